package toruntime

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// guard is what stands around a region that some threads execute, or one after the other.
type guard struct {
	begin, end string
	args       []*ir.Value // behind location and thread
	endArgs    []*ir.Value
	asks       bool // begin tells whether the thread executes the region
}

// guardOf is what stands around the region of an operation.
func (l *lowerer) guardOf(op *ir.Operation) guard {
	switch op.Name().String() {
	case "omp.master":
		return guard{begin: "__kmpc_master", end: "__kmpc_end_master", asks: true}
	case "omp.masked":
		filter := l.number(l.i32, 0)
		if v := (omp.Masked{Op: op}).FilteredThreadId(); v != nil {
			filter = l.signed(v, l.i32)
		}
		return guard{begin: "__kmpc_masked", end: "__kmpc_end_masked", args: []*ir.Value{filter}, asks: true}
	case "omp.single":
		return guard{begin: "__kmpc_single", end: "__kmpc_end_single", asks: true}
	case "omp.ordered.region":
		if op.Attr("simd") != nil {
			return guard{}
		}
		return guard{begin: "__kmpc_ordered", end: "__kmpc_end_ordered"}
	case "omp.taskgroup":
		return guard{begin: "__kmpc_taskgroup", end: "__kmpc_end_taskgroup"}
	}
	lock := l.criticalLock(omp.Critical{Op: op})
	return guard{begin: "__kmpc_critical", end: "__kmpc_end_critical", args: []*ir.Value{lock}, endArgs: []*ir.Value{lock}}
}

// guarded puts calls of the runtime around a region.
func (l *lowerer) guarded(op *ir.Operation) {
	region := op.Region(0)
	single, isSingle := omp.AsSingle(op)
	if region.Empty() {
		l.leaveSingle(single, isSingle, nil)
		op.Erase()
		return
	}
	before := op.Block()
	l.SetInsertionPoint(op)
	g := l.guardOf(op)
	var done *ir.Value
	if isSingle && len(single.CopyprivateVars()) > 0 {
		done = l.slot(l.i32)
		l.store(l.number(l.i32, 0), done)
	}
	rest := before.Split(op)
	l.SetInsertionPointToEnd(before)
	switch {
	case g.asks:
		l.condBr(l.notZero(l.here(g.begin, g.args...)), region.Entry(), rest)
	case g.begin != "":
		l.here(g.begin, g.args...)
		l.br(region.Entry())
	default:
		l.br(region.Entry())
	}
	for _, end := range endsOf(region, "omp.terminator") {
		l.SetInsertionPoint(end)
		if done != nil {
			l.store(l.number(l.i32, 1), done)
		}
		if g.end != "" {
			l.here(g.end, g.endArgs...)
		}
		l.br(rest)
		end.Erase()
	}
	before.Region().TakeBlocksBefore(region, rest)
	l.SetInsertionPoint(op)
	l.leaveSingle(single, isSingle, done)
	op.Erase()
}

// leaveSingle copies what the thread that has executed the region has to the others, or waits for it.
func (l *lowerer) leaveSingle(s omp.Single, isSingle bool, done *ir.Value) {
	if !isSingle {
		return
	}
	if done == nil {
		if s.Op.Attr("nowait") == nil {
			l.here("__kmpc_barrier")
		}
		return
	}
	copies := l.types.Func(l.types.Void(), []ir.Type{l.bytes, l.bytes}, false)
	for i, v := range s.CopyprivateVars() {
		fn := llvm.Func{Op: l.table.Lookup(s.CopyprivateFuncs()[i].Root())}
		address := llvm.NewMlirAddressof(l.Builder, l.ptr(fn.Type()), fn.SymName()).Res()
		l.here("__kmpc_copyprivate", l.number(l.size, 0), l.asBytes(v), l.pointer(address, l.ptr(copies)), l.load(done))
	}
}

// criticalLock is the address of the lock of a critical section, which sections of the same name share in
// all modules.
func (l *lowerer) criticalLock(c omp.Critical) *ir.Value {
	name := ".gomp_critical_user_.var"
	if ref, ok := c.NameAttr().(*ir.SymbolRefAttr); ok {
		name = ".gomp_critical_user_" + ref.Root() + ".var"
	}
	if l.table.Lookup(name) == nil {
		l.defineLock(name, llvm.LinkageCommon)
	}
	return llvm.NewMlirAddressof(l.Builder, l.ptr(l.runtime.Lock()), name).Res()
}

