package loopdiff

import (
	"fmt"
	"regexp"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/interpret"
)

// The pass that says which accesses depend on each other.
const dependenceCheck = "memref-dependence-check"

// CheckDependences executes a program and looks for a dependence that
// memref-dependence-check denies: at a depth, or at a distance.
func (r *Runner) CheckDependences(s *Subject) *Difference {
	remarks, err := r.Apply(s.module, dependenceCheck)
	if err != nil {
		return &Difference{dependenceCheck, "pass", err.Error(), ""}
	}
	c := &checker{answers: answers(remarks), numbers: numberAccesses(s.module), asked: map[question]bool{}}
	_, err = Execute(s.module, s.Program, s.start, interpret.Settings{Trace: c.access})
	switch {
	case err != nil:
		return &Difference{dependenceCheck, "trap", err.Error(), ""}
	case c.denied != "":
		return &Difference{dependenceCheck, "result", c.denied, ""}
	}
	return nil
}

// asked is a query that the pass answers.
type question struct {
	source diag.Position
	sink   int // the number of the access in its function
	depth  int
}

// interval is the distances along a loop that an answer admits; nil is unbounded.
type interval struct{ least, greatest *int64 }

// answer is what a remark says.
type answer struct {
	denies    bool
	distances []interval // nil if it says nothing of them
	text      string
}

var (
	remark   = regexp.MustCompile(`^dependence from \d+ to (\d+) at depth (\d+) = (.*)$`)
	distance = regexp.MustCompile(`\[(-inf|-?\d+), (\+inf|-?\d+)\]`)
)

func answers(remarks []diag.Diagnostic) map[question]answer {
	list := map[question]answer{}
	for _, d := range remarks {
		parts := remark.FindStringSubmatch(d.Message)
		if parts == nil {
			continue
		}
		sink, _ := strconv.Atoi(parts[1])
		depth, _ := strconv.Atoi(parts[2])
		a := answer{denies: parts[3] == "false", text: d.Message}
		for _, ends := range distance.FindAllStringSubmatch(parts[3], -1) {
			a.distances = append(a.distances, interval{end(ends[1]), end(ends[2])})
		}
		list[question{d.Pos, sink, depth}] = a
	}
	return list
}

func end(text string) *int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return nil
	}
	return &n
}

// numberAccesses numbers the accesses of each function, as the pass does.
func numberAccesses(m *ir.Operation) map[*ir.Operation]int {
	numbers := map[*ir.Operation]int{}
	next := 0
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Traits().FunctionLike {
			next = 0
		}
		switch op.Name().String() {
		case "affine.load", "affine.store", "memref.load", "memref.store":
			numbers[op] = next
			next++
		}
		return ir.Advance
	})
	return numbers
}

// checker compares what is accessed with the answers.
type checker struct {
	answers map[question]answer
	numbers map[*ir.Operation]int
	call    int
	seen    map[*interpret.Memory]map[int64][]interpret.Access // by the first byte
	asked   map[question]bool                                  // those whose answer admits all
	denied  string
}

// mostPerByte is how many accesses of a byte are remembered.
const mostPerByte = 64

func (c *checker) access(a interpret.Access) {
	if c.denied != "" {
		return
	}
	if _, ok := c.numbers[a.Op]; !ok {
		return
	}
	if a.Call != c.call {
		c.call, c.seen = a.Call, map[*interpret.Memory]map[int64][]interpret.Access{}
	}
	bytes := c.seen[a.Memory]
	if bytes == nil {
		bytes = map[int64][]interpret.Access{}
		c.seen[a.Memory] = bytes
	}
	before := bytes[a.Start]
	for _, b := range before {
		if a.Write || b.Write {
			c.pair(b, a)
		}
	}
	if len(before) == mostPerByte {
		before = before[1:]
	}
	bytes[a.Start] = append(before, a)
}

// pair queries a dependence that was observed.
func (c *checker) pair(source, sink interpret.Access) {
	x, y := affineLoops(source.Loops), affineLoops(sink.Loops)
	n := 0
	for n < len(x) && n < len(y) && x[n].Op == y[n].Op {
		n++
	}
	depth := n + 1
	for i := range n {
		if x[i].Run != y[i].Run {
			return // something else that repeats is between the loops
		}
		if x[i].IV != y[i].IV {
			depth = i + 1
			break
		}
	}
	q := question{ir.Position(source.Op.Loc()), c.numbers[sink.Op], depth}
	if c.asked[q] {
		return
	}
	a, ok := c.answers[q]
	if !ok {
		c.denied = fmt.Sprintf("there is no answer for access %d at %s to %d at depth %d", c.numbers[source.Op], q.source, q.sink, depth)
		return
	}
	if a.denies {
		c.denied = fmt.Sprintf("%s: '%s', but element at byte %d is accessed by both, in iterations %v and %v", q.source, a.text, sink.Start, ivs(x), ivs(y))
		return
	}
	for i, d := range a.distances {
		n := y[i].IV - x[i].IV
		if d.least != nil && n < *d.least || d.greatest != nil && n > *d.greatest {
			c.denied = fmt.Sprintf("%s: '%s', but element at byte %d is accessed by both, in iterations %v and %v", q.source, a.text, sink.Start, ivs(x), ivs(y))
			return
		}
	}
	c.asked[q] = a.distances == nil
}

// affineLoops are the loops that depths count.
func affineLoops(list []interpret.LoopState) []interpret.LoopState {
	var out []interpret.LoopState
	for _, l := range list {
		if l.Op.Is("affine.for") {
			out = append(out, l)
		}
	}
	return out
}

func ivs(list []interpret.LoopState) []int64 {
	var out []int64
	for _, l := range list {
		out = append(out, l.IV)
	}
	return out
}
