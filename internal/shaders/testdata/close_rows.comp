#version 450
// Arrays of arrays of matrices whose rows lie closer than the columns would.
layout(local_size_x = 8) in;
layout(std430, row_major, binding = 0) readonly buffer A { mat2x3 a[4][2]; };
layout(std430, row_major, binding = 1) buffer B { mat2x3 b[4][2]; };
layout(std430, binding = 2) buffer C { vec2 c[8]; };
void main() {
  uint i = gl_LocalInvocationID.x, x = i / 2, y = i % 2;
  mat2x3 m = a[x][y];
  mat2x3 both[2] = a[x];
  b[x][y] = m + both[1 - y];
  c[i] = vec2(a[x][y][0][2], a[3 - x][y][1].x);
}
