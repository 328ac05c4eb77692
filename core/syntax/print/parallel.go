package print

import (
	"runtime"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/parallel"
)

// The operations of a module are printed at once by several printers, if they
// do not share values: then the names in each begin alike, and what each printer
// made is put together in order.

const (
	printParallelFrom = 64 // operations that are worth it
	pieceOps          = 32 // operations of a piece, at least
	pieceBytes        = 32 << 10
)

// workers is the number of printers that may work at once.
func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// blockInParallel appends the operations of a module, which may be in others, if it is worth
// it and possible. Otherwise it does nothing and returns false.
func (pr *Printer) blockInParallel(b *ir.Block, last *ir.Operation) bool {
	workers := pr.Opts.workers()
	named := pr.names.value > 0 || pr.names.arg > 0 || len(pr.names.hints) > 0
	if pr.split || workers < 2 || b.ParentOp() == nil || named && !pr.numbered {
		return false
	}
	if module := b.ParentOp(); module.Block() != nil && !module.Traits().SymbolTable {
		return false
	}
	var ops []*ir.Operation
	for op := b.First(); op != last; op = op.Next() {
		ops = append(ops, op)
	}
	if len(ops) < printParallelFrom {
		return false
	}
	size := max(pieceOps, (len(ops)+workers*4-1)/(workers*4))
	pieces := make([]*Printer, num.CeilDiv(len(ops), size))
	for i := range pieces {
		pieces[i] = &Printer{Opts: pr.Opts, indent: pr.indent, aliases: pr.aliases, Collecting: pr.Collecting, split: true, profile: pr.profile, Values: pr.Values}
		if pr.numbered {
			pieces[i].numbered, pieces[i].names = true, pr.names // to which nothing is added
		}
		pieces[i].Out = make([]byte, 0, pieceBytes)
		if pr.Collecting {
			pieces[i].aliases = &aliasTable{}
		}
	}
	parallel.Do(workers, len(pieces), func(i int) {
		pieces[i].lines(ops[i*size : min((i+1)*size, len(ops))])
	})
	for _, piece := range pieces {
		pr.join(piece)
	}
	return true
}

// lines appends operations, each on a line.
func (pr *Printer) lines(ops []*ir.Operation) {
	for _, op := range ops {
		pr.indentation(pr.indent)
		pr.op(op)
		pr.Byte('\n')
	}
}

// join takes over what a printer of a part printed, or the aliases it collected.
func (pr *Printer) join(piece *Printer) {
	if !pr.Collecting {
		pr.Out = append(pr.Out, piece.Out...)
		return
	}
	for _, a := range piece.aliases.list {
		id := uint32(0)
		if a.typ != nil {
			id = ir.TypeID(a.typ)
		} else {
			id = ir.AttrID(a.attr)
		}
		place := pr.aliases.known(id)
		if place <= 0 {
			pr.aliases.add(id, a)
			continue
		}
		known := &pr.aliases.list[place-1]
		known.deferred = known.deferred && a.deferred
	}
}
