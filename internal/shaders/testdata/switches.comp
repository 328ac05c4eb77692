#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int a[]; };
layout(std430, binding = 1) buffer R { int r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = 0;
  switch (a[i]) {
  case -1: x = 100; break;
  case 0:
  case 1: x += 1; // falls through
  case 2: x += 20; break;
  case 7: if (i % 2u == 0u) break; x = 9;
  case 9: x *= 3; break;
  default: x = -a[i];
  }
  r[i] = x;
}
