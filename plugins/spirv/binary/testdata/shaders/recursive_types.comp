#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
struct A { float x; };
struct B { A a[3]; A b; };
struct C { B b[2]; mat2 m; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  C c;
  c.b[1].a[2].x = data.v[i];
  c.m = mat2(1);
  C d = c;
  d.b[0] = c.b[1];
  data.v[i] = d.b[0].a[2].x + (c == d ? 1.0 : 0.0);
}
