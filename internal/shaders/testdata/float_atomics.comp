#version 450
#extension GL_EXT_shader_atomic_float : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { float sum; float parts[4]; };
shared float local;
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (gl_LocalInvocationIndex == 0u) local = 0.0;
  barrier();
  atomicAdd(local, float(i & 15u));
  atomicAdd(parts[i & 3u], 0.5);
  barrier();
  if (gl_LocalInvocationIndex == 0u) atomicAdd(sum, local);
}
