#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { int v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = data.v[i], y = data.v[i + 1];
  uint u = uint(x), w = uint(y);
  data.v[i] = abs(x) + sign(x) + min(x, y) + max(x, y) + clamp(x, y, 3) + int(min(u, w)) + int(max(u, w)) + int(clamp(u, w, 3u)) + mix(x, y, x < y);
}
