package directive

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/syntax/structure"
)

// payloadOp is `payload-op($region)`: `{ name {attributes} }` where one operation is all that the region
// computes, and nothing otherwise. The types of its operands follow, so `payload` completes it. A word behind the
// region is the name of an attribute of the operation that is not spelled where it has its default.
type payloadOp struct{ base }

func (payloadOp) Name() string { return "payload-op" }

func (payloadOp) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion)}, Word: true}
}

func (payloadOp) Problem(o *ods.Op, e *ods.Elem) string {
	if directiveFor(o, payload{}, e.Ref) == nil {
		return "'payload-op' comes with a 'payload' of the same region"
	}
	return ""
}

// directiveFor is the element of a format that is a directive for a region, nil where there is none.
func directiveFor(o *ods.Op, d ods.Directive, region ods.Ref) *ods.Elem {
	for i := range o.Format.Elems {
		if e := &o.Format.Elems[i]; e.Kind == ods.ElemDirective && e.Directive.Name() == d.Name() && e.Ref == region {
			return e
		}
	}
	return nil
}

func (payloadOp) Spells(*ods.Elem) ods.Spelling { return ods.Spelling{Brace: true} }

// Starts is by the first token.
func (payloadOp) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LBrace), true
}

// Read makes a region of the operation, without operands and results.
func (payloadOp) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	if !p.Consume(lex.LBrace) {
		return true
	}
	pos, text := p.Tok.Pos, p.Tok.Text
	if !p.At(lex.Ident) {
		return p.Expected("the name of an operation")
	}
	def, ok := p.CustomDef(text).(*ods.Op)
	if !ok {
		return p.Errorf(pos, "there is no operation '%s' that could be the body", text)
	}
	p.Next()
	state := ir.OperationState{Name: p.OpName(def.Name()), Loc: p.LocAt(pos)}
	if p.At(lex.LBrace) {
		if state.Attrs, ok = p.ParseAttrDict(); !ok {
			return false
		}
	}
	if !p.Expect(lex.RBrace, "}") {
		return false
	}
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	p.B.Create(&state)
	s.Regions[e.Ref.Index] = region
	return true
}

// Print writes the operation where it is all that there is.
func (payloadOp) Print(w *print.Writer, e *ods.Elem) {
	op := brief(w.Op, w.Def, directiveFor(w.Def, payload{}, e.Ref))
	if op == nil || w.Pr.Opts.DebugInfo {
		return
	}
	w.Space()
	w.Pr.Text("{ ")
	w.Pr.Text(op.Name().String())
	if attrs := spelledAttrs(op, e.Word); len(attrs) > 0 {
		w.Pr.AttrDict(attrs, nil)
	}
	w.Pr.Text(" }")
}

// spelledAttrs are the attributes of an operation without the one of a name, if it has its default.
func spelledAttrs(op *ir.Operation, name string) []ir.NamedAttr {
	def := op.Name().Def().(*ods.Op)
	i := def.AttrIndex(name)
	if i < 0 || def.Attributes[i].Default == nil {
		return op.Attrs()
	}
	a := &def.Attributes[i]
	v, ok := format.Value(op.Context(), a, a.Default, ods.OpEnv{Op: op, Def: def})
	if !ok || op.Attr(name) != v {
		return op.Attrs()
	}
	return slices.DeleteFunc(slices.Clone(op.Attrs()), func(a ir.NamedAttr) bool { return a.Name == name })
}

// payload is `payload($region, $inputs, $outputs, outputs-first)`: `(%in: T, %out: T) { ... }`, the region
// with an argument for an element of each operand, unless `payload-op` stands for it. That takes the
// elements of the outputs before those of the inputs; with `inputs-only` it takes the latter alone, and with
// `no-outputs` the arguments for outputs, which nothing uses, are not spelled besides.
type payload struct{ base }

func (payload) Name() string { return "payload" }

func (payload) Takes() ods.Arguments {
	operand := ods.Parts(ods.RefOperand)
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion), operand, operand}, Word: true}
}

const (
	outputsFirst = "outputs-first"
	inputsOnly   = "inputs-only"
	noOutputs    = "no-outputs"
)

func (payload) Problem(o *ods.Op, e *ods.Elem) string {
	switch {
	case e.Word != outputsFirst && e.Word != inputsOnly && e.Word != noOutputs:
		return "'payload' ends with 'outputs-first', 'inputs-only' or 'no-outputs', which say what a single operation takes"
	case o.Regions[e.Ref.Index].Terminator == "":
		return "the region of 'payload' says which operation is its terminator"
	case len(o.Operands) != 2 || e.Args[1].Index != 0 || e.Args[2].Index != 1:
		return "the operands of 'payload' are those of the operation, in their order"
	case directiveFor(o, payloadOp{}, e.Ref) == nil:
		return "'payload' comes with a 'payload-op' of the same region"
	}
	return ""
}

func (payload) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args[:1], Computes: true, EntryArgs: true}
}

// Starts is by the first token.
func (payload) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LParen), true
}

