// What the functions of linalg.mlir compute, as plain loops. The order of the loops of a product
// is that of its definition in `product`, and the one that compilers make vectors of in `ikj`.

void c_product(int n, const float *a, const float *b, float *c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        c[i * n + j] += a[i * n + k] * b[k * n + j];
}

void c_ikj(int n, const float *a, const float *b, float *c) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++)
        c[i * n + j] += a[i * n + k] * b[k * n + j];
}

void c_convolution(const float *a, const float *b, float *c) {
  for (int y = 0; y < 64; y++)
    for (int x = 0; x < 64; x++)
      for (int f = 0; f < 64; f++)
        for (int ky = 0; ky < 3; ky++)
          for (int kx = 0; kx < 3; kx++)
            for (int k = 0; k < 32; k++)
              c[(y * 64 + x) * 64 + f] +=
                  a[((y + ky) * 66 + x + kx) * 32 + k] * b[((ky * 3 + kx) * 32 + k) * 64 + f];
}

void c_inner(const float *a, const float *b, float *c) {
  for (int y = 0; y < 64; y++)
    for (int x = 0; x < 64; x++)
      for (int ky = 0; ky < 3; ky++)
        for (int kx = 0; kx < 3; kx++)
          for (int k = 0; k < 32; k++)
            for (int f = 0; f < 64; f++)
              c[(y * 64 + x) * 64 + f] +=
                  a[((y + ky) * 66 + x + kx) * 32 + k] * b[((ky * 3 + kx) * 32 + k) * 64 + f];
}
