#version 450
// What is left for the part behind the barrier stays there in a run of the other part.
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, g = gl_WorkGroupID.x;
  uint x = i;
  for (uint k = 0u; k < 3u; k++) {
    for (uint n = 0u; n < 3u; n++) {
      if (a[g * 5u] > 8u) {
        barrier();
        for (uint m = 0u; m < (x & 7u); m++) {
          x = x * 3u + m;
        }
      }
      if ((g & 1u) == 0u) break;
    }
  }
  r[i] = x;
}
