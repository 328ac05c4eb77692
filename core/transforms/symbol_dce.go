package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// SymbolDCE erases symbols that are not visible outside and have no uses.
var SymbolDCE = &pass.Pass{
	Name:    "symbol-dce",
	Anchor:  pass.AnyOp,
	Summary: "erase symbols without uses",
	Doc: `A private symbol goes away when no live operation refers to it; a nested one
if, besides, what holds it cannot be seen from outside.`,
	Run: func(r *pass.Run) error {
		if !r.Op.Traits().SymbolTable {
			return nil
		}
		s := &liveSymbols{
			hidden: r.Op.ParentOp() == nil || !isSymbol(r.Op) || ir.IsPrivate(r.Op),
			live:   map[*ir.Operation]bool{}, uses: newSymbolUses(),
		}
		s.visitTable(r.Op, s.hidden)
		for len(s.work) > 0 {
			op := s.work[len(s.work)-1]
			s.work = s.work[:len(s.work)-1]
			s.visit(op)
		}
		r.Stats.Add("num-erased", int64(s.sweep(r.Op)))
		return nil
	},
}

// liveSymbols finds what live operations refer to.
type liveSymbols struct {
	hidden bool                   // what is inside is not visible outside of the anchor
	live   map[*ir.Operation]bool // symbols
	uses   *symbolUses
	work   []symbolWork
}

// symbolWork is an operation that is live, and whether the table around it is
// hidden from outside.
type symbolWork struct {
	op     *ir.Operation
	hidden bool
}

// visitTable takes in what is directly inside of a symbol table and live for its
// own sake.
func (s *liveSymbols) visitTable(table *ir.Operation, hidden bool) {
	for r := range table.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				switch {
				case !isSymbol(op):
					s.work = append(s.work, symbolWork{op, hidden})
				case !isDiscardable(op, hidden):
					s.mark(op, hidden)
				}
			}
		}
	}
}

func isSymbol(op *ir.Operation) bool { return op.Traits().Symbol && ir.SymbolName(op) != "" }

// isDiscardable reports whether a symbol is seen only from where we can look.
func isDiscardable(op *ir.Operation, hidden bool) bool {
	switch op.StringAttrValue(ir.SymbolVisibilityAttr) {
	case "private":
		return true
	case "nested":
		return hidden
	}
	return false
}

func (s *liveSymbols) mark(op *ir.Operation, hidden bool) {
	if s.live[op] {
		return
	}
	s.live[op] = true
	s.work = append(s.work, symbolWork{op, hidden})
}

// visit takes in what a live operation, and what is inside of it, refers to. A
// symbol table inside is only entered as far as it is live.
func (s *liveSymbols) visit(w symbolWork) {
	s.uses.of(w.op, func(symbol *ir.Operation) { s.mark(symbol, s.hidden) })
	if w.op.Traits().SymbolTable {
		s.visitTable(w.op, w.hidden || !isSymbol(w.op) || ir.IsPrivate(w.op))
		return
	}
	for r := range w.op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				s.visit(symbolWork{op, w.hidden})
			}
		}
	}
}

// sweep erases symbols that are not live.
func (s *liveSymbols) sweep(op *ir.Operation) int {
	erased := 0
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.OpsToErase() {
				if op.Traits().SymbolTable && isSymbol(o) && !s.live[o] {
					o.Erase()
					erased++
				} else {
					erased += s.sweep(o)
				}
			}
		}
	}
	return erased
}
