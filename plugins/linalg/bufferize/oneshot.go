package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// decisions are what a plan says, noted before anything changes. Operations are those of the
// module with tensors.
type decisions struct {
	// inPlace has the operands that are worked on themselves, undefined those that nothing wrote to.
	inPlace, undefined map[*ir.Operation]map[int]bool
	// carried are the results of loops that stay in one buffer, owned the operands of terminators
	// whose buffer can be handed on.
	carried, owned map[*ir.Operation]map[int]bool
	// common has the value in whose buffer a result of a conditional is, whichever branch is taken.
	common map[*ir.Operation]map[int]*ir.Value
	// writes has the operands of calls to which the function writes.
	writes map[*ir.Operation]map[int]bool
	// alone has the arguments to which private functions write.
	alone map[*ir.Operation]map[int]bool
	// dropped has for results of functions and calls the argument in whose buffer they are.
	dropped map[*ir.Operation]map[int]int
	// made has the buffers of values that have got one.
	made map[*ir.Value]*ir.Value
	// alignment is that of allocations, in bytes; 0: none is asked for.
	alignment uint64
}

// decideAll notes what a plan says.
func decideAll(module *ir.Operation) *decisions {
	plan := inplace.Analyse(module, isInplaceable)
	d := &decisions{
		inPlace: map[*ir.Operation]map[int]bool{}, undefined: map[*ir.Operation]map[int]bool{},
		carried: map[*ir.Operation]map[int]bool{}, owned: map[*ir.Operation]map[int]bool{},
		common: map[*ir.Operation]map[int]*ir.Value{}, dropped: map[*ir.Operation]map[int]int{},
		writes: map[*ir.Operation]map[int]bool{}, made: map[*ir.Value]*ir.Value{},
		alone: map[*ir.Operation]map[int]bool{},
	}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op.Is("func") {
			if f := plan.Function(op); f != nil {
				d.dropped[op] = f.Dropped
				if f.Private {
					d.alone[op] = f.Writes
				}
			}
		}
		if hasTensors(op) {
			d.note(plan, op)
		}
		return ir.Advance
	})
	return d
}

func (d *decisions) note(plan *inplace.Plan, op *ir.Operation) {
	d.inPlace[op], d.undefined[op], d.owned[op] = map[int]bool{}, map[int]bool{}, map[int]bool{}
	for i, v := range op.AllOperands() {
		if !inplace.IsTensor(v.Type()) {
			continue
		}
		d.inPlace[op][i] = plan.InPlace(op, i)
		d.undefined[op][i] = plan.Undefined(op, i)
		d.owned[op][i] = op.Traits().Terminator && plan.Owns(op, i) || op.Is("memref.dealloc_tensor") && plan.Frees(op, i)
	}
	switch {
	case op.Is("scf.for"):
		loop, _ := scf.AsFor(op)
		d.carried[op] = map[int]bool{}
		for i, r := range op.AllResults() {
			d.carried[op][i] = inplace.IsTensor(r.Type()) && plan.Carries(loop, i)
		}
	case op.Is("scf.if"):
		d.common[op] = map[int]*ir.Value{}
		for i, r := range op.AllResults() {
			if inplace.IsTensor(r.Type()) {
				if v := plan.Common(op, i); v != nil {
					d.common[op][i] = v
				}
			}
		}
	case op.Is("std.call"):
		if f := plan.FunctionOf(op); f != nil {
			d.dropped[op], d.writes[op] = f.Dropped, f.Writes
		}
	}
}

// inlineExecuted puts regions of one block that give tensors where they are executed.
func inlineExecuted(module *ir.Operation) {
	ir.WalkPostOrder(module, func(op *ir.Operation) {
		region, ok := scf.AsExecuteRegion(op)
		if !ok || !hasTensors(op) || !region.Region().HasOneBlock() {
			return
		}
		body := region.Region().Entry()
		for inner := range body.WithoutTerminator() {
			inner.MoveBefore(op)
		}
		op.ReplaceAllUsesWith(body.Last().Operands())
		op.Erase()
	})
}

