#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i], y = 0u;
  if (x > 50u) y = subgroupAdd(x); else y = subgroupMax(x) * 1000u;
  for (uint k = 0u; k < (x & 3u); k++) y += subgroupBallotBitCount(subgroupBallot(true)) * 7u;
  if (subgroupElect()) y += 1000000u;
  r[i] = y;
}
