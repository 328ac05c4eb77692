#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = a[i];
  r[i] = x % 10u + (x / 10u) % 10u * 16u + (x / 100u) % 10u * 256u;
}
