package outline_test

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/gpu/passes/outline"
)

// TestAgreesWithOracle compares with mlir-opt-13.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, outline.Pass()).Files(t, "testdata/*.mlir")
}

// launches use what is computed again, and what is not.
const launches = `func.func @f(%m: memref<?xf32>, %a: index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %e = arith.cmpi ult, %d, %a : index
  %s = arith.select %e, %d, %a : index
  %u = arith.addi %s, %s : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%s] : memref<?xf32>
    memref.store %v, %m[%u] : memref<?xf32>
    memref.store %v, %m[%c1] : memref<?xf32>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %d, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%s] : memref<?xf32>
    memref.store %v, %m[%a] : memref<?xf32>
    memref.store %v, %m[%c0] : memref<?xf32>
    gpu.terminator
  }
  return
}
`

// TestSinkAgreesWithOracle compares with mlir-opt-19.
func TestSinkAgreesWithOracle(t *testing.T) {
	want := oracle.Pipe(t, []byte(launches), "mlir-opt-19", "-gpu-launch-sink-index-computations")
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(launches)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("gpu-launch-sink-index-computations")), pass.NewRegistry(outline.SinkPass()))
	require.Empty(t, problems)
	manager := pass.Manager{Workers: 1}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, strings.TrimSpace(string(want)), strings.TrimSpace(string(got)))
}

// TestLayoutAgreesWithOracle gives the modules of kernels a data layout, as mlir-opt-19 does.
func TestLayoutAgreesWithOracle(t *testing.T) {
	const text = `func.func @f(%m: memref<?xf32>, %x: f32, %n: index) {
  gpu.launch blocks(%a, %b, %c) in (%ga = %n, %gb = %n, %gc = %n) threads(%x0, %y, %z) in (%ta = %n, %tb = %n, %tc = %n) {
    memref.store %x, %m[%n] : memref<?xf32>
    gpu.terminator
  }
  return
}
`
	modules := func(text string) []string { return regexp.MustCompile(`gpu\.module .*\{`).FindAllString(text, -1) }
	own := passdiff.New(t, outline.Pass())
	for _, spec := range []string{"#dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>", "#dlti.dl_spec<>"} {
		pipeline := "builtin.module(gpu-kernel-outlining{data-layout-str='" + spec + "'})"
		want := modules(oracle.Pipe(t, text, "mlir-opt-19", "-pass-pipeline="+pipeline))
		assert.Len(t, want, 1)
		assert.Equal(t, want, modules(own.ApplyLater(t, pipeline, text)))
	}
	assert.Equal(t, "gpu.module @f_kernel {", modules(own.ApplyLater(t, "gpu-kernel-outlining", text))[0])
	newer := own.ApplyLater(t, "gpu-kernel-outlining{data-layout-str='#dlti.dl_spec<index = 32 : i32>'}", text)
	assert.Contains(t, newer, "attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>}")
	for spec, want := range map[string]string{"5 : i32": "is no #dlti.dl_spec", "garbage": "option 'data-layout-str': "} {
		m, r := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{}), pass.NewRegistry(outline.Pass())
		steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("gpu-kernel-outlining{data-layout-str='"+spec+"'}")), r)
		require.Empty(t, problems)
		require.ErrorContains(t, (&pass.Manager{}).Run(t.Context(), m, steps, &diag.Sink{}), want)
	}
}
