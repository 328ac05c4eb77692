#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(set = 0, binding = 1) buffer I { uint u[4]; int n[]; } k;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = data.v[i];
  data.v[i] = subgroupAdd(x) + subgroupMul(x) + subgroupMin(x) + subgroupMax(x) + subgroupInclusiveAdd(x) + subgroupExclusiveMul(x);
  int n = k.n[i];
  k.n[i] = subgroupAdd(n) + subgroupMul(n) + subgroupMin(n) + subgroupMax(n) + subgroupAnd(n) + subgroupOr(n) + subgroupXor(n);
  uint u = k.u[0];
  k.u[1] = subgroupMin(u) + subgroupMax(u) + subgroupInclusiveAnd(u);
  bool b = x > 0.0;
  k.u[2] = uint(subgroupAnd(b)) + uint(subgroupOr(b)) + uint(subgroupXor(b));
}
