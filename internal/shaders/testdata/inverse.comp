#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { mat4 a[]; };
layout(std430, binding = 1) buffer R { mat4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  r[i] = inverse(a[i]);
}
