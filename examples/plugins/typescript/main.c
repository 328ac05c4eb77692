#include <inttypes.h>
#include <stdio.h>

// A memref is a pointer to free, one to use, an offset, sizes and strides.
void sunset(uint32_t *allocated, uint32_t *aligned, int64_t offset, int64_t size, int64_t stride, uint32_t light);
uint32_t glow(uint32_t color);

int main(void) {
  uint32_t image[] = {0xff000000, 0xff808080, 0xffffffff};
  sunset(image, image, 0, 3, 1, 0x800000c0);
  for (int i = 0; i < 3; i++)
    printf("%08" PRIx32 "\n", image[i]);
  printf("%08" PRIx32 "\n", glow(0x10503020));
  return 0;
}
