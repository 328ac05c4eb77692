#version 450
// From the barrier one way leads to the next iteration of either loop.
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint s[32];
void main() {
  uint i = gl_GlobalInvocationID.x, l = gl_LocalInvocationIndex, g = gl_WorkGroupID.x;
  uint x = i;
  for (uint k = 0u; k < 3u; k++) {
    for (uint n = 0u; n < 3u; n++) {
      if (a[g * 5u] > 8u) {
        s[l] = x + n;
        if ((g & 1u) == 0u) x += 5u;
        barrier();
        x += s[l ^ 3u];
      }
      barrier();
      if ((g & 1u) == 0u) break;
      x = x * 3u + n;
    }
    x ^= k;
  }
  r[i] = x;
}
