#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uint r[]; };
shared uint s[64];
void main() {
  uint l = gl_LocalInvocationIndex, g = gl_WorkGroupID.x;
  if (g == 1u) { r[gl_GlobalInvocationID.x] = 77u; return; }
  s[l] = l * g;
  if (g % 2u == 0u) {
    barrier();
    s[l] += 5u;
    uint x = s[l];
    barrier();
    s[63u - l] = x;
  } else {
    s[l] ^= 9u;
  }
  barrier();
  switch (g) {
  case 0u: r[gl_GlobalInvocationID.x] = s[(l + 1u) & 63u]; break;
  case 2u: barrier(); r[gl_GlobalInvocationID.x] = s[(l + 2u) & 63u]; break;
  default: r[gl_GlobalInvocationID.x] = s[l];
  }
}
