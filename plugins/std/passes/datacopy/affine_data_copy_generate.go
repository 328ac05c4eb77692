package datacopy

import (
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineDataCopyGenerate returns the pass `affine-data-copy-generate`.
func AffineDataCopyGenerate() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-data-copy-generate",
		Anchor:  "func",
		Summary: "copy data that affine loops access to buffers in fast memory",
		Doc: `What an affine loop, or operations between such loops, access in slow memory is copied to
a buffer in fast memory before it, and back behind it where it is stored to. Loops whose
data do not fit are entered, and data of their inner loops is copied. A memref keeps its
accesses, and a remark says so, if something else may touch the memory meanwhile, if no
constant bounds what is accessed, or if it might not lie within the memref.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: "fast-mem-capacity", Type: pass.Uint, Default: "18446744073709551615", Doc: "the size of fast memory, in KiB"},
			{Name: "fast-mem-space", Type: pass.Uint, Default: "1", Doc: "the memory space of buffers"},
			{Name: "generate-dma", Type: pass.Bool, Default: "true", Doc: "copy by affine.dma_start instead of loops"},
			{Name: "min-dma-transfer", Type: pass.Int, Default: "1024", Doc: "accepted, and without effect, as in MLIR 13"},
			{Name: "slow-mem-space", Type: pass.Uint, Default: "0", Doc: "the memory space from which data is copied"},
			{Name: "skip-non-unit-stride-loops", Type: pass.Bool, Default: "false",
				Doc: "enter loops with other steps than one, whatever fits, and no others"},
			{Name: "tag-mem-space", Type: pass.Uint, Default: "0", Doc: "the memory space of tags, which say when a transfer is done"},
		},
		Builds: []string{"affine", "memref", "std"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			g := newCopier(r)
			for region := range r.Op.Regions() {
				for b := range region.Blocks() {
					g.block(b)
				}
			}
			g.finish()
			if !g.changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// questions is how many questions about elements may reach the limit of package presburger;
// then nothing more is known to lie within a memref.
const questions = 64

// copier is the state of the pass.
type copier struct {
	*pass.Run
	aliases   *alias.Analysis
	effort    *presburger.Effort
	capacity  uint64 // in bytes
	dma, skip bool
	slow      uint64
	fast, tag ir.Attribute           // nil for the default space
	copies    map[*ir.Operation]bool // the loops that copy
	nests     []affine.For           // the outermost ones of these
	constants []*ir.Operation
	changed   bool
}

func newCopier(r *pass.Run) *copier {
	space := func(name string) ir.Attribute {
		if n := r.Options.Uint(name); n > 0 {
			return r.IR().I64Attr(int64(n))
		}
		return nil
	}
	g := &copier{
		Run: r, aliases: alias.For(r), effort: presburger.NewEffort(questions), capacity: r.Options.Uint("fast-mem-capacity"),
		dma: r.Options.Bool("generate-dma"), skip: r.Options.Bool("skip-non-unit-stride-loops"), slow: r.Options.Uint("slow-mem-space"),
		fast: space("fast-mem-space"), tag: space("tag-mem-space"), copies: map[*ir.Operation]bool{},
	}
	if g.capacity > math.MaxUint64/1024 {
		g.capacity = math.MaxUint64
	} else {
		g.capacity *= 1024
	}
	return g
}

// begins reports whether a range may begin with an operation.
func (g *copier) begins(op *ir.Operation) bool {
	return (op.Is("affine.load") || op.Is("affine.store") || op.Is("affine.for")) && !g.copies[op]
}

// next is the first operation from one on with which a range may begin; nil if there is none.
func (g *copier) next(op *ir.Operation) *ir.Operation {
	for op != nil && !g.begins(op) {
		op = op.Next()
	}
	return op
}

// block copies for the ranges of a block: loops, and what is between them.
func (g *copier) block(b *ir.Block) {
	begin := g.next(b.First())
	for op := begin; op != nil; {
		loop, ok := affine.AsFor(op)
		if !ok || g.copies[op] {
			op = op.Next()
			continue
		}
		g.copy(span{begin, op})
		if g.enters(loop) {
			g.block(loop.Body())
		} else {
			g.copy(span{op, op.Next()})
		}
		begin = g.next(op.Next())
		op = begin
	}
	if begin != nil {
		g.copy(span{begin, b.Last()})
	}
}

// enters reports whether data is copied within a loop and not around it.
func (g *copier) enters(loop affine.For) bool {
	if g.skip {
		return loop.Step() != 1
	}
	bytes, ok := footprint(span{loop.Op, loop.Op.Next()})
	return ok && uint64(bytes) > g.capacity
}

// footprint is how many bytes a range touches; false if that is not known.
func footprint(s span) (bytes int64, ok bool) {
	var all []*region
	known := s.each(func(op *ir.Operation) bool {
		a, ok := dependence.AsAccess(op)
		if !ok {
			return true
		}
		loops, _ := loopsWithin(op, s.block())
		own, ok := regionOf(a, loops)
		if t, ranked := a.Memref.Type().(*ir.MemRefType); ok && ranked {
			for d, size := range t.Shape() {
				own.within(d, size)
			}
		}
		at := slices.IndexFunc(all, func(g *region) bool { return g.memref == a.Memref })
		switch {
		case !ok:
			return false
		case at < 0:
			all = append(all, own)
			return true
		}
		return all[at].include(own)
	})
	for _, g := range all {
		t := g.memref.Type().(*ir.MemRefType)
		box, ok := g.box()
		if !known || !ok || len(t.Layout()) > 0 {
			return 0, false
		}
		n, ok := bytesOf(box, t)
		if !ok || bytes > math.MaxInt64-n {
			return 0, false
		}
		bytes += n
	}
	return bytes, known
}

// copy makes the copies of a range: of what is read, then of what is written.
func (g *copier) copy(s span) {
	if s.begin == s.end {
		return
	}
	var total uint64
	reads, writes := g.transfers(s)
	plans := map[*transfer]*buffer{}
	for k, list := range [2][]*transfer{reads, writes} {
		for _, t := range list {
			t.span = s
			b, known := plans[t]
			if !known {
				var reason string
				if b, reason = g.plan(t); reason != "" {
					g.Diags.Report(diag.NewRemark(ir.Position(t.accesses[0].Op.Loc()), "accesses stay in slow memory: "+reason))
				}
				plans[t] = b
				total += b.bytes()
			}
			if b == nil {
				continue
			}
			if k == 0 || b.fillFirst {
				s.end = g.transfer(b, s.end, false)
			}
			if k == 1 {
				s.end = g.transfer(b, s.end, true)
			}
			g.changed = true
		}
	}
	if total > g.capacity {
		g.Diags.Report(diag.NewWarning(ir.Position(s.begin.Loc()), "the buffers of this block take more than fast memory has"))
	}
}

// transfers are what is accessed in a range, in the order of the first load and of the first
// store.
func (g *copier) transfers(s span) (reads, writes []*transfer) {
	all := map[*ir.Value]*transfer{}
	s.each(func(op *ir.Operation) bool {
		a, ok := dependence.AsAccess(op)
		if !ok || !op.Is("affine.load") && !op.Is("affine.store") || spaceOf(a.Memref) != g.slow {
			return true
		}
		t := all[a.Memref]
		if t == nil {
			t = &transfer{span: s, memref: a.Memref, aliases: g.aliases}
			all[a.Memref] = t
		}
		t.accesses = append(t.accesses, a)
		if a.Store && !slices.Contains(writes, t) {
			writes = append(writes, t)
		} else if !a.Store && !slices.Contains(reads, t) {
			reads = append(reads, t)
		}
		return true
	})
	return reads, writes
}

// spaceOf is the number of a memref's space; that of a space without one is none of an option.
func spaceOf(memref *ir.Value) uint64 {
	switch space := memref.Type().(*ir.MemRefType).Space().(type) {
	case nil:
		return 0
	case *ir.IntegerAttr:
		if n, ok := space.Int(); ok && n >= 0 {
			return uint64(n)
		}
	}
	return math.MaxUint64
}

// plan decides whether and how data is copied. The buffer is nil, too, where nothing is to copy.
func (g *copier) plan(t *transfer) (b *buffer, reason string) {
	mt := t.memref.Type().(*ir.MemRefType)
	switch {
	case len(mt.Shape()) == 0:
		return nil, "a memref without dimensions is not copied"
	case len(mt.Layout()) > 0:
		return nil, "a memref with a layout is not copied"
	case !t.isAlone(t.span):
		return nil, "something else may touch the memory meanwhile"
	}
	for _, a := range t.accesses {
		loops, _ := loopsWithin(a.Op, t.block())
		own, ok := regionOf(a, loops)
		if !ok {
			own, ok = wholeOf(t.memref)
		}
		if ok && t.region != nil && !t.region.include(own) {
			own, ok = wholeOf(t.memref)
			t.region = nil
		}
		if !ok {
			return nil, "no constant bounds what is accessed"
		}
		if t.region == nil {
			t.region = own
		}
	}
	return g.placed(t)
}
