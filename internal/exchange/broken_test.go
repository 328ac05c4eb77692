package exchange

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestBroken writes operations that do not fit their definitions in the profile,
// and reads them as if they were of it. It must not fail, whatever they are.
func TestBroken(t *testing.T) {
	all := repository.Dialects(t)
	for _, d := range append([]*irdl.Dialect{irdl.Builtin()}, all...) {
		ctx, err := irdl.NewContext(all...)
		require.NoError(t, err)
		g, err := irgen.New(ctx, 3)
		require.NoError(t, err)
		for _, name := range d.OpNames() {
			for range 10 {
				exchangeBroken(t, g.Broken(d.Op(name)))
			}
		}
	}
}

func exchangeBroken(t *testing.T, module *ir.Operation) {
	t.Helper()
	text := syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true})
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%v\n%s", p, text)
		}
	}()
	for _, generic := range []bool{false, true} {
		there, ok := syntax.Append(nil, module, syntax.PrintOptions{Generic: generic, Profile: profile}, &diag.Sink{})
		if ok {
			text = there
		}
		opts := syntax.ParseOptions{AllowUnregistered: true, Profile: profile}
		syntax.Parse(module.Context(), diag.NewSource("broken.mlir", text), &diag.Sink{}, opts)
	}
}
