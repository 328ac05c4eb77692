#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { float r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, at = i * 7u;
  float x = a[i];
  r[at] = exp(x);
  r[at + 1u] = exp2(-x);
  r[at + 2u] = log(x);
  r[at + 3u] = log2(x);
  r[at + 4u] = sqrt(x);
  r[at + 5u] = inversesqrt(x);
  r[at + 6u] = pow(x, 1.75);
}
