package main

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/sdk"
)

func TestBuiltins(t *testing.T) {
	for _, p := range included.Plugins() {
		assert.Same(t, p, included.Plugin(p.Name), p.Name)
	}
	assert.Nil(t, included.Plugin("stdx"))
}

func TestCommands(t *testing.T) {
	for _, c := range commands {
		assert.Equal(t, c.name, c.command().Name())
		assert.True(t, mayName([]string{"--log-level", "off", c.name}), c.name)
	}
	for _, args := range [][]string{{}, {"-h"}, {"in.mlir", "--help"}, {"help", "run"}, {"completion", "bash"}, {"__complete", ""}} {
		assert.True(t, mayName(args), args)
	}
	assert.False(t, mayName([]string{"--pipeline", "cpu", "in.mlir", "-o", "out.o"}))
}

// partsOf are passes that say nothing, by the ones that convert all of it: advice names these.
var partsOf = map[string][]string{
	"convert-arith-to-llvm": {"convert-std-to-llvm"}, "convert-cf-to-llvm": {"convert-std-to-llvm"}, "convert-func-to-llvm": {"convert-std-to-llvm"},
	"finalize-memref-to-llvm": {"convert-std-to-llvm"},
	"convert-arith-to-spirv":  {"convert-std-to-spirv"}, "convert-cf-to-spirv": {"convert-std-to-spirv"}, "convert-func-to-spirv": {"convert-std-to-spirv"},
	"convert-to-llvm": {"convert-std-to-llvm", "convert-vector-to-llvm", "convert-math-to-llvm", "convert-complex-to-llvm", "convert-index-to-llvm", "convert-ub-to-llvm"},
}

// wholeOf is what the passes of which one is a part say that they convert.
func wholeOf(plugin *sdk.Plugin, part string) (converts []string) {
	for _, p := range plugin.Passes {
		if slices.Contains(partsOf[part], p.Name) {
			converts = append(converts, p.Converts...)
		}
	}
	return converts
}

// TestConverts holds what each pass says that it converts to what its patterns
// try: an operation that a pattern tries is one of those, or of those of the pass of which it is a part, and
// of each entry there is an operation that some pattern tries.
func TestConverts(t *testing.T) {
	all := repository.Dialects(t)
	ctx, err := load.NewContext(all...)
	require.NoError(t, err)
	samples := samplesOf(t, ctx, append([]*ods.Dialect{load.Builtin()}, all...))
	passes := 0
	for _, plugin := range included.Plugins() {
		for _, p := range plugin.Passes {
			if p.Run == nil || p.Anchor != "" && p.Anchor != pass.AnyOp && p.Converts == nil {
				continue
			}
			passes++
			t.Run(p.Name, func(t *testing.T) { checkConverts(t, ctx, p, wholeOf(plugin, p.Name), samples) })
		}
	}
	assert.Positive(t, passes)
}

func checkConverts(t *testing.T, ctx *ir.Context, p *pass.Pass, whole []string, samples map[string][]string) {
	met := map[string]bool{}
	for name, texts := range samples {
		tried, gone := false, false
		for _, text := range texts {
			by, left := tries(t, ctx, p, name, text)
			tried, gone = tried || by, gone || left
		}
		if !tried && !gone {
			continue
		}
		declared := false
		for _, entry := range p.Converts {
			if (&catalog.Pass{Converts: []string{entry}}).ConvertsOp(name) {
				met[entry], declared = true, true
			}
		}
		declared = declared || (&catalog.Pass{Converts: whole}).ConvertsOp(name)
		assert.True(t, declared || !tried, "patterns convert '%s', but the pass says that it converts %v", name, p.Converts)
	}
	for _, entry := range p.Converts {
		assert.True(t, met[entry], "no pattern converts anything of '%s'", entry)
	}
}

// kernelModule begins a module with a kernel.
const kernelModule = `module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
  gpu.module @m {
    gpu.func @k() kernel attributes {spv.entry_point_abi = {local_size = dense<1> : vector<3xi32>}} {
      gpu.return
    }
  }
`

// samplesPerOp is how many modules an operation has: some fold before a pattern is tried.
const samplesPerOp = 3

