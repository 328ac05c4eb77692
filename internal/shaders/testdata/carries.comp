#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uvec2 a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
layout(std430, binding = 2) buffer T { ivec4 t[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = a[i].x, y = a[i].y, c, b, hi, lo;
  uint sum = uaddCarry(x, y, c);
  uint difference = usubBorrow(x, y, b);
  r[i] = uvec4(sum, c, difference, b);
  umulExtended(x, y, hi, lo);
  int shi, slo;
  imulExtended(int(x), int(y), shi, slo);
  t[i] = ivec4(int(hi), int(lo), shi, slo);
}
