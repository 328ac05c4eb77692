package structured

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ForToWhile returns the pass `scf-for-to-while`.
func ForToWhile() *pass.Pass {
	return &pass.Pass{
		Name:    "scf-for-to-while",
		Anchor:  "func",
		Summary: "make scf.while of scf.for",
		Doc: `The first region compares the induction variable with the upper bound; the second one is the body,
and yields the next value of the induction variable before what the loop carries.`,
		Builds: []string{"scf", "std"},
		Run: func(r *pass.Run) error {
			found := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := scf.AsFor(op); ok {
					found = true
					forToWhile(loop)
				}
			})
			if !found {
				r.Unchanged()
			}
			return nil
		},
	}
}

func forToWhile(loop scf.For) {
	b := ir.BuilderBefore(loop.Op)
	b.SetLoc(loop.Op.Loc())
	carried := append([]*ir.Value{loop.LowerBound()}, loop.InitArgs()...)
	body := loop.Region().Entry()
	types := body.ArgTypes()
	while := scf.NewWhile(b, carried, types, loop.Op.Attrs().Without("unsignedCmp")...)
	before := b.CreateBlock(while.Before(), nil, types...)
	more := std.NewCmpi(b, before.Arg(0), loop.UpperBound(), loop.Less()).Result()
	scf.NewCondition(b, more, before.Args())
	while.After().TakeBlocks(loop.Region())
	end := body.Last()
	b.SetInsertionPointToStart(body)
	next := std.NewAddi(b, body.Arg(0), loop.Step()).Result()
	b.SetInsertionPoint(end)
	scf.NewYield(b, append([]*ir.Value{next}, end.Operands()...), end.Attrs()...)
	end.Erase()
	loop.Op.ReplaceAllUsesWith(while.Results()[1:])
	loop.Op.Erase()
}
