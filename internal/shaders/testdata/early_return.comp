#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { int a[]; };
int find(int x) {
  for (int i = 0; i < a.length(); i++) {
    if (a[i] == x) return i;
    if (a[i] > x) return -i;
  }
  return 1000;
}
layout(std430, binding = 1) buffer R { int r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= r.length()) return;
  if (i % 3u == 0u) { r[i] = -7; return; }
  r[i] = find(int(i));
}
