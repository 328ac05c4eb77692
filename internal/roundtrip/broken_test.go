package roundtrip

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestBroken prints operations that do not fit their definitions. It must not
// fail, and the generic form is read back; what the custom form says may be
// wrong, but reading it must end.
func TestBroken(t *testing.T) {
	irgen.EachBroken(t, repository.Dialects(t), 2, 25, func(module *ir.Operation, generic []byte) {
		custom := syntax.AppendOp(nil, module, syntax.PrintOptions{DebugInfo: true})
		opts := syntax.ParseOptions{AllowUnregistered: true}
		syntax.Parse(module.Context(), diag.NewSource("custom.mlir", custom), &diag.Sink{}, opts)
		sink := &diag.Sink{}
		again := syntax.Parse(module.Context(), diag.NewSource("generic.mlir", generic), sink, opts)
		if again == nil {
			t.Errorf("%s\n%s", sink.Diagnostics()[0].Error(), generic)
			return
		}
		if !sharesName(module) {
			assert.Equal(t, string(generic), string(syntax.AppendOp(nil, again, syntax.PrintOptions{Generic: true})))
		}
	})
}

// sharesName reports whether a module has an operation whose name stands for another one, too:
// which of them a text means, types tell, and those of a broken operation may tell otherwise.
func sharesName(module *ir.Operation) bool {
	return !ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if versions.SharedIn(op.Name().Def()) != "" {
			return ir.Interrupt
		}
		return ir.Advance
	})
}
