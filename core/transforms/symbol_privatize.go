package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

const excludeOption = "exclude"

// symbolPrivatize makes the symbols of a table private.
var symbolPrivatize = &pass.Pass{
	Name:    "symbol-privatize",
	Anchor:  pass.AnyOp,
	Summary: "make symbols private",
	Doc: `The symbols directly inside of the operation that the pass is for, such as the functions of a module, become private, so that
symbol-dce may erase those without uses.`,
	Options: []pass.Option{{Name: excludeOption, Type: pass.List, Doc: "symbols that stay as they are"}},
	Run: func(r *pass.Run) error {
		keep, count := r.Options.List(excludeOption), 0
		for region := range r.Op.Regions() {
			for b := range region.Blocks() {
				for op := range b.Ops() {
					if isSymbol(op) && !ir.IsPrivate(op) && !slices.Contains(keep, ir.SymbolName(op)) {
						op.SetAttr(ir.SymbolVisibilityAttr, r.IR().StringAttr("private"))
						count++
					}
				}
			}
		}
		r.Stats.Add("num-privatized", int64(count))
		if count == 0 {
			r.Unchanged()
		}
		return nil
	},
}
