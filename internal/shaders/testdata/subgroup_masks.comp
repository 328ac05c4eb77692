#version 450
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  r[i * 2u] = uvec4(gl_SubgroupSize, gl_NumSubgroups, gl_SubgroupID, gl_SubgroupInvocationID);
  r[i * 2u + 1u] = uvec4(gl_SubgroupEqMask.x, gl_SubgroupGeMask.x & 0xffu, gl_SubgroupLtMask.x, gl_SubgroupLeMask.x ^ (gl_SubgroupGtMask.x & 0xfu));
}
