static const struct {
  const char *name;
  void (*run)(void);
} cases[] = {
/* cases */};

int main(void) {
  enum { N = sizeof cases / sizeof *cases };
  for (int i = 0; i < N; i++) {
    current = cases[i].name;
    checks = 0;
    cases[i].run();
    if (checks == 0) printf("%s: nothing was checked\n", current);
  }
  printf("%d cases\n", N);
  return 0;
}
