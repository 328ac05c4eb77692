kernel void transpose(global const uint *a, global uint *r) {
  local uint tile[16][17];
  uint w = get_num_groups(0) * 16, h = get_num_groups(1) * 16, gx = get_group_id(0) * 16, gy = get_group_id(1) * 16;
  uint lx = get_local_id(0), ly = get_local_id(1);
  tile[ly][lx] = a[(gy + ly) * w + gx + lx];
  barrier(CLK_LOCAL_MEM_FENCE);
  r[(gx + ly) * h + gy + lx] = tile[lx][ly];
}
