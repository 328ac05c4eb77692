package print

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// The number that printing leaves on a value says its name: two bits for the
// kind, and the rest for a number.
const (
	nameNumber uint32 = 1 + iota // %0
	nameArg                      // %arg0
	nameHint                     // an index in valueNames.hints

	nameKinds = 2 // bits
)

// valueNames gives names to values. Numbers begin where those of the enclosing
// region ended, so sibling regions use the same ones.
type valueNames struct {
	value, arg, conflict uint32 // next numbers

	hints  []string        // names that are neither numbers nor arguments
	used   map[string]bool // the hints in scope
	packed map[*ir.Operation][]int
}

// nameScope is what leaving a region restores.
type nameScope struct {
	value, arg, conflict uint32
	hints                int
}

func (n *valueNames) enter() nameScope {
	return nameScope{n.value, n.arg, n.conflict, len(n.hints)}
}

func (n *valueNames) leave(s nameScope) {
	n.value, n.arg, n.conflict = s.value, s.arg, s.conflict
	for _, h := range n.hints[s.hints:] {
		delete(n.used, h)
	}
	n.hints = n.hints[:s.hints]
}

// addRegion names all values of a region, those of nested regions aside.
func (n *valueNames) addRegion(r *ir.Region, opts *Options) {
	entry := r.Entry()
	if entry == nil {
		return
	}
	hints := argumentHints(r, opts)
	blocks := uint32(0)
	for b := entry; b != nil; b = b.Next() {
		if b.Number() != blocks { // several printers may be at one module's body
			b.SetNumber(blocks)
		}
		blocks++
		for i, a := range b.Args() {
			if b == entry && hints != nil && hints[i] != "" {
				n.addHint(a, hints[i])
			} else if b == entry {
				n.addEntryArg(a, opts)
			} else if name := opts.nameOf(a); name != "" {
				n.addHint(a, name)
			} else {
				n.addNumber(a)
			}
		}
		for op := range b.Ops() {
			if op.NumResults() > 0 {
				n.addOp(op, opts)
			}
		}
	}
}

// addAll names the values of all regions in an operation at once, so that no number is there
// twice: what is in an operation comes behind all of the region that it is in, last ones first.
func (n *valueNames) addAll(op *ir.Operation, opts *Options) {
	var open []*ir.Region
	push := func(op *ir.Operation) {
		for i := range op.NumRegions() {
			open = append(open, op.Region(i))
		}
	}
	push(op)
	for len(open) > 0 {
		r := open[len(open)-1]
		open = open[:len(open)-1]
		n.addRegion(r, opts)
		for b := r.Entry(); b != nil; b = b.Next() {
			for op := range b.Ops() {
				push(op)
			}
		}
	}
}

func (n *valueNames) addNumber(v *ir.Value) {
	v.SetNumber(n.value<<nameKinds | nameNumber)
	n.value++
}

// addEntryArg names an argument of a region's first block.
func (n *valueNames) addEntryArg(v *ir.Value, opts *Options) {
	if name := opts.nameOf(v); name != "" {
		n.addHint(v, name)
		return
	}
	n.addArg(v)
}

func (n *valueNames) addArg(v *ir.Value) {
	if len(n.used) > 0 {
		if text := "arg" + strconv.Itoa(int(n.arg)); n.used[text] {
			n.arg++
			n.addHint(v, text)
			return
		}
	}
	v.SetNumber(n.arg<<nameKinds | nameArg)
	n.arg++
}

// addOp names the results of an operation.
func (n *valueNames) addOp(op *ir.Operation, opts *Options) {
	if op.NumResults() == 0 {
		return
	}
	if opts.NameLocs && n.addNamed(op) {
		return
	}
	if opts.Generic || op.Name().Def() == nil {
		n.addNumber(op.Result(0))
		return
	}
	hint, groups := resultHints(op, opts)
	if hint != "" {
		n.addHint(op.Result(0), hint)
		return
	}
	if len(groups) == 0 || groups[0] == "" {
		n.addNumber(op.Result(0))
	}
	var starts []int
	for i, h := range groups {
		if h == "" {
			continue
		}
		n.addHint(op.Result(i), h)
		if i > 0 {
			starts = append(starts, i)
		}
	}
	n.pack(op, starts)
}

// pack says which results but the first begin a pack.
func (n *valueNames) pack(op *ir.Operation, starts []int) {
	if len(starts) == 0 {
		return
	}
	if n.packed == nil {
		n.packed = map[*ir.Operation][]int{}
	}
	n.packed[op] = starts
}

// nameOf is how the location of a value calls it, if that counts.
func (o *Options) nameOf(v *ir.Value) string {
	if !o.NameLocs {
		return ""
	}
	return v.Name()
}

