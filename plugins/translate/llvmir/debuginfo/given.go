package debuginfo

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// The attributes of debug information that more is said of than what they hold.
const (
	compileUnitAttr = "llvm.di_compile_unit"
	compositeAttr   = "llvm.di_composite_type"
	expressionAttr  = "llvm.di_expression"
	globalAttr      = "llvm.di_global_variable"
	globalExprAttr  = "llvm.di_global_variable_expression"
	nullTypeAttr    = "llvm.di_null_type"
	subprogramAttr  = "llvm.di_subprogram"
	prefix          = "llvm.di_"
)

// Given is the debug information that attributes of a module are.
type Given struct {
	first   int
	numbers map[*ir.DialectAttr]int
	list    []*ir.DialectAttr
	// recursive are the numbers of types that are part of themselves, by what names each.
	recursive map[ir.Attribute]int
	units     []*ir.DialectAttr
	globals   map[*ir.DialectAttr][]int // of a compile unit: the variables of the module
}

// NewGiven makes the debug information that is given, with numbers from first on.
func NewGiven(first int) *Given {
	return &Given{
		first: first, numbers: map[*ir.DialectAttr]int{}, recursive: map[ir.Attribute]int{},
		globals: map[*ir.DialectAttr][]int{},
	}
}

// IsScope reports whether an attribute is a scope in which code is.
func IsScope(a ir.Attribute) bool {
	d, ok := a.(*ir.DialectAttr)
	if !ok {
		return false
	}
	switch d.Def().Name() {
	case subprogramAttr, "llvm.di_lexical_block", "llvm.di_lexical_block_file":
		return true
	}
	return false
}

// Subprogram is the description of a function that its location has, nil where it has none.
func Subprogram(l ir.Location) *ir.DialectAttr {
	switch l := l.(type) {
	case *ir.FusedLoc:
		if d, ok := l.Metadata().(*ir.DialectAttr); ok && d.Def().Name() == subprogramAttr {
			return d
		}
		for _, part := range l.Locations() {
			if d := Subprogram(part); d != nil {
				return d
			}
		}
	case *ir.NameLoc:
		return Subprogram(l.Child())
	case *ir.CallSiteLoc:
		if d := Subprogram(l.Callee()); d != nil {
			return d
		}
		return Subprogram(l.Caller())
	}
	return nil
}

// AddLocation numbers the scopes that a location has.
func (g *Given) AddLocation(l ir.Location) {
	switch l := l.(type) {
	case *ir.FusedLoc:
		if IsScope(l.Metadata()) {
			g.Add(l.Metadata())
		}
		for _, part := range l.Locations() {
			g.AddLocation(part)
		}
	case *ir.NameLoc:
		g.AddLocation(l.Child())
	case *ir.CallSiteLoc:
		g.AddLocation(l.Callee())
		g.AddLocation(l.Caller())
	}
}

// Add numbers an attribute, and those that it refers to.
func (g *Given) Add(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		g.addAll(a.Elems())
	case *ir.DialectAttr:
		name := a.Def().Name()
		if _, known := g.numbers[a]; known || !strings.HasPrefix(name, prefix) || name == expressionAttr || name == nullTypeAttr {
			return
		}
		if name == compositeAttr {
			id := Parameter(a, "recId")
			if number, known := g.recursive[id]; known && id != nil {
				g.numbers[a] = number
				return
			}
			if id != nil {
				g.recursive[id] = g.next()
			}
		}
		g.numbers[a] = g.next()
		g.list = append(g.list, a)
		if name == compileUnitAttr {
			g.units = append(g.units, a)
		}
		g.addAll(a.Params())
	}
}

func (g *Given) addAll(list []ir.Attribute) {
	for _, a := range list {
		g.Add(a)
	}
}

func (g *Given) next() int { return g.first + len(g.list) }

// AddGlobal numbers the description of a variable of the module, which its compile unit lists.
func (g *Given) AddGlobal(a ir.Attribute) {
	g.Add(a)
	d, ok := a.(*ir.DialectAttr)
	if !ok {
		return
	}
	variable, _ := Parameter(d, "var").(*ir.DialectAttr)
	if unit := unitOf(variable); unit != nil {
		g.globals[unit] = append(g.globals[unit], g.numbers[d])
	}
}

// unitOf is the compile unit around a description, nil where there is none.
func unitOf(a *ir.DialectAttr) *ir.DialectAttr {
	for a != nil && a.Def().Name() != compileUnitAttr {
		if unit, ok := Parameter(a, "compileUnit").(*ir.DialectAttr); ok {
			return unit
		}
		a, _ = Parameter(a, "scope").(*ir.DialectAttr)
	}
	return a
}

