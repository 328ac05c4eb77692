#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint a = data.v[i];
  int b = int(a);
  a = bitfieldInsert(a, data.v[i + 1], 3, 7) + bitfieldExtract(a, 2, 5) + uint(bitfieldExtract(b, 2, 5));
  a += bitfieldReverse(a) + uint(bitCount(a)) + uint(bitCount(b)) + uint(findLSB(a)) + uint(findMSB(a)) + uint(findMSB(b)) + uint(findLSB(b));
  uint lo, hi, c;
  umulExtended(a, 77u, hi, lo);
  a = uaddCarry(lo, hi, c) + c;
  a = usubBorrow(a, hi, c) + c;
  int h, l;
  imulExtended(b, 5, h, l);
  data.v[i] = a + uint(h ^ l);
}
