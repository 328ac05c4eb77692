package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// setTrait sets a trait without an argument, and reports whether word is one.
func setTrait(f *ir.Traits, word string) bool {
	switch word {
	case "pure":
		f.Pure, f.EffectsKnown = true, true
	case "effects":
		f.EffectsKnown = true
	case "recursive-effects":
		f.RecursiveEffects = true
	case "terminator":
		f.Terminator = true
	case "return-like":
		f.ReturnLike = true
	case "isolated":
		f.Isolated = true
	case "symbol":
		f.Symbol = true
	case "symbol-table":
		f.SymbolTable = true
	case "function-like":
		f.FunctionLike = true
	case "no-terminator":
		f.NoTerminator = true
	case "single-block":
		f.SingleBlock = true
	case "graph-region":
		f.GraphRegion = true
	case "constant-like":
		f.ConstantLike = true
	case "commutative":
		f.Commutative = true
	case "idempotent":
		f.Idempotent = true
	case "involution":
		f.Involution = true
	case "elementwise":
		f.Elementwise = true
	case "cast":
		f.Cast = true
	case "call":
		f.Call = true
	case "loop":
		f.Loop = true
	case "affine":
		f.Affine = true
	case "affine-scope":
		f.AffineScope = true
	case "allocation-scope":
		f.AllocationScope = true
	case "in-allocation-scope":
		f.InAllocationScope = true
	case "inlinable":
		f.Inlinable = true
	case "keeps-target":
		f.KeepsTarget = true
	case "inline-target":
		f.InlineTarget = true
	default:
		return false
	}
	return true
}

func (p *Parser) trait(o *ods.Op) {
	t := p.peek()
	word := p.expectWord("a trait")
	f := o.Traits()
	if setTrait(f, word) {
		return
	}
	switch word {
	case "reads":
		p.effect(f, ir.EffectRead)
	case "writes":
		p.effect(f, ir.EffectWrite)
	case "allocates":
		p.effect(f, ir.EffectAllocate)
	case "frees":
		p.effect(f, ir.EffectFree)
	case "parent":
		f.Parents = append(f.Parents, p.expectWord("the name of an operation"))
	case "default-dialect":
		f.DefaultDialect = p.expectWord("the name of a dialect")
	case "inverse":
		f.Inverse = p.expectWord("the name of an operation")
	case "eval":
		f.Eval = p.expectWord("the name of a kernel")
	case "selects":
		p.selector(f)
	case "passes":
		f.Passes = p.groupName()
	case "views":
		f.Views = p.groupName()
	case "flow":
		p.flow(f)
	default:
		p.errorf(t, "there is no trait '%s'", word)
	}
}

func (p *Parser) effect(f *ir.Traits, kind ir.Effect) {
	e := ir.EffectOn{Effect: kind}
	if p.accept("$") {
		e.Group = p.expectWord("the name of a group")
	}
	f.Effects = append(f.Effects, e)
}

func (p *Parser) flow(f *ir.Traits) {
	e := ir.RegionEdge{From: place(p.expectWord("a region or 'op'"))}
	p.expect("->")
	e.To = place(p.expectWord("a region or 'op'"))
	if p.accept("$") {
		e.Forward = p.expectWord("the name of an operand group")
	}
	if when := p.acceptWord("when"); when || p.acceptWord("unless") {
		e.If, e.Is = p.groupName(), when
	}
	f.RegionFlow = append(f.RegionFlow, e)
}

func (p *Parser) selector(f *ir.Traits) {
	f.Selector = p.groupName()
	if p.acceptWord("in") {
		p.expect("$")
		f.Cases = p.expectWord("the name of an attribute")
	}
}

func (p *Parser) groupName() string {
	p.expect("$")
	return p.expectWord("the name of an operand group")
}

func place(word string) string {
	if word == "op" {
		return ""
	}
	return word
}

// completeTraits derives what other clauses say.
func completeTraits(o *ods.Op) {
	f := o.Traits()
	f.Known = true
	for _, r := range o.Regions {
		f.TerminatedBy = append(f.TerminatedBy, r.Terminator)
	}
	single := len(o.Regions) > 0
	for _, r := range o.Regions {
		single = single && r.OneBlock
	}
	f.SingleBlock = f.SingleBlock || single
}

// completeSuccessors notes which operands go to which successor.
func completeSuccessors(o *ods.Op) {
	for _, s := range o.Successors {
		o.Traits().BranchOperands = append(o.Traits().BranchOperands, s.Operands)
	}
}
