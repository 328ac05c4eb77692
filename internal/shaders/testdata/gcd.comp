#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uvec2 a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = a[i].x, y = a[i].y, t;
  do { t = x % y; x = y; y = t; } while (y != 0u);
  r[i] = x;
}
