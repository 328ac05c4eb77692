#version 450
layout(local_size_x = 32, local_size_x_id = 2) in;
layout(constant_id = 0) const int N = 4;
layout(constant_id = 1) const uint P = 1u;
shared uint a[N * 2];
shared uint b[P];
shared uint c[gl_WorkGroupSize.x];
layout(std430, binding = 0) buffer B { uint d[]; };
void main() {
  uint own[P + 2u];
  uint i = gl_LocalInvocationID.x;
  c[i] = i * 10;
  if (i < 2 * N) a[i] = c[i];
  if (i < P) b[i] = i + 1;
  for (uint k = 0u; k < P + 2u; k++) own[k] = k * i;
  barrier();
  uint s = 0u;
  for (uint k = 0u; k < P; k++) s += b[k];
  if (i < 2 * N) d[i] = a[2 * N - 1 - i] + own[P + 1u] + 1000u * s;
}