// sections shares sections as iterations of a loop.
func (l *lowerer) sections(op omp.Sections) {
	var regions []*ir.Region
	for inner := range op.Region().Entry().Ops() {
		if s, ok := omp.AsSection(inner); ok && !s.Region().Empty() {
			regions = append(regions, s.Region())
		}
	}
	before := op.Op.Block()
	rest := before.Split(op.Op)
	l.SetInsertionPointToEnd(before)
	if len(regions) > 0 {
		l.shareSections(regions, rest)
	}
	if op.Op.Attr("nowait") == nil {
		l.here("__kmpc_barrier")
	}
	l.br(rest)
	op.Op.Erase()
}

// shareSections lets the thread execute its sections, in blocks before another one.
func (l *lowerer) shareSections(regions []*ir.Region, rest *ir.Block) {
	n, one := l.number(l.i64, int64(len(regions))), l.number(l.i64, 1)
	last, lower, upper, stride := l.slot(l.i32), l.slot(l.i64), l.slot(l.i64), l.slot(l.i64)
	l.store(l.number(l.i32, 0), last)
	l.store(l.number(l.i64, 0), lower)
	l.store(l.number(l.i64, int64(len(regions)-1)), upper)
	l.store(one, stride)
	l.here("__kmpc_for_static_init_8u", l.number(l.i32, static), last, lower, upper, stride, one, one)
	low := l.load(lower)
	end := l.lesser(l.add(l.load(upper), one), n)
	head, finish := l.blockBefore(rest, l.i64), l.blockBefore(rest)
	latch := l.blockBefore(finish)
	l.br(head, low)
	chosen := l.blockBefore(latch)
	l.SetInsertionPointToEnd(head)
	at := head.Arg(0)
	l.condBr(l.icmp(llvm.ICmpPredicateUlt, at, end), chosen, finish)
	for i, r := range regions {
		l.SetInsertionPointToEnd(chosen)
		entry := r.Entry()
		for _, terminator := range endsOf(r, "omp.terminator") {
			l.SetInsertionPoint(terminator)
			l.br(latch)
			terminator.Erase()
		}
		head.Region().TakeBlocksBefore(r, latch)
		l.SetInsertionPointToEnd(chosen)
		if i == len(regions)-1 {
			l.br(entry)
			break
		}
		next := l.blockBefore(latch)
		l.condBr(l.icmp(llvm.ICmpPredicateEq, at, l.number(l.i64, int64(i))), entry, next)
		chosen = next
	}
	l.SetInsertionPointToEnd(latch)
	l.br(head, l.add(at, l.number(l.i64, 1)))
	l.SetInsertionPointToEnd(finish)
	l.here("__kmpc_for_static_fini")
}

// threadprivate is the thread's copy of a global, which the runtime makes when it is first asked for.
func (l *lowerer) threadprivate(op omp.Threadprivate) {
	global, _ := llvm.AsMlirGlobal(l.table.Lookup(l.globalOf(op.SymAddr())))
	name := global.SymName() + ".cache."
	slot := l.ptr(l.bytes)
	if l.table.Lookup(name) == nil {
		at := l.InsertionPoint()
		l.SetInsertionPointToEnd(l.table.Op().Region(0).Entry())
		cache := llvm.NewMlirGlobal(l.Builder, name, slot, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)}).Op
		l.table.Insert(cache)
		l.CreateBlock(cache.Region(0), nil)
		llvm.NewReturn(l.Builder, []*ir.Value{llvm.NewMlirNull(l.Builder, slot).Res()})
		l.RestoreInsertionPoint(at)
	}
	cache := llvm.NewMlirAddressof(l.Builder, l.ptr(slot), name).Res()
	own := l.here("__kmpc_threadprivate_cached", l.asBytes(op.SymAddr()), l.sizeOf(global.Type()), cache)
	op.Op.ReplaceAllUsesWith([]*ir.Value{l.pointer(own, op.TlsAddr().Type())})
}

// globalOf is the symbol of the global that an address is of, "" where it is of something else.
func (l *lowerer) globalOf(v *ir.Value) string {
	def := v.DefiningOp()
	if def == nil {
		return ""
	}
	address, ok := llvm.AsMlirAddressof(def)
	if !ok {
		return ""
	}
	return address.GlobalName()
}

// sizeOf is the number of bytes of a value of a type, as size_t.
func (e *emitter) sizeOf(t ir.Type) *ir.Value {
	null := llvm.NewMlirNull(e.Builder, e.ptr(t)).Res()
	behind := llvm.NewGetelementptr(e.Builder, null, []*ir.Value{e.number(e.i32, 1)}, e.ptr(t)).Res()
	return llvm.NewPtrtoint(e.Builder, behind, e.size).Res()
}
