package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const (
	resultAttrOption = "add-result-attr"
	hoistOption      = "hoist-static-allocs"
	// resultAttr marks arguments that were results.
	resultAttr = "bufferize.result"
)

// outParams makes functions write to buffers that the caller gives.
func outParams() *pass.Pass {
	return &pass.Pass{
		Name:    "buffer-results-to-out-params",
		Summary: "make functions write results to buffers of the caller",
		Doc: `A result that is a memref of known sizes becomes an argument behind the others, to which what
was returned is copied. A result whose sizes are known only in the function is an error.`,
		Options: []pass.Option{
			{Name: resultAttrOption, Type: pass.Bool, Default: "false", Doc: "the new arguments have the attribute " + resultAttr},
			{Name: hoistOption, Type: pass.Bool, Default: "false", Doc: "what the function allocates first and returns is not copied: the caller's buffer takes its place"},
			{Name: publicOption, Type: pass.Bool, Default: "true", Doc: "also change functions that other modules may call, as MLIR 13 does; later MLIR does not unless this is set"},
		},
		Builds: []string{"memref", "std"},
		Run:    func(r *pass.Run) error { return newOutParams(r).run() },
	}
}

// resultMover makes arguments of results.
type resultMover struct {
	pass                   *pass.Run
	mark, hoist, alsoShown bool
	moved                  map[symbol]bool // functions
}

func newOutParams(r *pass.Run) *resultMover {
	return &resultMover{r, r.Options.Bool(resultAttrOption), r.Options.Bool(hoistOption), r.Options.Bool(publicOption), map[symbol]bool{}}
}

func (m *resultMover) run() error {
	ir.WalkPostOrder(m.pass.Op, func(op *ir.Operation) {
		if fn, ok := builtin.AsFunc(op); ok && (m.alsoShown || ir.IsPrivate(op)) && m.paramsOf(fn) {
			m.moved[symbolOf(fn)] = true
		}
	})
	if m.pass.Diags.HasErrors() {
		return nil
	}
	ir.WalkPostOrder(m.pass.Op, func(op *ir.Operation) {
		if call, ok := std.AsCall(op); ok && m.moved[calleeOf(call)] {
			passParams(op)
		}
	})
	if len(m.moved) == 0 {
		m.pass.Unchanged()
	}
	return nil
}

// paramsOf moves the results of a function behind its arguments; false when it has none to move.
func (m *resultMover) paramsOf(fn builtin.Func) bool {
	t := fn.Type().(*ir.FunctionType)
	var kept, moved []ir.Type
	for _, r := range t.Results() {
		buffer, ok := r.(*ir.MemRefType)
		if !ok {
			kept = append(kept, r)
			continue
		}
		if !ir.HasStaticShape(buffer) {
			m.pass.Diags.Report(diag.NewError(ir.Position(fn.Op.Loc()),
				"cannot create out param for dynamically shaped result of '"+fn.SymName()+"': its caller does not know how much to allocate"))
			return false
		}
		moved = append(moved, r)
	}
	if len(moved) == 0 {
		return false
	}
	ctx := fn.Op.Context()
	inputs := append(append([]ir.Type(nil), t.Inputs()...), moved...)
	fn.Op.SetAttr("type", ctx.TypeAttr(ctx.FunctionType(inputs, kept)))
	fn.Op.SetAttr("res_attrs", nil)
	m.describe(fn, len(t.Inputs()), len(moved))
	if fn.Body().Empty() {
		return true
	}
	entry := fn.Body().Entry()
	var params []*ir.Value
	for _, t := range moved {
		params = append(params, entry.AddArg(t, fn.Op.Loc()))
	}
	for b := entry; b != nil; b = b.Next() {
		if end := b.Last(); end.Is("std.return") {
			m.returnInto(end, params)
		}
	}
	return true
}

// describe extends the attributes of a function's arguments by those of the new ones.
func (m *resultMover) describe(fn builtin.Func, had, added int) {
	list := slices.Clone(fn.ArgAttrs())
	if list == nil && !m.mark {
		return
	}
	ctx := fn.Op.Context()
	for range had - len(list) {
		list = append(list, ctx.DictionaryAttr(nil))
	}
	var attrs []ir.NamedAttr
	if m.mark {
		attrs = []ir.NamedAttr{{Name: resultAttr, Value: ctx.UnitAttr()}}
	}
	for range added {
		list = append(list, ctx.DictionaryAttr(attrs))
	}
	fn.Op.SetAttr("arg_attrs", ctx.ArrayAttr(list))
}

// returnInto copies what is returned to the parameters.
func (m *resultMover) returnInto(end *ir.Operation, params []*ir.Value) {
	b := ir.BuilderBefore(end)
	var kept []*ir.Value
	for _, v := range end.AllOperands() {
		if _, moved := v.Type().(*ir.MemRefType); !moved {
			kept = append(kept, v)
			continue
		}
		if !m.hoist || !takesPlace(params[0], v) {
			memref.NewCopy(b, v, params[0])
		}
		params = params[1:]
	}
	b.Create(&ir.OperationState{Name: end.Name(), Operands: kept, Attrs: end.Attrs()})
	end.Erase()
}

// takesPlace puts a parameter in the place of what the first block of a function allocates.
func takesPlace(param, v *ir.Value) bool {
	alloc, ok := v.DefinedBy("memref.alloc")
	if !ok || !v.Block().IsEntry() || v.Block() != param.Block() || v.Type() != param.Type() {
		return false
	}
	v.ReplaceAllUsesWith(param)
	alloc.Erase()
	return true
}

// passParams allocates what a call returns, and passes it.
func passParams(call *ir.Operation) {
	b := ir.BuilderBefore(call)
	operands := append([]*ir.Value(nil), call.Operands()...)
	results := make([]*ir.Value, call.NumResults())
	for i, r := range call.AllResults() {
		if _, ok := r.Type().(*ir.MemRefType); ok {
			results[i] = memref.NewAlloc(b, nil, nil, r.Type()).Op.Result(0)
			operands = append(operands, results[i])
		}
	}
	callAgain(b, call, operands, results)
}

// callAgain puts for a call one with other operands, which has those results in whose place none of some values is
// used.
func callAgain(b *ir.Builder, call *ir.Operation, operands, results []*ir.Value) {
	var kept []ir.Type
	for i, r := range call.AllResults() {
		if results[i] == nil {
			kept = append(kept, r.Type())
		}
	}
	made := b.Create(&ir.OperationState{Name: call.Name(), Operands: operands, Results: kept, Attrs: call.Attrs()})
	at := 0
	for i := range results {
		if results[i] == nil {
			results[i] = made.Result(at)
			at++
		}
	}
	call.ReplaceAllUsesWith(results)
	call.Erase()
}
