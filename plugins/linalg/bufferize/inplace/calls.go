package inplace

import (
	"github.com/mlirc/mlirc/core/ir"
)

// A callee is a function; known where each call of it in the module comes to know what it does,
// private where there are no others.
type callee struct {
	op             *ir.Operation
	known, private bool
}

// inOrderOfCalls lists functions behind those that they call. One that calls itself, in whatever
// way, or whose address is taken, is not known.
func inOrderOfCalls(all []*ir.Operation, byName map[string]*ir.Operation) []callee {
	const (
		begun = iota + 1
		done
	)
	state := map[*ir.Operation]int{}
	shared := map[*ir.Operation]bool{}
	var list []callee
	var visit func(fn *ir.Operation)
	visit = func(fn *ir.Operation) {
		state[fn] = begun
		ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
			for _, named := range op.Attrs() {
				ref, ok := named.Value.(*ir.SymbolRefAttr)
				if !ok || byName[ref.Root()] == nil {
					continue
				}
				other := byName[ref.Root()]
				if !op.Is("std.call") {
					shared[other] = true
				}
				switch state[other] {
				case 0:
					visit(other)
				case begun:
					shared[other] = true
				}
			}
			return ir.Advance
		})
		state[fn] = done
		list = append(list, callee{op: fn})
	}
	for _, fn := range all {
		if state[fn] == 0 {
			visit(fn)
		}
	}
	for i, c := range list {
		list[i].known = !shared[c.op]
		list[i].private = list[i].known && c.op.StringAttrValue("sym_visibility") == "private"
	}
	return list
}
