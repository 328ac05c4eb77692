#pragma STDC FP_CONTRACT OFF
KERNEL(mandelbrot) {
  uint32_t *r = BUFFER(0);
  const uint32_t *p = l->push_constants;
  uint32_t width = p[0], limit = p[1], height = l->groups[1] * 4;
  float scale;
  memcpy(&scale, p + 2, 4);
#pragma omp parallel for schedule(dynamic, 4)
  for (uint32_t py = 0; py < height; py++)
    for (uint32_t px = 0; px < width; px++) {
      float cx = (float)px * scale - 2.0f, cy = (float)py * scale - 1.0f, x = 0, y = 0;
      uint32_t n = 0;
      for (; n < limit; n++) {
        float xx = x * x, yy = y * y;
        if (xx + yy > 4.0f) break;
        y = 2.0f * x * y + cy;
        x = xx - yy + cx;
      }
      r[py * width + px] = n;
    }
  return 0;
}
