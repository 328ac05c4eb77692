package importer

import (
	"fmt"
	"slices"
	"strings"
)

// formatToken is a token of the declarative assembly format: a literal in backquotes, a
// variable, a word, or a punctuation mark.
type formatToken struct {
	kind byte // '`', '$', 'w', or the mark itself
	text string
}

func lexFormat(format string) ([]formatToken, error) {
	var out []formatToken
	for i := 0; i < len(format); {
		c := format[i]
		switch {
		case c == ' ' || c == '\n' || c == '\t' || c == '\r':
			i++
		case c == '`':
			end := strings.IndexByte(format[i+1:], '`')
			if end < 0 {
				return nil, fmt.Errorf("a literal does not end")
			}
			out = append(out, formatToken{'`', format[i+1 : i+1+end]})
			i += end + 2
		case c == '$' || isLetter(c):
			end := i + 1
			for end < len(format) && (isLetter(format[end]) || format[end] == '-' || format[end] >= '0' && format[end] <= '9') {
				end++
			}
			if c == '$' {
				out = append(out, formatToken{'$', format[i+1 : end]})
			} else {
				out = append(out, formatToken{'w', format[i:end]})
			}
			i = end
		default:
			out = append(out, formatToken{c, string(c)})
			i++
		}
	}
	return out, nil
}

