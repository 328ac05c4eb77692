#version 450
layout(local_size_x = 16, local_size_y = 8) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { float r[]; };
layout(push_constant) uniform P { int width; int height; };
shared float tile[10][18];
float at(ivec2 p) { p = clamp(p, ivec2(0), ivec2(width - 1, height - 1)); return a[p.y * width + p.x]; }
void main() {
  ivec2 base = ivec2(gl_WorkGroupID.xy) * ivec2(16, 8) - 1;
  for (uint k = gl_LocalInvocationIndex; k < 180u; k += 128u) tile[k / 18u][k % 18u] = at(base + ivec2(k % 18u, k / 18u));
  memoryBarrierShared();
  barrier();
  uvec2 l = gl_LocalInvocationID.xy + 1u;
  float sum = tile[l.y][l.x] * 4.0;
  sum += tile[l.y - 1u][l.x] + tile[l.y + 1u][l.x] + tile[l.y][l.x - 1u] + tile[l.y][l.x + 1u];
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  if (p.x < width && p.y < height) r[p.y * width + p.x] = sum * 0.125;
}
