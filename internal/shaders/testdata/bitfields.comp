#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { int r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = a[i];
  int offset = int(i % 29u), bits = int(i / 64u) + 1;
  int at = int(i) * 7;
  r[at] = int(bitfieldExtract(x, offset, bits));
  r[at + 1] = bitfieldExtract(int(x), offset, bits);
  r[at + 2] = int(bitfieldInsert(x, 0xabcdefu, offset, bits));
  r[at + 3] = int(bitfieldReverse(x));
  r[at + 4] = bitCount(x);
  r[at + 5] = findLSB(x >> (i % 32u));
  r[at + 6] = findMSB(x >> (i % 32u)) * 64 + findMSB(int(x) >> int(i % 32u));
}
