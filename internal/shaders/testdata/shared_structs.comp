#version 450
layout(local_size_x = 32) in;
struct Cell { uvec3 key; uint count[2]; bool used; };
layout(std430, binding = 0) buffer R { uint r[]; };
shared Cell cells[32];
shared uint winner;
void main() {
  uint l = gl_LocalInvocationIndex;
  cells[l].key = uvec3(l, l * l, 7u - (l & 7u));
  cells[l].count[0] = 0u;
  cells[l].count[1] = 1u;
  cells[l].used = (l % 3u) == 0u;
  if (l == 0u) winner = 0u;
  barrier();
  atomicAdd(cells[l / 4u].count[0], l);
  if (cells[(l + 1u) & 31u].used) atomicMax(winner, cells[l].key.y);
  barrier();
  Cell c = cells[(l + 5u) & 31u];
  r[gl_GlobalInvocationID.x] = c.key.x + c.key.y * 3u + c.key.z * 5u + c.count[0] * 7u + c.count[1] + (c.used ? 1000u : 0u) + winner;
}
