#version 450
layout(local_size_x = 8, local_size_y = 4, local_size_z = 2) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  data.v[0] = gl_NumWorkGroups.x + gl_WorkGroupSize.y + gl_WorkGroupID.z + gl_LocalInvocationID.x + gl_GlobalInvocationID.y + gl_LocalInvocationIndex;
}
