#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int a[]; };
layout(std430, binding = 1) buffer R { int r[]; };
struct Pair { int x; int y[3]; };
int calls = 0;
int twice(inout int x, out int old) { old = x; x *= 2; calls++; return x + old; }
Pair build(int x) { Pair p; p.x = x; for (int i = 0; i < 3; i++) p.y[i] = x + i; calls++; return p; }
int total(Pair p, in int scale) { int s = p.x; for (int i = 0; i < 3; i++) s += p.y[i] * scale; return s; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = a[i], old;
  int sum = twice(x, old);
  Pair p = build(x);
  if (x > 20) p = build(old);
  twice(p.y[i % 3u], p.x);
  r[i] = sum + total(p, old) * 10 + calls;
}
