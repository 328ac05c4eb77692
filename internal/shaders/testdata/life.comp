#version 450
layout(local_size_x = 32, local_size_y = 32) in;
layout(std430, binding = 0) buffer A { uint a[1024]; };
shared uint now[1024], next[1024];
void main() {
  uint l = gl_LocalInvocationIndex;
  int x = int(gl_LocalInvocationID.x), y = int(gl_LocalInvocationID.y);
  now[l] = a[l];
  barrier();
  for (int step = 0; step < 8; step++) {
    uint n = 0u;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++)
        if (dx != 0 || dy != 0) n += now[((y + dy) & 31) * 32 + ((x + dx) & 31)];
    next[l] = n == 3u || n == 2u && now[l] == 1u ? 1u : 0u;
    barrier();
    now[l] = next[l];
    barrier();
  }
  a[l] = now[l];
}
