#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint s[32];
void main() {
  uint i = gl_LocalInvocationID.x;
  uint v = a[i];
  switch (int(v)) {
  default:
    if (v % 3 == 0) break;
    v *= 2;
  }
  s[i] = v;
  switch (a[0]) {
  default:
    barrier();
    v += s[31 - i];
  }
  r[i] = v;
}
