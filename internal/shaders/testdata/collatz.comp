#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, n = i + 1u, steps = 0u;
  while (n != 1u) {
    n = (n & 1u) == 0u ? n / 2u : 3u * n + 1u;
    if (++steps > 100u) break;
  }
  r[i] = steps;
}
