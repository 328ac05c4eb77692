package openmp

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Runtime declares functions of libomp in a module, and calls them.
type Runtime struct {
	types        *llvm.Types
	table        *ir.SymbolTable
	locationName string
	conflict     string // a symbol of the module that is no function of the runtime

	i8, i32, i64 ir.Type
	ident, task  ir.Type
	signatures   map[string]signature
}

// signature is the type of a function of the runtime; result is nil for void.
type signature struct {
	result   ir.Type
	args     []ir.Type
	variadic bool
}

// New returns the runtime for the module whose symbols are in a table. sizeWidth is that of
// C's size_t, and locationName what the constant with the location is called.
func New(table *ir.SymbolTable, types *llvm.Types, sizeWidth uint32, locationName string) *Runtime {
	ctx := types.Context()
	r := &Runtime{
		types: types, table: table, locationName: locationName,
		i8: ctx.IntegerType(8, ir.Signless), i32: ctx.I32(), i64: ctx.I64(),
	}
	r.ident = types.Struct(r.i32, r.i32, r.i32, r.i32, r.ptr(r.i8))
	r.task = types.Func(types.Void(), []ir.Type{r.ptr(r.i32), r.ptr(r.i32)}, true)
	r.signatures = r.functions(ctx.IntegerType(sizeWidth, ir.Signless))
	return r
}

func (r *Runtime) ptr(t ir.Type) ir.Type { return r.types.Ptr(t, 0) }

// functions are those of the runtime that are called.
func (r *Runtime) functions(size ir.Type) map[string]signature {
	ident, p32, p64, bytes := r.ptr(r.ident), r.ptr(r.i32), r.ptr(r.i64), r.ptr(r.i8)
	lock := r.ptr(r.Lock())
	combine := r.ptr(r.types.Func(r.types.Void(), []ir.Type{bytes, bytes}, false))
	entry := r.ptr(r.types.Func(r.i32, []ir.Type{r.i32, bytes}, false))
	here := []ir.Type{ident, r.i32}
	with := func(more ...ir.Type) []ir.Type { return append(here[:2:2], more...) }
	return map[string]signature{
		"omp_get_max_threads":            {result: r.i32},
		"__kmpc_global_thread_num":       {result: r.i32, args: []ir.Type{ident}},
		"__kmpc_fork_call":               {args: with(r.ptr(r.task)), variadic: true},
		"__kmpc_push_num_threads":        {args: with(r.i32)},
		"__kmpc_push_proc_bind":          {args: with(r.i32)},
		"__kmpc_serialized_parallel":     {args: here},
		"__kmpc_end_serialized_parallel": {args: here},
		"__kmpc_for_static_init_8u":      {args: with(r.i32, p32, p64, p64, p64, r.i64, r.i64)},
		"__kmpc_for_static_fini":         {args: here},
		"__kmpc_dispatch_init_8u":        {args: with(r.i32, r.i64, r.i64, r.i64, r.i64)},
		"__kmpc_dispatch_next_8u":        {result: r.i32, args: with(p32, p64, p64, p64)},
		"__kmpc_dispatch_fini_8u":        {args: here},
		"__kmpc_reduce_nowait":           {result: r.i32, args: with(r.i32, size, bytes, combine, lock)},
		"__kmpc_end_reduce_nowait":       {args: with(lock)},
		"__kmpc_barrier":                 {args: here},
		"__kmpc_master":                  {result: r.i32, args: here},
		"__kmpc_end_master":              {args: here},
		"__kmpc_masked":                  {result: r.i32, args: with(r.i32)},
		"__kmpc_end_masked":              {args: here},
		"__kmpc_single":                  {result: r.i32, args: here},
		"__kmpc_end_single":              {args: here},
		"__kmpc_copyprivate":             {args: with(size, bytes, combine, r.i32)},
		"__kmpc_critical":                {args: with(lock)},
		"__kmpc_end_critical":            {args: with(lock)},
		"__kmpc_ordered":                 {args: here},
		"__kmpc_end_ordered":             {args: here},
		"__kmpc_taskgroup":               {args: here},
		"__kmpc_end_taskgroup":           {args: here},
		"__kmpc_threadprivate_cached":    {result: bytes, args: with(bytes, size, r.ptr(r.ptr(bytes)))},
		"__kmpc_omp_task_alloc":          {result: bytes, args: with(r.i32, size, size, entry)},
		"__kmpc_omp_task":                {result: r.i32, args: with(bytes)},
		"__kmpc_omp_task_with_deps":      {result: r.i32, args: with(bytes, r.i32, bytes, r.i32, bytes)},
		"__kmpc_omp_wait_deps":           {args: with(r.i32, bytes, r.i32, bytes)},
		"__kmpc_omp_task_begin_if0":      {args: with(bytes)},
		"__kmpc_omp_task_complete_if0":   {args: with(bytes)},
		"__kmpc_flush":                   {args: []ir.Type{ident}},
		"__kmpc_omp_taskwait":            {result: r.i32, args: here},
		"__kmpc_omp_taskyield":           {result: r.i32, args: with(r.i32)},
	}
}

