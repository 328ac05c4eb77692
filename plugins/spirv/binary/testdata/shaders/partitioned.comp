#version 450
// args: --target-env vulkan1.1
#extension GL_NV_shader_subgroup_partitioned : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { vec4 f; uvec4 u; ivec4 i; };
void main() {
  uvec4 p = subgroupPartitionNV(f.xy);
  uvec4 q = subgroupPartitionNV(u.x > 3u);
  f = subgroupPartitionedAddNV(f, p) + subgroupPartitionedInclusiveMulNV(f, p) + subgroupPartitionedExclusiveMinNV(f, q);
  u = subgroupPartitionedAndNV(u, p) + subgroupPartitionedInclusiveOrNV(u, p) + subgroupPartitionedExclusiveXorNV(u, q);
  i = subgroupPartitionedMaxNV(i, p) + subgroupPartitionedInclusiveMinNV(i, p) + subgroupPartitionedExclusiveAddNV(i, q);
  u.x = uint(subgroupPartitionedAndNV(u.y > 2u, p)) + uint(subgroupPartitionedInclusiveOrNV(u.y > 2u, p)) + uint(subgroupPartitionedExclusiveXorNV(u.y > 2u, q));
}
