#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
bool g(float x) { data.v[0] += x; return x > 0.0; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (g(1.0) && g(2.0) || g(3.0)) data.v[i] = 1.0;
}
