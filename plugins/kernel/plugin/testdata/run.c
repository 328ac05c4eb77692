/* Runs a kernel: run X Y Z PUSH BUFFER...; each buffer is a file, or NAME:SIZE to claim another
   size than it has; what the kernel leaves in it replaces its content. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mlirc_buffer { void *data; uint64_t size; };
struct mlirc_launch {
  uint32_t version, groups[3];
  const struct mlirc_buffer *buffers;
  uint64_t buffer_count;
  const void *push_constants;
  uint64_t push_constants_size;
};
int32_t kernel_main(const struct mlirc_launch *launch);

static void *content(const char *name, uint64_t *size) {
  FILE *f = fopen(name, "rb");
  if (!f) { perror(name); exit(2); }
  fseek(f, 0, SEEK_END);
  *size = ftell(f);
  rewind(f);
  void *data = *size ? aligned_alloc(64, (*size + 63) / 64 * 64) : NULL;
  if (*size && fread(data, 1, *size, f) != *size) exit(2);
  fclose(f);
  return data;
}

int main(int argc, char **argv) {
  struct mlirc_buffer buffers[64];
  struct mlirc_launch launch = {1};
  for (int i = 0; i < 3; i++) launch.groups[i] = strtoul(argv[1 + i], NULL, 0);
  launch.push_constants = content(argv[4], &launch.push_constants_size);
  int n = argc - 5;
  for (int i = 0; i < n; i++) buffers[i].data = content(argv[5 + i], &buffers[i].size);
  if (getenv("BUFFER_ADDRESSES")) /* the push constants begin with addresses */
    for (int i = 0; i < n; i++) ((uint64_t *)launch.push_constants)[i] = (uint64_t)buffers[i].data;
  launch.buffers = buffers;
  launch.buffer_count = getenv("BUFFER_ADDRESSES") ? 0 : n;
  int32_t result = kernel_main(&launch);
  for (int i = 0; i < n; i++) {
    FILE *f = fopen(argv[5 + i], "wb");
    if (!f || fwrite(buffers[i].data, 1, buffers[i].size, f) != buffers[i].size || fclose(f)) exit(2);
  }
  printf("%d\n", result);
  return 0;
}
