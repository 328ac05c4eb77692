KERNEL(tiled_matmul) {
  const float *a = BUFFER(0), *b = BUFFER(1);
  float *c = BUFFER(2);
  uint32_t n = *(const uint32_t *)l->push_constants;
#pragma omp parallel for
  for (uint32_t row = 0; row < n; row++) {
    float *restrict to = c + row * n;
    for (uint32_t j = 0; j < n; j++) to[j] = 0;
    for (uint32_t k = 0; k < n; k++) {
      float x = a[row * n + k];
      const float *restrict from = b + k * n;
      for (uint32_t j = 0; j < n; j++) to[j] += x * from[j];
    }
  }
  return 0;
}
