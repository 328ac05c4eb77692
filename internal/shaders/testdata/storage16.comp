#version 450
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float16_t a[]; };
layout(std430, binding = 1) buffer R { float r[]; };
layout(std430, binding = 2) buffer H { float16_t h[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = float(a[i]);
  r[i] = x * 0.5 + 1.0;
  h[i] = float16_t(x * 4.0);
}
