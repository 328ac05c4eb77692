package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// chain is `chain($region)`: a region or, where it holds nothing but one more of the same
// operation, that in the same form, such as `if` behind `else`.
type chain struct{ singleOp }

func (chain) Name() string { return "chain" }

func (d chain) Problem(o *ods.Op, e *ods.Elem) string {
	r := &o.Regions[e.Ref.Index]
	if why := d.problem(d.Name(), o, e); why != "" {
		return why
	}
	if r.Variadic || len(r.Args) > 0 {
		return "the region of 'chain' is one region without named arguments"
	}
	return ""
}

// Starts is by the first token.
func (chain) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LBrace) || atOwnName(s), false
}

// atOwnName reports whether the name of the operation that is being read stands here
// once more.
func atOwnName(s *format.State) bool {
	return s.P.At(lex.Ident) && s.P.CustomDef(s.P.Tok.Text) == ir.OpDefinition(s.Def)
}

// Read reads a region, or the operation once more in the same form, such as `if`
// behind `else`: the region is then that operation and a terminator that yields its
// results.
func (d chain) Read(s *format.State, e *ods.Elem) bool {
	i := e.Ref.Index
	if !atOwnName(s) {
		return s.ParseRegionRef(i)
	}
	p, nameTok := s.P, s.P.Tok
	if p.Regions >= parse.MaxRegionDepth {
		return p.Errorf(nameTok.Pos, "regions are nested deeper than %d levels", parse.MaxRegionDepth)
	}
	region, ok := d.read(s, e, func() (*ir.Operation, bool) {
		p.Next()
		p.Regions++
		defer func() { p.Regions-- }()
		return p.Forms.Op(s.Def, nameTok)
	})
	if ok {
		s.BindYields(&s.Def.Regions[i], &region.Region)
	}
	return ok
}

// Print writes a region that holds nothing but an operation of the same definition as
// that operation, and any other region as it is.
func (chain) Print(w *print.Writer, e *ods.Elem) {
	i := e.Ref.Index
	if op := chained(w, i); op != nil {
		start, blank := len(w.Pr.Out), w.Blank
		w.Space()
		if w.Pr.CustomOp(op, w.Def) {
			w.Blank = print.BlankState{Want: true}
			return
		}
		w.Pr.Out, w.Blank = w.Pr.Out[:start], blank
	}
	w.Region(i)
}

// chained is the operation that a region of `chain` is printed as, nil where it is
// more than that: a block with arguments, other operations, a terminator that does
// not yield exactly its results, or locations to print.
func chained(w *print.Writer, i int) *ir.Operation {
	if w.Pr.Opts.DebugInfo || w.Pr.Collecting {
		return nil
	}
	op := print.SingleOp(w.Op.Region(i), w.Def.Regions[i].Terminator)
	if op == nil || op.Block().NumArgs() > 0 || op.Name() != w.Op.Name() {
		return nil
	}
	return op
}
