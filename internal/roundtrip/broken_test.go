package roundtrip

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

// TestBroken prints operations that do not fit their definitions. It must not
// fail, and the generic form is read back; what the custom form says may be
// wrong, but reading it must end.
func TestBroken(t *testing.T) {
	all := repository.Dialects(t)
	for _, d := range append([]*irdl.Dialect{irdl.Builtin()}, all...) {
		ctx, err := irdl.NewContext(all...)
		require.NoError(t, err)
		g, err := irgen.New(ctx, 2)
		require.NoError(t, err)
		for _, name := range d.OpNames() {
			for range 25 {
				printBroken(t, g.Broken(d.Op(name)))
			}
		}
	}
}

func printBroken(t *testing.T, module *ir.Operation) {
	t.Helper()
	generic := string(syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true}))
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%v\n%s", p, generic)
		}
	}()
	custom := syntax.AppendOp(nil, module, syntax.PrintOptions{DebugInfo: true})
	sink := &diag.Sink{}
	opts := syntax.ParseOptions{AllowUnregistered: true}
	syntax.Parse(module.Context(), diag.NewSource("custom.mlir", custom), sink, opts)
	sink = &diag.Sink{}
	again := syntax.Parse(module.Context(), diag.NewSource("generic.mlir", []byte(generic)), sink, opts)
	if again == nil {
		t.Errorf("%s\n%s", sink.Diagnostics()[0].Error(), generic)
		return
	}
	require.Equal(t, generic, string(syntax.AppendOp(nil, again, syntax.PrintOptions{Generic: true})))
}
