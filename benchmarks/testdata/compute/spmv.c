KERNEL(spmv) {
  const uint32_t *rows = BUFFER(0), *columns = BUFFER(1);
  const float *values = BUFFER(2), *x = BUFFER(3);
  float *y = BUFFER(4);
#pragma omp parallel for
  for (uint32_t i = 0; i < l->groups[0] * 32; i++) {
    float sum = 0;
    for (uint32_t k = rows[i]; k < rows[i + 1]; k++) sum += values[k] * x[columns[k]];
    y[i] = sum;
  }
  return 0;
}
