#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(local_size_x_id = 4, local_size_y_id = 5) in;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = float(gl_WorkGroupSize.x * gl_WorkGroupSize.y);
}