// addNamed names the results of an operation as its location does: results with the same
// name are a pack. It reports false where no result has a name.
func (n *valueNames) addNamed(op *ir.Operation) bool {
	first := op.Result(0).Name()
	if op.NumResults() == 1 {
		if first != "" {
			n.addHint(op.Result(0), first)
		}
		return first != ""
	}
	var starts []int
	named, last := first != "", first
	for i := 1; i < op.NumResults(); i++ {
		name := op.Result(i).Name()
		named = named || name != ""
		if name != last {
			starts = append(starts, i)
		}
		last = name
	}
	if !named {
		return false
	}
	for _, i := range append([]int{0}, starts...) {
		if name := op.Result(i).Name(); name != "" {
			n.addHint(op.Result(i), name)
			continue
		}
		n.addNumber(op.Result(i))
	}
	n.pack(op, starts)
	return true
}

// addHint gives a value a name like the hint that is not in use.
func (n *valueNames) addHint(v *ir.Value, hint string) {
	hint = identifierLike(hint)
	if n.taken(hint) {
		prefix := hint + "_"
		for n.taken(hint) {
			hint = prefix + strconv.Itoa(int(n.conflict))
			n.conflict++
		}
	}
	if n.used == nil {
		n.used = map[string]bool{}
	}
	n.used[hint] = true
	v.SetNumber(uint32(len(n.hints))<<nameKinds | nameHint)
	n.hints = append(n.hints, hint)
}

// taken reports whether a name is in use, as a hint or as an argument's.
func (n *valueNames) taken(hint string) bool {
	if n.used[hint] {
		return true
	}
	digits, ok := strings.CutPrefix(hint, "arg")
	if !ok || digits == "" || len(digits) > 1 && digits[0] == '0' {
		return false
	}
	num, ok := lex.SmallInt(digits)
	return ok && num < int(n.arg)
}

// identifierLike makes a name that the lexer reads back: a blank becomes `_`,
// other odd bytes hexadecimal, and a leading digit gets `_` before it.
func identifierLike(s string) string {
	ok := s != "" && !lex.IsClass(s[0], lex.ClassDigit)
	for i := 0; ok && i < len(s); i++ {
		ok = lex.IsClass(s[i], lex.ClassSuffix)
	}
	if ok {
		return s
	}
	out := []byte{'_'} // before what begins with a digit
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case lex.IsClass(c, lex.ClassSuffix):
			out = append(out, c)
		case c == ' ':
			out = append(out, '_')
		default:
			out = append(out, strings.ToUpper(strconv.FormatUint(uint64(c), 16))...)
		}
	}
	if len(out) > 1 && !lex.IsClass(out[1], lex.ClassDigit) {
		out = out[1:]
	}
	return string(out)
}

// numberAround names the values that op may use: those of the regions around
// it, up to an operation that is isolated from above.
func (pr *Printer) numberAround(op *ir.Operation) {
	r := op.ParentRegion()
	if r == nil {
		pr.names.addOp(op, &pr.Opts)
		return
	}
	if parent := r.Op(); parent != nil && !parent.Traits().Isolated {
		pr.numberAround(parent)
	}
	pr.names.addRegion(r, &pr.Opts)
}

// Operand appends the name of a value: `%0`, `%0#1`, `%arg0`, `%c1_i32`.
func (pr *Printer) Operand(v *ir.Value) {
	if v == nil {
		pr.Text("<<NULL VALUE>>")
		return
	}
	op := v.DefiningOp()
	if op == nil || op.NumResults() == 1 {
		pr.valueName(v.Number())
		return
	}
	first, count := pr.pack(op, v.Index())
	pr.valueName(op.Result(first).Number())
	if count > 1 {
		pr.Byte('#')
		pr.Int(int64(v.Index() - first))
	}
}

// pack returns the first result of the pack that holds result i, and the size
// of the pack.
func (pr *Printer) pack(op *ir.Operation, i int) (first, count int) {
	end := op.NumResults()
	for _, s := range pr.names.packed[op] {
		if s > i {
			end = s
			break
		}
		first = s
	}
	return first, end - first
}

func (pr *Printer) valueName(number uint32) {
	n := number >> nameKinds
	switch number & (1<<nameKinds - 1) {
	case nameNumber:
		pr.Out = strconv.AppendUint(append(pr.Out, '%'), uint64(n), 10)
		return
	case nameArg:
		pr.Out = strconv.AppendUint(append(pr.Out, "%arg"...), uint64(n), 10)
		return
	case nameHint:
		if int(n) < len(pr.names.hints) {
			pr.Out = append(append(pr.Out, '%'), pr.names.hints[n]...)
			return
		}
	}
	pr.Text("<<UNKNOWN SSA VALUE>>")
}

// Operands appends the names of values with commas between.
func (pr *Printer) Operands(values []*ir.Value) {
	for i, v := range values {
		if i > 0 {
			pr.Text(", ")
		}
		pr.Operand(v)
	}
}

