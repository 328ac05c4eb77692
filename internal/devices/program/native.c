/* Runs kernels of shared libraries, whose paths are the jobs' modules. */
#include "job.h"
#include <dlfcn.h>

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

static void run_job(const struct job *j) {
  uint64_t start = now();
  void *library = dlopen((const char *)j->module, RTLD_NOW);
  must(library != 0, library == 0 ? dlerror() : "");
  int32_t (*kernel)(const struct mlirc_launch *) = (int32_t (*)(const struct mlirc_launch *))dlsym(library, j->entry);
  must(kernel != 0, "there is no such kernel");
  uint64_t compiled = now() - start;
  struct mlirc_buffer *buffers = calloc(j->count + 1, sizeof *buffers);
  for (uint32_t i = 0; i < j->count; i++) {
    buffers[i].size = j->buffers[i].size;
    buffers[i].data = aligned_alloc(64, (j->buffers[i].size + 127) / 64 * 64);
  }
  struct mlirc_launch launch = {.version = 1, .groups = {j->grid[0], j->grid[1], j->grid[2]}, .buffers = buffers,
    .buffer_count = j->count, .push_constants = j->push, .push_constants_size = j->push_size};
  uint64_t *times = calloc(j->repeat + 1, sizeof *times);
  for (uint32_t k = 0; k < j->repeat; k++) {
    for (uint32_t i = 0; i < j->count; i++) memcpy(buffers[i].data, j->buffers[i].first, buffers[i].size);
    start = now();
    must(kernel(&launch) == 0, "the kernel was not run");
    times[k] = now() - start;
  }
  put64(compiled);
  for (uint32_t k = 0; k < j->repeat; k++) put64(times[k]);
  for (uint32_t i = 0; i < j->count; i++) {
    put(buffers[i].data, buffers[i].size);
    free(buffers[i].data);
  }
  fflush(stdout);
  free(buffers), free(times);
}

int main(void) {
  put32(0);
  fflush(stdout);
  for (struct job j; get_job(&j); free_job(&j)) run_job(&j);
  return 0;
}
