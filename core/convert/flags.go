package convert

import (
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

// warnOfLostFlags tells the user of flags that none of the operations has which a
// pattern made. Without them the program computes what it is to compute, but the
// user has asked for more. A discardable attribute, whose name has a dialect's prefix, is
// what a pass has found out; it may be dropped.
func (d *driver) warnOfLostFlags(op *ir.Operation, from *ir.OpName, attrs ir.AttrList, made []*ir.Operation, pattern *Pattern) {
	for _, a := range attrs {
		name, set, _ := Flags(a.Value)
		if discardable := strings.Contains(a.Name, "."); !set || discardable || haveFlags(made, name) {
			continue
		}
		d.sink.Report(diag.NewWarning(ir.Position(op.Loc()),
			"the flags '"+a.Name+"' of '"+from.String()+"' are lost: pattern '"+pattern.Name+"' makes nothing that takes them"))
	}
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
