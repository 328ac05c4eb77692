#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { float16_t a[]; };
layout(std430, binding = 1) buffer R { float16_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float16_t x = a[i], y = a[i ^ 1u];
  r[i * 2u] = x + y;
  r[i * 2u + 1u] = max(x, y) * 0.5hf;
}
