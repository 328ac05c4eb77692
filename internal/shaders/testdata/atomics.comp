#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint u[8]; int s[4]; };
layout(std430, binding = 1) buffer R { uint seen[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint ticket = atomicAdd(u[0], 1u);
  seen[ticket] += 1u;
  atomicMin(u[1], i ^ 0x55u);
  atomicMax(u[2], i * 3u);
  atomicAnd(u[3], ~(1u << (i & 31u)));
  atomicOr(u[4], 1u << (i % 29u));
  atomicXor(u[5], i);
  atomicMin(s[0], 100 - int(i));
  atomicMax(s[1], int(i) - 50);
  atomicAdd(s[2], -int(i));
  uint old = u[6], expected;
  do { expected = old; old = atomicCompSwap(u[6], expected, expected + i); } while (old != expected);
  if (atomicExchange(u[7], 1u) == 0u) atomicAdd(s[3], 1);
}
