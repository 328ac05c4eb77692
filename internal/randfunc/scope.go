package randfunc

import (
	"fmt"
	"strings"
)

// allocaScope writes a scope that gives the stack back, and hands values on to the
// next block. mlir-opt-13 cannot hand on all types: there the stack keeps what it
// has.
func allocaScope(f *Func) {
	if !f.canBranch() {
		return
	}
	texts := f.to
	var body, old strings.Builder
	f.to = []*strings.Builder{&body, &old}
	var passed []*Value
	f.Scope(func() {
		outer := f.stack
		f.stack = stack{depth: f.depth, work: f.work}
		f.regions++
		alloca(f)
		f.statements(6)
		passed = f.outlast()
		f.regions--
		f.stack = outer
	})
	f.to = texts
	args, next := f.arguments(passed), f.block()
	f.either(func() {
		f.Linef("br %s", branch(next, f.scope(passed, body.String())...))
	}, func() {
		f.write(old.String())
		f.Linef("br %s", branch(next, passed...))
	})
	f.begin(next, args...)
	f.values = append(f.values, args...)
}

// outlast decides for values that are there when the scope ends.
func (f *Func) outlast() []*Value {
	var values []*Value
	for range f.IntN(4) {
		if v := f.Pick(anything); v != nil && v.Life < f.depth {
			values = append(values, v)
		}
	}
	return values
}

// scope writes a scope with that body, and returns its results.
func (f *Func) scope(passed []*Value, body string) []*Value {
	results := make([]*Value, len(passed))
	head, end := "memref.alloca_scope", "memref.alloca_scope.return"
	if len(passed) > 0 {
		group := f.fresh(passed[0].Type).Name
		for i, v := range passed {
			results[i] = &Value{Name: fmt.Sprintf("%s#%d", group, i), Type: v.Type}
		}
		types := list(typesOf(passed))
		head = fmt.Sprintf("%s:%d = memref.alloca_scope -> (%s)", group, len(passed), types)
		end = fmt.Sprintf("memref.alloca_scope.return %s : %s", names(passed), types)
	}
	f.Linef("%s {", head)
	f.write(body)
	f.Linef("  %s", end)
	f.Linef("}")
	return results
}
