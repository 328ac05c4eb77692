package harness

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// The functions of the runtime, with the width in bits behind the name, and the function that
// it calls.
const (
	getFunction = "mlirc_get_"
	putFunction = "mlirc_put_"
	runFunction = "mlirc_run"
)

// wrapperFile is what messages call the text of the function that is added.
const wrapperFile = "<mlirc run>"

// maxRank is the most dimensions of a memref of unknown rank.
const maxRank = 8

// Wrap adds to the entry's module the function `mlirc_run`, which calls the entry with the
// values, and returns what it reads: sizes and elements. What it writes is read by
// [Entry.Outcome].
func (e *Entry) Wrap(values []*Value) (input []byte, err error) {
	module := e.op.ParentOp()
	for op := range module.Region(0).Entry().Ops() {
		if name := ir.SymbolName(op); name == runFunction {
			return nil, fmt.Errorf("the module has '%s', which is what `mlirc run` adds; rename it", name)
		}
	}
	w := &wrapper{entry: e, declared: map[string]bool{}}
	text := w.text(values)
	var sink diag.Sink
	added := syntax.Parse(module.Context(), diag.NewSource(wrapperFile, []byte(text)), &sink, syntax.ParseOptions{})
	if added == nil {
		panic(fmt.Sprintf("BUG: %v in\n%s", sink.Diagnostics(), text))
	}
	to := module.Region(0).Entry()
	for op := range added.Region(0).Entry().OpsToErase() {
		op.Remove()
		to.Append(op)
	}
	return w.input, nil
}

// WithoutWrapper leaves errors in the wrapper out where the user's own text has some, of
// which they are consequences.
func WithoutWrapper(list []diag.Diagnostic) []diag.Diagnostic {
	isWrapper := func(d diag.Diagnostic) bool { return d.Pos.File == wrapperFile }
	isOwnError := func(d diag.Diagnostic) bool { return d.Severity == diag.Error && !isWrapper(d) }
	if !slices.ContainsFunc(list, isOwnError) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), isWrapper)
}

// wrapper writes the text of a function.
type wrapper struct {
	entry    *Entry
	body     strings.Builder
	input    []byte
	declared map[string]bool
	values   int
	blocks   int
}

func (w *wrapper) text(values []*Value) string {
	operands := make([]string, len(values))
	for i, v := range values {
		operands[i] = w.argument(v)
	}
	results := w.call(operands)
	for i, p := range w.entry.Results {
		w.result(p, results[i])
	}
	for i, v := range values {
		if v.Param.isWritten() {
			w.result(v.Param, operands[i])
		}
	}
	var out strings.Builder
	for _, name := range w.declarations() {
		word := "declare-get"
		width, ok := strings.CutPrefix(name, getFunction)
		if !ok {
			word, width = "declare-put", strings.TrimPrefix(name, putFunction)
		}
		out.WriteString(w.say(word, name, width) + "\n")
	}
	return out.String() + w.say("begin", runFunction) + "\n" + w.body.String() + w.say("end") + "\n}\n"
}

// say writes a word with its operands.
func (w *wrapper) say(word string, operands ...any) string {
	return fmt.Sprintf(said(word, w.entry.isLLVM), operands...)
}

