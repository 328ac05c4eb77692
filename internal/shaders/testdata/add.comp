#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) readonly buffer B { uint b[]; };
layout(std430, binding = 2) writeonly buffer C { uint c[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i < a.length()) c[i] = a[i] + b[i];
}
