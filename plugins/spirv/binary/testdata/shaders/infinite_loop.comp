#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  while (true) { data.v[i] += 1.0; if (data.v[i] > 8.0) return; }
}
