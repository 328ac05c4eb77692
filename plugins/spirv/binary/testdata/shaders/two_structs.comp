#version 450
layout(local_size_x = 64) in;
struct S { vec3 a; float b; };
layout(std140, binding = 0) uniform U { S s; } u;
layout(std430, binding = 1) buffer B { S s; S t[]; } b;
void main() {
  S s = u.s;
  b.t[0] = s;
  b.s.a = s.a * 2.0;
}
