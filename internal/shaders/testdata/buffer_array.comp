#version 450
layout(local_size_x = 32) in;
layout(std430, set = 1, binding = 2) readonly buffer A { uint a[]; } inputs[3];
layout(std430, set = 0, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint sum = inputs[0].a[i] + inputs[1].a[i] * 2u;
  for (uint k = 0u; k < 3u; k++) sum += inputs[k].a[(i + k) % 64u] + inputs[k].a.length();
  r[i] = sum;
}
