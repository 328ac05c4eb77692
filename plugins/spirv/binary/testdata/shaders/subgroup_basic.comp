#version 450
#extension GL_KHR_shader_subgroup_basic : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = gl_SubgroupSize + gl_SubgroupInvocationID + gl_NumSubgroups + gl_SubgroupID;
  if (subgroupElect()) data.v[0] = 1u;
  subgroupBarrier();
  subgroupMemoryBarrier();
  subgroupMemoryBarrierBuffer();
  subgroupMemoryBarrierShared();
}
