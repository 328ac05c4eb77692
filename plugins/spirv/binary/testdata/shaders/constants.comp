#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
const mat2x3 m = mat2x3(1, 2, 3, 4, 5, 6);
const struct { int a; vec3 b; bool c; } s = { 4, vec3(1, 2, 3), true };
void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec3 n = ivec3(-1, 0x7fffffff, -2147483647 - 1);
  data.v[i] = m[int(i) & 1][1] + s.b[i % 3u] + float(n[i % 3u]) + float(s.a) + (s.c ? 1e-30 : 3.4e38) + 4294967295u;
}
