#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
const float table[5] = float[](1.0, 2.0, 3.0, 5.0, 8.0);
void main() {
  uint i = gl_GlobalInvocationID.x;
  float local[4][3];
  for (int a = 0; a < 4; a++) for (int b = 0; b < 3; b++) local[a][b] = table[(a + b) % 5];
  data.v[i] = local[i & 3][2] + float(local.length());
}
