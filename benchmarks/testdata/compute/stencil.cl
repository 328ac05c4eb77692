float at(global const float *a, int x, int y, int width, int height) {
  return a[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
}
kernel void stencil(global const float *a, global float *r, int width, int height) {
  local float tile[10][18];
  int bx = (int)get_group_id(0) * 16 - 1, by = (int)get_group_id(1) * 8 - 1;
  for (uint k = get_local_id(1) * 16 + get_local_id(0); k < 180; k += 128) tile[k / 18][k % 18] = at(a, bx + (int)(k % 18), by + (int)(k / 18), width, height);
  barrier(CLK_LOCAL_MEM_FENCE);
  uint lx = get_local_id(0) + 1, ly = get_local_id(1) + 1;
  float sum = tile[ly][lx] * 4.0f;
  sum += tile[ly - 1][lx] + tile[ly + 1][lx] + tile[ly][lx - 1] + tile[ly][lx + 1];
  int x = get_global_id(0), y = get_global_id(1);
  if (x < width && y < height) r[y * width + x] = sum * 0.125f;
}
