#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
layout(std430, binding = 2) buffer S { uint s[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint far = a[i * 0x01000193u + 100u];
  s[i * 0x01000193u + 100u] = 5u;
  s[0xffffffffu - i] = 7u;
  r[i] = i < 10u ? a[i] : far == 0u || far == a[0] ? 1u : 1u;
}
