#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer A { uint d[256]; };
void main() {
  uint x = gl_LocalInvocationID.x, y = gl_LocalInvocationID.y;
  for (uint k = 0u; k < 16u; k++) {
    d[y * 16u + x] = min(d[y * 16u + x], d[y * 16u + k] + d[k * 16u + x]);
    memoryBarrierBuffer();
    barrier();
  }
}
