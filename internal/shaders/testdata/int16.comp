#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int16_t a[]; };
layout(std430, binding = 1) buffer R { uint16_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  int16_t x = a[i];
  uint16_t y = uint16_t(a[i ^ 5u]);
  r[i * 2u] = uint16_t(x * int16_t(7) + int16_t(y));
  r[i * 2u + 1u] = (y << 3us) ^ uint16_t(x >> 2s) ^ uint16_t(max(x, int16_t(100)));
}