// samplesOf has modules for each operation of which valid ones can be made from its
// definition alone, and for functions.
func samplesOf(t *testing.T, ctx *ir.Context, all []*ods.Dialect) map[string][]string {
	t.Helper()
	var dialects []*sdk.Dialect
	for _, plugin := range included.Plugins() {
		dialects = append(dialects, plugin.Dialects...)
	}
	checks := sdk.Checks(dialects...)
	samples := map[string][]string{
		"func":        {"func @f() {\n  return\n}\n"},
		"linalg.copy": {"func @f(%a: memref<4xf32>, %b: memref<4xf32>) {\n  linalg.copy(%a, %b) : memref<4xf32>, memref<4xf32>\n  return\n}\n"},
		"linalg.generic": {`module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
  func @f(%a: memref<4xi32>, %b: memref<i32>) attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
        ins(%a : memref<4xi32>) outs(%b : memref<i32>) {
    ^bb0(%x: i32, %y: i32):
      %0 = addi %x, %y : i32
      linalg.yield %0 : i32
    }
    return
  }
}
`},
		"scf.parallel": {"func @f(%a: index) {\n  scf.parallel (%i) = (%a) to (%a) step (%a) {\n  }\n  return\n}\n"},
		"linalg.tiled_loop": {`func @f(%i: index, %m: memref<4xf32>) {
  linalg.tiled_loop (%x) = (%i) to (%i) step (%i) outs(%w = %m: memref<4xf32>) {
    linalg.yield
  }
  return
}
`},
		"omp.barrier":  {"llvm.func @f() {\n  omp.barrier\n  llvm.return\n}\n"},
		"omp.parallel": {"func @f(%n: index) {\n  omp.parallel num_threads(%n : index) {\n    omp.terminator\n  }\n  return\n}\n"},
		"gpu.func":     {kernelModule + "}\n"},
		"gpu.launch_func": {kernelModule + `  func @main() {
    %c1 = constant 1 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
  spv.module @__spv__m Logical GLSL450 {
    spv.func @k() "None" attributes {workgroup_attributions = 0 : i64} {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @k
    spv.ExecutionMode @k "LocalSize", 1, 1, 1
  }
}
`},
		// What is masked is often an operation that no pattern converts.
		"vector.mask":  {"func @f(%m: vector<4xi1>, %a: vector<4xi32>) -> i32 {\n  %0 = vector.mask %m { vector.reduction \"add\", %a : vector<4xi32> into i32 } : vector<4xi1> -> i32\n  return %0 : i32\n}\n"},
		"affine.apply": {"func @f(%i: index) -> index {\n  %0 = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)\n  return %0 : index\n}\n"},
	}
	g, err := irgen.New(ctx, 1)
	require.NoError(t, err)
	for _, d := range all {
		for _, name := range d.OpNames() {
			for _, text := range g.Op(d.Op(name), samplesPerOp) {
				m := read(ctx, text)
				if m != nil && len(samples[name]) < samplesPerOp && verify.Verify(m, &diag.Sink{}, checks) {
					samples[name] = append(samples[name], text)
				}
			}
		}
	}
	return samples
}

// read parses a module; nil for one that cannot be read.
func read(ctx *ir.Context, text string) *ir.Operation {
	return syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true})
}

// tries reports whether a pattern of a conversion tries the operations of a name, and none
// folds before; and whether a pass that has no patterns leaves none of them.
func tries(t *testing.T, ctx *ir.Context, p *pass.Pass, name, text string) (tried, gone bool) {
	t.Helper()
	m := read(ctx, text)
	here := ctx.FileLineColLoc("sample.mlir", 1, 1)
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		op.SetLoc(ctx.UnknownLoc())
		if op.Name().String() == name {
			op.SetLoc(here)
		}
		return ir.Advance
	})
	options, problems := pass.ParseOptions(p.Name, p.Options, nil)
	require.Empty(t, problems)
	trace := diag.NewTrace([]diag.Position{ir.Position(here)})
	for _, op := range anchors(m, p.Anchor) {
		require.NoError(t, p.Run(&pass.Run{
			Context: context.Background(), Op: op, Options: options, Diags: &diag.Sink{}, Workers: 1,
			Stats: &pass.Statistics{}, Trace: trace,
		}))
	}
	notes, _ := trace.Take()
	if len(notes) == 0 {
		return false, !stands(m, name, here)
	}
	for _, n := range notes {
		if strings.HasSuffix(n.Message, " folds") {
			return false, false // patterns try the constant that it folds to
		}
		if strings.HasPrefix(n.Message, "pattern '") {
			return true, false
		}
	}
	return false, false
}

// stands reports whether an operation of that name and location is there.
func stands(m *ir.Operation, name string, at ir.Location) bool {
	found := false
	ir.WalkPostOrder(m, func(op *ir.Operation) { found = found || op.Loc() == at && op.Name().String() == name })
	return found
}

// anchors are the operations of a module that a pass works on.
func anchors(m *ir.Operation, anchor string) []*ir.Operation {
	if anchor == "" || anchor == pass.AnyOp || m.Is(anchor) {
		return []*ir.Operation{m}
	}
	var list []*ir.Operation
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is(anchor) {
			list = append(list, op)
		}
		return ir.Advance
	})
	return list
}
