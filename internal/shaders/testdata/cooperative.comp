#version 450
#extension GL_NV_cooperative_matrix : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
layout(local_size_x = 64) in;
layout(constant_id = 0) const uint M = 8;
layout(constant_id = 1) const uint N = 8;
const uint K = 8;
layout(std430, binding = 0) readonly buffer A { float16_t a[]; };
layout(std430, binding = 1) readonly buffer B { float b[]; };
layout(std430, binding = 2) buffer C { float c[]; };
layout(std430, binding = 3) buffer D { float d[]; };
shared float s[M * N];
void main() {
  if (gl_SubgroupID == 0) {
    fcoopmatNV<16, gl_ScopeSubgroup, M, K> h;
    coopMatLoadNV(h, a, 4, K + 2, false);
    fcoopmatNV<32, gl_ScopeSubgroup, M, K> x = fcoopmatNV<32, gl_ScopeSubgroup, M, K>(h);
    fcoopmatNV<32, gl_ScopeSubgroup, K, N> y[2];
    for (int i = 0; i < 2; i++) coopMatLoadNV(y[i], b, K * N * i, K, true);
    fcoopmatNV<32, gl_ScopeSubgroup, M, N> z = fcoopmatNV<32, gl_ScopeSubgroup, M, N>(0.5);
    for (int i = 0; i < 2; i++) z = coopMatMulAddNV(x, y[i], z);
    coopMatStoreNV(z, s, 0, N, false);
    fcoopmatNV<32, gl_ScopeSubgroup, M, N> w = -z * 2.0 + z / fcoopmatNV<32, gl_ScopeSubgroup, M, N>(4.0);
    for (int i = 0; i < w.length(); i++) w[i] += 1.0;
    coopMatStoreNV(w, c, 3, M, true);
  }
  barrier();
  for (uint i = gl_LocalInvocationIndex; i < M * N; i += 64) d[i] = s[i];
}
