package convert

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Flags returns what an attribute is called without its dialect, such as `fastmath`,
// if it is flags by its definition, and whether one of them is set.
func Flags(a ir.Attribute) (name string, set, ok bool) {
	own, isOwn := a.(*ir.DialectAttr)
	if !isOwn || len(own.Params()) != 1 {
		return "", false, false
	}
	def, known := own.Def().(*ods.TypeDef)
	if !known {
		return "", false, false
	}
	if p := def.Params()[0]; p.Kind != ods.ParamEnum || p.Enum.Kind != ods.FlagsEnum {
		return "", false, false
	}
	bits, isInt := own.Params()[0].(*ir.IntegerAttr)
	_, name, _ = strings.Cut(def.Name(), ".")
	return name, isInt && !bits.Value().IsZero(), true
}

// warnOfLost tells the user of attributes that a pattern neither reads nor gives to what it
// has made: those that the definition does not declare, and flags, without which the program
// computes what it is to compute, but the user has asked for more. A discardable attribute,
// whose name has a dialect's prefix, is what a pass has found out; it may be dropped.
func (d *driver) warnOfLost(op *ir.Operation, from *ir.OpName, attrs ir.AttrList, made []*ir.Operation, pattern *Pattern) {
	for _, a := range attrs {
		if strings.Contains(a.Name, ".") || slices.Contains(pattern.reads, a.Name) {
			continue
		}
		name, set, ok := Flags(a.Value)
		switch {
		case set && !haveFlags(made, name):
			d.warnOf(op, "the flags '"+a.Name+"' of '"+from.String()+"' are lost: pattern '"+pattern.Name+"' makes nothing that takes them")
		case !ok && isExtra(from, a.Name) && !d.isKept(op, a, made):
			d.warnOf(op, "the attribute '"+a.Name+"' of '"+from.String()+"' is lost: pattern '"+pattern.Name+"' neither reads it nor makes anything that has it")
		}
	}
}

func (d *driver) warnOf(op *ir.Operation, message string) {
	d.sink.Report(diag.NewWarning(ir.Position(op.Loc()), message))
}

// isExtra reports whether an attribute is one that the definition of an operation does not
// declare. What has no definition may have any.
func isExtra(name *ir.OpName, attr string) bool {
	def, ok := name.Def().(*ods.Op)
	return ok && !isImplicit(def, attr) &&
		!slices.ContainsFunc(def.Attributes, func(a ods.Attr) bool { return a.Name == attr })
}

// isKept reports whether an operation that was updated still has an attribute, or one that
// was made has one of that name or that value.
func (d *driver) isKept(op *ir.Operation, a ir.NamedAttr, made []*ir.Operation) bool {
	if !d.isGone(op) && op.Attr(a.Name) != nil {
		return true
	}
	return slices.ContainsFunc(made, func(o *ir.Operation) bool {
		return slices.ContainsFunc(o.Attrs(), func(b ir.NamedAttr) bool { return b.Name == a.Name || b.Value == a.Value })
	})
}

func haveFlags(ops []*ir.Operation, name string) bool {
	for _, op := range ops {
		for _, a := range op.Attrs() {
			if got, set, _ := Flags(a.Value); set && got == name {
				return true
			}
		}
	}
	return false
}

// isImplicit reports whether an attribute counts operands, or describes arguments and results
// of a function: a definition has a word of its own for these.
func isImplicit(def *ods.Op, attr string) bool {
	switch attr {
	case "operand_segment_sizes":
		return def.Segments
	case "arg_attrs", "res_attrs":
		return def.Format != nil && def.Format.Signature
	}
	return false
}
