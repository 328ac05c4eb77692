#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
layout(constant_id = 0) const int n = 4;
layout(constant_id = 1) const uint u = 4u;
layout(constant_id = 2) const bool b = false;
const int a = (n + 1 - 2) * 3 / 2 % 5 & 7 | 8 ^ 3;
const uint c = (u << 2) >> 1;
const bool d = (n < 3) != b;
const int e = d ? a : -a;
const uint f = uint(n) + ~u;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = uint(e) + c + f + (d ? 1u : 2u);
}
