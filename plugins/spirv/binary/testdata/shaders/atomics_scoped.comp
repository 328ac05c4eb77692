#version 450
#extension GL_KHR_memory_scope_semantics : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { int v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  int a = atomicLoad(data.v[0], gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
  atomicStore(data.v[1], a, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer, gl_SemanticsRelease);
  a += atomicAdd(data.v[2], 1, gl_ScopeSubgroup, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
  a += atomicCompSwap(data.v[3], 1, 2, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
  memoryBarrier(gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
  controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
  data.v[i] = a;
}
