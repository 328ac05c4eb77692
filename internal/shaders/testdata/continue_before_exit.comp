#version 450
// The loop is left behind what goes on with the next iteration only.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = 0u;
  for (uint k = 0u; ; k++) {
    if ((k + i) % 3u == 0u) continue;
    x += k;
    if (x > 30u) break;
  }
  r[i] = x;
}