// oneShotRules are those that do what a plan says, for operations that hand buffers on.
var oneShotRules = map[string]rule{
	"scf.for": carriedLoop, "scf.forall": sharedLoop, "tensor.parallel_insert_slice": putSharedPart, "scf.if": branches, "scf.yield": yields,
	"scf.while": takingLoop, "scf.condition": givesOn, "scf.index_switch": cases, "std.return": returns, "std.call": plannedCall,
	"tensor.cast": viewOf(castTensor), "tensor.reshape": viewOf(reshapeTensor), "tensor.extract_slice": viewOf(takeSlice),
	"linalg.tensor_collapse_shape": viewOf(reshape), "linalg.tensor_expand_shape": viewOf(reshape),
	"tensor.insert_slice": putSlice, "memref.buffer_cast": handOut, "memref.tensor_store": storeTensor,
	"std.rank": rankOfTensor, "std.select": chosen, "std.br": contiguousOperands, "std.cond_br": contiguousOperands, "std.call_indirect": contiguousCall,
}

// taken is the buffer of operand i for an operation that goes on with it: the operand's own where
// the plan says so, otherwise a copy.
func (z *bufferizer) taken(op *ir.Operation, i int) *ir.Value {
	m := z.buffer(op.Operand(i))
	switch {
	case z.plan.inPlace[op][i]:
		return m
	case z.plan.undefined[op][i]:
		return z.allocLike(bufferType(op.Operand(i).Type()), m)
	}
	return z.copied(m)
}

// contiguous is a buffer of the identity layout with the elements of m: m itself, or a copy.
func (z *bufferizer) contiguous(m *ir.Value) *ir.Value {
	t, ok := m.Type().(*ir.MemRefType)
	if !ok || len(t.Layout()) == 0 && t.Space() == nil {
		return m
	}
	return z.copied(m)
}

// as is a buffer with another type, that says more or less of its sizes.
func (z *bufferizer) as(m *ir.Value, t ir.Type) *ir.Value {
	if m.Type() == t {
		return m
	}
	return memref.NewCast(z.Builder, m, t).Op.Result(0)
}

// shaped is a buffer whose type says as much of its sizes as that of a tensor does.
func (z *bufferizer) shaped(m *ir.Value, like ir.Type) *ir.Value {
	_, ok := m.Type().(*ir.MemRefType)
	tensor, ranked := like.(*ir.RankedTensorType)
	if !ok || !ranked {
		return z.as(m, bufferType(like))
	}
	return z.sized(m, tensor.Shape())
}

// viewOf is a rule for what gives the buffer of operand 0 to its result, which may be a copy.
func viewOf(of rule) rule {
	return func(z *bufferizer, op *ir.Operation) {
		m := z.taken(op, 0)
		if !op.Is("tensor.extract_slice") {
			m = z.contiguous(m)
		}
		load := memref.NewTensorLoad(z.Builder, m)
		op.SetOperand(0, load.Op.Result(0))
		of(z, op)
		if !load.Op.Result(0).HasUses() {
			load.Op.Erase()
		}
	}
}

// takeSlice is a view of the part.
func takeSlice(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsExtractSlice(op)
	shape := op.ResultType(0).(*ir.RankedTensorType).Shape()
	z.replace(op, z.slice(z.buffer(o.Source()), shape, op, o.Offsets(), o.Sizes(), o.Strides()))
}

// putSlice copies to the part, unless what is to be there was computed there.
func putSlice(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsInsertSlice(op)
	source, dest := z.buffer(o.Source()), z.output(op, 1, true)
	z.putPart(source, dest, op, o.Offsets(), o.Sizes(), o.Strides())
	z.replace(op, dest)
}

// putPart copies a buffer to the part of another one that an operation tells, unless it is that part.
func (z *bufferizer) putPart(source, dest *ir.Value, op *ir.Operation, offsets, sizes, strides []*ir.Value) {
	part := z.slice(dest, source.Type().(*ir.MemRefType).Shape(), op, offsets, sizes, strides)
	if isSameView(source, part) {
		part.DefiningOp().Erase()
		return
	}
	memref.NewCopy(z.Builder, z.sized(source, part.Type().(*ir.MemRefType).Shape()), part)
}

// sized is a buffer whose type has these sizes, of which it may leave some open.
func (z *bufferizer) sized(m *ir.Value, shape []int64) *ir.Value {
	t, ok := m.Type().(*ir.MemRefType)
	if !ok || len(t.Shape()) != len(shape) {
		return m
	}
	return z.as(m, t.Context().MemRefType(shape, t.Elem(), t.Layout(), t.Space()))
}

// isSameView reports whether two views are of the same part of the same buffer.
func isSameView(a, b *ir.Value) bool {
	x, y := a.DefiningOp(), b.DefiningOp()
	return x != nil && x.Is("memref.subview") && a.Type() == b.Type() && slices.Equal(x.Operands(), y.Operands()) &&
		x.Attr("static_offsets") == y.Attr("static_offsets") && x.Attr("static_sizes") == y.Attr("static_sizes") &&
		x.Attr("static_strides") == y.Attr("static_strides")
}

