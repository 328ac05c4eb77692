#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint table[256];
void main() {
  uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
  for (uint k = l; k < 256u; k += 32u) {
    uint c = k;
    for (int j = 0; j < 8; j++) c = (c & 1u) != 0u ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[k] = c;
  }
  barrier();
  uint crc = 0xffffffffu;
  for (uint k = 0u; k < 64u; k++) crc = table[(crc ^ (a[i * 16u + k / 4u] >> (8u * (k & 3u)))) & 255u] ^ (crc >> 8);
  r[i] = ~crc;
}
