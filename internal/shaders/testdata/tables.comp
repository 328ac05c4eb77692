#version 450
layout(local_size_x = 64) in;
const uint squares[8] = uint[](0u, 1u, 4u, 9u, 16u, 25u, 36u, 49u);
const vec2 points[3] = vec2[](vec2(1, 2), vec2(3, 4), vec2(5, 6));
layout(std430, binding = 0) buffer R { uint r[]; };
uint state[4] = uint[](1u, 2u, 3u, 4u);
void main() {
  uint i = gl_GlobalInvocationID.x;
  state[i & 3u] = squares[i & 7u];
  state[(i + 1u) & 3u] += uint(points[i % 3u].y);
  uint local[16];
  for (uint k = 0u; k < 16u; k++) local[k] = k * i;
  for (uint k = 1u; k < 16u; k++) local[k] ^= local[k - 1u] + state[k & 3u];
  r[i] = local[15] + state[0] * 3u + state[1] * 5u + state[2] * 7u + state[3] * 11u;
}
