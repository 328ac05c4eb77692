#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint s[32];
uint global_state = 3u;
void main() {
  uint l = gl_LocalInvocationIndex, local[8];
  uvec3 v = uvec3(l, l * 2u, 5u);
  for (uint k = 0u; k < 8u; k++) local[k] = a[gl_GlobalInvocationID.x] >> k;
  global_state += l;
  bool odd = (l & 1u) == 1u;
  s[l] = local[l & 7u];
  barrier();
  local[(l + 1u) & 7u] = s[31u - l];
  global_state *= 2u;
  barrier();
  uint x = odd ? global_state : v.y + v.z;
  for (uint k = 0u; k < 8u; k++) x = x * 31u + local[k];
  r[gl_GlobalInvocationID.x] = x;
}
