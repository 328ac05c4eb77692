// Runs the kernels and compares what they leave in their buffers with what the C
// version leaves there, bit by bit.
//
//   driver               compares all
//   driver time ROUNDS   prints for each the least time of a run, in seconds:
//                        name, affine, scf, C
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kernel.h"

#define KERNEL(name) extern const struct kernel kernel_##name;
#include "list.h"
#undef KERNEL

static const struct kernel *kernels[] = {
#define KERNEL(name) &kernel_##name,
#include "list.h"
};

static void *allocated(size_t size) {
  void *p = aligned_alloc(64, (size + 63) / 64 * 64);
  if (!p) {
    fprintf(stderr, "no memory\n");
    exit(2);
  }
  return p;
}

static int differs(const struct kernel *k, const char *form, void (*run)(void **), void **have, void **want) {
  k->setup(have);
  run(have);
  for (int i = 0; i < k->buffers; i++) {
    if (memcmp(have[i], want[i], k->sizes[i])) {
      printf("%s (%s): buffer %d differs from C's\n", k->name, form, i);
      return 1;
    }
  }
  return 0;
}

static double least(const struct kernel *k, void (*run)(void **), void **buffers, int rounds) {
  double best = 1e9;
  for (int i = 0; i < rounds; i++) {
    struct timespec from, to;
    k->setup(buffers);
    clock_gettime(CLOCK_MONOTONIC, &from);
    run(buffers);
    clock_gettime(CLOCK_MONOTONIC, &to);
    double t = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
    if (t < best) best = t;
  }
  return best;
}

int main(int argc, char **argv) {
  int rounds = argc > 2 && !strcmp(argv[1], "time") ? atoi(argv[2]) : 0;
  int failed = 0;
  for (size_t n = 0; n < sizeof kernels / sizeof *kernels; n++) {
    const struct kernel *k = kernels[n];
    void *have[MOST_BUFFERS], *want[MOST_BUFFERS];
    for (int i = 0; i < k->buffers; i++) {
      have[i] = allocated(k->sizes[i]);
      want[i] = allocated(k->sizes[i]);
    }
    if (rounds > 0) {
      double a = least(k, k->affine, have, rounds), s = least(k, k->scf, have, rounds);
      printf("%s %.9f %.9f %.9f\n", k->name, a, s, least(k, k->reference, have, rounds));
    } else {
      k->setup(want);
      k->reference(want);
      failed |= differs(k, "affine", k->affine, have, want);
      failed |= differs(k, "scf", k->scf, have, want);
    }
    for (int i = 0; i < k->buffers; i++) {
      free(have[i]);
      free(want[i]);
    }
  }
  return failed;
}
