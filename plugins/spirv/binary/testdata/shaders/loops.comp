#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float s = 0.0;
  for (int j = 0; j < 8; j++) for (int k = j; k < 8; k++) s += data.v[j * 8 + k];
  int n = 3;
  while (n > 0) { s *= 0.5; n--; }
  do { s += 1.0; n++; } while (n < 5);
  data.v[i] = s;
}
