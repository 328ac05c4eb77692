#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { ivec4 a[]; };
layout(std430, binding = 1) buffer R { ivec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec4 x = a[i];
  ivec2 t = x.wz;
  x.yw = t;
  x[i & 3u] += 10;
  bvec4 less = lessThan(x, a[i ^ 1u]);
  r[i] = mix(x, x.wzyx, less) + ivec4(any(less), all(less), not(less).x, less.y ? 5 : 6);
}
