KERNEL(stencil) {
  const float *a = BUFFER(0);
  float *r = BUFFER(1);
  const int32_t *p = l->push_constants;
  int32_t w = p[0], h = p[1];
#pragma omp parallel for
  for (int32_t y = 0; y < h; y++) {
    const float *row = a + y * w, *up = a + (y > 0 ? y - 1 : 0) * w, *down = a + (y < h - 1 ? y + 1 : y) * w;
    for (int32_t x = 0; x < w; x++)
      r[y * w + x] = (row[x] * 4.0f + up[x] + down[x] + row[x > 0 ? x - 1 : 0] + row[x < w - 1 ? x + 1 : x]) * 0.125f;
  }
  return 0;
}
