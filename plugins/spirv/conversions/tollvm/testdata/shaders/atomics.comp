#version 450
#extension GL_KHR_memory_scope_semantics : enable
#pragma use_vulkan_memory_model
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer B { int i; uint u; int data[]; } b;
shared uint total;
void main() {
  if (gl_LocalInvocationIndex == 0u) total = 0u;
  barrier();
  atomicAdd(total, gl_GlobalInvocationID.x);
  atomicMax(b.i, 3);
  atomicMin(b.u, 3u);
  atomicAnd(b.u, 7u);
  atomicExchange(b.i, 1);
  atomicCompSwap(b.i, 1, 2);
  atomicStore(b.data[1], 4, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelease);
  b.data[0] = atomicLoad(b.i, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
  memoryBarrierBuffer();
  groupMemoryBarrier();
  b.data[2] = int(total);
}
