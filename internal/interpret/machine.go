package interpret

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/mlirc/mlirc/core/ir"
)

// Order is the order of the iterations of parallel loops.
type Order uint8

// The orders.
const (
	Written Order = iota
	Reversed
	Shuffled
)

// Settings say how a machine runs.
type Settings struct {
	Order Order
	Seed  uint64 // of the shuffled order
	Limit int    // how many iterations and calls a Call may take; 0: a million
	// Trace is called for each access, before it happens.
	Trace func(Access)
}

// Access is an access to memory, with the induction variables of the loops around it
// in its function, the outermost first.
type Access struct {
	Op          *ir.Operation
	Memory      *Memory
	Start, Size int64 // in bytes
	Write       bool
	Loops       []LoopState
	Call        int // the number of the call of the function around it
}

// LoopState is a loop around an access.
type LoopState struct {
	Op  *ir.Operation
	Run int   // the number of this execution of the loop
	IV  int64 // the induction variable
}

// Machine runs functions of a program.
type Machine struct {
	// ReadUndefined is set when an element was read before it was written.
	ReadUndefined bool

	program  *Program
	settings Settings
	dice     *rand.Rand
	left     int
	globals  map[string]*Memory
	stored   []any      // the memrefs that were stored; memory holds their numbers
	contexts []*context // of the parallel loops that are running
	op       *ir.Operation
	loops    []LoopState
	runs     int
	call     int
}

// NewMachine returns a machine with the globals as the module initializes them.
func (p *Program) NewMachine(s Settings) *Machine {
	if s.Limit == 0 {
		s.Limit = 1_000_000
	}
	m := &Machine{program: p, settings: s, dice: rand.New(rand.NewPCG(s.Seed, 1)), globals: map[string]*Memory{}}
	for name, g := range p.globals {
		m.globals[name] = g()
	}
	return m
}

// Call calls a function. The error is a trap, or that there is no such function.
func (m *Machine) Call(name string, args []Value) (results []Value, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case trap:
			err = errors.New(r.what)
		case error:
			panic(fmt.Errorf("BUG: %w", r))
		default:
			panic(r)
		}
	}()
	f := m.program.functions[name]
	if f == nil {
		return nil, fmt.Errorf("there is no function @%s", name)
	}
	m.left, m.contexts, m.loops = m.settings.Limit, nil, nil
	return m.invoke(f, args), nil
}

// step counts against endless runs.
func (m *Machine) step() {
	if m.left--; m.left < 0 {
		trapf("the run does not end")
	}
}

func (m *Machine) invoke(f *function, args []Value) []Value {
	m.step()
	loops, call := m.loops, m.call
	m.runs++
	m.loops, m.call = nil, m.runs
	fr := make([]Value, f.slots)
	copy(fr, args) // the arguments have the first slots
	out := f.body.run(m, fr)
	results := make([]Value, len(out))
	for i, s := range out {
		results[i] = fr[s]
	}
	m.loops, m.call = loops, call
	return results
}

// context is a parallel loop that is running.
type context struct {
	iteration int32
	touched   map[*Memory][]touched
}

// touched says which iterations have accessed a byte.
type touched struct{ writer, reader int32 }

// several is a reader that is more than one iteration.
const several = -1

// touch notes an access, and finds races.
func (m *Machine) touch(at *Memory, start, size int64, write bool) {
	if m.settings.Trace != nil {
		m.settings.Trace(Access{m.op, at, start, size, write, m.loops, m.call})
	}
	for _, c := range m.contexts {
		bytes := c.touched[at]
		if bytes == nil {
			bytes = make([]touched, len(at.Bytes))
			c.touched[at] = bytes
		}
		for i := start; i < start+size; i++ {
			b, other := &bytes[i], c.iteration+1 // 0 is no iteration
			if b.writer != 0 && b.writer != other || write && b.reader != 0 && b.reader != other {
				trapf("a race: iterations %d and %d of a parallel loop access the same byte", c.iteration, b.writer-1)
			}
			switch {
			case write:
				b.writer = other
			case b.reader == 0:
				b.reader = other
			case b.reader != other:
				b.reader = several
			}
		}
	}
}
