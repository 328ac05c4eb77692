KERNEL(reduction) {
  const uint32_t *a = BUFFER(0);
  uint32_t *r = BUFFER(1);
#pragma omp parallel for
  for (uint32_t g = 0; g < l->groups[0]; g++) {
    uint32_t sum = 0;
    for (uint32_t i = 0; i < 128; i++) sum += a[g * 128 + i];
    r[g] = sum;
  }
  return 0;
}
