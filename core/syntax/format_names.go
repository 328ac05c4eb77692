package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
)

// lookupCustom finds the definition of an operation by the name in a custom
// form, nil when there is none. A name without a dot is builtin's, or one of a
// dialect that leaves its prefix out.
func (p *parser) lookupCustom(name string) ir.OpDefinition {
	if def, ok := p.customNames[name]; ok {
		return def
	}
	def := p.ctx.OpName(name).Def()
	if def == nil && !strings.Contains(name, ".") {
		for _, d := range p.ctx.Dialects() {
			if dialect, ok := d.(*ods.Dialect); ok && dialect.ElidesPrefix {
				if op := dialect.Op(dialect.Name() + "." + name); op != nil {
					def = op
				}
			}
		}
	}
	if p.customNames == nil {
		p.customNames = map[string]ir.OpDefinition{}
	}
	p.customNames[p.intern(name)] = def
	return def
}

// resultHints says how results would like to be called: one name for all, "" for
// none, or one for each that begins a group.
func resultHints(op *ir.Operation) (name string, groups []string) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok {
		return "", nil
	}
	if len(def.Results) > 1 {
		return "", groupHints(op, def)
	}
	for i := range def.ResultNames {
		h := &def.ResultNames[i]
		if hintApplies(op, h.When) {
			return hintText(op, h.Template), nil
		}
	}
	return "", nil
}

func groupHints(op *ir.Operation, def *ods.Op) []string {
	names := make([]string, op.NumResults())
	for i := range def.Results {
		start, end := def.ResultRange(op, i)
		if start < end {
			names[start] = def.Results[i].Name
		}
	}
	return names
}

func hintApplies(op *ir.Operation, when []string) bool {
	for _, word := range when {
		if !hintHolds(op, word) {
			return false
		}
	}
	return true
}

// hintHolds decides a condition on the attribute `value` and the result type.
func hintHolds(op *ir.Operation, word string) bool {
	value, t := op.Attr("value"), op.Result(0).Type()
	i, isInt := value.(*ir.IntegerAttr)
	switch word {
	case "int":
		return isInt
	case "one":
		return isInt && i.Value().IsOne()
	case "i1":
		return isInt && i.Type() == ir.Type(op.Context().I1())
	case "integer-type":
		_, ok := t.(*ir.IntegerType)
		return ok
	case "function":
		_, ok := t.(*ir.FunctionType)
		return ok
	case "scalar":
		_, ok := t.(*ir.FloatType)
		return ok || isInt
	case "vector":
		_, ok := t.(*ir.VectorType)
		return ok
	}
	return false
}

// hintText fills in a template: {value}, {type}, {dim}, {elem}, or {name} of an
// attribute that is a symbol.
func hintText(op *ir.Operation, template string) string {
	if !strings.Contains(template, "{") {
		return template
	}
	var room [32]byte
	text := room[:0]
	for {
		before, rest, ok := strings.Cut(template, "{")
		text = append(text, before...)
		if !ok {
			return string(text)
		}
		var field string
		field, template, _ = strings.Cut(rest, "}")
		text = appendHintField(text, op, field)
	}
}

func appendHintField(text []byte, op *ir.Operation, field string) []byte {
	t := op.Result(0).Type()
	switch field {
	case "value":
		if i, ok := op.Attr("value").(*ir.IntegerAttr); ok {
			return shortValue(i).AppendDecimal(text, true)
		}
		return text
	case "type":
		if i, ok := t.(*ir.IntegerType); ok && i.Signedness() == ir.Signless {
			return appendInt(append(text, 'i'), int64(i.Width()))
		}
		return AppendType(text, t)
	case "dim":
		if v, ok := t.(*ir.VectorType); ok {
			return appendInt(text, v.Shape()[0])
		}
		return text
	case "elem":
		return AppendType(text, ir.ElementOrSelf(t))
	}
	if ref, ok := op.Attr(field).(*ir.SymbolRefAttr); ok {
		return append(text, ref.Leaf()...)
	}
	return text
}

// shortValue is what a name tells of a value: as in MLIR its low 64 bits.
func shortValue(a *ir.IntegerAttr) num.Int {
	v := a.Value()
	if v.Width() > 64 {
		return v.Trunc(64)
	}
	return v
}
