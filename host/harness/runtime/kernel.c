/* Launches a kernel on the memory of files that are open, and writes what it leaves in them to
 * another file. Its arguments are the shared library that has the kernel, the kernel's name there, and
 * the libraries that the kernel calls and is not linked with.
 * Numbers are in the bytes of the machine that runs mlirc, lowest first. */
#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct mlirc_buffer {
  void *data;
  uint64_t size;
};

struct mlirc_launch {
  uint32_t version;
  uint32_t groups[3];
  const struct mlirc_buffer *buffers;
  uint64_t buffer_count;
  const void *push_constants;
  uint64_t push_constants_size;
};

typedef int32_t kernel_function(const struct mlirc_launch *launch);

struct memory {
  int file;
  int is_writable;
  uint64_t size;
  uint64_t head;               /* bytes before data that the kernel has, too: the extents of an image */
  unsigned char *data, *first; /* as the kernel has it, and as it was; first may be null */
};

enum { IMAGE_HEAD = 64 };

/* Ends the program; what it has written is then not to be believed. */
static void fail(const char *what) {
  int cause = errno;
  fflush(stdout);
  fprintf(stderr, "mlirc: error: %s: %s\n", what, strerror(cause));
  _Exit(2);
}

static FILE *open_file(const char *variable, const char *mode) {
  const char *name = getenv(variable);
  if (name == 0) {
    fprintf(stderr, "mlirc: error: the variable %s is not set; start this program with `mlirc run`\n", variable);
    _Exit(2);
  }
  FILE *file = fopen(name, mode);
  if (file == 0) fail(name);
  return file;
}

static FILE *input, *output;

static void get_bytes(void *to, uint64_t size) {
  if (fread(to, 1, size, input) != size) fail("cannot read what to launch");
}

static uint64_t get(void) {
  uint64_t value = 0;
  get_bytes(&value, sizeof value);
  return value;
}

static void put_bytes(const void *from, uint64_t size) {
  if (fwrite(from, 1, size, output) != size) fail("cannot write what the kernel left");
}

static void put(uint64_t value) { put_bytes(&value, sizeof value); }

static void *allocate(uint64_t size) {
  void *data = 0;
  if (size > SIZE_MAX / 2 || (errno = posix_memalign(&data, 64, size == 0 ? 64 : size)) != 0) fail("no memory for a buffer");
  return data;
}

/* Allocates the memory of a file, and writes the extents of an image before it. */
static void make(struct memory *m) {
  uint32_t extents[IMAGE_HEAD / sizeof(uint32_t)] = {0};
  uint64_t axes = get();
  for (uint64_t i = 0; i < axes; i++) extents[i] = (uint32_t)get();
  m->head = axes > 0 ? IMAGE_HEAD : 0;
  m->data = (unsigned char *)allocate(m->head + m->size) + m->head;
  if (axes > 0) memcpy(m->data - m->head, extents, sizeof extents);
}

/* Reads the file whole. */
static void load(struct memory *m) {
  for (uint64_t at = 0; at < m->size;) {
    ssize_t n = pread(m->file, m->data + at, m->size - at, (off_t)at);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("cannot read the file of a buffer");
    if (n == 0) {
      fprintf(stderr, "mlirc: error: the file of a buffer has become shorter\n");
      _Exit(2);
    }
    at += (uint64_t)n;
  }
}

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Reports whether the kernel has changed a memory. */
static int changed(const struct memory *m) {
  return m->first != 0 && memcmp(m->data, m->first, m->size) != 0;
}

/* Loads the libraries that the kernel calls, and finds it in its own. */
static kernel_function *find(const char *library, const char *name, char **called) {
  int are_there = 1;
  for (; are_there && *called != 0; called++) are_there = dlopen(*called, RTLD_NOW | RTLD_GLOBAL) != 0;
  void *loaded = are_there ? dlopen(library, RTLD_NOW) : 0;
  void *found = loaded == 0 ? 0 : dlsym(loaded, name);
  if (found == 0) {
    fprintf(stderr, "mlirc: error: the kernel cannot be loaded: %s\n", dlerror());
    _Exit(2);
  }
  return (kernel_function *)found;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "mlirc: error: start this program with `mlirc run`\n");
    _Exit(2);
  }
  kernel_function *kernel = find(argv[1], argv[2], argv + 3);
  input = open_file("MLIRC_RUN_INPUT", "rb");
  output = open_file("MLIRC_RUN_OUTPUT", "wb");
  uint64_t repeat = get();
  struct mlirc_launch launch = {.version = 1};
  for (int i = 0; i < 3; i++) launch.groups[i] = (uint32_t)get();
  uint64_t count = get();
  struct memory *memory = allocate(count * sizeof *memory);
  for (uint64_t i = 0; i < count; i++) {
    struct memory *m = &memory[i];
    m->file = (int)get();
    m->size = get();
    m->is_writable = (int)get();
    make(m);
    load(m);
    m->first = m->is_writable && m->size > 0 ? allocate(m->size) : 0;
    if (m->first != 0) memcpy(m->first, m->data, m->size);
  }
  launch.buffer_count = get();
  struct mlirc_buffer *buffers = allocate(launch.buffer_count * sizeof *buffers);
  for (uint64_t i = 0; i < launch.buffer_count; i++) {
    const struct memory *m = &memory[get()];
    uint64_t size = m->head + m->size;
    buffers[i] = (struct mlirc_buffer){size == 0 ? 0 : m->data - m->head, size};
  }
  launch.buffers = buffers;
  launch.push_constants_size = get();
  void *push = allocate(launch.push_constants_size);
  get_bytes(push, launch.push_constants_size);
  launch.push_constants = push;

  for (uint64_t k = 0; k < repeat; k++) {
    for (uint64_t i = 0; k > 0 && i < count; i++)
      if (memory[i].first != 0) memcpy(memory[i].data, memory[i].first, memory[i].size);
    uint64_t start = now();
    int32_t result = kernel(&launch);
    uint64_t end = now();
    if (result != 0) {
      fprintf(stderr, "mlirc: error: the kernel was not run: it returned %d\n", (int)result);
      _Exit(2);
    }
    put(end - start);
  }
  for (uint64_t i = 0; i < count; i++) {
    int is_changed = changed(&memory[i]);
    put((uint64_t)is_changed);
    if (is_changed) put_bytes(memory[i].data, memory[i].size);
  }
  if (fclose(output) != 0) fail("cannot write what the kernel left");
  if (fflush(stdout) != 0) fail("cannot write '-'");
  _Exit(0); /* other threads of the runtime may still wait */
}
