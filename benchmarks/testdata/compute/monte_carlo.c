KERNEL(monte_carlo) {
  uint32_t *r = BUFFER(0), hits = 0;
#pragma omp parallel for reduction(+ : hits)
  for (uint32_t i = 0; i < l->groups[0] * 64; i++) {
    uint32_t x = i * 747796405u + 2891336453u;
    for (uint32_t k = 0; k < 100; k++) {
      x ^= x << 13; x ^= x >> 17; x ^= x << 5;
      uint32_t a = x >> 17;
      x ^= x << 13; x ^= x >> 17; x ^= x << 5;
      uint32_t b = x >> 17;
      hits += a * a + b * b < 0x40000000u;
    }
    r[1 + i] = x;
  }
  r[0] += hits;
  return 0;
}
