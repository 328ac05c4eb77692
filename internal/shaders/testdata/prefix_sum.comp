#version 450
layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint lane[256];
void main() {
  uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
  uint x = a[i];
  lane[l] = x;
  barrier();
  for (uint n = 1u; n < 256u; n *= 2u) {
    uint y = l >= n ? lane[l - n] : 0u;
    barrier();
    x += y;
    lane[l] = x;
    barrier();
  }
  r[i] = x;
}
