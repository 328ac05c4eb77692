#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { int v[]; } data;
int f(int x) {
  switch (x) {
  case 0: return 5;
  case 1:
  case 2: x += 7;
  case 3: x *= 2; break;
  default: x = 9; break;
  case -4: for (int j = 0; j < 4; j++) { if (j == x) break; x += j; }
  }
  switch (uint(x)) { default: return x; }
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = f(data.v[i]);
  switch (data.v[i + 1]) { case 1: data.v[i] = 2; }
}
