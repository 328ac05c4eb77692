#version 450
layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint bins[256]; };
shared uint local[256];
void main() {
  uint l = gl_LocalInvocationIndex;
  local[l] = 0u;
  barrier();
  uint x = a[gl_GlobalInvocationID.x];
  for (uint k = 0u; k < 4u; k++) atomicAdd(local[(x >> (8u * k)) & 255u], 1u);
  barrier();
  if (local[l] != 0u) atomicAdd(bins[l], local[l]);
}
