#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 128) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint parts[32];
void main() {
  uint sum = subgroupAdd(a[gl_GlobalInvocationID.x]);
  if (subgroupElect()) parts[gl_SubgroupID] = sum;
  barrier();
  if (gl_LocalInvocationIndex == 0u) {
    uint total = 0u;
    for (uint k = 0u; k < gl_NumSubgroups; k++) total += parts[k];
    r[gl_WorkGroupID.x] = total;
  }
}
