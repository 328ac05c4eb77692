package exchange

import (
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestBroken writes operations that do not fit their definitions in the profile,
// and reads them as if they were of it. It must not fail, whatever they are.
func TestBroken(t *testing.T) {
	irgen.EachBroken(t, repository.Dialects(t), 3, 10, func(module *ir.Operation, text []byte) {
		for _, generic := range []bool{false, true} {
			there, ok := syntax.Append(nil, module, syntax.PrintOptions{Generic: generic, Profile: profile}, &diag.Sink{})
			if ok {
				text = there
			}
			opts := syntax.ParseOptions{AllowUnregistered: true, Profile: profile}
			syntax.Parse(module.Context(), diag.NewSource("broken.mlir", text), &diag.Sink{}, opts)
		}
	})
}
