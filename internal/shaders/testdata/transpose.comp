#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
shared uint tile[16][17];
void main() {
  uint w = gl_NumWorkGroups.x * 16u, h = gl_NumWorkGroups.y * 16u;
  uvec2 g = gl_WorkGroupID.xy * 16u, l = gl_LocalInvocationID.xy;
  tile[l.y][l.x] = a[(g.y + l.y) * w + g.x + l.x];
  barrier();
  r[(g.x + l.y) * h + g.y + l.x] = tile[l.x][l.y];
}
