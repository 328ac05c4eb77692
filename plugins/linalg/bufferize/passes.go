package bufferize

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
)

// Passes are those of the package.
func Passes() []*pass.Pass {
	return append([]*pass.Pass{
		some("linalg-bufferize", "linalg", linalgRules),
		some("tensor-bufferize", "tensor", byName(tensorRules)),
		some("std-bufferize", "std", byName(stdRules)),
		some("scf-bufferize", "scf", byName(scfRules)),
		functions(),
		tensorConstants(),
		finalizing(),
		comprehensive(),
		oneShot(),
		hoisting(),
		loopHoisting(),
		deallocation(),
		outParams(),
		toStack(),
	}, later()...)
}

// builds are the dialects whose operations the passes make.
var builds = []string{"linalg", "std", "memref", "scf"}

func byName(rules map[string]rule) func(op *ir.Operation) rule {
	return func(op *ir.Operation) rule { return rules[op.Name().String()] }
}

// some is a pass that bufferizes the operations of one dialect.
func some(name, dialect string, rules func(op *ir.Operation) rule) *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "put the tensors of operations of " + dialect + " into memory",
		Doc: `Each operation on tensors becomes one on buffers; outputs are written to fresh ones. Where
others stay on tensors, memref.buffer_cast and memref.tensor_load stand between, which
finalizing-bufferize takes out. Tensors with encodings stay.`,
		Anchor: "func",
		Builds: builds,
		Run: func(r *pass.Run) error {
			if !run(r.Op, rules, nil, r.Diags) {
				r.Unchanged()
			}
			return nil
		},
	}
}

