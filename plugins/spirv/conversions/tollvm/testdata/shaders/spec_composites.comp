#version 450
layout(local_size_x = 1) in;
layout(constant_id = 0) const int n = 3;
layout(binding = 0) buffer B { ivec2 v; ivec3 w[]; } b;
void main() {
  b.v = ivec2(n * n - 1) - b.v;
  b.w[n] = ivec3(n, n + 1, 7);
}
