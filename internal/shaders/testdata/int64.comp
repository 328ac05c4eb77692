#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint64_t a[]; };
layout(std430, binding = 1) buffer R { uint64_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint64_t x = a[i], y = a[i ^ 1u] | 1ul;
  int64_t s = int64_t(x);
  r[i * 4u] = x * y + x / y;
  r[i * 4u + 1u] = uint64_t(s / int64_t(y >> 3)) ^ uint64_t(s >> int(i & 63u));
  r[i * 4u + 2u] = (x << int(i & 63u)) | (x >> int(64u - max(i & 63u, 1u)));
  r[i * 4u + 3u] = min(x, y) + uint64_t(abs(s)) + uint64_t(uint(x)) * 3ul;
}
