kernel void bitonic_sort(global int *a) {
  local int s[256];
  uint at = get_local_id(0), base = get_group_id(0) * 256;
  s[at] = a[base + at];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 2; k <= 256; k *= 2)
    for (uint j = k / 2; j > 0; j /= 2) {
      uint other = at ^ j;
      if (other > at) {
        bool up = (at & k) == 0;
        if ((s[at] > s[other]) == up) { int t = s[at]; s[at] = s[other]; s[other] = t; }
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  a[base + at] = s[at];
}
