#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) coherent volatile buffer A { float v[]; } a;
layout(set = 0, binding = 1) restrict readonly buffer B { float v[]; } b;
layout(set = 0, binding = 2) writeonly buffer C { float v[]; } c;
layout(set = 0, binding = 3) buffer D { readonly float r; coherent float w[]; } d;
void main() {
  uint i = gl_GlobalInvocationID.x;
  c.v[i] = a.v[i] + b.v[i] + d.r;
  d.w[i] = 1.0;
}