func handOut(z *bufferizer, op *ir.Operation) {
	m := z.buffer(op.Operand(0))
	if m.DefiningOp() == op {
		return
	}
	if t, ok := op.ResultType(0).(*ir.MemRefType); ok && len(t.Layout()) == 0 && t.Space() == nil {
		m = z.contiguous(m)
	}
	op.Result(0).ReplaceAllUsesWith(z.as(m, op.ResultType(0)))
	op.Erase()
}

func storeTensor(z *bufferizer, op *ir.Operation) {
	memref.NewCopy(z.Builder, z.buffer(op.Operand(0)), op.Operand(1))
	op.Erase()
}

func rankOfTensor(z *bufferizer, op *ir.Operation) {
	z.replace(op, std.NewRank(z.Builder, z.buffer(op.Operand(0))).Op.Result(0))
}

func chosen(z *bufferizer, op *ir.Operation) {
	if _, scalar := op.OperandType(0).(*ir.IntegerType); !scalar {
		return
	}
	a, b := z.contiguous(z.taken(op, 1)), z.contiguous(z.taken(op, 2))
	z.replace(op, std.NewSelect(z.Builder, op.Operand(0), a, b).Result())
}

// contiguousOperands hands on contiguous buffers.
func contiguousOperands(z *bufferizer, op *ir.Operation) {
	for i, v := range op.AllOperands() {
		if inplace.IsTensor(v.Type()) {
			op.SetOperand(i, z.as(z.contiguous(z.buffer(v)), bufferType(v.Type())))
		}
	}
}

func contiguousCall(z *bufferizer, op *ir.Operation) {
	contiguousOperands(z, op)
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: op.Operands(), Results: bufferTypes(op.ResultTypes()), Attrs: op.Attrs()})
	z.replace(op, made.Results()...)
}

// plannedCall passes buffers, copies where the function writes to what is still read. A result that
// is in an argument's buffer is not returned.
func plannedCall(z *bufferizer, op *ir.Operation) {
	dropped := z.plan.dropped[op]
	back := map[int]bool{}
	for _, i := range dropped {
		back[i] = true
	}
	operands := make([]*ir.Value, op.NumOperands())
	for i, v := range op.AllOperands() {
		operands[i] = v
		if !inplace.IsTensor(v.Type()) {
			continue
		}
		m := z.buffer(v)
		if z.plan.writes[op][i] || back[i] {
			m = z.taken(op, i)
		}
		operands[i] = z.as(z.contiguous(m), bufferType(v.Type()))
	}
	var kept []ir.Type
	for i, r := range op.AllResults() {
		if _, gone := dropped[i]; !gone {
			kept = append(kept, bufferType(r.Type()))
		}
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: kept, Attrs: op.Attrs()})
	results := make([]*ir.Value, op.NumResults())
	at := 0
	for i := range results {
		if arg, gone := dropped[i]; gone {
			results[i] = operands[arg]
			continue
		}
		results[i] = made.Result(at)
		at++
	}
	z.replace(op, results...)
}

// onMemory is a rule for what is the same operation on buffers: it writes to them, and gives back no
// result for those.
func onMemory(z *bufferizer, op *ir.Operation) {
	operands := slices.Clone(op.Operands())
	var written []*ir.Value
	for i, v := range operands {
		switch {
		case !inplace.IsTensor(v.Type()):
		case inplace.WritesTo(op, i):
			operands[i] = z.output(op, i, true)
			written = append(written, operands[i])
		default:
			operands[i] = z.buffer(v)
		}
	}
	var kept []ir.Type
	for _, r := range op.AllResults() {
		if !inplace.IsTensor(r.Type()) {
			kept = append(kept, r.Type())
		}
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: kept, Attrs: op.Attrs()})
	results := make([]*ir.Value, op.NumResults())
	at := 0
	for i, r := range op.AllResults() {
		if inplace.IsTensor(r.Type()) {
			results[i], written = written[0], written[1:]
			continue
		}
		results[i] = made.Result(at)
		at++
	}
	z.replace(op, results...)
}

