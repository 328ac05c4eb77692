#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { int v[]; } data;
shared uint s;
void main() {
  uint i = gl_GlobalInvocationID.x;
  int a = atomicAdd(data.v[0], 1) + atomicMin(data.v[1], 2) + atomicMax(data.v[2], 3) + atomicAnd(data.v[3], 4) + atomicOr(data.v[4], 5) + atomicXor(data.v[5], 6) + atomicExchange(data.v[6], 7) + atomicCompSwap(data.v[7], 8, 9);
  atomicAdd(s, 1u);
  atomicMin(s, 1u);
  atomicMax(s, 2u);
  data.v[i] = a;
}
