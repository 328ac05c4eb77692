/* What a memref is for C, which calls functions by the prefix _mlir_ciface_:
   under every convention that mlirc has, the address of such a struct. `mlirc header`
   writes these structs, and prototypes, for the functions of a file. */
#ifndef MLIRC_EXAMPLES_MEMREF_H
#define MLIRC_EXAMPLES_MEMREF_H

#include <stdint.h>

/* Declares the struct NAME of a memref of elements T and rank N. */
#define MEMREF(NAME, T, N)                                                     \
  typedef struct {                                                             \
    T *allocated;                                                              \
    T *aligned;                                                                \
    int64_t offset;                                                            \
    int64_t sizes[N];                                                          \
    int64_t strides[N];                                                        \
  } NAME

#endif
