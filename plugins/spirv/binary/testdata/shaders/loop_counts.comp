#version 450
#extension GL_EXT_control_flow_attributes : require
// args: --target-env spirv1.4
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float s = 0.0;
  [[min_iterations(2), max_iterations(9)]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[iteration_multiple(2)]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[peel_count(1), partial_count(4)]] for (int j = 0; j < 8; j++) s += data.v[j];
  data.v[i] = s;
}
