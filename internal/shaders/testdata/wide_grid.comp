#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer R { uint count; uint sum; };
void main() {
  if ((gl_WorkGroupID.x & 1023u) == 0u) { atomicAdd(count, 1u); atomicAdd(sum, gl_WorkGroupID.x >> 10); }
}
