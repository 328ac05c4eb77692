package kernel

import (
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/openmp"
)

// The version of the contract between a kernel and its caller.
const contractVersion = 1

// widest is how many bytes the widest access of a scalar may have.
const widest = 16

// What the word of flags of a binding says; of an image it also has the number of axes, the format
// and the bytes of a texel, and whether its channels are integers where the caller says the format.
const (
	bindingReadOnly = 1 << iota
	bindingUniform
	bindingImage
	bindingTexels

	axesShift   = 4
	formatShift = 8
	texelShift  = 16

	bindingIntegers = 1 << 24
)

// symbolOf is the name of the C function of an entry point.
func symbolOf(name string) string {
	return "kernel_" + strings.Map(func(r rune) rune {
		if r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
}

// A module is where the functions of kernels are made.
type module struct {
	*emitter
	table   *ir.SymbolTable
	body    *ir.Block
	buffer  ir.Type // struct mlirc_buffer
	launch  ir.Type // struct mlirc_launch
	runtime *openmp.Runtime
	texts   map[string]string // names of formats
}

func newModule(e *emitter, op *ir.Operation) *module {
	m := &module{emitter: e, table: ir.NewSymbolTable(op), body: op.Region(0).Entry()}
	m.runtime = openmp.New(m.table, e.types, 64, "kernel.location")
	m.buffer = e.types.Struct(e.bytePtr, e.i64)
	m.launch = e.types.Struct(e.i32, e.types.Array(3, e.i32), e.ptr(m.buffer), e.i64, e.bytePtr, e.i64)
	return m
}

// function adds a function with an entry block.
func (m *module) function(name string, linkage llvm.Linkage, result ir.Type, args ...ir.Type) *ir.Operation {
	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	m.at(m.body)
	fn := llvm.NewFunc(m.Builder, name, m.types.Func(result, args, false), ir.NamedAttr{Name: "linkage", Value: linkage.Attr(m.ctx)}).Op
	m.CreateBlock(fn.Region(0), nil, args...)
	m.table.Insert(fn)
	return fn
}

func (m *module) call(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	attrs := ir.AttrList{{Name: "callee", Value: m.ctx.SymbolRefAttr(name)}}
	if result == nil {
		m.CreateOp(m.ctx.OpName("llvm.call"), args, nil, attrs)
		return nil
	}
	return m.emitter.make("llvm.call", result, attrs, args...)
}

// global adds a constant of bytes.
func (m *module) global(name string, data []byte, align int64, linkage llvm.Linkage) {
	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	m.at(m.body)
	t := m.types.Array(int64(len(data)), m.i8)
	op := llvm.NewMlirGlobal(m.Builder, name, t,
		ir.NamedAttr{Name: "linkage", Value: linkage.Attr(m.ctx)}, ir.NamedAttr{Name: "constant", Value: m.ctx.UnitAttr()},
		ir.NamedAttr{Name: "value", Value: m.ctx.StringAttr(string(data))}, ir.NamedAttr{Name: "alignment", Value: m.ctx.I64Attr(align)}).Op
	m.table.Insert(op)
}

// describe adds the constant that describes a kernel, in the form of docs/kernels.md.
func (m *module) describe(g *group, symbol string) {
	le := binary.LittleEndian
	var d []byte
	d = le.AppendUint32(d, contractVersion)
	for _, n := range g.lanes.size {
		d = le.AppendUint32(d, uint32(n))
	}
	d = le.AppendUint32(d, uint32(g.lanes.width))
	d = le.AppendUint32(d, uint32(len(g.buffers)))
	d = le.AppendUint64(d, uint64(g.program.push))
	d = le.AppendUint32(d, uint32(len(g.program.entry.Name)))
	d = le.AppendUint32(d, 0)
	for _, b := range g.buffers {
		flags := uint32(0)
		if b.v.ReadOnly {
			flags |= bindingReadOnly
		}
		if b.v.Storage == dialect.StorageUniform {
			flags |= bindingUniform
		}
		if i := b.v.Image; i.Axes > 0 {
			flags |= bindingImage | uint32(i.Axes)<<axesShift | uint32(i.Format)<<formatShift | uint32(i.Bytes)<<texelShift
			if i.Texels {
				flags |= bindingTexels
			}
			if i.Integers {
				flags |= bindingIntegers
			}
		}
		for _, n := range []uint32{uint32(b.v.Set), uint32(b.v.Binding), uint32(max(b.v.Count, 1)), flags} {
			d = le.AppendUint32(d, n)
		}
		d = le.AppendUint64(d, uint64(b.v.LeastSize))
	}
	d = append(d, g.program.entry.Name...)
	m.global(symbol+"_info", d, 8, llvm.LinkageExternal)
}

// bufferCount is how many buffers a kernel has.
func (g *group) bufferCount() int64 {
	n := int64(0)
	for _, b := range g.buffers {
		n += max(b.v.Count, 1)
	}
	return n
}

// groupFunction makes the function of a workgroup: of the launch, and the number of the
// workgroup along each axis.
func (m *module) groupFunction(g *group, name string) {
	fn := m.function(name, llvm.LinkageInternal, m.void, m.ptr(m.launch), m.i32, m.i32, m.i32)
	entry := fn.Region(0).Entry()
	m.at(entry)
	g.entry = entry
	first := m.block()
	g.end = m.block()
	m.br(first)
	g.launch = entry.Arg(0)
	for d := range g.groupID {
		g.groupID[d] = entry.Arg(1 + d)
	}
	g.onEntry(func() *ir.Value {
		for d := range g.numGroups {
			g.numGroups[d] = m.emitter.load(m.member(g.launch, 1, int64(d)))
		}
		g.buffersPtr = m.emitter.load(m.member(g.launch, 2))
		for i := range g.bufferCount() {
			b := m.gep(g.buffersPtr.Type(), g.buffersPtr, m.number(m.i64, i))
			g.base = append(g.base, m.emitter.load(m.member(b, 0)))
			g.size = append(g.size, m.emitter.load(m.member(b, 1)))
		}
		g.push = m.emitter.load(m.member(g.launch, 4))
		return nil
	})
	g.zeros = g.onEntry(func() *ir.Value {
		return m.bitcast(m.make("llvm.mlir.addressof", m.ptr(m.types.Array(widest, m.i8)), ir.AttrList{{Name: "global_name", Value: m.ctx.SymbolRefAttr(name + ".zeros")}}), m.bytePtr)
	})
	g.unread = g.alloca(m.i8, widest, widest)
	g.next = g.alloca(m.i32, 1, 0)
	for _, o := range g.objects {
		if o.kind == workgroupObject {
			g.memory[o] = g.reserve(o.size, o.align)
		}
	}
	for _, p := range g.parts {
		p.entry = m.block()
		if p.number > 0 && g.shapes.partial[p.first.id] > sameWorkgroup {
			p.masks = g.alloca(m.i32, g.lanes.subgroups, 0)
		}
	}
	m.at(first)
	m.br(g.parts[0].entry)
	for _, p := range g.parts {
		p.emit()
	}
	m.at(g.end)
	llvm.NewReturn(m.Builder, nil)
}

// rangeFunction makes the function of the workgroups from one number up to another.
func (m *module) rangeFunction(name, groupName string) {
	fn := m.function(name, llvm.LinkageInternal, m.void, m.ptr(m.launch), m.i64, m.i64)
	entry := fn.Region(0).Entry()
	m.at(entry)
	launch := entry.Arg(0)
	var n [2]*ir.Value
	for d := range n {
		n[d] = m.emitter.make("llvm.zext", m.i64, nil, m.emitter.load(m.member(launch, 1, int64(d))))
	}
	head, body, end := m.block(m.i64), m.block(), m.block()
	m.br(head, entry.Arg(1))
	m.at(head)
	at := head.Arg(0)
	m.condBr(m.icmp(llvm.ICmpPredicateUlt, at, entry.Arg(2)), body, end)
	m.at(body)
	narrow := func(v *ir.Value) *ir.Value { return m.emitter.make("llvm.trunc", m.i32, nil, v) }
	row := m.op("udiv", at, n[0])
	m.call(groupName, nil, launch, narrow(m.op("urem", at, n[0])), narrow(m.op("urem", row, n[1])), narrow(m.op("udiv", row, n[1])))
	m.br(head, m.op("add", at, m.number(m.i64, 1)))
	m.at(end)
	llvm.NewReturn(m.Builder, nil)
}

// kernelFunction makes the exported function: it checks the launch, and runs the workgroups.
func (m *module) kernelFunction(g *group, symbol, rangeName string) {
	fn := m.function(symbol, llvm.LinkageExternal, m.i32, m.ptr(m.launch))
	entry := fn.Region(0).Entry()
	m.at(entry)
	launch := entry.Arg(0)
	result := func(n int64) { llvm.NewReturn(m.Builder, []*ir.Value{m.number(m.i32, n)}) }
	check := func(ok *ir.Value, code int64) {
		good, bad := m.block(), m.block()
		m.condBr(ok, good, bad)
		m.at(bad)
		result(code)
		m.at(good)
	}
	check(m.icmp(llvm.ICmpPredicateEq, m.emitter.load(m.member(launch, 0)), m.number(m.i32, contractVersion)), 1)
	check(m.icmp(llvm.ICmpPredicateUge, m.emitter.load(m.member(launch, 3)), m.number(m.i64, g.bufferCount())), 2)
	check(m.icmp(llvm.ICmpPredicateUge, m.emitter.load(m.member(launch, 5)), m.number(m.i64, g.program.push)), 3)
	total := m.number(m.i64, 1)
	for d := range int64(3) {
		total = m.op("mul", total, m.emitter.make("llvm.zext", m.i64, nil, m.emitter.load(m.member(launch, 1, d))))
	}
	if !g.openmp {
		m.call(rangeName, nil, launch, m.number(m.i64, 0), total)
		result(0)
		return
	}
	m.fork(launch, total, symbol, rangeName)
	result(0)
}

// fork spreads the workgroups over the threads of libomp. Each takes a chunk of the next
// ones until none are left.
func (m *module) fork(launch, total *ir.Value, symbol, rangeName string) {
	counter := m.ptr(m.i64)
	one, many, after := m.block(), m.block(), m.block()
	next := m.emitter.make("llvm.alloca", counter, nil, m.number(m.i32, 1))
	m.emitter.store(m.number(m.i64, 0), next)
	threads := m.emitter.make("llvm.sext", m.i64, nil, m.runtime.Call(m.Builder, "omp_get_max_threads"))
	alone := m.op("or", m.icmp(llvm.ICmpPredicateUle, total, m.number(m.i64, 1)), m.icmp(llvm.ICmpPredicateSle, threads, m.number(m.i64, 1)))
	m.condBr(alone, one, many)
	m.at(one)
	m.call(rangeName, nil, launch, m.number(m.i64, 0), total)
	m.br(after)
	m.at(many)
	// Eight chunks for each thread make up for workgroups that take longer than others.
	chunk := m.op("udiv", total, m.scaled(threads, 8))
	chunk = m.op("add", chunk, m.number(m.i64, 1))
	location := m.runtime.Location(m.Builder)
	worker := symbol + ".thread"
	workerType := m.types.Func(m.void, []ir.Type{m.ptr(m.i32), m.ptr(m.i32), m.ptr(m.launch), m.i64, m.i64, counter}, false)
	task := m.runtime.Task(m.Builder, worker, workerType)
	m.runtime.Call(m.Builder, "__kmpc_fork_call", location, m.number(m.i32, 4), task, launch, total, chunk, next)
	m.br(after)
	m.at(after)

	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	fn := m.function(worker, llvm.LinkageInternal, m.void, m.ptr(m.i32), m.ptr(m.i32), m.ptr(m.launch), m.i64, m.i64, counter)
	entry := fn.Region(0).Entry()
	m.at(entry)
	wLaunch, wTotal, wChunk, wNext := entry.Arg(2), entry.Arg(3), entry.Arg(4), entry.Arg(5)
	loop, body, end := m.block(), m.block(), m.block()
	m.br(loop)
	m.at(loop)
	from := llvm.NewAtomicrmw(m.Builder, wNext, wChunk, llvm.AtomicBinOpAdd, llvm.AtomicOrderingMonotonic).Res()
	m.condBr(m.icmp(llvm.ICmpPredicateUlt, from, wTotal), body, end)
	m.at(body)
	to := m.op("add", from, wChunk)
	to = m.selected(m.icmp(llvm.ICmpPredicateUlt, to, wTotal), to, wTotal)
	m.call(rangeName, nil, wLaunch, from, to)
	m.br(loop)
	m.at(end)
	llvm.NewReturn(m.Builder, nil)
}

// launchFunction gives the function that starts a kernel with arguments a body: it calls that of
// the kernel, with the arguments as push constants.
func (m *module) launchFunction(fn *ir.Operation, symbol string) {
	t := fn.Attr("type").(*ir.TypeAttr).Value()
	var args, members []ir.Type
	for i := range llvm.NumArgs(t) {
		args = append(args, llvm.Arg(t, i))
		if i > 2 {
			members = append(members, llvm.Arg(t, i))
		}
	}
	fn.SetAttr("linkage", llvm.LinkageInternal.Attr(m.ctx))
	fn.SetAttr(ir.SymbolVisibilityAttr, nil)
	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	m.CreateBlock(fn.Region(0), nil, args...)
	entry := fn.Region(0).Entry()
	m.at(entry)
	one := m.number(m.i32, 1)
	strukt := m.types.Struct(members...)
	pack := m.emitter.make("llvm.alloca", m.ptr(strukt), nil, one)
	for i := range members {
		m.emitter.store(entry.Arg(3+i), m.member(pack, int64(i)))
	}
	launch := m.emitter.make("llvm.alloca", m.ptr(m.launch), nil, one)
	m.emitter.store(m.number(m.i32, contractVersion), m.member(launch, 0))
	for d := range 3 { // a grid of a negative size has no workgroups
		n := entry.Arg(d)
		none := m.number(n.Type(), 0)
		n = m.selected(m.icmp(llvm.ICmpPredicateSlt, n, none), none, n)
		m.emitter.store(m.sext(n, m.i32), m.member(launch, 1, int64(d)))
	}
	m.emitter.store(m.emitter.make("llvm.mlir.null", m.ptr(m.buffer), nil), m.member(launch, 2))
	m.emitter.store(m.number(m.i64, 0), m.member(launch, 3))
	m.emitter.store(m.bitcast(pack, m.bytePtr), m.member(launch, 4))
	m.emitter.store(m.number(m.i64, sizeOf(strukt)), m.member(launch, 5))
	m.call(symbol, m.i32, launch)
	llvm.NewReturn(m.Builder, nil)
}

// lower makes the functions of an entry point.
func (m *module) lower(g *group) error {
	symbol := symbolOf(g.program.entry.Name)
	if old := m.table.Lookup(symbol); old != nil {
		return fmt.Errorf("entry point '%s' needs the symbol '%s', which something else has; rename one", g.program.entry.Name, symbol)
	}
	m.global(symbol+".group.zeros", make([]byte, widest), widest, llvm.LinkagePrivate)
	m.groupFunction(g, symbol+".group")
	if g.failed {
		return nil
	}
	m.rangeFunction(symbol+".groups", symbol+".group")
	m.kernelFunction(g, symbol, symbol+".groups")
	m.describe(g, symbol)
	if fn := m.table.Lookup(g.program.launcher); fn != nil {
		m.launchFunction(fn, symbol)
	}
	return nil
}
