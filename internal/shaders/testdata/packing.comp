#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec4 a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
layout(std430, binding = 2) buffer F { vec4 f[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 x = a[i];
  r[i * 5u] = packUnorm4x8(x);
  r[i * 5u + 1u] = packSnorm4x8(x);
  r[i * 5u + 2u] = packUnorm2x16(x.xy);
  r[i * 5u + 3u] = packSnorm2x16(x.zw);
  r[i * 5u + 4u] = packHalf2x16(x.yz);
  uint bits = r[i * 5u];
  f[i] = unpackUnorm4x8(bits) + unpackSnorm4x8(r[i * 5u + 1u]) + vec4(unpackHalf2x16(r[i * 5u + 4u]), unpackUnorm2x16(r[i * 5u + 2u]));
}
