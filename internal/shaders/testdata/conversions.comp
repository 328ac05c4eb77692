#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { int r[]; };
layout(std430, binding = 2) buffer F { float f[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i];
  r[i * 4u] = int(x);
  r[i * 4u + 1u] = int(uint(abs(x)));
  r[i * 4u + 2u] = floatBitsToInt(x);
  r[i * 4u + 3u] = bool(int(x)) ? 1 : 0;
  f[i * 3u] = float(int(x) * 3);
  f[i * 3u + 1u] = float(0xffffff00u - i);
  f[i * 3u + 2u] = uintBitsToFloat(0x3f800000u + i);
}
