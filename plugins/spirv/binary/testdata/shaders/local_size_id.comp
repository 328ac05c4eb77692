#version 450
// args: --target-env vulkan1.3
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(local_size_x_id = 1) in;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = float(gl_WorkGroupSize.x);
}