// returns gives buffers to the caller: those that the function made, and copies of others.
func returns(z *bufferizer, op *ir.Operation) {
	dropped := z.plan.dropped[op.ParentOp()]
	var kept []*ir.Value
	for i, v := range op.AllOperands() {
		if _, gone := dropped[i]; gone {
			continue
		}
		if inplace.IsTensor(v.Type()) {
			v = z.as(z.given(op, i, z.plan.owned[op][i]), bufferType(v.Type()))
		}
		kept = append(kept, v)
	}
	op.SetOperands(kept)
}

// given is a buffer for operand i of a terminator: the operand's own if it can be handed on,
// otherwise a copy.
func (z *bufferizer) given(op *ir.Operation, i int, own bool) *ir.Value {
	m := z.buffer(op.Operand(i))
	switch {
	case own:
		return z.contiguous(m)
	case z.plan.undefined[op][i]:
		return z.allocLike(bufferType(op.Operand(i).Type()), m)
	}
	return z.copied(m)
}

// carriedLoop carries only what is not in one buffer for all iterations.
func carriedLoop(z *bufferizer, op *ir.Operation) {
	loop, _ := scf.AsFor(op)
	body := loop.Region().Entry()
	carried := z.plan.carried[op]
	operands := op.OperandRange(0, inplace.FirstInit)
	var kept []ir.Type
	results := make([]*ir.Value, op.NumResults())
	for i := range results {
		v := op.Operand(inplace.FirstInit + i)
		if inplace.IsTensor(v.Type()) {
			v = z.taken(op, inplace.FirstInit+i)
			if carried[i] {
				results[i] = v
				continue
			}
			v = z.as(z.contiguous(v), bufferType(op.ResultType(i)))
		}
		operands = append(operands[:len(operands):len(operands)], v)
		kept = append(kept, bufferType(op.ResultType(i)))
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: kept, Attrs: op.Attrs(), Regions: 1})
	made.Region(0).TakeBlocks(loop.Region())
	at := 0
	for i := range results {
		if results[i] == nil {
			results[i] = made.Result(at)
			at++
		}
	}
	for i := len(results) - 1; i >= 0; i-- {
		arg := body.Arg(i + 1)
		if !carried[i] {
			continue
		}
		load := memref.NewTensorLoad(z.Builder, results[i])
		z.made[arg] = results[i]
		arg.ReplaceAllUsesWith(load.Op.Result(0))
		body.EraseArg(i + 1)
	}
	z.enter(body)
	z.SetInsertionPoint(op)
	z.gone[body.Last()] = carried
	z.replace(op, results...)
}

// sharedLoop works on the buffers that its iterations share.
func sharedLoop(z *bufferizer, op *ir.Operation) {
	first := op.NumOperands() - op.NumResults()
	outputs := make([]*ir.Value, op.NumResults())
	for i := range outputs {
		outputs[i] = z.taken(op, first+i)
	}
	z.share(op, outputs)
}

// branches gives the results that the branches put into buffers of their own.
func branches(z *bufferizer, op *ir.Operation) {
	common := z.plan.common[op]
	results := make([]*ir.Value, op.NumResults())
	var kept []ir.Type
	gone := map[int]bool{}
	for i, r := range op.AllResults() {
		if v := common[i]; v != nil {
			results[i] = z.shaped(z.bufferOf(v), r.Type())
			gone[i] = true
			continue
		}
		kept = append(kept, bufferType(r.Type()))
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: op.Operands(), Results: kept, Attrs: op.Attrs(), Regions: 2})
	at := 0
	for i := range results {
		if results[i] == nil {
			results[i] = made.Result(at)
			at++
		}
	}
	for i := range 2 {
		made.Region(i).TakeBlocks(op.Region(i))
		if !made.Region(i).Empty() {
			z.gone[made.Region(i).Entry().Last()] = gone
		}
	}
	z.replace(op, results...)
}

// bufferOf is the buffer of a value of the module with tensors.
func (z *bufferizer) bufferOf(v *ir.Value) *ir.Value {
	if m := z.made[v]; m != nil {
		return m
	}
	return z.buffer(v)
}

// takingLoop is a loop with a condition, which takes over the buffers that it begins with, and gives those
// that it ends with.
func takingLoop(z *bufferizer, op *ir.Operation) {
	operands := slices.Clone(op.Operands())
	for i, v := range operands {
		if inplace.IsTensor(v.Type()) {
			operands[i] = z.as(z.contiguous(z.taken(op, i)), bufferType(v.Type()))
		}
	}
	z.withBuffers(op, operands)
}

