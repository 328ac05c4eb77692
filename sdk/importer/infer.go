package importer

import (
	"fmt"
	"slices"
	"strings"
)

// inference tells the types of values by patterns: variables that several share, and functions
// of those of others.
type inference struct {
	class   map[*value]*value // the value that stands for those of the same type
	derived map[*value]string // by the value that stands for its class
	names   map[*value]string // variables
}

// variables are names for types, in the order in which they are given out.
var variables = []string{"T", "U", "V", "W", "X", "Y", "Z"}

func (f *inference) find(v *value) *value {
	for f.class[v] != nil {
		v = f.class[v]
	}
	return v
}

func (f *inference) join(a, b *value) {
	a, b = f.find(a), f.find(b)
	switch {
	case a == b:
	case a.exact == "" && b.exact != "":
		f.class[a] = b
	default:
		f.class[b] = a
	}
}

// variable names the type of a value.
func (f *inference) variable(v *value) string {
	v = f.find(v)
	if v.exact != "" {
		return v.exact
	}
	if f.names[v] == "" {
		n := len(f.names)
		f.names[v] = variables[n%len(variables)] + strings.Repeat("1", n/len(variables))
	}
	return f.names[v]
}

// text is the pattern of a value's type, "" if nothing is known of it.
func (f *inference) text(v *value) string {
	root := f.find(v)
	if d := f.derived[root]; d != "" {
		return d
	}
	if root.exact != "" {
		return root.exact
	}
	if f.names[root] != "" {
		return f.names[root]
	}
	for other := range f.class {
		if f.find(other) == root {
			return f.variable(root)
		}
	}
	return ""
}

// inferTypes finds which types are the same, and which follow from others.
func (o *operation) inferTypes() {
	o.types = inference{class: map[*value]*value{}, derived: map[*value]string{}, names: map[*value]string{}}
	if o.hasTrait("SameOperandsAndResultType") {
		o.same(slices.Concat(o.operands, o.results))
	}
	if o.hasTrait("SameTypeOperands") {
		o.same(o.operands)
	}
	for _, t := range o.traits {
		if t.is("AllTypesMatch") {
			o.sameNamed(t.strings("values"))
		}
	}
	for _, t := range o.traits {
		if t.is("TypesMatchWith") {
			o.derive(t)
		}
	}
	if o.hasTrait("FirstAttrDerivedResultType") && len(o.attrs) > 0 {
		for _, r := range o.results {
			o.types.derived[o.types.find(r)] = "typeof($" + o.attrs[0].name + ")"
		}
	}
}

// sameNamed says that parts have one type. That of an attribute is that of its value.
func (o *operation) sameNamed(names []string) {
	var list []*value
	attribute := ""
	for _, name := range names {
		if v := o.named(name); v != nil {
			list = append(list, v)
			continue
		}
		attribute = name
	}
	o.same(list)
	if attribute != "" && len(list) > 0 {
		o.types.derived[o.types.find(list[0])] = "typeof($" + attribute + ")"
	}
}

func (o *operation) named(name string) *value {
	for _, v := range slices.Concat(o.operands, o.results) {
		if v.name == name {
			return v
		}
	}
	return nil
}

// same says that values have one type. Lists take part in a rule.
func (o *operation) same(list []*value) {
	var all []string
	var single []*value
	for _, v := range list {
		all = append(all, "$"+v.name)
		if v.mark == "" {
			single = append(single, v)
		}
	}
	for i := 1; i < len(single); i++ {
		o.types.join(single[0], single[i])
	}
	if len(single) == len(list) || len(list) == 0 {
		return
	}
	for _, v := range list {
		if v.mark != "" && len(single) > 0 && v.exact == "" {
			o.types.derived[v] = o.types.variable(single[0])
		}
	}
	o.rule("same-type("+strings.Join(all, ", ")+")", "requires the same type for "+strings.ReplaceAll(strings.Join(all, ", "), "$", ""))
}

var (
	elementOfShaped = pattern(`^cast<(\w*)(ShapedType|MemRefType|TensorType|VectorType|RankedTensorType|ComplexType)>\(\$_self\)\.getElementType\(\)$`)
	elementsOf      = pattern(`^SmallVector<Type(,\d+)?>\(cast<\w+>\(\$_self\)\.getNumElements\(\),cast<\w+>\(\$_self\)\.getElementType\(\)\)$`)
	accessor        = pattern(`^cast<([\w:]+)>\(\$_self\)\.get(\w+)\(\)$`)
)

// derive says that the type of one value follows from that of another.
func (o *operation) derive(t *record) {
	from, to := o.named(t.text("lhs")), o.named(t.text("rhs"))
	cpp := simplified(t.text("transformer"))
	if from == nil || to == nil || from.mark != "" {
		o.item.remark(notSaid+"rule: %s", t.text("summary"))
		return
	}
	root := o.types.find(to)
	switch {
	case cpp == "$_self", cpp == "cast<Type>($_self)":
		o.types.join(from, to)
	case elementOfShaped().MatchString(cpp):
		o.types.derived[root] = "elem(" + o.types.variable(from) + ")"
	case elementsOf().MatchString(cpp):
		o.types.derived[root] = "elem(" + o.types.variable(from) + ")"
		o.rule(fmt.Sprintf("elements($%s) == count($%s)", from.name, to.name), t.text("summary"))
	case strings.HasPrefix(cpp, "getElementTypeOrSelf("), strings.HasPrefix(cpp, "::getElementTypeOrSelf("):
		o.types.derived[root] = "scalar(" + o.types.variable(from) + ")"
	case strings.HasSuffix(cpp, "getI1SameShape($_self)"):
		o.types.derived[root] = "like(" + o.types.variable(from) + ", i1)"
	case cpp == "memref::getTensorTypeFromMemRefType($_self)":
		o.types.derived[root] = "tensorof(" + o.types.variable(from) + ")"
	case !o.deriveByParameter(from, root, cpp):
		o.item.remark(notSaid+"rule: %s", t.text("summary"))
	}
}

// deriveByParameter says that a type is a parameter of another.
func (o *operation) deriveByParameter(from, to *value, cpp string) bool {
	m := accessor().FindStringSubmatch(cpp)
	if m == nil {
		return false
	}
	from = o.types.find(from)
	if m[1] == "FunctionType" {
		return o.deriveByFunction(from, to, m[2])
	}
	def := from.def
	if !def.is("TypeDef") || o.types.derived[from] != "" {
		return false
	}
	var args []string
	found := false
	for _, p := range def.dag("parameters") {
		if strings.EqualFold(p.name, m[2]) && !found {
			args, found = append(args, o.types.variable(to)), true
			continue
		}
		args = append(args, "_")
	}
	if !found {
		return false
	}
	o.types.derived[from] = from.allows + "(" + strings.Join(args, ", ") + ")"
	return true
}

// deriveByFunction says that lists are the inputs or results of a function type.
func (o *operation) deriveByFunction(from, to *value, what string) bool {
	if o.types.derived[from] == "" {
		o.types.derived[from] = "fn(A*, R*)"
	}
	switch what {
	case "Inputs":
		o.types.derived[to] = "A*"
	case "Results":
		o.types.derived[to] = "R*"
	default:
		return false
	}
	return to.mark == "*"
}
