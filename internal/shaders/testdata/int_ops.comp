#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { int a[]; };
layout(std430, binding = 1) readonly buffer B { int b[]; };
layout(std430, binding = 2) buffer S { int s[]; };
layout(std430, binding = 3) buffer U { uint u[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = a[i], y = b[i] | 1;
  uint v = uint(x), w = uint(y);
  s[i] = (x / y) + 3 * (x * y) - (x - y) + (x >> (y & 31)) + (-x) + (~y) + ((x ^ y) & 0x5555) + (x | 7);
  u[i] = (v / w) + 5u * (v % w) + (v >> (w & 31u)) + (v << (w & 31u)) + uint(x < y) * 11u + uint(v < w) * 13u
    + uint(x >= y) * 17u + uint(v >= w) * 19u + uint(x == y) * 23u;
}
