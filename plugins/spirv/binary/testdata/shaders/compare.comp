#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float a = data.v[i], b = data.v[i + 1];
  int n = int(a), m = int(b);
  uint u = uint(a), w = uint(b);
  bool r = a < b || a <= b && a > 2.0 * b || a >= b || a == b || a != b;
  r = r ^^ (n < m) || n <= m && n > 2 * m || n >= m || n == m || n != m;
  r = r != (u < w) || u <= w && u > 2u * w || u >= w || u == w || u != w;
  data.v[i] = !r ? a : b;
}
