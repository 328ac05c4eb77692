#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int8_t a[]; };
layout(std430, binding = 1) buffer R { uint8_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  int8_t x = a[i];
  uint8_t y = uint8_t(a[i ^ 3u]);
  r[i] = uint8_t(x * int8_t(5)) + (y >> uint8_t(1)) + uint8_t(min(x, int8_t(3)));
}
