/* Calls the function `mlirc_run` that `mlirc run` adds to a module, which takes arguments
 * from one file and writes results to another. Numbers are in the bytes of the machine
 * that runs mlirc, lowest first. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern void mlirc_run(void);

static FILE *input, *output;

/* Ends the program when a file fails: what it says is then not to be believed. */
static void fail(const char *what, const char *name) {
  fflush(stdout);
  fprintf(stderr, "mlirc: error: %s '%s': ", what, name);
  perror(0);
  _Exit(2);
}

static const char *name_of(const char *variable) {
  const char *name = getenv(variable);
  if (name == 0) {
    fprintf(stderr, "mlirc: error: the variable %s is not set; start this program with `mlirc run`\n", variable);
    _Exit(2);
  }
  return name;
}

static FILE *open_file(const char *variable, const char *mode) {
  const char *name = name_of(variable);
  FILE *file = fopen(name, mode);
  if (file == 0) fail("cannot open", name);
  setvbuf(file, 0, _IOFBF, 1 << 16);
  return file;
}

static uint64_t get(int bytes) {
  uint64_t value = 0;
  for (int i = 0; i < bytes; i++) {
    int byte = getc_unlocked(input);
    if (byte == EOF) fail("cannot read", name_of("MLIRC_RUN_INPUT"));
    value |= (uint64_t)byte << (8 * i);
  }
  return value;
}

static void put(uint64_t value, int bytes) {
  for (int i = 0; i < bytes; i++, value >>= 8) putc_unlocked((int)(value & 0xff), output);
}

/* A module whose functions have wrappers for C defines the first name, and calls the second. */
#define TRANSFER(width)                                                \
  uint##width##_t _mlir_ciface_mlirc_get_##width(void) { return (uint##width##_t)get(width / 8); } \
  void _mlir_ciface_mlirc_put_##width(uint##width##_t value) { put(value, width / 8); } \
  __attribute__((weak)) uint##width##_t mlirc_get_##width(void) { return (uint##width##_t)get(width / 8); } \
  __attribute__((weak)) void mlirc_put_##width(uint##width##_t value) { put(value, width / 8); }

TRANSFER(8)
TRANSFER(16)
TRANSFER(32)
TRANSFER(64)

/* Before main, because the module may have a main of its own. */
__attribute__((constructor)) static void run(void) {
  input = open_file("MLIRC_RUN_INPUT", "rb");
  output = open_file("MLIRC_RUN_OUTPUT", "wb");
  mlirc_run();
  if (fclose(output) != 0) fail("cannot write", name_of("MLIRC_RUN_OUTPUT"));
  if (fflush(stdout) == 0) exit(EXIT_SUCCESS);
  perror("mlirc: error: cannot write '-'");
  _Exit(2);
}

__attribute__((weak)) int main(void) { return EXIT_SUCCESS; }
