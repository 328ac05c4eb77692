package irgen

import (
	"runtime/debug"
	"testing"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// EachBroken makes n modules with each operation of builtin and the dialects,
// which do not fit its definition, and hands them to do with their generic form.
// If do panics, the test fails and goes on.
func EachBroken(t *testing.T, dialects []*ods.Dialect, seed uint64, n int, do func(module *ir.Operation, generic []byte)) {
	t.Helper()
	for _, d := range append([]*ods.Dialect{load.Builtin()}, dialects...) {
		ctx, err := load.NewContext(dialects...)
		if err != nil {
			t.Fatal(err)
		}
		g, err := New(ctx, seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range d.OpNames() {
			for range n {
				withoutPanic(t, g.Broken(d.Op(name)), do)
			}
		}
	}
}

func withoutPanic(t *testing.T, module *ir.Operation, do func(module *ir.Operation, generic []byte)) {
	t.Helper()
	generic := syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true})
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%v\n%s%s", p, generic, debug.Stack())
		}
	}()
	do(module, generic)
}
