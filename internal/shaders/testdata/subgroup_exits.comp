#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec3 r[]; };
uint left(uint i) {
  for (uint y = 0u; y < 3u; y++)
    if (y == (a[i] >> 3 & 3u)) return subgroupMax(i);
  return 77u;
}
void main() {
  uint i = gl_GlobalInvocationID.x, sum = 0u, count = 0u;
  for (uint x = 0u;; x++)
    if (x == (a[i] & 7u)) {
      sum = subgroupAdd(i);
      if (sum > 100u) sum += subgroupAdd(1u);
      break;
    }
  for (uint t = 0u; t < 2u; t++)
    for (uint u = 0u;; u++)
      if (u == (a[i] >> (5u + 2u * t) & 3u)) {
        count = 100u * count + subgroupAdd(1u);
        break;
      }
  r[i] = uvec3(sum, left(i), count);
}
