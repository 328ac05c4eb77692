#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer R { uint r[8]; };
void main() {
  uint first = gl_LocalInvocationIndex, placed[8], count = 0u;
  placed[0] = first;
  int row = 1;
  placed[1] = 0u;
  while (row > 0) {
    if (placed[row] >= 8u) { row--; if (row > 0) placed[row]++; continue; }
    bool ok = true;
    for (int k = 0; k < row; k++) {
      uint d = placed[k] > placed[row] ? placed[k] - placed[row] : placed[row] - placed[k];
      if (d == 0u || d == uint(row - k)) { ok = false; break; }
    }
    if (!ok) { placed[row]++; continue; }
    if (row == 7) { count++; placed[row]++; continue; }
    row++;
    placed[row] = 0u;
  }
  r[first] = count;
}
