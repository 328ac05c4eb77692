package verify

import (
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax"
)

// typeChecks remembers the types that were found valid.
type typeChecks struct {
	valid map[ir.Type]bool
	// open are the identified types whose members are being looked at.
	open []*ir.DialectType
}

// typesIn checks the types that an operation introduces: those of its results, of the
// arguments of its blocks, and those in its attributes.
func (v *verifier) typesIn(op *ir.Operation) bool {
	for _, result := range op.AllResults() {
		if !v.typeOf(op, result.Type()) {
			return false
		}
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				if !v.typeOf(op, a.Type()) {
					return false
				}
			}
		}
	}
	for _, a := range op.Attrs() {
		for nested := range ir.Nested(a.Value) {
			if !v.typesOfAttr(op, nested) {
				return false
			}
		}
	}
	return true
}

// typesOfAttr checks the type or dialect's attribute that an attribute is.
func (v *verifier) typesOfAttr(op *ir.Operation, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return v.typeOf(op, a.Value())
	case *ir.DialectAttr:
		if problem := v.checks.dialectAttr(a); problem != "" {
			return v.errorf(op, "%s", problem)
		}
	}
	return true
}

// typeOf checks a type that an operation introduces.
func (v *verifier) typeOf(op *ir.Operation, t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	if v.checks.valid[t] {
		return true
	}
	if problem := v.checks.typ(t); problem != "" {
		return v.errorf(op, "%s", problem)
	}
	return true
}

// typ says what is wrong with a type, or with one that it is made of; nothing if all is well.
func (c *typeChecks) typ(t ir.Type) string {
	if c.valid[t] {
		return ""
	}
	problem := c.parts(t)
	if problem == "" && len(c.open) == 0 { // what is open is not known to be valid yet
		if c.valid == nil {
			c.valid = map[ir.Type]bool{}
		}
		c.valid[t] = true
	}
	return problem
}

func (c *typeChecks) parts(t ir.Type) string {
	switch t := t.(type) {
	case *ir.VectorType:
		return vectorElement(t)
	case *ir.DialectType:
		return c.dialectType(t)
	case *ir.FunctionType:
		return c.all(t.Inputs(), t.Results())
	case *ir.TupleType:
		return c.all(t.Elems())
	case *ir.MemRefType:
		return c.typ(t.Elem())
	case *ir.UnrankedMemRefType:
		return c.typ(t.Elem())
	case *ir.RankedTensorType:
		return c.typ(t.Elem())
	case *ir.UnrankedTensorType:
		return c.typ(t.Elem())
	}
	return ""
}

func (c *typeChecks) all(lists ...[]ir.Type) string {
	for _, list := range lists {
		for _, t := range list {
			if problem := c.typ(t); problem != "" {
				return problem
			}
		}
	}
	return ""
}

func invalid(t ir.Type, reason string) string {
	return "type " + syntax.QuotedType(t) + " is not valid: " + reason
}

// vectorElement lets a vector have integers and floats: what a register is made of.
func vectorElement(t *ir.VectorType) string {
	switch t.Elem().(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return ""
	}
	return invalid(t, "the elements of a vector are integers, floats or 'index', but not "+syntax.QuotedType(t.Elem()))
}

// dialectType checks the parameters of a dialect's type. An identified type may be one
// of its own parameters, and is looked at once.
func (c *typeChecks) dialectType(t *ir.DialectType) string {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok {
		return ""
	}
	for _, open := range c.open {
		if open == t {
			return ""
		}
	}
	if problem := c.size(t, def); problem != "" {
		return problem
	}
	if t.IsIdentified() {
		c.open = append(c.open, t)
		defer func() { c.open = c.open[:len(c.open)-1] }()
	}
	env := ods.ParamEnv{Ctx: t.Context(), Params: t.Params()}
	if problem := broken(def, env); problem != "" {
		return invalid(t, problem)
	}
	return c.params(env.Params)
}

// dialectAttr checks the parameters of a dialect's attribute.
func (c *typeChecks) dialectAttr(a *ir.DialectAttr) string {
	def, ok := a.Def().(*ods.TypeDef)
	if !ok {
		return ""
	}
	env := ods.ParamEnv{Ctx: a.Context(), Params: a.Params()}
	if problem := broken(def, env); problem != "" {
		return "attribute '" + syntax.AttrString(a) + "' is not valid: " + problem
	}
	return c.params(env.Params)
}

// broken is the first rule of a definition that its parameters break, in words; nothing if all is
// well.
func broken(def *ods.TypeDef, env ods.ParamEnv) string {
	if r, bad := eval.Broken(def, env); r != nil {
		return requires(def.Params()[r.Param].Name, r, bad)
	}
	for i := range def.Rules {
		r := &def.Rules[i]
		if holds, known := r.Holds.Eval(env); !known || holds != 0 {
			continue
		}
		if len(r.Message) == 0 {
			return "'" + r.Holds.String() + "' does not hold"
		}
		return syntax.Message(r.Message, env)
	}
	return ""
}

func (c *typeChecks) params(params []ir.Attribute) string {
	for _, p := range params {
		if problem := c.param(p); problem != "" {
			return problem
		}
	}
	return ""
}

// requires says what a parameter must be.
func requires(name string, r *ods.Requirement, bad ir.Attribute) string {
	switch t, isType := bad.(*ir.TypeAttr); {
	case isType:
		return fmt.Sprintf("'%s' must be %s, but is %s", name, r.Constraint.Describe(), syntax.QuotedType(t.Value()))
	case r.Range.High == math.MaxInt64:
		return fmt.Sprintf("'%s' must be at least %d", name, r.Range.Low)
	}
	return fmt.Sprintf("'%s' must be from %d to %d", name, r.Range.Low, r.Range.High)
}

// size checks that the number of elements can be one, and that no type is a part of itself,
// as it would not have a size.
func (c *typeChecks) size(t *ir.DialectType, def *ods.TypeDef) string {
	if def.Length >= 0 {
		least := 0
		if def.Vector {
			least = 1
		}
		if n, ok := t.Param(def.Length).(*ir.IntegerAttr); ok && n.Value().Sign() < least {
			return invalid(t, fmt.Sprintf("the number of elements must be at least %d", least))
		}
	}
	if t.IsIdentified() && contains(t, t, map[ir.Type]bool{}) {
		return invalid(t, "it contains itself, so that its size is infinite; use a pointer")
	}
	return ""
}

// contains reports whether a part of t, or a part of a part, is the type.
func contains(t ir.Type, part *ir.DialectType, seen map[ir.Type]bool) bool {
	for _, p := range partsOf(t) {
		if p == part {
			return true
		}
		if !seen[p] {
			seen[p] = true
			if contains(p, part, seen) {
				return true
			}
		}
	}
	return false
}

// partsOf are the types of the members of an aggregate, one for all elements of an array.
func partsOf(t ir.Type) []ir.Type {
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil
	}
	def, ok := d.Def().(*ods.TypeDef)
	if !ok {
		return nil
	}
	if def.Members >= 0 {
		members, _ := ods.MemberTypes(t)
		return members
	}
	if elem, ok := ods.ElementType(t); ok && def.Length >= 0 {
		return []ir.Type{elem}
	}
	return nil
}

// param checks the types and the dialects' attributes that a parameter holds.
func (c *typeChecks) param(value ir.Attribute) string {
	switch a := value.(type) {
	case *ir.TypeAttr:
		return c.typ(a.Value())
	case *ir.DialectAttr:
		return c.dialectAttr(a)
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			if problem := c.param(e); problem != "" {
				return problem
			}
		}
	}
	return ""
}
