package llvm

import "github.com/mlirc/mlirc/core/ir"

// CannotUnwind finds the functions, of some that are defined or declared, that no exception leaves.
// It knows the functions of C that allocate, free and copy memory, and follows direct calls of what it
// is given by name; any other call may end by an exception, and so may a function that another module
// can replace.
func CannotUnwind(functions []*ir.Operation) map[*ir.Operation]bool {
	byName := map[string]*ir.Operation{}
	for _, fn := range functions {
		byName[ir.SymbolName(fn)] = fn
	}
	safe := map[*ir.Operation]bool{}
	callers := map[*ir.Operation][]*ir.Operation{}
	var unsafe []*ir.Operation
	for _, fn := range functions {
		callees, ok := callsOf(fn, byName)
		safe[fn] = ok
		if !ok {
			unsafe = append(unsafe, fn)
		}
		for _, callee := range callees {
			callers[callee] = append(callers[callee], fn)
		}
	}
	for len(unsafe) > 0 {
		last := unsafe[len(unsafe)-1]
		unsafe = unsafe[:len(unsafe)-1]
		for _, caller := range callers[last] {
			if safe[caller] {
				safe[caller] = false
				unsafe = append(unsafe, caller)
			}
		}
		delete(safe, last)
	}
	return safe
}

// callsOf lists what a function calls. It is not ok where an exception may come from elsewhere.
func callsOf(fn *ir.Operation, byName map[string]*ir.Operation) (callees []*ir.Operation, ok bool) {
	f := Func{Op: fn}
	if fn.Attr("no_unwind") != nil {
		return nil, true
	}
	if ir.IsDeclaration(fn) {
		t, isFunc := AsFuncType(f.Type())
		n, known := neverThrows[ir.SymbolName(fn)]
		return nil, known && isFunc && len(t.Args()) == n && !t.Vararg()
	}
	if linkage := f.Linkage(); linkage != LinkageExternal && linkage != LinkageInternal && linkage != LinkagePrivate || fn.Attr("personality") != nil {
		return nil, false
	}
	for b := range fn.Region(0).Blocks() {
		for op := range b.Ops() {
			if call, isCall := AsCall(op); isCall {
				name, direct := call.Callee()
				callee := byName[name]
				if !direct || callee == nil {
					return nil, false
				}
				callees = append(callees, callee)
			} else if mayThrow(op) {
				return nil, false
			}
		}
	}
	return callees, true
}

// neverThrows has functions of C, with the number of their parameters.
var neverThrows = map[string]int{
	"malloc": 1, "calloc": 2, "realloc": 2, "aligned_alloc": 2, "free": 1, "memcpy": 3, "memmove": 3, "memset": 3,
}

// mayThrow reports whether an operation that calls no function by a symbol may end by an exception.
// What an `llvm.invoke` catches goes on in a function with a personality.
func mayThrow(op *ir.Operation) bool {
	return op.NumRegions() > 0 || op.Name().Dialect() != "llvm" || op.Is("llvm.invoke") || op.Is("llvm.resume") ||
		op.Is("llvm.call_intrinsic") || op.Is("llvm.inline_asm") || op.Is("llvm.intr.coro.resume")
}
