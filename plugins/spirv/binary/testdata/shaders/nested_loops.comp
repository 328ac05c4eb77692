#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float s = 0.0;
  for (int a = 0; a < 4; a++) {
    for (int b = 0; b < 4; b++) {
      if (a == b) continue;
      for (int c = 0; c < 4; c++) {
        if (c == a) break;
        switch (c) { case 1: s += 1.0; continue; case 2: s += 2.0; break; default: s *= 2.0; }
        s -= data.v[c];
      }
      if (s > 50.0) break;
    }
    if (s < -50.0) return;
  }
  data.v[i] = s;
}
