#version 450
layout(local_size_x = 128) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint part[128];
void main() {
  uint l = gl_LocalInvocationIndex;
  part[l] = a[gl_GlobalInvocationID.x];
  barrier();
  for (uint n = 64u; n > 0u; n >>= 1) {
    if (l < n) part[l] += part[l + n];
    barrier();
  }
  if (l == 0u) r[gl_WorkGroupID.x] = part[0];
}