// Lock is the type of the memory that the runtime keeps a lock in; it begins as zeros, and its
// alignment is that of a pointer.
func (r *Runtime) Lock() ir.Type { return r.types.Array(8, r.i32) }

// TaskType is the type of a task as the runtime has it: the address of its values, its function, the number
// of the part that comes next, and two unions of a function and a number.
func (r *Runtime) TaskType() ir.Type {
	bytes := r.ptr(r.i8)
	return r.types.Struct(bytes, bytes, r.i32, bytes, bytes)
}

// Conflict is the name of a symbol of the module that a function of the runtime has, but with
// another type, or "".
func (r *Runtime) Conflict() string { return r.conflict }

// Call calls a function of the runtime. The result is nil where it returns nothing.
func (r *Runtime) Call(b *ir.Builder, name string, args ...*ir.Value) *ir.Value {
	s, ok := r.signatures[name]
	if !ok {
		panic("BUG: " + name + " is no function of libomp that is known")
	}
	r.declare(b, name, s)
	var results []ir.Type
	if s.result != nil {
		results = []ir.Type{s.result}
	}
	op := llvm.NewCall(b, nil, args, nil, results, ir.NamedAttr{Name: "callee", Value: b.Context().SymbolRefAttr(name)}).Op
	if s.result == nil {
		return nil
	}
	return op.Result(0)
}

// declare declares a function of the runtime.
func (r *Runtime) declare(b *ir.Builder, name string, s signature) {
	result := s.result
	if result == nil {
		result = r.types.Void()
	}
	t := r.types.Func(result, s.args, s.variadic)
	if old := r.table.Lookup(name); old != nil {
		if fn, ok := llvm.AsFunc(old); !ok || fn.Type() != ir.Type(t) {
			r.conflict = name
		}
		return
	}
	defer b.RestoreInsertionPoint(b.InsertionPoint())
	b.SetInsertionPointToEnd(r.table.Op().Region(0).Entry())
	fn := llvm.NewFunc(b, name, t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageExternal.Attr(b.Context())})
	r.table.Insert(fn.Op)
}

// Task is the address of a function of the module, as the runtime takes it.
func (r *Runtime) Task(b *ir.Builder, name string, t ir.Type) *ir.Value {
	address := llvm.NewMlirAddressof(b, r.ptr(t), name).Res()
	return llvm.NewBitcast(b, address, r.ptr(r.task)).Res()
}

// Location is the place in the source that calls of the runtime name.
func (r *Runtime) Location(b *ir.Builder) *ir.Value {
	r.defineLocation(b)
	return llvm.NewMlirAddressof(b, r.ptr(r.ident), r.locationName).Res()
}

// defineLocation adds the constant for the location, and the text in it.
func (r *Runtime) defineLocation(b *ir.Builder) {
	if r.table.Lookup(r.locationName) != nil {
		return
	}
	ctx := b.Context()
	defer b.RestoreInsertionPoint(b.InsertionPoint())
	private := ir.NamedAttr{Name: "linkage", Value: llvm.LinkagePrivate.Attr(ctx)}
	constant := ir.NamedAttr{Name: "constant", Value: ctx.UnitAttr()}
	text := ";unknown;unknown;0;0;;\x00"
	array := r.types.Array(int64(len(text)), r.i8)
	module := r.table.Op().Region(0).Entry()
	b.SetInsertionPointToEnd(module)
	r.table.Insert(llvm.NewMlirGlobal(b, r.locationName+".text", array, private, constant,
		ir.NamedAttr{Name: "value", Value: ctx.StringAttr(text)}, ir.NamedAttr{Name: "alignment", Value: ctx.I64Attr(1)}).Op)
	b.SetInsertionPointToEnd(module)
	op := llvm.NewMlirGlobal(b, r.locationName, r.ident, private, constant).Op
	r.table.Insert(op)
	b.CreateBlock(op.Region(0), nil)
	v := llvm.NewMlirUndef(b, r.ident).Res()
	insert := func(x *ir.Value, member int64) {
		v = llvm.NewInsertvalue(b, v, x, ctx.I64ArrayAttr([]int64{member})).Res()
	}
	for i, n := range []int64{0, 2, 0, int64(len(text) - 1)} { // 2 says that the region comes from code
		insert(llvm.NewMlirConstant(b, r.i32, ctx.I32Attr(n)).Res(), int64(i))
	}
	zero := llvm.NewMlirConstant(b, r.i32, ctx.I32Attr(0)).Res()
	where := llvm.NewMlirAddressof(b, r.ptr(array), r.locationName+".text").Res()
	insert(llvm.NewGetelementptr(b, where, []*ir.Value{zero, zero}, r.ptr(r.i8)).Res(), 4)
	llvm.NewReturn(b, []*ir.Value{v})
}
