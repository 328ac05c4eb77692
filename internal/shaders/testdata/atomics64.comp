#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint64_t u[3]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  atomicAdd(u[0], uint64_t(i) << 30);
  atomicMax(u[1], uint64_t(i) * 0x100000001ul);
  atomicXor(u[2], uint64_t(i) << (i & 63u));
}
