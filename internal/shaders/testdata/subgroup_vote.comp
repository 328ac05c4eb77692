#version 450
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  r[i] = uint(subgroupAll(x > 10u)) | uint(subgroupAny(x > 90u)) << 1 | uint(subgroupAllEqual(x / 200u)) << 2 | uint(subgroupAllEqual(x)) << 3;
}
