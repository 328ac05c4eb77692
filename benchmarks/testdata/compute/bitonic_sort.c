KERNEL(bitonic_sort) {
  int32_t *a = BUFFER(0);
#pragma omp parallel for
  for (uint32_t g = 0; g < l->groups[0]; g++) {
    int32_t *s = a + g * 256;
    for (uint32_t k = 2; k <= 256; k *= 2)
      for (uint32_t j = k / 2; j > 0; j /= 2)
        for (uint32_t i = 0; i < 256; i++) {
          uint32_t o = i ^ j;
          if (o > i && (s[i] > s[o]) == ((i & k) == 0)) { int32_t t = s[i]; s[i] = s[o]; s[o] = t; }
        }
  }
  return 0;
}
