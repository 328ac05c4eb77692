#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
struct S { float a; vec2 b[2]; };
float f(in float x, out float y, inout S s) { y = x * 2.0; s.b[1].x += y; return s.a; }
S make(float x) { S s; s.a = x; s.b[0] = vec2(x); s.b[1] = vec2(0); return s; }
void nothing() {}
void main() {
  uint i = gl_GlobalInvocationID.x;
  S s = make(data.v[i]);
  float y;
  data.v[i] = f(3.0, y, s) + y + s.b[1].x;
  nothing();
}
