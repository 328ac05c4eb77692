#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { ivec4 a[]; };
layout(std430, binding = 1) buffer R { ivec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec4 x = a[i];
  r[i] = clamp(x, -100, 1000) + sign(x) * abs(x % 7) + ivec4(min(uvec4(x), uvec4(77u)) + max(uvec4(x), uvec4(3u))) + max(min(x, 5), x.wzyx);
}
