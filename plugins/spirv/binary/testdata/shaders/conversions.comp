#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float a = data.v[i];
  int n = int(a);
  uint u = uint(a);
  bool t = bool(n);
  data.v[i] = float(n) + float(u) + float(t) + float(int(u)) + float(uint(n)) + intBitsToFloat(n) + uintBitsToFloat(u) + float(floatBitsToInt(a)) + float(floatBitsToUint(a)) + float(bool(a));
}
