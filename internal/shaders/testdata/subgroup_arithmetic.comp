#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i], at = i * 8u;
  r[at] = subgroupAdd(x);
  r[at + 1u] = subgroupMul(x | 1u);
  r[at + 2u] = subgroupMin(x);
  r[at + 3u] = subgroupMax(x);
  r[at + 4u] = subgroupAnd(x | 0xf0u);
  r[at + 5u] = subgroupOr(x);
  r[at + 6u] = subgroupXor(x);
  r[at + 7u] = uint(subgroupMin(int(x) - 50) + subgroupMax(int(x) - 50));
}
