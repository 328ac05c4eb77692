#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  r[i * 2u] = uvec4(subgroupInclusiveAdd(x), subgroupExclusiveAdd(x), subgroupInclusiveMax(x), subgroupExclusiveMin(x));
  r[i * 2u + 1u] = uvec4(subgroupInclusiveXor(x), subgroupExclusiveOr(x), subgroupInclusiveMul(x | 1u), subgroupExclusiveAnd(x));
}
