package importer

import (
	"regexp"
	"slices"
	"strings"
)

// constraint is which types are allowed, as an expression of dialect files.
type constraint struct {
	op   string // "", "|", "&", "not", "like", "elem" or the name of a container, such as "vector"
	args []*constraint
	text string // of op ""
}

// anything allows every type.
func anything() *constraint { return &constraint{text: "any"} }

func word(text string) *constraint { return &constraint{text: text} }

func (c *constraint) isAny() bool { return c.op == "" && c.text == "any" }

// String writes the expression; alternatives in a conjunction stand in parentheses.
func (c *constraint) String() string {
	switch c.op {
	case "":
		return c.text
	case "|":
		return join(c.args, " | ")
	case "&":
		parts := make([]string, len(c.args))
		for i, a := range c.args {
			parts[i] = a.String()
			if a.op == "|" {
				parts[i] = "(" + parts[i] + ")"
			}
		}
		return strings.Join(parts, " & ")
	case "not":
		if a := c.args[0]; a.op == "|" || a.op == "&" {
			return "not (" + a.String() + ")"
		}
		return "not " + c.args[0].String()
	}
	if c.args[0].isAny() && c.op != "like" {
		return c.op
	}
	return c.op + "(" + c.args[0].String() + ")"
}

func join(list []*constraint, between string) string {
	parts := make([]string, len(list))
	for i, c := range list {
		parts[i] = c.String()
	}
	return strings.Join(parts, between)
}

// containers are words that take the constraint of their elements.
var containers = []string{"vector", "memref", "unranked-memref", "ranked-tensor", "unranked-tensor", "tensor", "shaped", "complex"}

// predicates translates the predicates of type constraints.
type predicates struct {
	im      *tableGen
	unknown []string // predicates in C++ that have no word here
}

// typeConstraint is what a record of class TypeConstraint allows.
func (im *tableGen) typeConstraint(r *record) (*constraint, []string) {
	p := &predicates{im: im}
	c := p.of(r)
	slices.Sort(p.unknown)
	return c, slices.Compact(p.unknown)
}

// of is the constraint of a record, by name where it is one of builtin's.
func (p *predicates) of(r *record) *constraint {
	if name := p.im.typeName(r); name != "" {
		return word(name)
	}
	c := p.predicate(r.ref("predicate"))
	if c == nil {
		p.unknown = append(p.unknown, r.text("summary"))
		return anything()
	}
	return c
}

// predicate translates one, nil if nothing of it can be said.
func (p *predicates) predicate(r *record) *constraint {
	switch {
	case r == nil:
		return anything()
	case r.has("predExpr"):
		return p.leaf(r.text("predExpr"))
	case r.is("And"):
		return p.all(r.refs("children"))
	case r.is("Or"):
		return p.either(r.refs("children"))
	case r.is("Neg"):
		if c := p.predicate(first(r.refs("children"))); c != nil && !c.isAny() {
			return &constraint{op: "not", args: []*constraint{c}}
		}
		return nil
	case r.is("SubstLeaves"):
		c := p.predicate(first(r.refs("children")))
		if c != nil && strings.Contains(r.text("replacement"), ".getElementType()") {
			return &constraint{op: "elem", args: []*constraint{c}}
		}
		return c
	case r.is("Concat"):
		if strings.Contains(r.text("suffix"), ".getElementType()") {
			if c := p.predicate(first(r.refs("children"))); c != nil {
				return &constraint{op: "elem", args: []*constraint{c}}
			}
		}
	}
	return nil
}