// Number is the number of an attribute; false where it has none.
func (g *Given) Number(a ir.Attribute) (int, bool) {
	d, ok := a.(*ir.DialectAttr)
	if !ok {
		return 0, false
	}
	n, ok := g.numbers[d]
	return n, ok
}

// Parent is the scope around one; nil where it is in no other in which code is.
func Parent(scope ir.Attribute) ir.Attribute {
	d, ok := scope.(*ir.DialectAttr)
	if !ok || d.Def().Name() == subprogramAttr {
		return nil
	}
	return Parameter(d, "scope")
}

// Parameter is a parameter of an attribute, nil where it is absent.
func Parameter(a *ir.DialectAttr, name string) ir.Attribute {
	def, ok := a.Def().(*ods.TypeDef)
	if !ok {
		return nil
	}
	i := def.ParamIndex(name)
	if i < 0 || i >= len(a.Params()) {
		return nil
	}
	return a.Params()[i]
}

// Len is how many attributes are numbered.
func (g *Given) Len() int { return len(g.list) }

// Problems says what LLVM refuses in the descriptions of functions behind the first so many
// attributes.
func (g *Given) Problems(behind int) []string {
	var problems []string
	for _, a := range g.list[behind:] {
		if a.Def().Name() != subprogramAttr {
			continue
		}
		flags, _ := Parameter(a, "subprogramFlags").(*ir.IntegerAttr)
		bits, _ := flags.Value().Uint64()
		name, _ := Parameter(a, "name").(*ir.StringAttr)
		what := "'#" + subprogramAttr + "'"
		if name != nil {
			what += " of '" + name.Value() + "'"
		}
		isDefinition := bits&definition != 0
		switch {
		case isDefinition && Parameter(a, "compileUnit") == nil:
			problems = append(problems, what+" is a definition and needs a 'compileUnit'")
		case isDefinition && Parameter(a, "id") == nil:
			problems = append(problems, what+" is a definition and needs an 'id'")
		case !isDefinition && Parameter(a, "compileUnit") != nil:
			problems = append(problems, what+" has a 'compileUnit', which only a definition has; add Definition to its 'subprogramFlags'")
		}
	}
	return problems
}

// definition is the flag of a function that is here.
const definition = 8

// AppendNodes appends the numbered nodes, if there are any.
func (g *Given) AppendNodes(out []byte) []byte {
	if len(g.list) == 0 {
		return out
	}
	end := g.next()
	if len(g.units) > 0 {
		out = append(out, "\n!llvm.dbg.cu = !{"...)
		for i, unit := range g.units {
			out = appendNode(comma(out, i), g.numbers[unit])
		}
		out = append(out, '}')
	}
	out = appendNode(append(out, "\n!llvm.module.flags = !{"...), end)
	out = append(out, "}\n"...)
	for _, a := range g.list {
		out = append(appendNode(out, g.numbers[a]), " = "...)
		out = append(g.appendAttr(out, a), '\n')
	}
	return append(appendNode(out, end), " = !{i32 2, !\"Debug Info Version\", i32 3}\n"...)
}

func comma(out []byte, i int) []byte {
	if i > 0 {
		out = append(out, ", "...)
	}
	return out
}

// isDistinct reports whether an attribute is a node that equals no other.
func isDistinct(a *ir.DialectAttr) bool {
	switch a.Def().Name() {
	case compileUnitAttr, globalAttr, "llvm.di_lexical_block", "llvm.di_lexical_block_file":
		return true
	case subprogramAttr:
		return Parameter(a, "id") != nil
	case compositeAttr:
		tag, _ := Parameter(a, "tag").(*ir.IntegerAttr)
		n, _ := tag.Int()
		return n == classType || n == enumerationType || n == structureType || n == unionType
	}
	return false
}

// Tags of types that are not the same because they look so.
const (
	classType       = 0x02
	enumerationType = 0x04
	structureType   = 0x13
	unionType       = 0x17
)

// fieldNames are those of LLVM IR, where they are others than those of parameters.
var fieldNames = map[string]string{
	"sizeInBits": "size", "alignInBits": "align", "offsetInBits": "offset", "sourceLanguage": "language",
	"callingConvention": "cc", "compileUnit": "unit", "subprogramFlags": "spFlags", "isLocalToUnit": "isLocal",
	"isDefined": "isDefinition", "stringLengthExp": "stringLengthExpression",
	"stringLocationExp": "stringLocationExpression",
}

