#version 450
layout(local_size_x = 32, local_size_y = 8, local_size_z = 4) in;
layout(std430, binding = 0) buffer R { uint r[]; };
shared uint s[1024];
void main() {
  uint l = gl_LocalInvocationIndex;
  uvec3 p = gl_LocalInvocationID;
  s[l] = p.x + p.y * 100u + p.z * 1000u + gl_WorkGroupID.x * 10000u;
  barrier();
  uint x = s[1023u - l];
  barrier();
  s[(l * 5u) & 1023u] = x;
  barrier();
  r[gl_WorkGroupID.x * 1024u + l] = s[l];
}
