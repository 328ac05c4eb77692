package randfunc

import (
	"fmt"
	"strings"
)

// Func is a function that is being written.
type Func struct {
	*Tape
	m    *Module
	out  strings.Builder // what is written
	old  strings.Builder // the same, as MLIR 13 can lower it
	to   []*strings.Builder
	name string

	ins     []*Value // the arguments
	outs    []*Value
	values  []*Value
	names   int
	blocks  int
	depth   int // of nested scopes; the body is 1
	regions int // how many regions of one block the end of the text is in

	work  int // how often what is written now runs, at most
	cost  int // the work of a call, at most
	exact bool
	freed [][]*Value // what the end of each scope frees
	ended bool       // the block has its terminator
	stays int        // the depth of a scope that must not return
	stack stack

	seen  *Value // a buffer for what numbers were like
	slots int    // how many numbers it has
}

// stack is whose end frees what is allocated on the stack: a scope of that depth,
// which runs that often. The body of the function is one.
type stack struct{ depth, work int }

const (
	maxWork  = 64     // how often a statement may run
	maxCost  = 20_000 // how many statements a call may run
	maxDepth = 4
)

// Linef writes a line.
func (f *Func) Linef(format string, args ...any) {
	f.write(strings.Repeat("  ", 1+f.regions) + fmt.Sprintf(format, args...) + "\n")
	f.cost += f.work
}

// write adds text.
func (f *Func) write(text string) {
	for _, to := range f.to {
		to.WriteString(text)
	}
}

// either writes an operation that MLIR 13 cannot lower, and for MLIR 13 what it
// means. Neither decides for anything, and both define the same values.
func (f *Func) either(operation, meaning func()) {
	both := f.to
	f.to = both[:1]
	operation()
	f.to = both[1:]
	meaning()
	f.to = both
}

// Define writes an operation with one result.
func (f *Func) Define(t *Type, format string, args ...any) *Value {
	v := f.fresh(t)
	f.Linef("%s = %s", v.Name, fmt.Sprintf(format, args...))
	return f.add(v)
}

// fresh returns a value with a new name, which no operation may use yet.
func (f *Func) fresh(t *Type) *Value {
	f.names++
	return &Value{Name: fmt.Sprintf("%%%d", f.names-1), Type: t}
}

// add makes a value visible.
func (f *Func) add(v *Value) *Value {
	f.values = append(f.values, v)
	return v
}

// aux writes an operation that guards others. Only its caller uses the result.
func (f *Func) aux(t *Type, format string, args ...any) *Value {
	v := f.fresh(t)
	f.Linef("%s = %s", v.Name, fmt.Sprintf(format, args...))
	return v
}

// block returns the name of a new block.
func (f *Func) block() string {
	f.blocks++
	return fmt.Sprintf("^bb%d", f.blocks)
}

// begin starts a block.
func (f *Func) begin(name string, args ...*Value) {
	f.write(name + parameters(args) + ":\n")
	f.ended = false
}

func parameters(args []*Value) string {
	if len(args) == 0 {
		return ""
	}
	texts := make([]string, len(args))
	for i, a := range args {
		texts[i] = a.Name + ": " + a.Type.String()
	}
	return "(" + strings.Join(texts, ", ") + ")"
}

// branch is a successor with what it is passed.
func branch(block string, args ...*Value) string {
	if len(args) == 0 {
		return block
	}
	return fmt.Sprintf("%s(%s : %s)", block, names(args), list(typesOf(args)))
}

func names(values []*Value) string {
	texts := make([]string, len(values))
	for i, v := range values {
		texts[i] = v.Name
	}
	return strings.Join(texts, ", ")
}

func typesOf(values []*Value) []*Type {
	types := make([]*Type, len(values))
	for i, v := range values {
		types[i] = v.Type
	}
	return types
}

// Scope writes what is visible only inside it. What it allocated to be freed is
// freed at its end, unless the block has ended before.
func (f *Func) Scope(write func()) {
	values := len(f.values)
	f.depth++
	f.freed = append(f.freed, nil)
	write()
	if !f.ended {
		f.free()
	}
	f.freed = f.freed[:len(f.freed)-1]
	f.depth--
	f.values = f.values[:values]
}

// free releases what the innermost scope allocated.
func (f *Func) free() {
	last := len(f.freed) - 1
	for _, v := range f.freed[last] {
		f.Linef("memref.dealloc %s : %s", v.Name, v.Type)
	}
	f.freed[last] = nil
}

// statements writes up to n statements.
func (f *Func) statements(n int) {
	for range n {
		more := true
		f.InSpan(func() {
			if more = f.IntN(3*n) != 0; more {
				f.statement()
			}
		})
		if !more || f.ended || f.cost > f.m.maxCost() {
			return
		}
	}
}

// statement writes one operation, if the one it decides for is possible.
func (f *Func) statement() {
	family, known := pick(f.Tape, f.m.options.Families), len(f.values)
	pick(f.Tape, family.Ops).Write(f)
	if f.seen == nil || f.ended {
		return
	}
	for i := known; i < len(f.values); i++ {
		f.see(f.values[i])
	}
}

// times writes something that runs up to n times as often as what is around it.
func (f *Func) times(n int, write func()) {
	f.work *= n
	write()
	f.work /= n
}
