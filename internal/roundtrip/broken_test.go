package roundtrip

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
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
		assert.Equal(t, string(generic), string(syntax.AppendOp(nil, again, syntax.PrintOptions{Generic: true})))
	})
}
