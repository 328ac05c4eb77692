package llvmir

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/parallel"
)

// Options choose among the ways to write the same module.
type Options struct {
	// OpaquePointers writes `ptr` for every pointer, as LLVM 15 and later want
	// it; otherwise pointers say what they point to, as LLVM up to 16 reads it, unless
	// [HasOpaquePointers] of the module.
	OpaquePointers bool
	// Reader is the version of LLVM that reads the text; 0: any. LLVM 16 and later read
	// `memory(...)`, LLVM 19 and later `splat (float 1.0)`; what others read says the same, or less.
	Reader int
	// DebugInfo is what debuggers get to know.
	DebugInfo DebugInfo
	// Tidy takes out of the functions of the module what computes nothing, as [llvm.Tidier]
	// does. Debuggers see the same values.
	Tidy bool
	// Workers is how many goroutines may write; 0 means one.
	Workers int
}

// FirstBFloat is the first version of LLVM that has `bfloat` on every target. For those before it numbers of bf16 are
// integers of 16 bits, with which package bfloat computes.
const FirstBFloat = 15

// asIntegers reports whether numbers of bf16 are integers.
func (u *unit) asIntegers() bool { return u.reader > 0 && u.reader < FirstBFloat }

// The first versions of LLVM that read `poison` everywhere, `uwtable(sync)`, effects on memory as `memory(...)`,
// vectors of equal elements as `splat`, flags of `trunc` and `uitofp`, `nuw` and `nusw` of addresses, and the life of
// memory without its size.
const (
	firstPoison        = 14
	firstUnwindKind    = 15
	firstMemory        = 16
	firstSplat         = 19
	firstCastFlags     = 19
	firstAddressFlags  = 20
	firstBareLifetimes = 22
)

// chunkOps is how many operations, roughly, are written in one go.
const chunkOps = 2048

// textSize is the likely size of the text of so many operations, in bytes; a long function
// takes less than several short ones.
func (u *unit) textSize(ops int) int {
	each := 64
	if u.debug != nil {
		each += 96
	}
	if u.named {
		each += 192
	}
	return min(ops, chunkOps)*each + max(ops-chunkOps, 0)*each/2
}

// Emit returns the text of a module. When anything has no LLVM IR, it reports
// every such place and returns false.
func Emit(module *ir.Operation, opts Options, sink *diag.Sink) ([]byte, bool) {
	opts.OpaquePointers = opts.OpaquePointers || HasOpaquePointers(module)
	u := newUnit(module, opts)
	chunks := u.split()
	writers := make([]*writer, len(chunks))
	parallel.Do(opts.Workers, len(chunks), func(i int) {
		writers[i] = u.write(&chunks[i])
	})
	tail := newWriter(u)
	tail.appendLists()
	lists := tail.out
	tail.out = nil
	structs, declarations := u.merge(tail, writers)
	size := 0
	for _, w := range append(writers, tail) {
		u.sink.Join(&w.sink)
		size += len(w.out)
	}
	nodes := u.appendMetadata(nil)
	failed := u.sink.HasErrors()
	sink.Join(&u.sink)
	if failed {
		return nil, false
	}
	out := make([]byte, 0, size+len(structs)+len(declarations)+len(nodes)+u.debugSize()+1024)
	out = u.appendHead(out)
	out = u.appendComdats(out)
	out = append(out, structs...)
	for _, w := range writers {
		out = append(out, w.out...)
	}
	out = append(out, lists...)
	if len(declarations) > 0 {
		out = append(append(out, '\n'), declarations...)
	}
	return u.appendDebug(append(out, nodes...)), true
}

// chunk is entities that one writer writes, with their weight.
type chunk struct {
	entities []*ir.Operation
	weight   int
}

// split cuts the entities of the module into chunks of similar size. It depends
// on the module alone.
func (u *unit) split() []chunk {
	var chunks []chunk
	start, size := 0, 0
	for i, op := range u.entities {
		size += u.weight(op)
		if size < chunkOps && i+1 < len(u.entities) {
			continue
		}
		chunks = append(chunks, chunk{u.entities[start : i+1], size})
		start, size = i+1, 0
	}
	return chunks
}

// weight is roughly the number of operations inside a function or global. Calls of intrinsics by name and tags of
// blocks are noted.
func (u *unit) weight(op *ir.Operation) int {
	n := 1
	named, tag := op.Context().OpName(callIntrinsicName), op.Context().OpName(blockTagName)
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				n++
				switch o.Name() {
				case named:
					u.note(o)
				case tag:
					u.tags.note(op, o)
				}
			}
		}
	}
	return n
}

// write writes a chunk.
func (u *unit) write(c *chunk) *writer {
	w := newWriter(u)
	w.out = make([]byte, 0, u.textSize(c.weight))
	f := newFunction(w)
	f.code = make([]*instruction, 0, c.weight)
	for _, op := range c.entities {
		w.at = op
		switch {
		case op.Is(globalName):
			w.global(op)
		case op.Is(aliasName):
			w.alias(op)
		case op.Is(resolvedName):
			w.resolved(op)
		default:
			f.function(op)
		}
	}
	return w
}

// merge lists the structs and declarations that the writers met first to last,
// each once, as text.
func (u *unit) merge(tail *writer, writers []*writer) (structs, declarations []byte) {
	declared := map[string]bool{}
	for _, w := range writers {
		for _, s := range w.structs {
			tail.meet(s)
		}
		for _, d := range w.declarations {
			if declared[d.name] || u.symbols[d.name] != nil {
				continue
			}
			declared[d.name] = true
			declarations = append(declarations, d.text...)
		}
	}
	tail.at = u.module
	for i := 0; i < len(tail.structs); i++ { // bodies may bring further structs
		tail.structDefinition(tail.structs[i])
	}
	structs, tail.out = tail.out, nil
	return structs, declarations
}
