#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer B { int64_t a[4]; uint64_t b[4]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  b.a[1] = b.a[0] * 5000000000L - int64_t(i);
  b.b[1] = (b.b[0] << 40) + 0xfedcba9876543210UL;
  u64vec2 v = u64vec2(b.b[0], b.b[1]);
  b.b[2] = v.x ^ v.y;
  switch (int(b.a[2])) { case 7: b.a[3] = -1L; }
}
