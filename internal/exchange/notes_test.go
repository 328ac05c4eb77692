package exchange

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// noteAttr is an attribute that no definition declares.
const noteAttr = "test.note"

// TestNotes shows mlir-opt-19 the custom form of each operation with an attribute
// that no definition declares, and reads the generic form that it makes of it.
func TestNotes(t *testing.T) {
	oracle.Need(t, "mlir-opt-13", "mlir-opt-19")
	all := repository.Dialects(t)
	for _, d := range dialects(t, all) {
		if d.Name() == "spv" {
			continue // its operations have no place for them there, see hasNoPlace
		}
		t.Run(d.Name(), func(t *testing.T) {
			refused := &run{t: t, profile: profile, all: all, seen: map[string]bool{}}
			r := &run{t: t, profile: profile, all: all, seen: map[string]bool{}}
			var noted []*chunk
			for _, c := range r.chunks(d) {
				if refused.write(c, false) {
					noted = append(noted, r.noted(c)...)
				}
			}
			came := map[string]bool{}
			for _, c := range r.exchange(noted, false, "--mlir-print-op-generic") {
				noteNames(c.module, came)
			}
			for _, name := range d.OpNames() {
				if !came[name] && !refused.seen[name] && !r.ours[name] && !besidePads[name] && !without[name] {
					t.Errorf("'%s' did not come back with a note", name)
				}
			}
		})
	}
}

// besidePads are operations that stand in modules with 'llvm.landingpad' only, whose custom form
// mlir-opt-19 cannot read with attributes of others.
var besidePads = map[string]bool{"llvm.landingpad": true, "llvm.invoke": true, "llvm.resume": true, "llvm.bitcast": true}

// noted puts notes on all operations of a module; or, where the profile has no
// place for one of them, makes a module of each.
func (r *run) noted(c *chunk) []*chunk {
	n := putNotes(c.module, -1)
	if c.own = r.text(c.module); r.write(c, false) {
		return []*chunk{c}
	}
	putNotes(c.module, n) // on none
	text := r.text(c.module)
	var list []*chunk
	for i := range n {
		alone := r.chunk(text, false)
		require.NotNil(r.t, alone, r.problem)
		putNotes(alone.module, i)
		alone.own = r.text(alone.module)
		list = append(list, alone)
	}
	return list
}

// putNotes numbers the operations that have definitions and puts a note on the one
// with a number, on all for -1. It returns how many there are.
func putNotes(module *ir.Operation, only int) int {
	ctx, n := module.Context(), 0
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if _, ok := op.Name().Def().(*ods.Op); !ok || becomesAttribute(op) {
			return ir.Advance
		}
		var value ir.Attribute
		if only == n || only < 0 {
			value = ctx.StringAttr(strconv.Itoa(n))
		}
		op.SetAttr(noteAttr, value)
		n++
		return ir.Advance
	})
	return n
}

// becomesAttribute reports whether MLIR 19 says an operation as an attribute of its user: it has no
// operand for what must be a constant.
func becomesAttribute(op *ir.Operation) bool {
	return op.Is("llvm.mlir.constant") && op.Result(0).HasOneUse() && op.Result(0).FirstUse().Owner().Is("llvm.intr.memcpy")
}

// noteNames adds the names of the operations with notes to a set.
func noteNames(module *ir.Operation, names map[string]bool) {
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op.Attr(noteAttr) != nil {
			names[op.Name().String()] = true
		}
		return ir.Advance
	})
}
