#version 450
layout(local_size_x=64) in;
struct P { vec3 pos; float m; mat3 rot; };
layout(std430, binding=0) buffer A { float n; P p[]; } a;
layout(std140, binding=1) uniform U { mat4 view; vec3 off; float k; layout(row_major) mat3 q; mat2 z[2]; } u;
layout(push_constant) uniform Pc { int count; } pc;
shared float sm[64];
layout(constant_id=3) const int N = 4;
float f(float x) { return tanh(x) + asin(x) * atan(x, 2.0); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= uint(pc.count)) return;
  vec3 v = a.p[i].rot * a.p[i].pos + u.off * u.k;
  for (int j = 0; j < N; ++j) { v += u.q * v; v.x += f(v.y); if (v.z > 100.0) break; }
  sm[gl_LocalInvocationIndex] = length(v);
  barrier();
  v = u.q[1] + normalize(cross(v, vec3(sm[0]))) + (u.view * vec4(v, 1.0)).xyz;
  v.xy += u.z[1] * v.yz;
  switch (int(i) & 3) { case 0: v.x = 1.0; break; case 1: v.y = 2.0; default: v.z = float(bitfieldExtract(i, 3, 5)); }
  a.p[i].pos = v;
}
