#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint s[64];
void main() {
  uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
  uint x = a[i], work = 0u;
  for (uint step = 0u; step < 5u; step++) {
    uint n = (x >> step) & 7u;
    for (uint k = 0u; k < n; k++) { if (k == 5u) break; work += k * l + step; }
    if ((l & 1u) == (step & 1u)) { s[l] = work; } else { s[l] = x; if (l > 40u) s[l] += 3u; }
    barrier();
    x += s[(l + step * 7u + 1u) & 63u];
    barrier();
    if (x % 3u == 0u) continue;
    work ^= x;
  }
  r[i] = x + work;
}
