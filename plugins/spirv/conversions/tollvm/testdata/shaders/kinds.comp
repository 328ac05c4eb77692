#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : enable
#extension GL_EXT_shader_16bit_storage : enable
#extension GL_EXT_shader_8bit_storage : enable
#extension GL_EXT_buffer_reference : enable
#extension GL_EXT_scalar_block_layout : enable
#extension GL_EXT_nonuniform_qualifier : enable
layout(local_size_x = 1) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node { Node next; float value; };
layout(scalar, binding = 0) buffer K { int8_t a; int16_t b; int64_t c; float16_t d; double e; vec3 f[4]; u8vec3 g; float h; } k;
layout(std430, binding = 1) buffer D { float x[]; } d[4];
layout(push_constant) uniform P { Node first; uint which; } p;
const float table[5] = float[](1.0, 2.0, 4.0, 8.0, 16.0);
struct S { int a; vec3 b; float c[3]; };
S make(int n) { S s; s.a = n; s.b = vec3(n); s.c = float[](1.0, 2.0, float(n)); return s; }
void change(inout S s) { s.b.y += s.c[s.a % 3]; }
void main() {
  k.a = int8_t(k.b) + int8_t(1);
  k.c = k.c * int64_t(k.b) >> 3;
  k.d = k.d * float16_t(2.0) + float16_t(k.e);
  k.e = double(k.d) + sqrt(k.e);
  k.f[1] = k.f[2].zyx + vec3(k.g);
  k.h = table[int(p.which) % 5];
  float sum = 0.0;
  Node n = p.first;
  for (int i = 0; i < 4; ++i) { sum += n.value; n = n.next; }
  d[p.which].x[0] = sum;
  S s = make(2); change(s); k.h += s.b.y;
  int j = 0;
  do { j += 2; if (j == 6) continue; if (j > 8) break; k.h += 1.0; } while (j < 20);
}
