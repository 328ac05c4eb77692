#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer A { layout(row_major) mat3x2 a[]; };
layout(std430, binding = 1) buffer R { layout(column_major) mat3x2 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  mat3x2 m = a[i];
  m[1] = m[0] + m[2];
  m[2][1] = a[i][2][0] * 3.0;
  r[i] = m;
}
