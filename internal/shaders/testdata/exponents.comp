#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
layout(std430, binding = 2) buffer E { int e[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  int exponent;
  float whole;
  float significand = frexp(a[i], exponent);
  float part = modf(a[i], whole);
  r[i] = vec4(significand, part, whole, ldexp(a[i], int(i % 9u) - 4));
  e[i] = exponent;
}
