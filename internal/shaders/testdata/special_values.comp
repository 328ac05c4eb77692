#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i], y = a[i ^ 1u];
  r[i] = uint(isnan(x)) | uint(isinf(x)) << 1 | uint(x < y) << 2 | uint(x <= y) << 3 | uint(x == y) << 4 | uint(x != y) << 5
    | uint(!(x >= y)) << 6;
}
