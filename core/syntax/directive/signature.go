package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// signature is `signature($args, I*, O*, V)`: arguments with their names, types and attributes,
// and results, as a function has them.
type signature struct{ base }

func (signature) Name() string { return "signature" }

func (signature) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegionArg), ods.Parts(ods.RefVar), ods.Parts(ods.RefVar), ods.Parts(ods.RefVar)}, Optional: 1}
}

func (d signature) Problem(o *ods.Op, e *ods.Elem) string {
	if !o.Vars[e.Args[1].Index].List || !o.Vars[e.Args[2].Index].List {
		return "'signature' takes a list of types of arguments, and one of results"
	}
	return ""
}

func (signature) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args[:1], Types: e.Args[1:], ArgAttrs: true}
}

// Starts is by the first token.
func (signature) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LParen), false
}

// Read reads `(%a: t {attrs}, ...) -> (t {attrs})`: arguments, the
// types of inputs, those of results, and whether more may follow.
func (signature) Read(s *format.State, e *ods.Elem) bool {
	args := e.Args
	p := s.P
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	s.ParamAttrs = s.ParamAttrs[:0]
	if !p.Expect(lex.LParen, "(") || !p.List(lex.RParen, ")", func() bool { return parseParameter(s, args) }) {
		return false
	}
	middle := len(p.Types)
	if p.Consume(lex.Arrow) && !parseSignatureResults(s) {
		return false
	}
	s.TypeRoom = append(s.TypeRoom[:0], p.Types[start:]...)
	inputs := middle - start
	bindList(s, args[1], s.TypeRoom[:inputs])
	bindList(s, args[2], s.TypeRoom[inputs:])
	if len(args) > 3 && !s.Bindings.Vars[args[3].Index].Bound {
		s.Bindings.Vars[args[3].Index] = eval.Binding{Bound: true}
	}
	addSignatureAttrs(s, "arg_attrs", s.ParamAttrs[:inputs])
	addSignatureAttrs(s, "res_attrs", s.ParamAttrs[inputs:])
	return true
}

func bindList(s *format.State, r ods.Ref, types []ir.Type) {
	s.Bindings.Vars[r.Index] = eval.Binding{Bound: true, List: types}
}

func parseParameter(s *format.State, args []ods.Ref) bool {
	p := s.P
	if len(args) > 3 && p.At(lex.Ellipsis) {
		p.Next()
		s.Bindings.Vars[args[3].Index] = eval.Binding{Bound: true, Attr: p.Ctx.UnitAttr()}
		return p.At(lex.RParen) || p.Expected("')' behind '...'")
	}
	if g := s.Group(args[0]); g != nil && p.At(lex.Percent) {
		ref, ok := p.ParseOperandRef()
		if !ok || !p.Expect(lex.Colon, ":") {
			return false
		}
		g.Refs = append(g.Refs, ref)
		if !parseTypeAndAttrs(s) {
			return false
		}
		p.KeepArgLoc(ref.Pos)
		return true
	}
	return parseTypeAndAttrs(s)
}

// parseTypeAndAttrs reads a type and perhaps a dictionary behind it.
func parseTypeAndAttrs(s *format.State) bool {
	p := s.P
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	p.Types = append(p.Types, t)
	dict := p.Ctx.DictionaryAttr(nil)
	if p.At(lex.LBrace) {
		list, ok := p.ParseAttrDict()
		if !ok {
			return false
		}
		dict = p.Ctx.DictionaryAttr(list)
	}
	s.ParamAttrs = append(s.ParamAttrs, dict)
	return parseParamLoc(p)
}

// parseParamLoc reads the location behind a parameter, if there is one.
func parseParamLoc(p *parse.Parser) (ok bool) {
	p.ParamLoc, ok = nil, true
	if p.AtTrailingLoc() {
		p.ParamLoc, ok = p.ParseLoc()
	}
	return ok
}

func parseSignatureResults(s *format.State) bool {
	if s.P.Consume(lex.LParen) {
		return s.P.List(lex.RParen, ")", func() bool { return parseTypeAndAttrs(s) })
	}
	t, ok := s.P.ParseType()
	if !ok {
		return false
	}
	s.P.Types = append(s.P.Types, t)
	s.ParamAttrs = append(s.ParamAttrs, s.P.Ctx.DictionaryAttr(nil))
	return true
}

// addSignatureAttrs keeps the attributes of arguments or results if there are
// any.
func addSignatureAttrs(s *format.State, name string, attrs []ir.Attribute) {
	empty := ir.Attribute(s.P.Ctx.DictionaryAttr(nil))
	for _, a := range attrs {
		if a != empty {
			s.Signature = append(s.Signature, ir.NamedAttr{Name: name, Value: s.P.Ctx.ArrayAttr(attrs)})
			return
		}
	}
}

// Print writes `(%a: t {attrs}, ...) -> (t {attrs})`, without a blank before
// it.
func (signature) Print(w *print.Writer, e *ods.Elem) {
	args := e.Args
	w.Blank = print.BlankState{Want: true}
	inputs, results := w.TypeList(args[1]), w.TypeList(args[2])
	argAttrs, resAttrs := signatureAttrs(w, "arg_attrs"), signatureAttrs(w, "res_attrs")
	var names []*ir.Value
	if args[0].Kind == ods.RefRegionArg {
		names = entryNames(w, args[0].Sub)
	}
	w.Pr.Byte('(')
	for i, t := range inputs {
		if i > 0 {
			w.Pr.Text(", ")
		}
		if i < len(names) {
			w.Pr.Operand(names[i])
			w.Pr.Text(": ")
		}
		w.Pr.Type(t)
		if i >= len(names) || !w.Pr.SkipsArgAttrs() {
			paramAttrs(w.Pr, argAttrs, i)
		}
		if i < len(names) {
			w.Pr.ArgLoc(names[i])
		}
	}
	if len(args) > 3 && w.Binding(args[3].Index).Attr != nil {
		if len(inputs) > 0 {
			w.Pr.Text(", ")
		}
		w.Pr.Text("...")
	}
	w.Pr.Byte(')')
	if len(results) > 0 {
		w.Pr.Text(" -> ")
		signatureResults(w.Pr, results, resAttrs)
	}
}

func entryNames(w *print.Writer, region int) []*ir.Value {
	r := w.Op.Region(region)
	if r.Empty() {
		return nil
	}
	w.NameArgs(r)
	return r.Entry().Args()
}

func signatureAttrs(w *print.Writer, name string) []ir.Attribute {
	list, ok := w.Op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	return list.Elems()
}

// paramAttrs prints the attributes of an argument or result.
func paramAttrs(pr *print.Printer, list []ir.Attribute, i int) {
	if i >= len(list) {
		return
	}
	if d, ok := list[i].(*ir.DictionaryAttr); ok {
		pr.AttrDict(d.Entries(), nil)
	}
}

// signatureResults prints one type without attributes that is no function type
// alone, and everything else in parentheses.
func signatureResults(pr *print.Printer, types []ir.Type, attrs []ir.Attribute) {
	_, fn := types[0].(*ir.FunctionType)
	bare := len(types) == 1 && !fn
	if bare && len(attrs) == 1 {
		d, ok := attrs[0].(*ir.DictionaryAttr)
		bare = ok && len(d.Entries()) == 0
	}
	if bare {
		pr.Type(types[0])
		return
	}
	pr.Byte('(')
	for i, t := range types {
		if i > 0 {
			pr.Text(", ")
		}
		pr.Type(t)
		paramAttrs(pr, attrs, i)
	}
	pr.Byte(')')
}