func functions() *pass.Pass {
	return &pass.Pass{
		Name:    "func-bufferize",
		Summary: "make functions take and return buffers",
		Doc:     "Signatures, calls, returns and branches pass memrefs where they passed tensors.",
		Builds:  builds,
		Run: func(r *pass.Run) error {
			if op := passesEncoded(r.Op); op != nil {
				r.Diags.Report(diag.NewError(ir.Position(op.Loc()), "'"+op.Name().String()+"' passes a tensor with an encoding, "+
					"of which this pass makes no buffer; run "+comprehensiveName+" instead of the passes for one dialect each"))
				r.Unchanged()
				return nil
			}
			changed := signatures(r.Op, nil)
			if !run(r.Op, byName(functionRules), nil, r.Diags) && !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

func tensorConstants() *pass.Pass {
	return &pass.Pass{
		Name:    "tensor-constant-bufferize",
		Summary: "put constant tensors into globals",
		Doc:     "Tensors with encodings stay.",
		Builds:  builds,
		Run: func(r *pass.Run) error {
			if !constants(r.Op, false) {
				r.Unchanged()
			}
			return nil
		},
	}
}

func finalizing() *pass.Pass {
	return &pass.Pass{
		Name:    "finalizing-bufferize",
		Summary: "take out what stands between tensors and buffers",
		Doc:     "Reports the operations that are left on tensors.",
		Anchor:  "func",
		Builds:  builds,
		Run: func(r *pass.Run) error {
			fold(r.Op)
			left(r.Op, r.Diags)
			return nil
		},
	}
}

// left reports operations on tensors, the first of each name, but for those that stand between
// tensors and buffers: each is there for another one.
func left(root *ir.Operation, sink *diag.Sink) {
	reported := map[string]bool{"memref.tensor_load": true, "memref.buffer_cast": true}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		name := op.Name().String()
		if hasTensors(op) && !reported[name] {
			reported[name] = true
			sink.Report(diag.NewError(ir.Position(op.Loc()), "'"+name+"' is left on tensors: nothing bufferizes it"+wayOut(name, op.Traits().Elementwise)))
		}
		return ir.Advance
	})
}

// wayOut says which pass would do.
func wayOut(name string, elementwise bool) string {
	dialect, _, _ := strings.Cut(name, ".")
	switch {
	case name == "scf.execute_region":
		return "; a region with one block is inlined by canonicalize, others stand in a function of their own"
	case functionRules[name] != nil:
		return "; run func-bufferize before"
	case name == "linalg.tiled_loop":
		return "; run convert-linalg-tiled-loops-to-scf before"
	case name == "std.constant":
		return "; run tensor-constant-bufferize before"
	case name == "tensor.parallel_insert_slice":
		return "; run scf-bufferize before"
	case tensorRules[name] != nil:
		return "; run tensor-bufferize before"
	case scfRules[name] != nil, stdRules[name] != nil, dialect == "linalg":
		return "; run " + dialect + "-bufferize before"
	case elementwise:
		return "; run convert-elementwise-to-linalg before"
	}
	return "; write it as a linalg.generic"
}

const (
	comprehensiveName = "linalg-comprehensive-module-bufferize"
	analysisOption    = "test-analysis-only"
)

func comprehensive() *pass.Pass {
	return &pass.Pass{
		Name:    comprehensiveName,
		Summary: "put all tensors into memory, and copy where one is written over that is still read",
		Doc: `Bufferizes functions, loops, conditionals, the operations of linalg, tensor and std, and those of any dialect
whose definition says that they read and write memory where their operands are memrefs, as vector.transfer_read and
vector.transfer_write. Package
inplace decides which operations write over their operands. An argument of a function that others may call is
only written to if it has the attribute linalg.inplaceable, or bufferization.writable; a result that is in the buffer of an argument is not
returned. Buffers that are left over are freed by buffer-deallocation.`,
		Options: []pass.Option{{Name: analysisOption, Type: pass.Bool, Default: "false",
			Doc: "an error if set: decisions are not written into attributes; where memory is copied, the result shows it"}},
		Builds: builds,
		Run: func(r *pass.Run) error {
			if r.Options.Bool(analysisOption) {
				return errors.New("option '" + analysisOption + "': decisions are not written into attributes; leave it away, and look at what is copied in the result")
			}
			bufferizeAll(r, 0)
			left(r.Op, r.Diags)
			return nil
		},
	}
}

// bufferizeAll bufferizes what it knows of a module, in buffers of an alignment in bytes.
func bufferizeAll(r *pass.Run, alignment uint64) {
	all := func(op *ir.Operation) rule {
		name := op.Name().String()
		for _, rules := range []map[string]rule{oneShotRules, tensorRules, stdRules} {
			if rules[name] != nil {
				return rules[name]
			}
		}
		if rule := linalgRules(op); rule != nil || !inplace.OnMemory(op) {
			return rule
		}
		return onMemory
	}
	constants(r.Op, true)
	inlineExecuted(r.Op)
	plan := decideAll(r.Op)
	plan.alignment = alignment
	signatures(r.Op, plan)
	run(r.Op, all, plan, r.Diags)
	eraseUnused(r.Op)
}

const (
	boundariesOption = "bufferize-function-boundaries"
	layoutsOption    = "function-boundary-type-conversion"
	loopsOption      = "allow-return-allocs-from-loops"
	unknownOption    = "allow-unknown-ops"
	alignmentOption  = "buffer-alignment"
)

func oneShot() *pass.Pass {
	const identity = "identity-layout-map"
	return &pass.Pass{
		Name:    "one-shot-bufferize",
		Summary: "put all tensors into memory, by the name and the options that this has in later MLIR",
		Doc: `As ` + comprehensiveName + `. An argument of a function is only written to if it has the attribute
bufferization.writable, where later MLIR writes to it unless it says not to.`,
		Options: []pass.Option{
			{Name: boundariesOption, Type: pass.Bool, Default: "false",
				Doc: "functions take and return memrefs; without it, tensors there are an error"},
			{Name: layoutsOption, Type: pass.String, Default: identity, Values: []string{identity}, Doc: "the layout of memrefs that functions take and return"},
			{Name: loopsOption, Type: pass.Bool, Default: "true", Doc: "loops may return buffers that they allocate; they always may, whatever it says"},
			{Name: alignmentOption, Type: pass.Uint, Default: "0", Doc: "what buffers are aligned to, in bytes: a power of two; 0: what the allocator gives"},
			{Name: "copy-before-write", Type: pass.Bool, Default: "false", Doc: "copy before each write; what is copied is decided for all, whatever it says, and copied where it has to be"},
			{Name: "analysis-heuristic", Type: pass.String, Default: "bottom-up", Doc: "in which order operands are looked at; several orders are tried, whatever it says"},
			{Name: "check-parallel-regions", Type: pass.Bool, Default: "true", Doc: "iterations that run at the same time are taken into account; they always are, whatever it says"},
			{Name: unknownOption, Type: pass.Bool, Default: "false", Doc: "leave operations on tensors that nothing bufferizes, between bufferization.to_tensor and to_memref"},
		},
		Builds: builds,
		Run: func(r *pass.Run) error {
			alignment := r.Options.Uint(alignmentOption)
			if alignment&(alignment-1) != 0 {
				return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s': %d is no power of two", alignmentOption, alignment))
			}
			if op := passesTensor(r.Op); op != nil && !r.Options.Bool(boundariesOption) {
				r.Diags.Report(diag.NewError(ir.Position(op.Loc()), "'"+op.Name().String()+"' passes a tensor into or out of a function, and '"+
					boundariesOption+"' is not set; write one-shot-bufferize{"+boundariesOption+"=true}"))
				return nil
			}
			bufferizeAll(r, alignment)
			if !r.Options.Bool(unknownOption) {
				left(r.Op, r.Diags)
			}
			return nil
		},
	}
}

// passesTensor finds an operation that has a tensor pass into or out of a function.
func passesTensor(module *ir.Operation) *ir.Operation {
	return first(module, func(op *ir.Operation) bool {
		return op.Traits().Call && hasTensors(op) || signatureHas(op, inplace.IsTensor)
	})
}
