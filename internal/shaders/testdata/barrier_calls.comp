#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uint r[]; };
shared uint s[64];
uint rotate(uint x, uint by) {
  s[gl_LocalInvocationIndex] = x;
  barrier();
  uint y = s[(gl_LocalInvocationIndex + by) & 63u];
  barrier();
  return y;
}
uint twice(uint x) { return rotate(x, 3u) + rotate(x * 2u, 5u); }
void main() {
  uint x = gl_GlobalInvocationID.x;
  for (uint i = 0u; i < 3u; i++) x = twice(x) + i;
  r[gl_GlobalInvocationID.x] = x;
}
