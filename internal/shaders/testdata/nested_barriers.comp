#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer R { uint r[]; };
shared uint s[32];
void main() {
  uint l = gl_LocalInvocationIndex, x = l + gl_WorkGroupID.x;
  for (uint i = 0u; i < 3u + gl_WorkGroupID.x; i++) {
    s[l] = x;
    barrier();
    for (uint j = 0u; j <= i; j++) {
      uint y = s[(l + j + 1u) & 31u];
      barrier();
      s[l] = y + j;
      barrier();
      x += s[31u - l];
      if (i == 2u && j == 1u) break;
    }
    barrier();
  }
  r[gl_GlobalInvocationID.x] = x;
}