func first(list []*record) *record {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// all is a conjunction. A part that cannot be said is left out, so that more is allowed.
func (p *predicates) all(children []*record) *constraint {
	var parts []*constraint
	var element *constraint
	for _, child := range children {
		switch c := p.predicate(child); {
		case c == nil:
			p.unknown = append(p.unknown, expression(child))
		case c.isAny():
		case c.op == "elem":
			element = c.args[0]
		case c.op == "&":
			parts = append(parts, c.args...)
		default:
			parts = append(parts, c)
		}
	}
	if element != nil {
		parts = withElement(parts, element)
	}
	return combine("&", parts)
}

// withElement says of which elements the containers are.
func withElement(parts []*constraint, element *constraint) []*constraint {
	for i, c := range parts {
		switch {
		case c.op == "" && slices.Contains(containers, c.text):
			parts[i] = &constraint{op: c.text, args: []*constraint{element}}
			return parts
		case c.op == "|":
			if inner := slices.Clone(c.args); allContainers(inner) {
				for j, a := range inner {
					inner[j] = &constraint{op: a.text, args: []*constraint{element}}
				}
				parts[i] = &constraint{op: "|", args: inner}
				return parts
			}
		}
	}
	if element.isAny() {
		return append(parts, word("shaped"))
	}
	return append(parts, &constraint{op: "shaped", args: []*constraint{element}})
}

func allContainers(list []*constraint) bool {
	return !slices.ContainsFunc(list, func(c *constraint) bool { return c.op != "" || !slices.Contains(containers, c.text) })
}

// either is a disjunction, of which every part has to be known.
func (p *predicates) either(children []*record) *constraint {
	var parts []*constraint
	for _, child := range children {
		c := p.predicate(child)
		switch {
		case c == nil:
			p.unknown = append(p.unknown, expression(child))
			return anything()
		case c.op == "|":
			parts = append(parts, c.args...)
		default:
			parts = append(parts, c)
		}
	}
	return combine("|", parts)
}

// combine joins different parts, and says `like` where a constraint and containers of it stand.
func combine(op string, parts []*constraint) *constraint {
	var out []*constraint
	for _, c := range parts {
		if c.isAny() {
			if op == "|" {
				return anything()
			}
			continue
		}
		if !slices.ContainsFunc(out, func(o *constraint) bool { return o.String() == c.String() }) {
			out = append(out, c)
		}
	}
	switch len(out) {
	case 0:
		return anything()
	case 1:
		return out[0]
	}
	c := &constraint{op: op, args: out}
	if op == "|" {
		return alike(c)
	}
	return c
}

// alike turns `C | vector(C) | tensor(C)` to `like(C)`.
func alike(c *constraint) *constraint {
	var plain, vectors, tensors []*constraint
	for _, a := range c.args {
		switch a.op {
		case "vector":
			vectors = append(vectors, a.args[0])
		case "tensor":
			tensors = append(tensors, a.args[0])
		default:
			plain = append(plain, a)
		}
	}
	if len(vectors) != 1 || len(tensors) != 1 || len(plain) == 0 {
		return c
	}
	base := plain[0]
	if len(plain) > 1 {
		base = &constraint{op: "|", args: plain}
	}
	if vectors[0].String() == base.String() && tensors[0].String() == base.String() {
		return &constraint{op: "like", args: []*constraint{base}}
	}
	return c
}

// simplified is C++ without blanks, namespaces of MLIR and outer parentheses.
func simplified(text string) string {
	text = strings.Join(strings.Fields(text), "")
	for _, space := range []string{"::llvm::", "llvm::", "::mlir::", "mlir::", "::std::", "std::"} {
		text = strings.ReplaceAll(text, space, "")
	}
	for strings.HasPrefix(text, "(") && matching(text) == len(text)-1 {
		text = text[1 : len(text)-1]
	}
	return text
}

// matching is where the parenthesis closes that a text begins with.
func matching(text string) int {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// expression is the C++ of a predicate, for a remark.
func expression(r *record) string {
	if r.has("predExpr") {
		return simplified(r.text("predExpr"))
	}
	parts := make([]string, 0, len(r.refs("children")))
	for _, c := range r.refs("children") {
		parts = append(parts, expression(c))
	}
	return strings.Join(parts, ", ")
}

// leaves are predicates in C++ that a word of dialect files says.
var leaves = map[string]string{
	"true": "any", "isa<Type>($_self)": "any",
	"isa<FloatType>($_self)": "float", "isa<IntegerType>($_self)": "int", "isa<IndexType>($_self)": "index",
	"isa<VectorType>($_self)": "vector", "isa<TensorType>($_self)": "tensor", "isa<RankedTensorType>($_self)": "ranked-tensor",
	"isa<UnrankedTensorType>($_self)": "unranked-tensor", "isa<MemRefType>($_self)": "memref",
	"isa<UnrankedMemRefType>($_self)": "unranked-memref", "isa<BaseMemRefType>($_self)": "memref | unranked-memref",
	"isa<ShapedType>($_self)": "shaped", "isa<FunctionType>($_self)": "function", "isa<ComplexType>($_self)": "complex",
	"isa<TupleType>($_self)": "tuple", "isa<NoneType>($_self)": "none",
	"$_self.isIndex()": "index", "$_self.isSignlessInteger()": "signless-int", "$_self.isSignedInteger()": "signed-int",
	"$_self.isUnsignedInteger()": "unsigned-int", "$_self.isSignlessIntOrIndex()": "signless-int | index",
	"$_self.isSignlessIntOrFloat()": "signless-int | float", "$_self.isSignlessIntOrIndexOrFloat()": "signless-int | index | float",
	"$_self.isIntOrIndex()": "int | index", "$_self.isIntOrFloat()": "int | float",
	"$_self.isF16()": "f16", "$_self.isF32()": "f32", "$_self.isF64()": "f64", "$_self.isBF16()": "bf16", "$_self.isF80()": "f80", "$_self.isF128()": "f128",
	"$_self.hasTrait<ValueSemantics>()":    "vector | tensor",
	"cast<ShapedType>($_self).hasRank()":   "min-rank(0)",
	"cast<VectorType>($_self).getRank()>0": "min-rank(1)", "cast<ShapedType>($_self).hasStaticShape()": "static-shape",
	"isStrided(cast<MemRefType>($_self))":                                        "strided",
	"isa<VectorType>($_self)&&!cast<VectorType>($_self).isScalable()":            "vector",
	"isa<MemRefType>($_self)&&cast<MemRefType>($_self).getLayout().isIdentity()": "identity-layout",
}

// numbered are leaves with numbers or names in them.
var numbered = []struct {
	match func() *regexp.Regexp
	text  string
}{
	{pattern(`^\$_self\.isSignlessInteger\((\d+)\)$`), "i$1"},
	{pattern(`^\$_self\.isSignedInteger\((\d+)\)$`), "si$1"},
	{pattern(`^\$_self\.isUnsignedInteger\((\d+)\)$`), "ui$1"},
	{pattern(`^\$_self\.isInteger\((\d+)\)$`), "int & width($1)"},
	{pattern(`^cast<\w+>\(\$_self\)\.getRank\(\)==(\d+)$`), "rank($1)"},
	{pattern(`^cast<\w+>\(\$_self\)\.getRank\(\)>=(\d+)$`), "min-rank($1)"},
	{pattern(`^cast<\w+>\(\$_self\)\.getNumElements\(\)==(\d+)$`), "count($1)"},
	{pattern(`^isa<VectorType>\(\$_self\)&&cast<VectorType>\(\$_self\)\.getNumElements\(\)==(\d+)$`), "vector & count($1)"},
}

var classOf = pattern(`^isa<([\w:]+)>\(\$_self\)$`)

// leaf translates a predicate in C++, nil if no word says it.
func (p *predicates) leaf(text string) *constraint {
	text = strings.ReplaceAll(simplified(text), "elementType", "$_self")
	if c, ok := leaves[text]; ok {
		return p.words(c)
	}
	for _, n := range numbered {
		if n.match().MatchString(text) {
			return p.words(n.match().ReplaceAllString(text, n.text))
		}
	}
	if m := classOf().FindStringSubmatch(text); m != nil {
		if def := p.im.typeOfClass(m[1]); def != "" {
			return word(def)
		}
	}
	return nil
}

// words is the constraint of an expression of words.
func (p *predicates) words(text string) *constraint {
	for _, op := range []string{"|", "&"} {
		if parts := strings.Split(text, " "+op+" "); len(parts) > 1 {
			c := &constraint{op: op}
			for _, part := range parts {
				c.args = append(c.args, word(part))
			}
			return c
		}
	}
	return word(text)
}
