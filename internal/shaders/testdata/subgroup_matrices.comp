#version 450
#extension GL_NV_cooperative_matrix : require
#extension GL_NV_integer_cooperative_matrix : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int a[]; };
layout(std430, binding = 1) readonly buffer B { ivec4 b[]; };
layout(std430, binding = 2) buffer C { int c[]; };
layout(std430, binding = 3) buffer L { int l[]; };
const int M = 8, K = 8, N = 12;
icoopmatNV<32, gl_ScopeSubgroup, M, N> doubled(icoopmatNV<32, gl_ScopeSubgroup, M, N> m) { return m + m; }
void main() {
  uint g = gl_WorkGroupID.x * gl_NumSubgroups + gl_SubgroupID;
  icoopmatNV<32, gl_ScopeSubgroup, M, K> x;
  icoopmatNV<32, gl_ScopeSubgroup, K, N> y;
  coopMatLoadNV(x, a, g * M * K, K, false);
  coopMatLoadNV(y, b, 0, 3, false);
  icoopmatNV<32, gl_ScopeSubgroup, M, N> z = icoopmatNV<32, gl_ScopeSubgroup, M, N>(7);
  z = coopMatMulAddNV(x, y, z);
  if (gl_WorkGroupID.x == 1) z = doubled(-z);
  coopMatStoreNV(z, c, g * M * N, M, true);
  if (g == 0) l[gl_SubgroupInvocationID] = z.length();
}
