#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { float r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, at = i * 6u;
  float x = a[i];
  r[at] = sinh(x);
  r[at + 1u] = cosh(x);
  r[at + 2u] = tanh(x);
  r[at + 3u] = asinh(x);
  r[at + 4u] = acosh(1.0 + abs(x));
  r[at + 5u] = atanh(x * 0.2);
}
