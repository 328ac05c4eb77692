kernel void reduction(global const uint *a, global uint *r) {
  local uint part[128];
  uint at = get_local_id(0);
  part[at] = a[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint n = 64; n > 0; n >>= 1) {
    if (at < n) part[at] += part[at + n];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (at == 0) r[get_group_id(0)] = part[0];
}
