#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, sum = 0u;
  for (uint x = 0u; x < 20u; x++) {
    if (x == i % 13u) continue;
    for (uint y = x; y < 30u; y += 3u) {
      if ((x ^ y) == i % 7u) break;
      if (y % 5u == 2u) continue;
      sum += x * y + i;
      if (sum > 5000u) { r[i] = sum * 2u; return; }
    }
  }
  r[i] = sum;
}
