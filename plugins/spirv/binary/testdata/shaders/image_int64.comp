#version 450
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 64) in;
layout(binding = 0, r64ui) uniform u64image2D im;
void main() {
  imageAtomicMax(im, ivec2(0), 5UL);
}
