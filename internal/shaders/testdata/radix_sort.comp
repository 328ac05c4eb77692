#version 450
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer A { uint a[128]; };
shared uint keys[128], zeros[128];
void main() {
  uint l = gl_LocalInvocationIndex;
  uint x = a[l];
  for (uint bit = 0u; bit < 16u; bit++) {
    uint zero = ((x >> bit) & 1u) ^ 1u;
    zeros[l] = zero;
    barrier();
    for (uint n = 1u; n < 128u; n *= 2u) {
      uint y = l >= n ? zeros[l - n] : 0u;
      barrier();
      zeros[l] += y;
      barrier();
    }
    uint at = zero == 1u ? zeros[l] - 1u : zeros[127] + l - zeros[l];
    keys[at] = x;
    barrier();
    x = keys[l];
    barrier();
  }
  a[l] = x;
}
