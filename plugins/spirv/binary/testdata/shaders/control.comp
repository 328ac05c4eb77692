#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer A { float a[]; };
layout(set = 0, binding = 1) buffer B { vec4 b[]; } bb;
layout(push_constant) uniform P { uint n; float k; } p;
float f(float x, inout float y) { y += 1.0; if (x > 2.0) return x; return sin(x); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= p.n) return;
  float s = 0.0, t = 1.0;
  for (int j = 0; j < 10; ++j) { if (j == 7) continue; if (a[i] > 100.0) break; s += f(a[i], t) * p.k; }
  switch (i) { case 1u: s = 1.0; break; case 2u: s *= 2.0; default: s -= 1.0; }
  a[i] = s + bb.b[i].x * t;
}
