#version 450
// A value that is read in a loop, and used behind it by lanes that have left in different iterations.
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[128]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint at = a[(i * 3u + 3u) & 127u];
  uint x = 0u;
  for (uint k = 0u; ; k++) {
    x = a[(at + k) & 127u];
    if (k >= (x & 7u)) break;
  }
  r[i] = x;
}
