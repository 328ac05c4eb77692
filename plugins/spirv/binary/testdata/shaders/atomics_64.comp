#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_atomic_int64 : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer B { int64_t a[4]; uint64_t b[4]; } b;
void main() {
  b.a[1] = atomicAdd(b.a[0], 3L) + atomicMax(b.a[2], 5L);
  b.b[1] = atomicExchange(b.b[0], 3UL);
}
