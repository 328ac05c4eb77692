// Calls functions of a shared object as a script says, and writes what memory holds
// behind each call. Every argument is a pointer or an integer, or the one float, so that
// one type of function fits all: registers of floats and of integers are filled apart
// from each other. Each program runs in a process of its own.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORDS = 48, ZONES = 16, GUARD = 256, UNTOUCHED = 0xA5, SECONDS = 60 };

static FILE *script;

static uint64_t get(int bytes) {
  uint64_t n = 0;
  if (fread(&n, bytes, 1, script) != 1) exit(3);
  return n;
}

#define W(i) w[i], w[i + 1], w[i + 2], w[i + 3], w[i + 4], w[i + 5], w[i + 6], w[i + 7]
#define T int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t
typedef void (*function)(double, T, T, T, T, T, T);

typedef struct {
  char name[64];
  int zones, words;
  uint32_t size[ZONES];
  unsigned char *zone[ZONES]; // shared with the process that runs the call
  int64_t word[WORDS];
  uint8_t is_pointer[WORDS], zone_of[WORDS];
  double number;
} call;

static void read_call(call *c) {
  memset(c, 0, sizeof *c);
  int length = get(4);
  if (length >= (int)sizeof c->name || fread(c->name, 1, length, script) != (size_t)length) exit(3);
  c->zones = get(4);
  for (int i = 0; i < c->zones; i++) {
    c->size[i] = get(4);
    unsigned char *start = mmap(0, c->size[i] + 2 * GUARD, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) exit(3);
    memset(start, UNTOUCHED, c->size[i] + 2 * GUARD);
    c->zone[i] = start + GUARD;
    if (fread(c->zone[i], 1, c->size[i], script) != c->size[i]) exit(3);
  }
  uint64_t bits = get(8);
  memcpy(&c->number, &bits, 8);
  c->words = get(4);
  for (int i = 0; i < c->words; i++) {
    c->is_pointer[i] = get(1);
    c->zone_of[i] = get(1);
    c->word[i] = get(8);
  }
}

static void run(void *library, call *c) {
  function f = (function)dlsym(library, c->name);
  if (!f) exit(4);
  int64_t w[WORDS] = {0};
  for (int i = 0; i < c->words; i++)
    w[i] = c->is_pointer[i] ? (int64_t)(c->zone[c->zone_of[i]] + c->word[i]) : c->word[i];
  f(c->number, W(0), W(8), W(16), W(24), W(32), W(40));
}

static void put(uint32_t n) { fwrite(&n, 4, 1, stdout); }

int main(int argc, char **argv) {
  if (argc != 3 || !(script = fopen(argv[2], "rb"))) return 2;
  void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  int programs = get(4);
  for (int p = 0; p < programs; p++) {
    int n = get(4);
    call *calls = calloc(n, sizeof *calls);
    for (int i = 0; i < n; i++) read_call(&calls[i]);
    pid_t child = fork();
    if (child == 0) {
      alarm(SECONDS);
      for (int i = 0; i < n; i++) run(library, &calls[i]);
      _exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) return 2;
    int outside = 0;
    for (int i = 0; i < n; i++)
      for (int z = 0; z < calls[i].zones; z++)
        for (int k = 0; k < GUARD; k++)
          outside |= calls[i].zone[z][-1 - k] != UNTOUCHED || calls[i].zone[z][calls[i].size[z] + k] != UNTOUCHED;
    put(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status) ? 1000 + WEXITSTATUS(status) : 0);
    put(outside);
    for (int i = 0; i < n; i++)
      for (int z = 0; z < calls[i].zones; z++) {
        fwrite(calls[i].zone[z], 1, calls[i].size[z], stdout);
        munmap(calls[i].zone[z] - GUARD, calls[i].size[z] + 2 * GUARD);
      }
    free(calls);
  }
  return 0;
}