func isLetter(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// translator writes a declarative assembly format as a dialect file has it.
type translator struct {
	tokens []formatToken
	at     int
	out    []string
	// variable writes `$x`, and typeOf `type($x)`.
	variable func(name string) (string, error)
	typeOf   func(name string) (string, error)
	custom   func(name string, args []string) (string, error)
	params   []parameter // of a type
	// isApart reports whether C++ prints a blank before a variable in any case.
	isApart func(name string) bool
}

func (t *translator) peek() formatToken {
	if t.at < len(t.tokens) {
		return t.tokens[t.at]
	}
	return formatToken{}
}

func (t *translator) next() formatToken {
	tok := t.peek()
	t.at++
	return tok
}

func (t *translator) accept(kind byte) bool {
	if t.peek().kind != kind {
		return false
	}
	t.at++
	return true
}

func (t *translator) emit(text string) { t.out = append(t.out, text) }

// elements translates up to a closing parenthesis, or the end.
func (t *translator) elements() error {
	for t.at < len(t.tokens) && t.peek().kind != ')' {
		if err := t.element(); err != nil {
			return err
		}
	}
	return nil
}

func (t *translator) element() error {
	tok := t.next()
	switch tok.kind {
	case '`':
		if strings.ContainsRune(tok.text, '\\') && tok.text != `\n` {
			return fmt.Errorf("literal '%s'", tok.text)
		}
		t.emit("`" + tok.text + "`")
		return nil
	case '$':
		text, err := t.variable(tok.text)
		if err != nil {
			return err
		}
		if t.isApart != nil && t.isApart(tok.text) && len(t.out) > 0 && t.out[len(t.out)-1] == "``" {
			t.out = t.out[:len(t.out)-1]
		}
		t.anchored(text)
		return nil
	case '(':
		return t.group()
	case 'w':
		return t.directive(tok.text)
	}
	return fmt.Errorf("'%s' in a format", tok.text)
}

// anchored writes an element, and the mark behind it that makes it the anchor of its group.
func (t *translator) anchored(text string) {
	if t.accept('^') {
		text += "^"
	}
	t.emit(text)
}

// group translates `( A )?`, and `( A ) : ( B )?`.
func (t *translator) group() error {
	start := len(t.out)
	if err := t.elements(); err != nil {
		return err
	}
	if !t.accept(')') {
		return fmt.Errorf("a group does not end")
	}
	text := "(" + strings.Join(t.out[start:], " ") + ")"
	t.out = t.out[:start]
	if t.accept(':') {
		if !t.accept('(') {
			return fmt.Errorf("a group has no alternative behind ':'")
		}
		if err := t.elements(); err != nil {
			return err
		}
		if !t.accept(')') {
			return fmt.Errorf("a group does not end")
		}
		text += " : (" + strings.Join(t.out[start:], " ") + ")"
		t.out = t.out[:start]
	}
	if !t.accept('?') {
		return fmt.Errorf("a group is not optional")
	}
	t.emit(text + "?")
	return nil
}

// directive translates an element with a word of its own.
func (t *translator) directive(word string) error {
	switch word {
	case "attr-dict", "attr-dict-with-keyword", "operands":
		t.emit(word)
		return nil
	case "type", "qualified", "functional-type", "struct", "params", "custom":
	default:
		return fmt.Errorf("directive '%s'", word)
	}
	name := ""
	if word == "custom" {
		if !t.accept('<') {
			return fmt.Errorf("directive 'custom' without a name")
		}
		name = t.next().text
		t.accept('>')
	}
	var args []string
	if word != "params" || t.peek().kind == '(' {
		var err error
		if args, err = t.arguments(); err != nil {
			return err
		}
	}
	text, err := t.call(word, name, args)
	if err != nil {
		return err
	}
	t.anchored(text)
	return nil
}

// arguments are what stands in the parentheses of a directive, each as text.
func (t *translator) arguments() ([]string, error) {
	if !t.accept('(') {
		return nil, fmt.Errorf("a directive has no arguments")
	}
	var args []string
	var arg strings.Builder
	for depth := 0; ; {
		tok := t.next()
		switch {
		case tok.kind == 0:
			return nil, fmt.Errorf("the arguments of a directive do not end")
		case tok.kind == ')' && depth == 0:
			return append(args, arg.String()), nil
		case tok.kind == ',' && depth == 0:
			args = append(args, arg.String())
			arg.Reset()
			continue
		case tok.kind == '(':
			depth++
		case tok.kind == ')':
			depth--
		}
		if tok.kind == '$' {
			arg.WriteByte('$')
		}
		arg.WriteString(tok.text)
	}
}

func (t *translator) call(word, name string, args []string) (string, error) {
	switch word {
	case "qualified":
		if inner, ok := strings.CutPrefix(args[0], "type("); ok {
			return "type(" + inner, nil
		}
		return args[0], nil
	case "type":
		inner, ok := strings.CutPrefix(args[0], "$")
		if !ok {
			return "type(" + args[0] + ")", nil
		}
		return t.typeOf(inner)
	case "functional-type":
		return "functional-type(" + strings.Join(args, ", ") + ")", nil
	case "struct", "params":
		return t.parameters(word, args)
	}
	return t.custom(name, args)
}

// parameters writes several parameters of a type, with their names for a struct.
func (t *translator) parameters(word string, args []string) (string, error) {
	var parts []string
	for _, p := range t.params {
		if word == "struct" && args[0] != "params" && !slices.Contains(args, "$"+p.name) {
			continue
		}
		if p.optional {
			return "", fmt.Errorf("directive '%s' with the optional parameter '%s'", word, p.name)
		}
		if word == "struct" {
			parts = append(parts, "`"+p.name+"` `=` "+p.spelled())
			continue
		}
		parts = append(parts, p.spelled())
	}
	return strings.Join(parts, " `,` "), nil
}

// translateTypeFormat translates the format of a type or attribute.
func translateTypeFormat(format string, params []parameter) (string, error) {
	tokens, err := lexFormat(format)
	if err != nil {
		return "", err
	}
	find := func(name string) (string, error) {
		for _, p := range params {
			if p.name == name {
				return p.spelled(), nil
			}
		}
		return "", fmt.Errorf("there is no parameter '%s'", name)
	}
	t := &translator{tokens: tokens, params: params, variable: find, typeOf: find,
		custom: func(name string, _ []string) (string, error) {
			return "", fmt.Errorf("directive 'custom<%s>' is C++", name)
		}}
	if err := t.elements(); err != nil {
		return "", err
	}
	return strings.Join(t.out, " "), nil
}

// format translates the custom form of an operation: its clause, or a remark, or nil.
func (o *operation) format() *clause {
	if o.r.flag("hasCustomAssemblyFormat") {
		return &clause{text: notSaid + "format, which C++ reads and prints"}
	}
	format := strings.TrimSpace(o.r.text("assemblyFormat"))
	if format == "" {
		return nil
	}
	text, err := o.translate(format)
	if err != nil {
		return &clause{text: fmt.Sprintf(notSaid+"format %s // %v", oneLine(format), err)}
	}
	return &clause{word: "format", text: text}
}

func (o *operation) translate(format string) (string, error) {
	tokens, err := lexFormat(format)
	if err != nil {
		return "", err
	}
	t := &translator{tokens: tokens, variable: o.spellPart, typeOf: o.spellType, custom: o.spellCustom, isApart: o.isApart}
	if err := t.elements(); err != nil {
		return "", err
	}
	if t.at < len(t.tokens) {
		return "", fmt.Errorf("a parenthesis too many")
	}
	return strings.Join(t.out, " "), nil
}

// spellPart writes `$x`: an attribute of a dialect without its name, a bit set with its separator.
func (o *operation) spellPart(name string) (string, error) {
	for _, a := range o.attrs {
		switch {
		case a.name != name:
		case a.bare:
			return "bare($" + name + ")", nil
		}
	}
	return "$" + name, nil
}

// isApart reports whether an attribute is an enumeration that stands in no brackets, before which
// C++ prints a blank.
func (o *operation) isApart(name string) bool {
	for _, a := range o.attrs {
		if a.name == name && a.bare && a.enum {
			return true
		}
	}
	return false
}

// spellType writes `type($x)`. Where only one type with parameters is allowed, MLIR prints it
// without its name, and reads it with the name, too.
func (o *operation) spellType(name string) (string, error) {
	v := o.named(name)
	if v == nil {
		return "", fmt.Errorf("there is no operand or result '%s'", name)
	}
	if v.def != nil && v.def.is("TypeDef") && v.exact == "" {
		return o.shortType(v)
	}
	return "type($" + name + ")", nil
}

// shortType writes the parameters of a type as its own format does, by variables of its pattern.
func (o *operation) shortType(v *value) (string, error) {
	if v.mark != "" || !strings.HasPrefix(v.allows, "!") {
		return "", fmt.Errorf("a list of types %s is printed without its name", v.allows)
	}
	root := o.types.find(v)
	var args, spelled []string
	derived := o.types.derived[root]
	if derived == "" {
		for range v.def.dag("parameters") {
			args = append(args, o.fresh())
		}
		o.types.derived[root] = v.allows + "(" + strings.Join(args, ", ") + ")"
	} else {
		inner, ok := strings.CutPrefix(derived, v.allows+"(")
		if !ok {
			return "", fmt.Errorf("a type %s is printed without its name", v.allows)
		}
		args = strings.Split(strings.TrimSuffix(inner, ")"), ", ")
	}
	for i, p := range v.def.dag("parameters") {
		if kind, known := o.im.parameterKind(p.def, cppOf(p)); kind != "type" || !known || args[i] == "_" {
			return "", fmt.Errorf("a type %s is printed without its name", v.allows)
		}
		spelled = append(spelled, "type("+args[i]+")")
	}
	if len(spelled) == 0 {
		return "", fmt.Errorf("a type %s is printed without its name", v.allows)
	}
	// It is read with the name, too, as by MLIR.
	spelled[0] += "^"
	return "(`<` " + strings.Join(spelled, " `,` ") + " `>`) : (type($" + v.name + "))?", nil
}

func cppOf(a argument) string {
	if a.def != nil {
		return a.def.text("cppType")
	}
	return a.text
}

// fresh is a variable that no type of the operation has yet.
func (o *operation) fresh() string {
	v := &value{}
	return o.types.variable(v)
}

// spellCustom writes those directives in C++ that dialect files have.
func (o *operation) spellCustom(name string, args []string) (string, error) {
	switch {
	case name == "DynamicIndexList" && len(args) == 2:
		return "mixed(" + args[0] + ", " + args[1] + ", stride)", nil
	case name == "SymbolVisibility" && len(args) == 1:
		return "(keyword(" + args[0] + ")^)?", nil
	}
	return "", fmt.Errorf("directive 'custom<%s>' is C++", name)
}
