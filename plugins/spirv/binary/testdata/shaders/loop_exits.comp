#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
float f(float x) {
  for (int j = 0; j < 10; j++) {
    if (x > 100.0) return x;
    if (x < -100.0) break;
    if (j == 3) continue;
    x *= 1.5;
    while (true) { x += 1.0; if (x > 7.0) break; if (x < 2.0) continue; x -= 0.5; if (x < -7.0) return 0.0; }
  }
  return -x;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = f(data.v[i]);
}
