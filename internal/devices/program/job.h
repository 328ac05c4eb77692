/* What programs of devices share: jobs on the standard input, results on the standard output.
 * Numbers have 32 or 64 bits, in the machine's order of bytes. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void must(int ok, const char *what) {
  if (ok) return;
  fprintf(stderr, "device: %s\n", what);
  exit(3);
}

static void get(void *to, size_t size) { must(fread(to, 1, size, stdin) == size, "the job is cut off"); }
static void put(const void *from, size_t size) { must(fwrite(from, 1, size, stdout) == size, "cannot write"); }
static uint32_t get32(void) { uint32_t x; get(&x, sizeof x); return x; }
static uint64_t get64(void) { uint64_t x; get(&x, sizeof x); return x; }
static void put32(uint32_t x) { put(&x, sizeof x); }
static void put64(uint64_t x) { put(&x, sizeof x); }
static void *bytes(uint64_t size) { void *p = calloc(1, size + 1); must(p != 0, "no memory"); get(p, size); return p; }

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

struct buffer {
  uint32_t set, binding, is_uniform;
  uint32_t image[5]; /* of an image: 1 + its VkImageViewType, or 100 for a texel buffer; its VkFormat; and its extents */
  uint64_t size;
  unsigned char *first;
};

struct job {
  char *entry;
  uint32_t grid[3], local[3], repeat;
  uint64_t module_size;
  unsigned char *module;
  uint32_t push_size;
  unsigned char *push;
  uint32_t spec_count, *spec; /* pairs of an ID and a value */
  uint32_t count;
  struct buffer *buffers;
};

/* Reads the next job, if there is one. */
static int get_job(struct job *j) {
  uint32_t entry_size;
  if (fread(&entry_size, sizeof entry_size, 1, stdin) != 1) return 0;
  j->entry = bytes(entry_size);
  get(j->grid, sizeof j->grid);
  get(j->local, sizeof j->local);
  j->repeat = get32();
  j->module_size = get64();
  j->module = bytes(j->module_size);
  j->push_size = get32();
  j->push = bytes(j->push_size);
  j->spec_count = get32();
  j->spec = bytes(8 * (uint64_t)j->spec_count);
  j->count = get32();
  j->buffers = calloc(j->count + 1, sizeof *j->buffers);
  for (uint32_t i = 0; i < j->count; i++) {
    struct buffer *b = &j->buffers[i];
    b->set = get32();
    b->binding = get32();
    b->is_uniform = get32();
    get(b->image, sizeof b->image);
    b->size = get64();
    b->first = bytes(b->size);
  }
  return 1;
}

static void free_job(struct job *j) {
  for (uint32_t i = 0; i < j->count; i++) free(j->buffers[i].first);
  free(j->buffers), free(j->spec), free(j->push), free(j->module), free(j->entry);
}
