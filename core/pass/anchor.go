package pass

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/parallel"
	"github.com/mlirc/mlirc/core/versions"
)

// AnyOp is the Anchor of a pass that runs on any operation: on the module, or on
// what the pipeline around it is nested on.
const AnyOp = "any"

// moduleOp is the operation that an empty anchor means.
const moduleOp = "module"

// sameAnchor reports whether two names mean one operation of every program, in whatever
// profiles they are: `func`, `builtin.func` and `func.func` do.
func sameAnchor(a, b string) bool { return plainName(a) == plainName(b) }

// plainName is the name that an operation has in memory: builtin operations may be given
// with their prefix, or as a profile calls them.
func plainName(name string) string {
	name = strings.TrimPrefix(name, "builtin.")
	if forms := load.Builtin().FormsNamed("", name); len(forms) > 0 {
		return forms[0].Base.Name()
	}
	return name
}

// AnchorName is the name in memory of the operations that an anchor means, which may be
// given as any profile calls them.
func AnchorName(ctx *ir.Context, name string) string {
	name = plainName(name)
	if ctx.OpName(name).Def() != nil {
		return name
	}
	if f := versions.FormNamed(ctx, "", name); f != nil {
		return f.Base.Name()
	}
	return name
}

// anchorsIn lists the operations of that name, as memory has it, inside of op, in order,
// none inside of another.
func anchorsIn(op *ir.Operation, name string) []*ir.Operation {
	var found []*ir.Operation
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				switch {
				case o.Is(name):
					found = append(found, o)
				case o.NumRegions() > 0:
					found = append(found, anchorsIn(o, name)...)
				}
			}
		}
	}
	return found
}

// Isolated lists the operations directly inside of op that are isolated, so that a pass may
// work on all of them at once; ok is false when op holds others with regions, or op is not a
// table of isolated operations.
func Isolated(op *ir.Operation) (pieces []*ir.Operation, ok bool) {
	if op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		return nil, false
	}
	for o := range op.Region(0).Entry().Ops() {
		if o.NumRegions() == 0 {
			continue
		}
		if !o.Traits().Isolated || o.NumOperands()+o.NumResults() > 0 {
			return nil, false
		}
		pieces = append(pieces, o)
	}
	return pieces, true
}

// Parallel calls work for 0 to n-1, on as many goroutines as the run may use. It repeats a
// panic of one of them once all have ended.
func (r *Run) Parallel(n int, work func(i int)) { parallel.Do(r.Workers, n, work) }
