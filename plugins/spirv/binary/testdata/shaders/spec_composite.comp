#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(constant_id = 0) const int n = 4;
const ivec3 v = ivec3(n, n + 1, 3);
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = float(v[i % 3u] - 7);
}
