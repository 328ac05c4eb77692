#version 450
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_NV_shader_subgroup_partitioned : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  uvec4 part = subgroupPartitionNV(x & 3u);
  r[5u * i] = uvec4(part.x, subgroupPartitionedAddNV(x, part), subgroupPartitionedInclusiveMaxNV(x, part), subgroupPartitionedExclusiveAddNV(x, part));
  uvec4 s = uvec4(0u);
  if (x > 40u) { // of some invocations
    uvec4 own = subgroupPartitionNV(vec2(x & 1u, -0.0));
    s = uvec4(own.x, uint(min(subgroupPartitionedMulNV(float(x & 7u), own), 4e9)), uint(subgroupPartitionedOrNV((x & 6u) == 0u, own)), subgroupPartitionedXorNV(uvec2(x, 1u), own).x);
  }
  r[5u * i + 1u] = s;
  // A float that is no number is in one part with its like, zeros are in one whatever their signs.
  float special = (x & 3u) == 0u ? 0.0 : (x & 3u) == 1u ? -0.0 : (x & 3u) == 2u ? uintBitsToFloat(0x7fc00000u) : 1.0;
  r[5u * i + 2u] = uvec4(subgroupPartitionNV(special).x, subgroupPartitionNV((x & 1u) == 0u).x, subgroupPartitionedMinNV(int(x), part), subgroupPartitionedAndNV(x, part));
  r[5u * i + 3u] = uvec4(subgroupPartitionedInclusiveAddNV(x, part), uint(subgroupPartitionedExclusiveMaxNV(float(x), part) < 0.0), subgroupPartitionedExclusiveOrNV(x, part), subgroupPartitionedInclusiveMinNV(x, part));
  r[5u * i + 4u] = subgroupPartitionNV(i);
}
