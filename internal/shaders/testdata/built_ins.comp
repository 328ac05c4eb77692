#version 450
layout(local_size_x = 4, local_size_y = 3, local_size_z = 2) in;
layout(std430, binding = 0) buffer R { uvec4 r[]; };
void main() {
  uvec3 n = gl_NumWorkGroups * gl_WorkGroupSize, g = gl_GlobalInvocationID;
  uint i = (g.z * n.y + g.y) * n.x + g.x;
  r[i * 2u] = uvec4(gl_WorkGroupID, gl_LocalInvocationIndex);
  r[i * 2u + 1u] = uvec4(gl_LocalInvocationID, gl_NumWorkGroups.x * 100u + gl_NumWorkGroups.y * 10u + gl_NumWorkGroups.z);
}
