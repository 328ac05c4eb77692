#include <stdio.h>
#include <stdlib.h>

float *global(void);
void shift(float *, float *);
void touch(float *);
void views(float *, long, long);
void rows(float *, long);
void chain(float *, long);
void deep(float *, long);
void iterations(float *, long);
void inplace(float *);
void within(int *);

static _Alignas(64) float data[256];

/* An address that is a multiple of a float's size and of no more. */
static float *fresh(void) {
    for (int i = 0; i < 256; i++) data[i] = (float)((i * 37 + 11) % 23) - 9;
    return data + 33;
}

static void show(const char *name, const float *a) {
    printf("%s", name);
    for (int i = 0; i < 64; i++) printf(" %g", a[i]);
    printf("\n");
}

int main(void) {
    float *a = fresh();
    shift(a, a), show("shift", a);
    for (int d = -5; d <= 5; d++) a = fresh(), shift(a, a + d), show("shift by", a);
    touch(global()), show("touch", global());
    for (long p = 0; p <= 32; p += 4)
        for (long q = p < 3 ? 0 : p - 3; q <= p + 3 && q <= 32; q++) a = fresh(), views(a, p, q), show("views", a);
    for (long d = 0; d <= 8; d++) a = fresh(), rows(a, d), show("rows", a);
    for (long n = 0; n <= 5; n++) a = fresh(), chain(a, n), show("chain", a);
    for (long n = 0; n <= 5; n++) a = fresh(), deep(a, n), show("deep", a);
    for (long n = -1; n <= 64; n += 13) a = fresh(), iterations(a, n), show("iterations", a);
    a = fresh(), inplace(a), show("inplace", a);
    int numbers[64];
    for (int i = 0; i < 64; i++) numbers[i] = i % 7 - 3;
    within(numbers);
    for (int i = 0; i < 64; i++) printf("%d ", numbers[i]);
    printf("\n");
    return 0;
}
