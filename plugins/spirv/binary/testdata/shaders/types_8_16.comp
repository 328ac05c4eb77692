#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer B { int8_t a[4]; uint8_t b[4]; int16_t c[4]; uint16_t d[4]; float16_t e[4]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  b.a[1] = b.a[0] + int8_t(3);
  b.b[1] = b.b[0] * uint8_t(2);
  b.c[1] = -b.c[0];
  b.d[1] = b.d[0] >> uint16_t(1);
  b.e[1] = b.e[0] * float16_t(0.5) + float16_t(b.c[2]);
  f16vec3 v = f16vec3(b.e[0], b.e[1], 1.0hf);
  b.e[2] = dot(v, v) + sin(b.e[3]);
}
