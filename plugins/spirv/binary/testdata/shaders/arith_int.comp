#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { int v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  int a = data.v[i], b = data.v[i + 1];
  data.v[i] = a + b - a * b / (a - 3) + a % b - (-a) + (a & b | a ^ b) + ~a + (a << 3) + (a >> b);
}