// results appends `%0 = `, `%0:2 = ` or `%a, %b = `, nothing without results.
func (pr *Printer) results(op *ir.Operation) {
	n := op.NumResults()
	if n == 0 {
		return
	}
	for i := 0; i < n; {
		first, count := pr.pack(op, i)
		if i > 0 {
			pr.Text(", ")
		}
		pr.valueName(op.Result(first).Number())
		if count > 1 {
			pr.Byte(':')
			pr.Int(int64(count))
		}
		i = first + count
	}
	pr.Text(" = ")
}

// successor appends `^bb0`.
func (pr *Printer) successor(b *ir.Block) {
	pr.Text("^bb")
	pr.Int(int64(b.Number()))
}

// resultHints says how results would like to be called: one name for all, "" for
// none, or one for each that begins a group.
func resultHints(op *ir.Operation, opts *Options) (name string, groups []string) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok {
		return "", nil
	}
	if len(def.Results) > 1 {
		return "", groupHints(op, def)
	}
	for i := range def.ResultNames {
		h := &def.ResultNames[i]
		if (h.Profile == "" || ods.HoldsIn(h.Profile, opts.Profile)) && hintApplies(op, h) {
			return hintText(op, h, opts), nil
		}
	}
	return "", nil
}

// argumentHints says how the arguments of a region would like to be called, "" for none; nil where no one has a
// name.
func argumentHints(r *ir.Region, opts *Options) []string {
	op := r.Op()
	if op == nil || opts.Generic || opts.NameLocs {
		return nil
	}
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || len(def.ArgumentNames) == 0 || op.Region(0) != r || r.Entry().NumArgs() != op.NumOperands() {
		return nil
	}
	names := make([]string, op.NumOperands())
	for _, h := range def.ArgumentNames {
		if h.Profile != "" && !ods.HoldsIn(h.Profile, opts.Profile) {
			continue
		}
		start, end := def.OperandRange(op, h.Operands)
		for i := start; i < end; i++ {
			names[i] = h.Name
		}
	}
	return names
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

func hintApplies(op *ir.Operation, h *ods.ResultName) bool {
	if h.Times != "" && factorOf(op, h.Times) == nil {
		return false
	}
	for _, word := range h.When {
		if !hintHolds(op, word) {
			return false
		}
	}
	return true
}

// factorOf is the constant that the result of an operation of a name is multiplied with, nil where there is none.
func factorOf(op *ir.Operation, name string) *ir.IntegerAttr {
	for i := range op.NumOperands() {
		def, other := op.Operand(i).DefiningOp(), op.Operand(op.NumOperands()-1-i).DefiningOp()
		if def == nil || other == nil || ods.NameInMemory(def) != name || !other.Traits().ConstantLike {
			continue
		}
		if factor, ok := other.Attr("value").(*ir.IntegerAttr); ok {
			return factor
		}
	}
	return nil
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

// hintText fills in a template: {value}, {factor}, {type}, {dim}, {elem}, or {name} of an
// attribute that is a symbol, or a dialect's attribute with a keyword.
func hintText(op *ir.Operation, h *ods.ResultName, opts *Options) string {
	template := h.Template
	if !strings.Contains(template, "{") {
		return template
	}
	var buffer [32]byte
	text := buffer[:0]
	for {
		before, rest, ok := strings.Cut(template, "{")
		text = append(text, before...)
		if !ok {
			return string(text)
		}
		var field string
		field, template, _ = strings.Cut(rest, "}")
		if field == "factor" {
			text = factorOf(op, h.Times).Value().AppendDecimal(text, true)
			continue
		}
		text = appendHintField(text, op, field, opts)
	}
}

func appendHintField(text []byte, op *ir.Operation, field string, opts *Options) []byte {
	t := op.Result(0).Type()
	switch field {
	case "value":
		if i, ok := op.Attr("value").(*ir.IntegerAttr); ok {
			if profileOf(*opts).LongNames {
				return i.Value().AppendDecimal(text, true)
			}
			return shortValue(i).AppendDecimal(text, true)
		}
		return text
	case "type":
		if i, ok := t.(*ir.IntegerType); ok && i.Signedness() == ir.Signless {
			return AppendInt(append(text, 'i'), int64(i.Width()))
		}
		return AppendType(text, t)
	case "dim":
		if v, ok := t.(*ir.VectorType); ok {
			return AppendInt(text, v.Shape()[0])
		}
		return text
	case "elem":
		return AppendType(text, ir.ElementOrSelf(t))
	}
	switch a := op.Attr(field).(type) {
	case *ir.SymbolRefAttr:
		return append(text, a.Leaf()...)
	case *ir.DialectAttr:
		for _, p := range a.Params() {
			if word, ok := p.(*ir.StringAttr); ok {
				return append(text, word.Value()...)
			}
		}
	}
	return text
}

// shortValue is what a name says of a value: as in MLIR 13 its low 64 bits.
func shortValue(a *ir.IntegerAttr) num.Int {
	v := a.Value()
	if v.Width() > 64 {
		return v.Trunc(64)
	}
	return v
}
