#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, row[17];
  for (uint k = 0u; k <= 16u; k++) row[k] = k;
  for (uint y = 1u; y <= 16u; y++) {
    uint corner = row[0];
    row[0] = y;
    for (uint x = 1u; x <= 16u; x++) {
      uint old = row[x];
      uint cost = a[i * 16u + y - 1u] == a[(i + 1u) * 16u + x - 1u] ? 0u : 1u;
      row[x] = min(min(row[x], row[x - 1u]) + 1u, corner + cost);
      corner = old;
    }
  }
  r[i] = row[16];
}