// cases gives the results that each case puts into buffers of their own.
func cases(z *bufferizer, op *ir.Operation) { z.withBuffers(op, op.Operands()) }

// withBuffers puts for an operation the same one with these operands, and with buffers for its results and for the
// arguments of its regions.
func (z *bufferizer) withBuffers(op *ir.Operation, operands []*ir.Value) {
	made := z.Create(&ir.OperationState{
		Name: op.Name(), Operands: operands, Results: bufferTypes(op.ResultTypes()), Attrs: op.Attrs(), Regions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		made.Region(i).TakeBlocks(op.Region(i))
		z.enter(made.Region(i).Entry())
	}
	z.SetInsertionPoint(op)
	z.replace(op, made.Results()...)
}

// givesOn hands buffers on to the body of a loop, or to what comes behind it.
func givesOn(z *bufferizer, op *ir.Operation) {
	for i, v := range op.AllOperands() {
		if inplace.IsTensor(v.Type()) {
			op.SetOperand(i, z.as(z.given(op, i, z.plan.owned[op][i]), bufferType(v.Type())))
		}
	}
}

// yields hands buffers on, each with one owner but for conditionals, which give what their branches share.
func yields(z *bufferizer, op *ir.Operation) {
	shared := op.ParentOp().Is("scf.if")
	var kept []*ir.Value
	for i, v := range op.AllOperands() {
		if z.gone[op][i] {
			continue
		}
		if inplace.IsTensor(v.Type()) {
			own := !shared && z.plan.owned[op][i] || shared && z.plan.inPlace[op][i]
			v = z.as(z.given(op, i, own), bufferType(v.Type()))
		}
		kept = append(kept, v)
	}
	op.SetOperands(kept)
}

// dropResults takes from a function the results that are in buffers of arguments.
func dropResults(fn builtin.Func, dropped map[int]int) {
	if len(dropped) == 0 {
		return
	}
	ctx := fn.Op.Context()
	t := fn.Type().(*ir.FunctionType)
	var kept []ir.Type
	var attrs []ir.Attribute
	list, _ := fn.Op.Attr("res_attrs").(*ir.ArrayAttr)
	for i, r := range t.Results() {
		if _, gone := dropped[i]; gone {
			continue
		}
		kept = append(kept, r)
		if list != nil {
			attrs = append(attrs, list.Elems()[i])
		}
	}
	fn.Op.SetAttr("type", ctx.TypeAttr(ctx.FunctionType(t.Inputs(), kept)))
	if list != nil {
		fn.Op.SetAttr("res_attrs", ctx.ArrayAttr(attrs))
	}
}

// setAlone says of the arguments that a private function writes to that nothing else gets to their
// buffers: a caller passes a copy of what another argument shares.
func setAlone(fn builtin.Func, writes map[int]bool) {
	ctx := fn.Op.Context()
	inputs := fn.Type().(*ir.FunctionType).Inputs()
	list := make([]ir.Attribute, len(inputs))
	given, _ := fn.Op.Attr("arg_attrs").(*ir.ArrayAttr)
	changed := false
	for i, t := range inputs {
		var entries ir.AttrList
		if given != nil {
			entries = ir.AttrList(given.Elems()[i].(*ir.DictionaryAttr).Entries())
		}
		if inplace.IsTensor(t) && writes[i] && entries.Get(alias.NoAliasAttr) == nil {
			entries = append(slices.Clone(entries), ir.NamedAttr{Name: alias.NoAliasAttr, Value: ctx.UnitAttr()})
			changed = true
		}
		list[i] = ctx.DictionaryAttr(entries)
	}
	if changed {
		fn.Op.SetAttr("arg_attrs", ctx.ArrayAttr(list))
	}
}

// eraseUnused erases the buffers that nothing uses.
func eraseUnused(module *ir.Operation) {
	var todo []*ir.Operation
	ir.WalkPostOrder(module, func(op *ir.Operation) {
		if (op.Is("memref.alloc") || op.Is("memref.subview") || op.Is("memref.cast") || op.Is("memref.get_global")) && !op.Result(0).HasUses() {
			todo = append(todo, op)
		}
	})
	for len(todo) > 0 {
		op := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		operands := slices.Clone(op.Operands())
		op.Erase()
		for _, v := range operands {
			above := v.DefiningOp()
			if above != nil && !v.HasUses() && (above.Is("memref.alloc") || above.Is("memref.subview") || above.Is("memref.cast")) && !slices.Contains(todo, above) {
				todo = append(todo, above)
			}
		}
	}
}
