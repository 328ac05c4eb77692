package pass

import (
	"runtime/debug"
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
)

// AnyOp is the Anchor of a pass that runs on any operation: on the module, or on
// what the pipeline around it is nested on.
const AnyOp = "any"

// moduleOp is the operation that an empty anchor means.
const moduleOp = "module"

// sameAnchor reports whether two names mean one operation; builtin operations
// may be given with their prefix.
func sameAnchor(a, b string) bool { return plainName(a) == plainName(b) }

func plainName(name string) string {
	const prefix = "builtin."
	if len(name) > len(prefix) && name[:len(prefix)] == prefix {
		return name[len(prefix):]
	}
	return name
}

// anchorsIn lists the operations of that name inside of op, in order, none
// inside of another.
func anchorsIn(op *ir.Operation, name string) []*ir.Operation {
	name = plainName(name)
	var found []*ir.Operation
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				switch {
				case o.Is(name):
					found = append(found, o)
				case o.NumRegions() > 0:
					found = append(found, anchorsIn(o, name)...)
				}
			}
		}
	}
	return found
}

// Isolated lists the operations directly inside of op that use no value from
// outside and give none, so that a pass may work on all of them at once; ok is
// false when op holds others with regions, or op is no table of such pieces.
func Isolated(op *ir.Operation) (pieces []*ir.Operation, ok bool) {
	if op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		return nil, false
	}
	for o := op.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.NumRegions() == 0 {
			continue
		}
		if !o.Facets().Isolated || o.NumOperands()+o.NumResults() > 0 {
			return nil, false
		}
		pieces = append(pieces, o)
	}
	return pieces, true
}

// Parallel calls work for 0 to n-1, on as many goroutines as the run may use. A
// panic in one of them is passed on once all have ended.
func (r *Run) Parallel(n int, work func(i int)) { parallel(r.Workers, n, work) }

func parallel(workers, n int, work func(i int)) {
	workers = min(workers, n)
	if workers <= 1 {
		for i := range n {
			work(i)
		}
		return
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	crashes := make([]*Crash, workers)
	for w := range workers {
		wait.Add(1)
		go func() {
			defer wait.Done()
			defer func() { crashes[w] = crashOf(recover()) }()
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				work(i)
			}
		}()
	}
	wait.Wait()
	for _, c := range crashes {
		if c != nil {
			panic(c)
		}
	}
}

// Crash is a panic with the stack of where it happened.
type Crash struct {
	Value any
	Stack []byte
}

func crashOf(value any) *Crash {
	switch v := value.(type) {
	case nil:
		return nil
	case *Crash:
		return v
	}
	return &Crash{Value: value, Stack: debug.Stack()}
}
