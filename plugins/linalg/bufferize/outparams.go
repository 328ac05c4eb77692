package bufferize

import (
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// outParams makes functions write to buffers that the caller gives.
func outParams() *pass.Pass {
	return &pass.Pass{
		Name:    "buffer-results-to-out-params",
		Summary: "make functions write results to buffers of the caller",
		Doc: `A result that is a memref of known sizes becomes an argument behind the others, to which what
was returned is copied. A result whose sizes are known only in the function is an error.`,
		Builds: []string{"memref", "std"},
		Run: func(r *pass.Run) error {
			changed := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if fn, ok := builtin.AsFunc(op); ok {
					changed = paramsOf(fn, r.Diags) || changed
				}
			})
			if r.Diags.HasErrors() {
				return nil
			}
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if op.Is("std.call") {
					changed = passParams(op) || changed
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// paramsOf moves the results of a function behind its arguments.
func paramsOf(fn builtin.Func, sink *diag.Sink) bool {
	t := fn.Type().(*ir.FunctionType)
	var kept, moved []ir.Type
	for _, r := range t.Results() {
		m, ok := r.(*ir.MemRefType)
		if !ok {
			kept = append(kept, r)
			continue
		}
		if !ir.HasStaticShape(m) {
			sink.Report(diag.NewError(ir.Position(fn.Op.Loc()),
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
	if list, ok := fn.Op.Attr("arg_attrs").(*ir.ArrayAttr); ok {
		elems := append([]ir.Attribute(nil), list.Elems()...)
		for range moved {
			elems = append(elems, ctx.DictionaryAttr(nil))
		}
		fn.Op.SetAttr("arg_attrs", ctx.ArrayAttr(elems))
	}
	if fn.Body().Empty() {
		return true
	}
	entry := fn.Body().Entry()
	var params []*ir.Value
	for _, m := range moved {
		params = append(params, entry.AddArg(m, fn.Op.Loc()))
	}
	for b := entry; b != nil; b = b.Next() {
		if end := b.Last(); end.Is("std.return") {
			returnInto(end, params)
		}
	}
	return true
}

// returnInto copies what is returned to the parameters.
func returnInto(end *ir.Operation, params []*ir.Value) {
	b := ir.BuilderBefore(end)
	var kept []*ir.Value
	for _, v := range end.AllOperands() {
		if _, moved := v.Type().(*ir.MemRefType); !moved {
			kept = append(kept, v)
			continue
		}
		memref.NewCopy(b, v, params[0])
		params = params[1:]
	}
	b.Create(&ir.OperationState{Name: end.Name(), Operands: kept, Attrs: end.Attrs()})
	end.Erase()
}

// passParams allocates what a call returns, and passes it.
func passParams(call *ir.Operation) bool {
	b := ir.BuilderBefore(call)
	operands := append([]*ir.Value(nil), call.Operands()...)
	results := make([]*ir.Value, call.NumResults())
	changed := false
	for i, r := range call.AllResults() {
		if _, ok := r.Type().(*ir.MemRefType); ok {
			results[i] = memref.NewAlloc(b, nil, nil, r.Type()).Op.Result(0)
			operands = append(operands, results[i])
			changed = true
		}
	}
	if changed {
		callAgain(b, call, operands, results)
	}
	return changed
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
