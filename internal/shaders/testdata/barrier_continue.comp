#version 450
// From the barriers two ways lead to the next iteration.
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint s[32];
void main() {
  uint i = gl_GlobalInvocationID.x, l = gl_LocalInvocationIndex;
  uint x = i;
  for (uint k = 0u; k < 6u; k++) {
    if (a[k] != 1u) {
      if (a[k] != 3u) {
        s[l] = x;
        barrier();
        x += s[(l + 5u) & 31u];
        barrier();
      }
      if (((x + k) & 3u) == 0u) continue;
      x ^= 1u;
    }
    x = x * 3u + k;
    if (a[k] == 4u) continue;
    x += 7u;
  }
  r[i] = x;
}
