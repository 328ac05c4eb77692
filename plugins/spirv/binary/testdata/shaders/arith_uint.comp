#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint a = data.v[i], b = data.v[i + 1];
  data.v[i] = a + b - a * b / (a - 3u) + a % b + (a & b | a ^ b) + ~a + (a << 3) + (a >> b);
}
