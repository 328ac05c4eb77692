#version 450
#extension GL_KHR_memory_scope_semantics : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
#pragma use_vulkan_memory_model
layout(set = 0, binding = 0) workgroupcoherent buffer Data { int v[]; } data;
layout(set = 0, binding = 1, r32i) uniform devicecoherent iimage2D im;
layout(set = 0, binding = 2) nonprivate buffer B { float v[]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] += 1;
  b.v[i] = float(data.v[0]);
  imageStore(im, ivec2(i), imageLoad(im, ivec2(0)));
  atomicAdd(data.v[0], 1, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelease);
}
