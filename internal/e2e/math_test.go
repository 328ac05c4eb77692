package e2e_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// mathFunctions are the operations of math and what C has for them.
var mathFunctions = []struct{ op, c string }{
	{"atan", "atan(x)"}, {"atan2", "atan2(x, y)"}, {"cos", "cos(x)"}, {"exp", "exp(x)"}, {"exp2", "exp2(x)"},
	{"expm1", "expm1(x)"}, {"log", "log(x)"}, {"log10", "log10(x)"}, {"log1p", "log1p(x)"}, {"log2", "log2(x)"},
	{"powf", "pow(x, y)"}, {"rsqrt", "1 / sqrt(x)"}, {"sin", "sin(x)"}, {"sqrt", "sqrt(x)"}, {"tanh", "tanh(x)"},
}

// TestMath: the pipelines for the CPU make an object of every operation of math, on scalars and
// vectors, which links with the C library alone and computes what C computes.
func TestMath(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	var module, prototypes, calls strings.Builder
	for _, f := range mathFunctions {
		operands := "%x"
		if strings.Contains(f.c, "y") {
			operands = "%x, %y"
		}
		for i, typ := range []string{"f32", "f64", "vector<4xf32>", "vector<2x2xf64>"} {
			number, lanes := []string{"float", "double", "float", "double"}[i], []int{1, 1, 4, 4}[i]
			name := fmt.Sprintf("t_%s_%d", f.op, i)
			memref := "memref<3x" + typ + ">"
			fmt.Fprintf(&module, `func @%s(%%m: %s) {
  %%0 = constant 0 : index
  %%1 = constant 1 : index
  %%2 = constant 2 : index
  %%x = memref.load %%m[%%0] : %s
  %%y = memref.load %%m[%%1] : %s
  %%r = math.%s %s : %s
  memref.store %%r, %%m[%%2] : %s
  return
}
`, name, memref, memref, memref, f.op, operands, typ, memref)
			fmt.Fprintf(&prototypes, "void %s(%s*, %s*, int64_t, int64_t, int64_t);\n", name, number, number)
			fmt.Fprintf(&calls, `  for (int n = 0; n < 4; n++) {
    static %s __attribute__((aligned(64))) m[12];
    for (int k = 0; k < %d; k++) { m[k] = first[(n + k) %% 4]; m[%d + k] = second[(n + k) %% 4]; }
    %s(m, m, 0, 3, 1);
    for (int k = 0; k < %d; k++) { double x = m[k], y = m[%d + k], r = m[2 * %d + k], w = %s; (void)y;
      if (!(fabs(r - w) <= %s * fabs(w))) printf("%s(%%g): %%g instead of %%g\n", x, r, w); }
  }
`, number, lanes, lanes, name, lanes, lanes, lanes, f.c, []string{"2e-7", "1e-15"}[i%2], name)
		}
	}
	main := "#include <math.h>\n#include <stdint.h>\n#include <stdio.h>\n" + prototypes.String() +
		"static const double first[] = {0x1p-30, 0.3, 1.7, 20}, second[] = {0.5, 2, 1.25, 3};\nint main(void) {\n" +
		calls.String() + "  printf(\"done\\n\");\n}\n"
	for _, pipeline := range []string{"cpu", "cpu-O3"} {
		d := newDesk(t, map[string]string{"in.mlir": module.String(), "main.c": main})
		d.succeed("--pipeline", pipeline, "in.mlir", "-o", "out.o")
		d.compile("cc", "-O1", "-Wall", "-o", "program", "main.c", "out.o", "-lm")
		assert.Equal(t, "done\n", d.run(nil, filepath.Join(d.dir, "program")).stdout, pipeline)
	}
}
