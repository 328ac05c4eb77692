kernel void monte_carlo(global uint *r) {
  uint i = get_global_id(0), x = i * 747796405u + 2891336453u, hits = 0;
  for (uint k = 0; k < 100; k++) {
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    uint a = x >> 17;
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    uint b = x >> 17;
    if (a * a + b * b < 0x40000000u) hits++;
  }
  r[1 + i] = x;
  atomic_add(&r[0], hits);
}
