#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uint inside; uint states[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = i * 747796405u + 2891336453u, hits = 0u;
  for (uint k = 0u; k < 100u; k++) {
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    uint a = x >> 17;
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    uint b = x >> 17;
    if (a * a + b * b < 0x40000000u) hits++;
  }
  states[i] = x;
  atomicAdd(inside, hits);
}
