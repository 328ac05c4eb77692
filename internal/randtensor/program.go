package randtensor

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Program is a module with an entry, and what that computes.
type Program struct {
	Text      string
	Entry     string
	Arguments []string          // of the entry, as `mlirc run` takes them
	Results   [][]int64         // the numbers of each result of the entry, in order
	From      []string          // the function whose result that is
	Functions map[string]string // the text of each, by name
}

// patience is how many functions are tried in the place of one in which a float gets too large.
const patience = 200

// New makes the program of a seed.
func New(seed uint64, functions int) *Program {
	m := &module{Rand: rand.New(rand.NewPCG(seed, 0x7e5)), inputs: env{}}
	for range 5 {
		m.sizes = append(m.sizes, 1+m.IntN(5))
	}
	m.sizes[4] = 1 + m.IntN(19) // one that is longer than a vector
	for i := range 6 {
		t := &tensor{name: fmt.Sprintf("%%a%d", i), elem: m.element(), shape: m.shape(1 + m.IntN(3))}
		t.open = make([]bool, len(t.shape))
		m.args = append(m.args, t)
		m.inputs.set(t, m.numbers(t.elem, t.count()))
	}
	p := &Program{Entry: "entry", Functions: map[string]string{}}
	for i := range functions {
		for range patience {
			if f := m.function(fmt.Sprintf("f%d", i)); f != nil {
				m.made = append(m.made, f)
				break
			}
		}
	}
	m.write(p)
	return p
}

// module is a program that is being made.
type module struct {
	*rand.Rand
	sizes  []int     // of which shapes are made
	args   []*tensor // of the entry
	inputs env
	made   []*function
}

// env has what values are while a function is computed: numbers of tensors and scalars by name.
type env map[string][]int64

func (e env) set(t *tensor, numbers []int64) { e[t.name] = numbers }

// step computes what an operation does; false is a float that is too large.
type step func(e env) bool

// function is one that is finished.
type function struct {
	name    string
	text    string
	args    []*tensor // as the function has them
	given   []*tensor // arguments of the entry that it gets
	outs    []*tensor
	results [][]int64
	steps   []step
}

func (m *module) element() *element { return elements[m.IntN(len(elements))] }

func (m *module) size() int { return m.sizes[m.IntN(len(m.sizes))] }

func (m *module) shape(rank int) []int {
	s := make([]int, rank)
	for i := range s {
		s[i] = m.size()
	}
	return s
}

func (m *module) numbers(e *element, n int) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = m.number(e)
	}
	return list
}

func (m *module) number(e *element) int64 {
	if !e.float && m.IntN(4) == 0 {
		n, _ := e.wrapped(int64(m.Uint64()))
		return n
	}
	return int64(m.IntN(13)) - 6
}

// scalars are the indices that each function gets, so that what a subscript is shows in no constant.
const scalars = 5

// write writes the entry behind the functions.
func (m *module) write(p *Program) {
	var b, body strings.Builder
	var params, results, types []string
	for _, t := range m.args {
		params = append(params, fmt.Sprintf("%s: %s", t.name, t))
		p.Arguments = append(p.Arguments, nested(t.elem, t.shape, m.inputs[t.name]))
	}
	indices := make([]string, scalars)
	for i := range scalars {
		indices[i] = fmt.Sprintf("%%n%d", i)
		params = append(params, indices[i]+": index")
		p.Arguments = append(p.Arguments, fmt.Sprint(i))
	}
	casts := 0
	for _, f := range m.made {
		b.WriteString(f.text)
		p.Functions[f.name] = f.text
		var operands []string
		for i, t := range f.given {
			name := t.name
			if f.args[i].String() != t.String() {
				casts++
				name = fmt.Sprintf("%%cast%d", casts)
				fmt.Fprintf(&body, "  %s = tensor.cast %s : %s to %s\n", name, t.name, t, f.args[i])
			}
			operands = append(operands, name)
		}
		call, ins, outs := f.call(operands, indices)
		for i, t := range f.outs {
			results = append(results, fmt.Sprintf("%%r_%s#%d", f.name, i))
			types = append(types, t.String())
			p.Results = append(p.Results, f.results[i])
			p.From = append(p.From, f.name)
		}
		fmt.Fprintf(&body, "  %%r_%s:%d = call %s : %s -> %s\n", f.name, len(f.outs), call, ins, outs)
	}
	fmt.Fprintf(&b, "func @%s(%s) -> (%s) {\n%s  return %s : %s\n}\n", p.Entry, strings.Join(params, ", "),
		strings.Join(types, ", "), body.String(), strings.Join(results, ", "), strings.Join(types, ", "))
	p.Text = b.String()
}

// call is the text of a call, with the types of its operands and results.
func (f *function) call(operands, indices []string) (call, ins, outs string) {
	var from, to []string
	for _, t := range f.args {
		from = append(from, t.String())
	}
	for range indices {
		from = append(from, "index")
	}
	for _, t := range f.outs {
		to = append(to, t.String())
	}
	return fmt.Sprintf("@%s(%s)", f.name, strings.Join(append(operands[:len(operands):len(operands)], indices...), ", ")),
		"(" + strings.Join(from, ", ") + ")", "(" + strings.Join(to, ", ") + ")"
}