// Read reads the region, or completes that of `payload-op`. The types of the operands must have been read.
func (d payload) Read(s *format.State, e *ods.Elem) bool {
	inputs, outputs := elements(s.Types(e.Args[1])), elements(s.Types(e.Args[2]))
	if s.Regions[e.Ref.Index] != nil {
		return d.complete(s, e, inputs, outputs)
	}
	p := s.P
	start := len(p.Args)
	defer func() { p.Args = p.Args[:start] }()
	if !p.Expect(lex.LParen, "(") || !p.List(lex.RParen, ")", func() bool { return payloadArg(s) }) {
		return false
	}
	region, ok := p.ParseRegion(p.Args[start:], false)
	if !ok {
		return false
	}
	if region.Empty() {
		region.Append(ir.NewBlock())
	}
	// MLIR 19 spells inputs only, MLIR 22 outputs as well.
	if e.Word == noOutputs || e.Word == inputsOnly && region.Entry().NumArgs() == len(inputs) {
		for _, t := range outputs {
			region.Entry().AddArg(t, p.LocAt(region.Pos))
		}
	}
	s.Regions[e.Ref.Index] = region
	return true
}

func payloadArg(s *format.State) bool {
	p := s.P
	ref, ok := p.ParseOperandRef()
	if !ok || !p.Expect(lex.Colon, ":") {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	p.Args = append(p.Args, parse.RegionArg{Ref: ref, Typ: t})
	ok = parseParamLoc(p)
	p.KeepArgLoc(ref.Pos)
	return ok
}

// complete gives the operation in a region its operands and result, and the region its terminator.
func (payload) complete(s *format.State, e *ods.Elem, inputs, outputs []ir.Type) bool {
	p := s.P
	block := s.Regions[e.Ref.Index].Entry()
	name := block.First()
	if len(outputs) == 0 {
		return p.Errorf(s.Pos(), "'%s' has no output whose elements '%s' could compute", s.Def.Name(), name.Name())
	}
	for _, t := range slices.Concat(inputs, outputs) {
		block.AddArg(t, name.Loc())
	}
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	op := p.B.Create(&ir.OperationState{
		Name: name.Name(), Loc: name.Loc(), Operands: taken(block, len(inputs), e.Word), Results: outputs[len(outputs)-1:], Attrs: name.Attrs(),
	})
	name.Erase()
	p.B.Create(&ir.OperationState{Name: p.OpName(s.Def.Regions[e.Ref.Index].Terminator), Loc: op.Loc(), Operands: op.Results()})
	return true
}

// taken are the arguments that a single operation takes, of a block with one for each operand.
func taken(block *ir.Block, inputs int, word string) []*ir.Value {
	in, out := block.Args()[:inputs], block.Args()[inputs:]
	if word != outputsFirst {
		return in
	}
	return slices.Concat(out, in)
}

// elements are the types of the elements of operands.
func elements(types []ir.Type) []ir.Type {
	list := make([]ir.Type, len(types))
	for i, t := range types {
		list[i] = structure.Element(t)
	}
	return list
}

// brief is the operation that is all there is in a region, nil where more is to be spelled.
func brief(op *ir.Operation, def *ods.Op, e *ods.Elem) *ir.Operation {
	single := print.SingleOp(op.Region(e.Ref.Index), def.Regions[e.Ref.Index].Terminator)
	if single == nil || single.NumResults() != 1 || single.NumRegions() > 0 || single.NumSuccessors() > 0 {
		return nil
	}
	block := single.Block()
	_, inputs := def.OperandRange(op, e.Args[1].Index)
	if block.NumArgs() != op.NumOperands() || inputs == op.NumOperands() ||
		single.Result(0).Type() != block.Arg(block.NumArgs()-1).Type() {
		return nil
	}
	if _, ok := single.Name().Def().(*ods.Op); !ok || !slices.Equal(single.Operands(), taken(block, inputs, e.Word)) {
		return nil
	}
	return single
}

// Print writes the arguments and the region, unless `payload-op` stands for them.
func (payload) Print(w *print.Writer, e *ods.Elem) {
	if !w.Pr.Opts.DebugInfo && brief(w.Op, w.Def, e) != nil {
		return
	}
	args := entryNames(w, e.Ref.Index)
	if e.Word == noOutputs {
		_, inputs := w.Def.OperandRange(w.Op, e.Args[1].Index)
		args = args[:min(inputs, len(args))]
	}
	w.Deeper(func() { printPayload(w, e.Ref.Index, args) })
}

func printPayload(w *print.Writer, region int, args []*ir.Value) {
	w.Pr.Byte('(')
	for i, v := range args {
		if i > 0 {
			w.Pr.Text(", ")
		}
		w.Pr.Operand(v)
		w.Pr.Text(": ")
		w.Pr.Type(v.Type())
		w.Pr.ArgLoc(v)
	}
	w.Pr.Byte(')')
	w.Region(region)
}

// Fits reports whether the region has an argument for each operand, of which those that are not spelled
// have no uses.
func (payload) Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool {
	region := op.Region(e.Ref.Index)
	if region.Empty() || region.Entry().NumArgs() != op.NumOperands() {
		return false
	}
	for i := range op.NumOperands() {
		if region.Entry().Arg(i).Type() != structure.Element(op.OperandType(i)) {
			return false
		}
	}
	if e.Word != noOutputs {
		return true
	}
	start, end := def.OperandRange(op, e.Args[2].Index)
	for i := start; i < end; i++ {
		if region.Entry().Arg(i).HasUses() {
			return false
		}
	}
	return true
}
