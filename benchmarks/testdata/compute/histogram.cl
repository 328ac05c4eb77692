kernel void histogram(global const uint *a, global uint *bins) {
  local uint own[256];
  uint at = get_local_id(0);
  own[at] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint x = a[get_global_id(0)];
  for (uint k = 0; k < 4; k++) atomic_add(&own[(x >> (8 * k)) & 255], 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (own[at] != 0) atomic_add(&bins[at], own[at]);
}
