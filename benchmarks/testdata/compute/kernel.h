/* What the kernels in C begin with: they are called as docs/kernels.md says. */
#include <math.h>
#include <stdint.h>
#include <string.h>

struct mlirc_buffer {
  void *data;
  uint64_t size;
};

struct mlirc_launch {
  uint32_t version, groups[3];
  const struct mlirc_buffer *buffers;
  uint64_t buffer_count;
  const void *push_constants;
  uint64_t push_constants_size;
};

#define KERNEL(name) int32_t kernel_##name(const struct mlirc_launch *l)
#define BUFFER(n) l->buffers[n].data
