#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
shared float tile[64];
shared struct { int a; vec2 b; } s;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint l = gl_LocalInvocationIndex;
  tile[l] = data.v[i];
  if (l == 0u) s.b = vec2(1);
  barrier();
  memoryBarrierShared();
  memoryBarrier();
  memoryBarrierBuffer();
  memoryBarrierImage();
  groupMemoryBarrier();
  data.v[i] = tile[63u - l] + s.b.x;
}
