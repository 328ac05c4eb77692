KERNEL(transpose) {
  const uint32_t *a = BUFFER(0);
  uint32_t *r = BUFFER(1);
  uint32_t w = l->groups[0] * 16, h = l->groups[1] * 16;
#pragma omp parallel for collapse(2)
  for (uint32_t gy = 0; gy < h; gy += 16)
    for (uint32_t gx = 0; gx < w; gx += 16)
      for (uint32_t x = gx; x < gx + 16; x++)
        for (uint32_t y = gy; y < gy + 16; y++) r[x * h + y] = a[y * w + x];
  return 0;
}
