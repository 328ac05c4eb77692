#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = data.v[i], y = data.v[i + 1];
  data.v[i] = pow(x, y) + exp(x) + log(x) + exp2(x) + log2(x) + sqrt(x) + inversesqrt(x);
}
