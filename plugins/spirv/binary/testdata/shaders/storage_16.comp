#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer B { float16_t a[4]; int16_t b[4]; uint8_t c[]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = float(b.a[0]) + float(int(b.b[1]));
  b.a[1] = float16_t(x);
  b.b[2] = int16_t(int(x));
  b.c[i] = uint8_t(uint(x));
}
