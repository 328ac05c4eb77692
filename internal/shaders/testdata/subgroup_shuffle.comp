#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i], l = gl_SubgroupInvocationID, n = gl_SubgroupSize;
  uint up = subgroupShuffleUp(x, 1u), down = subgroupShuffleDown(x, 2u);
  r[i] = uvec4(subgroupShuffle(x, (l * 3u + 1u) % n), subgroupShuffleXor(x, 3u), l >= 1u ? up : 0u, l + 2u < n ? down : 0u);
}
