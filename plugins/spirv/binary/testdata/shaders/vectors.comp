#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer D { vec4 v[]; } d;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 a = d.v[i];
  vec2 b = a.zx;
  a.yw = b * 2.0;
  a[int(b.x) & 3] = 7.0;
  float c = a[int(b.y) & 3];
  bvec4 t = lessThan(a, vec4(c));
  d.v[i] = mix(a.wzyx, vec4(b, b), t) + vec4(any(t), all(t), not(t).x, 1);
  d.v[i].xyz *= 3.0;
}
