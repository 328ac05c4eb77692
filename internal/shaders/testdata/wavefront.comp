#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[64]; uint b[64]; };
layout(std430, binding = 1) buffer R { uint r; };
shared uint d[65][65];
void main() {
  uint l = gl_LocalInvocationIndex;
  d[0][l] = 0u;
  d[l + 1u][0] = 0u;
  if (l == 0u) d[0][64] = 0u;
  barrier();
  for (uint diagonal = 0u; diagonal < 127u; diagonal++) {
    if (l <= diagonal && diagonal - l < 64u) {
      uint y = l + 1u, x = diagonal - l + 1u;
      d[y][x] = a[y - 1u] == b[x - 1u] ? d[y - 1u][x - 1u] + 1u : max(d[y - 1u][x], d[y][x - 1u]);
    }
    barrier();
  }
  if (l == 0u) r = d[64][64];
}