// appendAttr appends the node of an attribute: what it is, and its parameters by name.
func (g *Given) appendAttr(out []byte, a *ir.DialectAttr) []byte {
	def, ok := a.Def().(*ods.TypeDef)
	if !ok {
		return append(out, "null"...)
	}
	if isDistinct(a) {
		out = append(out, "distinct "...)
	}
	out = append(append(out, nodeName(def.Name())...), '(')
	n := 0
	for i, p := range def.Params() {
		before := len(out)
		out = g.appendField(comma(out, n), def, &p, a.Params()[i])
		if out[len(out)-1] == ' ' || len(out) == before {
			out = out[:before]
			continue
		}
		n++
	}
	if list := g.globals[a]; len(list) > 0 {
		out = append(comma(out, n), "globals: !{"...)
		for i, number := range list {
			out = appendNode(comma(out, i), number)
		}
		out = append(out, '}')
	}
	return append(out, ')')
}

// nodeName is `!DILexicalBlock` for `llvm.di_lexical_block`.
func nodeName(name string) string {
	words := strings.Split(strings.TrimPrefix(name, prefix), "_")
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return "!DI" + strings.Join(words, "")
}

// appendField appends `name: value`, or nothing where LLVM takes what is absent for the same.
func (g *Given) appendField(out []byte, def *ods.TypeDef, p *ods.Param, v ir.Attribute) []byte {
	if p.Name == "id" || p.Name == "recId" {
		return out
	}
	name := p.Name
	if other, ok := fieldNames[name]; ok {
		name = other
	}
	if def.Name() == "llvm.di_file" && name == "name" {
		name = "filename"
	}
	start := len(out)
	out = append(append(out, name...), ": "...)
	value := len(out)
	if def.Name() == globalExprAttr && p.Name == "expr" && v == nil {
		return append(out, "!DIExpression()"...)
	}
	out = g.appendValue(out, p, v)
	if len(out) == value {
		return out[:start]
	}
	return out
}

// appendValue appends a parameter, or nothing for one that need not be said.
func (g *Given) appendValue(out []byte, p *ods.Param, v ir.Attribute) []byte {
	if p.Arity == ods.Variadic {
		list, _ := v.(*ir.ArrayAttr)
		if len(list.Elems()) == 0 && p.Name != "types" {
			return out
		}
		out = append(out, "!{"...)
		for i, e := range list.Elems() {
			out = g.appendRef(comma(out, i), e)
		}
		return append(out, '}')
	}
	switch p.Kind {
	case ods.ParamDialect, ods.ParamAttr:
		return g.appendRef(out, v)
	case ods.ParamString:
		if s, ok := v.(*ir.StringAttr); ok {
			return append(AppendEscaped(append(out, '"'), s.Value()), '"')
		}
		return out
	}
	number, ok := v.(*ir.IntegerAttr)
	if !ok {
		return out
	}
	switch p.Kind {
	case ods.ParamEnum:
		return appendWord(out, p, number)
	case ods.ParamBool:
		return strconv.AppendBool(out, !number.Value().IsZero())
	}
	n, _ := number.Int()
	if n == 0 && p.Name != "line" && p.Name != "discriminator" && p.Arity != ods.Optional {
		return out
	}
	return strconv.AppendInt(out, n, 10)
}

// appendWord appends a case of an enumeration, or flags.
func appendWord(out []byte, p *ods.Param, v *ir.IntegerAttr) []byte {
	bits, _ := v.Value().Uint64()
	if p.Enum.Kind != ods.FlagsEnum {
		word, _ := p.Enum.Word(bits)
		switch {
		case p.Name == "emissionKind" && word == "Full":
			word = "FullDebug"
		case p.Name == "emissionKind" && word == "None":
			word = "NoDebug"
		}
		return append(out, word...)
	}
	if bits == 0 {
		return out
	}
	words, _ := p.Enum.Flags(bits)
	before := "DIFlag"
	if p.Name == "subprogramFlags" {
		before = "DISPFlag"
	}
	for i, w := range words {
		if i > 0 {
			out = append(out, " | "...)
		}
		out = append(append(out, before...), w...)
	}
	return out
}

// appendRef appends what a field refers to.
func (g *Given) appendRef(out []byte, v ir.Attribute) []byte {
	switch v := v.(type) {
	case *ir.IntegerAttr:
		n, _ := v.Int()
		return strconv.AppendInt(out, n, 10)
	case *ir.DialectAttr:
		if v.Def().Name() == expressionAttr {
			return AppendExpression(out, v)
		}
		if n, ok := g.numbers[v]; ok {
			return appendNode(out, n)
		}
	}
	return append(out, "null"...)
}
