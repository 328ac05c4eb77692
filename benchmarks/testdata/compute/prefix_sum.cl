kernel void prefix_sum(global const uint *a, global uint *r) {
  local uint lane[256];
  uint at = get_local_id(0), i = get_global_id(0), x = a[i];
  lane[at] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint n = 1; n < 256; n *= 2) {
    uint y = at >= n ? lane[at - n] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    x += y;
    lane[at] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  r[i] = x;
}
