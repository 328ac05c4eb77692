package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const publicOption = "modify-public-functions"

// dropEquivalent takes results that callers have from functions.
func dropEquivalent() *pass.Pass {
	return &pass.Pass{
		Name:    "drop-equivalent-buffer-results",
		Summary: "return no memref that was an argument",
		Doc: `A result of a private function that is always the same argument, or a cast of it, is taken from the function;
its callers use what they passed. A function whose address is taken stays as it is.`,
		Options: []pass.Option{{Name: publicOption, Type: pass.Bool, Default: "false", Doc: "also change functions that other modules may call, as MLIR 19 does"}},
		Builds:  []string{"memref", "std"},
		Run: func(r *pass.Run) error {
			dropped := 0
			for {
				n := dropOnce(r.Op, r.Options.Bool(publicOption))
				if n == 0 {
					break
				}
				dropped += n // a caller may return what it passed, now
			}
			r.Stats.Add("num-dropped", int64(dropped))
			if dropped == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// dropOnce takes results from functions, and from their calls.
func dropOnce(module *ir.Operation, public bool) (dropped int) {
	u := usesOfFunctions(module)
	for _, fn := range u.functions {
		if u.taken[symbolOf(fn).name] || !public && !ir.IsPrivate(fn.Op) {
			continue
		}
		gone := returnedArguments(fn)
		if len(gone) == 0 {
			continue
		}
		dropped += len(gone)
		for _, call := range u.calls[symbolOf(fn)] {
			useArguments(call, gone)
		}
		dropResults(fn, gone)
	}
	return dropped
}

// symbol is a name in a symbol table: other tables may have the name, too.
type symbol struct {
	table *ir.Operation
	name  string
}

func symbolOf(fn builtin.Func) symbol { return symbol{fn.Op.ParentOp(), fn.SymName()} }

// calleeOf is what a call refers to.
func calleeOf(call std.Call) symbol { return symbol{ir.NearestSymbolTable(call.Op), call.Callee()} }

// functionUses are the functions of a module, the calls of each, and the names of those that are used otherwise.
type functionUses struct {
	functions []builtin.Func
	calls     map[symbol][]*ir.Operation
	taken     map[string]bool
}

func usesOfFunctions(module *ir.Operation) functionUses {
	u := functionUses{calls: map[symbol][]*ir.Operation{}, taken: map[string]bool{}}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if fn, ok := builtin.AsFunc(op); ok {
			u.functions = append(u.functions, fn)
		}
		if call, ok := std.AsCall(op); ok {
			u.calls[calleeOf(call)] = append(u.calls[calleeOf(call)], op)
			return ir.Advance
		}
		for _, a := range op.Attrs() {
			for nested := range ir.Nested(a.Value) {
				if ref, ok := nested.(*ir.SymbolRefAttr); ok {
					u.taken[ref.Root()] = true
				}
			}
		}
		return ir.Advance
	})
	return u
}

// returnedArguments are the results that are memrefs which each return of a function takes from the same argument.
func returnedArguments(fn builtin.Func) map[int]int {
	gone := map[int]int{}
	if fn.Body().Empty() {
		return gone
	}
	first := true
	for b := range fn.Body().Blocks() {
		end := b.Last()
		if !end.Is("std.return") {
			continue
		}
		for i, v := range end.AllOperands() {
			arg, ok := argumentOf(v)
			if was, known := gone[i]; !ok || !first && (!known || was != arg) {
				delete(gone, i)
				continue
			}
			gone[i] = arg
		}
		first = false
	}
	for b := range fn.Body().Blocks() {
		if end := b.Last(); end.Is("std.return") {
			dropOperands(end, gone)
		}
	}
	return gone
}

// argumentOf is the argument of its function that a memref is, through casts.
func argumentOf(v *ir.Value) (int, bool) {
	for v.DefiningOp() != nil {
		cast, ok := memref.AsCast(v.DefiningOp())
		if !ok {
			return 0, false
		}
		v = cast.Source()
	}
	return v.Index(), v.Block().IsEntry() && isMemRef(v.Type())
}

func dropOperands(end *ir.Operation, gone map[int]int) {
	var kept []*ir.Value
	for i, v := range end.AllOperands() {
		if _, drop := gone[i]; !drop {
			kept = append(kept, v)
		}
	}
	end.SetOperands(kept)
}

// useArguments makes the same call without some results, in whose place what was passed is used.
func useArguments(call *ir.Operation, gone map[int]int) {
	behind := ir.BuilderBefore(call.Next())
	behind.SetLoc(call.Loc())
	results := make([]*ir.Value, call.NumResults())
	for i, r := range call.AllResults() {
		arg, drop := gone[i]
		if !drop {
			continue
		}
		results[i] = call.Operand(arg)
		if results[i].Type() != r.Type() {
			results[i] = memref.NewCast(behind, results[i], r.Type()).Op.Result(0)
		}
	}
	callAgain(ir.BuilderBefore(call), call, slices.Clone(call.Operands()), results)
}
