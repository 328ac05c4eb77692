package kernel

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
)

// LowerKernels returns the pass `lower-kernels`.
func LowerKernels() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-kernels",
		Summary: "lower kernels to functions that run a grid on the CPU",
		Doc: `Each entry point becomes a function kernel_NAME, which takes buffers, push constants and
the size of the grid, and a constant kernel_NAME_info, which describes it. The invocations of a
subgroup are lanes of vectors, with masks where control differs between them; a workgroup is a
loop over its subgroups, which barriers split. All functions that the entry points call are
inlined, and are removed with the variables that the environment provides.`,
		Anchor: "module",
		Options: []pass.Option{
			{Name: "subgroup-size", Type: pass.Uint, Default: "0",
				Doc: "how many invocations a subgroup has: 1, 4, 8, 16 or 32; 0 is 8, or where the kernel cannot tell 16 if its workgroups have rows of that, and 1 if its loops would mostly gather"},
			{Name: "robust-buffer-access", Type: pass.Bool, Default: "true",
				Doc: "loads out of bounds give 0 and stores there do nothing; without it they are undefined"},
			{Name: "openmp", Type: pass.Bool, Default: "true", Doc: "spread the workgroups over the threads of LLVM's OpenMP runtime, libomp"},
		},
		Builds: []string{"llvm"},
		Run:    run,
	}
}

func run(r *pass.Run) error {
	o := options{subgroup: int64(r.Options.Uint("subgroup-size")), robust: r.Options.Bool("robust-buffer-access"), openmp: r.Options.Bool("openmp")}
	switch o.subgroup {
	case 0, 1, 4, 8, 16, 32:
	default:
		return fmt.Errorf("subgroup-size is %d, but must be 1, 4, 8, 16 or 32, or 0 for what fits", o.subgroup)
	}
	kernels := map[*ir.Operation][]*ir.Operation{} // by module
	var modules []*ir.Operation
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if !op.Is("llvm.func") {
			return ir.Advance
		}
		if op.Attr(dialect.EntryPointAttr) != nil {
			in := op.ParentOp()
			if kernels[in] == nil {
				modules = append(modules, in)
			}
			kernels[in] = append(kernels[in], op)
		}
		return ir.Skip
	})
	r.Work.Found(len(kernels) > 0)
	if len(kernels) == 0 {
		r.Unchanged()
		return nil
	}
	for _, m := range modules {
		if err := lowerModule(m, kernels[m], o, r.Diags); err != nil {
			return err
		}
	}
	return nil
}

// lowerModule lowers the kernels of a module.
func lowerModule(op *ir.Operation, kernels []*ir.Operation, o options, sink *diag.Sink) error {
	var programs []*program
	failed := false
	for _, fn := range kernels {
		p, err := prepare(fn, sink)
		if err != nil {
			return err
		}
		if p == nil {
			failed = true
			continue
		}
		programs = append(programs, p)
	}
	if failed {
		return nil
	}
	clearModule(op, kernels)
	for _, p := range programs {
		graph := newGraph(p.blocks)
		if graph.irreducible != nil {
			sink.Report(diag.NewError(ir.Position(p.loc), fmt.Sprintf("entry point '%s' has a loop that is entered at several blocks, which is not supported in kernels", p.entry.Name)))
			continue
		}
		if p.entry.Derivatives != "" && o.subgroup == 1 {
			sink.Report(diag.NewError(ir.Position(p.loc), fmt.Sprintf("entry point '%s' has derivatives, which need the neighbours of an invocation in its subgroup; let subgroup-size be 4 or more", p.entry.Name)))
			continue
		}
		if n := p.entry.SubgroupSize; p.entry.Fixed && o.subgroup != 0 && o.subgroup != n {
			sink.Report(diag.NewError(ir.Position(p.loc), fmt.Sprintf("entry point '%s' was made for subgroups of %d invocations, and subgroup-size is %d; leave that at 0, or let convert-spirv-to-kernel have the same", p.entry.Name, n, o.subgroup)))
			continue
		}
		shapes := shapesOf(p, p.cutLoops(graph), o.subgroup)
		e, err := newEmitter(op.Context(), shapes.lanes.width)
		if err != nil {
			return err
		}
		m := newModule(e, op)
		g := &group{emitter: e, module: m, program: p, options: o, sink: sink, memory: map[*object]*ir.Value{}, limits: map[string]*ir.Value{}}
		g.lanes, g.graph, g.shapes = shapes.lanes, shapes.graph, shapes
		g.findCellSizes()
		g.findParts()
		g.findSlots()
		if err := m.lower(g); err != nil {
			return err
		}
	}
	return nil
}

// shapesOf finds shapes with as many lanes as subgroups are to have; with 0, with as many as pay.
func shapesOf(p *program, g *graph, width int64) *shapes {
	if width != 0 {
		return findShapes(p, g, newLanes(width, p))
	}
	s := findShapes(p, g, newLanes(chosenWidth(p), p))
	if p.asksOthers() || !s.gathers() {
		return s
	}
	return findShapes(p, g, newLanes(1, p))
}

// prepare makes the program of an entry point; nil if diagnostics say why not.
func prepare(fn *ir.Operation, sink *diag.Sink) (*program, error) {
	entry, ok := dialect.EntryPointOf(fn)
	if !ok || entry.WorkgroupSize[0] <= 0 || entry.WorkgroupSize[1] <= 0 || entry.WorkgroupSize[2] <= 0 {
		return nil, fmt.Errorf("function '%s' has an attribute %s that does not say what an entry point is", ir.SymbolName(fn), dialect.EntryPointAttr)
	}
	if s := entry.WorkgroupSize; s[0] > maxWorkgroup || s[1] > maxWorkgroup || s[2] > maxWorkgroup || s[0]*s[1]*s[2] > maxWorkgroup {
		return nil, fmt.Errorf("entry point '%s' has workgroups of %d x %d x %d invocations; at most %d are supported", entry.Name, s[0], s[1], s[2], maxWorkgroup)
	}
	p := build(fn, entry, sink)
	if p == nil {
		return nil, nil
	}
	p.promote()
	p.order()
	p.removeUnused()
	return p, nil
}

// maxWorkgroup is how many invocations a workgroup has at most.
const maxWorkgroup = 1 << 16

// clearModule removes the functions of single invocations and their variables. Where a host
// starts kernels with arguments only those of kernels go.
func clearModule(op *ir.Operation, kernels []*ir.Operation) {
	table := ir.NewSymbolTable(op)
	gone := kernels
	for _, fn := range kernels {
		entry, _ := dialect.EntryPointOf(fn)
		for _, v := range entry.Variables {
			if o := table.Lookup(v.Symbol); v.Storage == dialect.StorageWorkgroup && o != nil && !slices.Contains(gone, o) {
				gone = append(slices.Clip(gone), o)
			}
		}
	}
	for o := range op.Region(0).Entry().Ops() {
		if o.Is("llvm.func") && o.Attr(dialect.HelperAttr) != nil {
			gone = append(slices.Clip(gone), o)
		}
	}
	if !slices.ContainsFunc(kernels, func(fn *ir.Operation) bool { return table.Lookup(ir.SymbolName(fn)+dialect.LaunchSuffix) != nil }) {
		gone = nil
		for o := range op.Region(0).Entry().Ops() {
			if o.Is("llvm.func") || o.Is("llvm.mlir.global") {
				gone = append(gone, o)
			}
		}
	}
	for _, o := range gone {
		o.Erase()
	}
}
