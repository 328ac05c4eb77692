KERNEL(histogram) {
  const uint8_t *a = BUFFER(0);
  uint32_t *bins = BUFFER(1);
  int64_t n = (int64_t)l->buffers[0].size;
#pragma omp parallel
  {
    uint32_t own[256] = {0};
#pragma omp for
    for (int64_t i = 0; i < n; i++) own[a[i]]++;
    for (int i = 0; i < 256; i++) {
#pragma omp atomic
      bins[i] += own[i];
    }
  }
  return 0;
}
