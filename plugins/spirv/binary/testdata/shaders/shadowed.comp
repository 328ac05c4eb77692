#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
struct data_t { float v; };
float v(float v) { { float v = 2.0 * v; return v; } }
void main() {
  uint i = gl_GlobalInvocationID.x;
  data_t d;
  d.v = v(data.v[i]);
  data.v[i] = d.v;
}