func (w *wrapper) declarations() []string {
	var names []string
	for name := range w.declared {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// op writes an operation with one result, which it returns.
func (w *wrapper) op(word string, operands ...any) string {
	w.values++
	name := "%v" + strconv.Itoa(w.values)
	fmt.Fprintf(&w.body, "  %s = %s\n", name, w.say(word, operands...))
	return name
}

// do writes an operation.
func (w *wrapper) do(word string, operands ...any) {
	w.body.WriteString("  " + w.say(word, operands...) + "\n")
}

// get reads an integer of a width.
func (w *wrapper) get(width int) string {
	name := getFunction + strconv.Itoa(width)
	w.declared[name] = true
	return w.op("call", "@"+name, "", "", "i"+strconv.Itoa(width))
}

// put writes an integer of a width.
func (w *wrapper) put(width int, value string) {
	name := putFunction + strconv.Itoa(width)
	w.declared[name] = true
	w.do("call", "@"+name, value, "i"+strconv.Itoa(width), "()")
}

// size sends a size to the program, which has it as an index.
func (w *wrapper) size(n int64) string {
	w.input = binary.LittleEndian.AppendUint64(w.input, uint64(n))
	return w.op("index-of", w.get(64))
}

// number reads a number.
func (w *wrapper) number(e Elem) string {
	if e.part != nil {
		real := w.number(*e.part)
		return w.op("pair", real, w.number(*e.part), e.name)
	}
	words := e.words()
	width := words[0] * len(words)
	value := w.get(words[0])
	if len(words) > 1 {
		value = w.op("extend", value, words[0], width)
	}
	for i := 1; i < len(words); i++ {
		word := w.op("extend", w.get(words[i]), words[i], width)
		by := w.op("bits", i*words[0], width, width)
		value = w.op("or", value, w.op("shift-left", word, by, width), width)
	}
	if e.isIndex {
		return w.op("index-of", value)
	}
	if e.width < width {
		value = w.op("cut", value, width, e.width)
	}
	switch {
	case e.isFloat:
		return w.op("to-float", value, e.width, e.name)
	case e.sign != ir.Signless:
		return w.op("to-signed", value, e.width, e.name)
	}
	return value
}

// putNumber writes a number.
func (w *wrapper) putNumber(e Elem, value string) {
	if e.part != nil {
		w.putNumber(*e.part, w.op("real", value, e.name))
		w.putNumber(*e.part, w.op("imaginary", value, e.name))
		return
	}
	words := e.words()
	width := words[0] * len(words)
	switch {
	case e.isIndex:
		value = w.op("number-of-index", value)
	case e.isFloat:
		value = w.op("from-float", value, e.name, e.width)
	case e.sign != ir.Signless:
		value = w.op("from-signed", value, e.name, e.width)
	}
	if e.width < width {
		value = w.op("extend", value, e.width, width)
	}
	if len(words) == 1 {
		w.put(width, value)
		return
	}
	for i, word := range words {
		by := w.op("bits", i*words[0], width, width)
		shifted := w.op("shift-right", value, by, width)
		w.put(word, w.op("cut", shifted, width, word))
	}
}

// element reads a number or a vector.
func (w *wrapper) element(p *Param) string {
	if p.inner == nil {
		return w.number(p.Elem)
	}
	t := shapeText(p.inner, p.Elem.name)
	value := ""
	for i, at := range positions(p.inner) {
		n := w.number(p.Elem)
		switch {
		case w.entry.isLLVM:
			if i == 0 {
				value = w.op("vector", t)
			}
			value = w.op("insert", n, value, w.position(at), t)
		case i == 0:
			value = w.op("vector", n, t)
		default:
			value = w.op("insert", n, value, at, p.Elem.name, t)
		}
	}
	return value
}

// putElement writes a number or a vector.
func (w *wrapper) putElement(p *Param, value string) {
	if p.inner == nil {
		w.putNumber(p.Elem, value)
		return
	}
	t := shapeText(p.inner, p.Elem.name)
	for _, at := range positions(p.inner) {
		if w.entry.isLLVM {
			w.putNumber(p.Elem, w.op("extract", value, w.position(at), t))
			continue
		}
		w.putNumber(p.Elem, w.op("extract", value, at, t))
	}
}

func (w *wrapper) position(at string) string { return w.op("bits", at, 32, 32) }

// positions are those of the elements of a shape, as text with commas.
func positions(shape []int64) []string {
	list := []string{""}
	for _, n := range shape {
		var longer []string
		for _, at := range list {
			for i := range n {
				if at == "" {
					longer = append(longer, strconv.FormatInt(i, 10))
					continue
				}
				longer = append(longer, at+", "+strconv.FormatInt(i, 10))
			}
		}
		list = longer
	}
	return list
}

// argument reads an argument and returns it.
func (w *wrapper) argument(v *Value) string {
	p := v.Param
	if !p.isMemRef {
		w.input = append(w.input, v.Data...)
		return w.element(p)
	}
	m, t := w.memref(v)
	outer := v.Shape[:len(v.Shape)-len(p.inner)]
	sizes := make([]string, len(outer))
	for i := range outer {
		sizes[i] = w.op("dim", m, w.constant(int64(i)), t)
	}
	w.input = append(w.input, v.Data...)
	w.loops(sizes, nil, func(at []string) {
		w.do("store", w.element(p), m, strings.Join(at, ", "), t)
	})
	memory := syntax.TypeString(p.memory)
	if p.isUnranked {
		m = w.op("cast", m, t, memory)
	}
	if p.isTensor {
		return w.op("tensor", m, memory)
	}
	return m
}

func (w *wrapper) constant(n int64) string { return w.op("constant", n) }

// loops writes loops over all indices below the sizes.
func (w *wrapper) loops(sizes, at []string, body func(at []string)) {
	if len(at) == len(sizes) {
		body(at)
		return
	}
	w.blocks++
	n := strconv.Itoa(w.blocks)
	zero, one := w.constant(0), w.constant(1)
	w.do("go-with", "head"+n, zero)
	i := "%i" + n
	fmt.Fprintf(&w.body, "^head%s(%s: index):\n", n, i)
	more := w.op("less", i, sizes[len(at)])
	w.do("go-if", more, "body"+n, "end"+n)
	fmt.Fprintf(&w.body, "^body%s:\n", n)
	w.loops(sizes, append(at[:len(at):len(at)], i), body)
	w.do("go-with", "head"+n, w.op("add", i, one))
	fmt.Fprintf(&w.body, "^end%s:\n", n)
}

// call calls the entry and returns its results.
func (w *wrapper) call(operands []string) []string {
	e := w.entry
	inputs, results := typeList(e.Inputs), typeList(e.Results)
	if e.isLLVM && len(results) > 0 {
		results = []string{syntax.TypeString(e.returned)}
	}
	callee := syntax.AttrString(e.op.Context().SymbolRefAttr(e.Name))
	returned := "(" + strings.Join(results, ", ") + ")"
	if len(results) == 1 {
		returned = results[0]
	}
	text := w.say("call", callee, strings.Join(operands, ", "), strings.Join(inputs, ", "), returned)
	if len(results) == 0 {
		w.body.WriteString("  " + text + "\n")
		return nil
	}
	w.values++
	name := "%v" + strconv.Itoa(w.values)
	fmt.Fprintf(&w.body, "  %s:%d = %s\n", name, len(results), text)
	names := make([]string, len(e.Results))
	for i := range names {
		names[i] = name + "#" + strconv.Itoa(i)
		if e.isLLVM && isLLVM(e.returned, "type-struct") {
			names[i] = w.op("member", name, i, results[0])
		}
	}
	return names
}

func typeList(list []*Param) []string {
	names := make([]string, len(list))
	for i, p := range list {
		names[i] = syntax.TypeString(p.Type)
	}
	return names
}

// result writes a result, or what an argument holds after the call.
func (w *wrapper) result(p *Param, value string) {
	if p.isTensor {
		value = w.op("buffer", value, syntax.TypeString(p.memory))
	}
	switch {
	case !p.isMemRef:
		w.putElement(p, value)
	case p.isUnranked:
		w.unranked(p, value)
	default:
		w.memory(p, value, syntax.TypeString(p.memory), len(p.outer))
	}
}

// memory writes the sizes and elements of a memref of some type and rank.
func (w *wrapper) memory(p *Param, m, t string, rank int) {
	sizes := make([]string, rank)
	for i := range sizes {
		sizes[i] = w.op("dim", m, w.constant(int64(i)), t)
		w.put(64, w.op("number-of-index", sizes[i]))
	}
	w.loops(sizes, nil, func(at []string) {
		w.putElement(p, w.op("load", m, strings.Join(at, ", "), t))
	})
}
