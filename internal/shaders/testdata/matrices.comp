#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { mat4 a[]; };
layout(std430, binding = 1) readonly buffer V { vec4 v[]; };
layout(std430, binding = 2) buffer R { mat4 r[]; };
layout(std430, binding = 3) buffer W { vec4 w[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  mat4 m = a[i];
  r[i] = transpose(m) * m + outerProduct(v[i], v[i]) * 2.0;
  w[i] = m * v[i] + v[i] * m + vec4(determinant(m));
}
