#version 450
#extension GL_EXT_control_flow_attributes : require
// args: --target-env spirv1.4
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float s = 0.0;
  [[unroll]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[dont_unroll]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[dependency_infinite]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[dependency_length(4)]] for (int j = 0; j < 8; j++) s += data.v[j];
  [[flatten]] if (s > 1.0) s = 1.0;
  [[dont_flatten]] if (s > 2.0) s = 2.0;
  [[flatten]] switch (int(s)) { case 1: s = 4.0; }
  data.v[i] = s;
}
