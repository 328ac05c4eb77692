#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer D { mat4 m[]; } d;
layout(set = 0, binding = 1, row_major) uniform U { mat3x4 a; layout(column_major) mat2x3 b; } u;
void main() {
  uint i = gl_GlobalInvocationID.x;
  mat4 m = d.m[i] * d.m[i + 1];
  m = transpose(m) * 2.0;
  vec4 v = m * vec4(1, 2, 3, 4);
  v = v * m;
  m[1] = v;
  m[2][3] = determinant(m);
  mat3 o = outerProduct(u.a * vec3(v.xyz) == vec4(0) ? v.xyz : v.yzw, u.b * v.xy);
  d.m[i] = inverse(m) + mat4(o) - matrixCompMult(m, m) + m / m;
}
