package tollvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/sdk"
)

// module is a module without operations, with attributes as text.
func module(t *testing.T, attributes string) *ir.Operation {
	all := make([]*ods.Dialect, 2)
	for i, d := range []*sdk.Dialect{llvm.Dialect, dlti.Dialect} {
		var err error
		all[i], err = d.Definitions()
		require.NoError(t, err)
	}
	ctx, err := load.NewContext(all...)
	require.NoError(t, err)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte("module attributes {"+attributes+"} {\n}\n")), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	return m
}

// TestSpec takes the width of an index from an entry for it, before that of a pointer, which a data layout of
// either notation says.
func TestSpec(t *testing.T) {
	for attributes, want := range map[string]emit.Widths{
		`dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>`:                                                                 {Pointer: 64, Index: 32},
		`dlti.dl_spec = #dlti.dl_spec<index = 16>, llvm.data_layout = "e-p:32:32"`:                                                {Pointer: 32, Index: 16},
		`dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>`:                                                     {Pointer: 32, Index: 32},
		`dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 32]> : vector<4xi64>>`:                                       {Pointer: 64, Index: 32},
		`dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>, llvm.data_layout = "e-p:16:16"`:                     {Pointer: 16, Index: 16},
		`dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>, index = 64>`:                                         {Pointer: 32, Index: 64},
		`dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "e-m:e"`: {Pointer: 64, Index: 64},
	} {
		got, err := tollvm.WidthsIn(module(t, attributes))
		require.NoError(t, err, attributes)
		assert.Equal(t, want, got, attributes)
	}
}

func TestDataLayout(t *testing.T) {
	for text, want := range map[string]emit.Widths{
		"":                          {Pointer: 64, Index: 64},
		"e-m:e-i64:64-n8:16:32:64":  {Pointer: 64, Index: 64},
		"e-p:32:32-i64:64":          {Pointer: 32, Index: 32},
		"e-p0:16:16":                {Pointer: 16, Index: 16},
		"e-p:64:64:64:32-p1:16:16":  {Pointer: 64, Index: 32},
		"e-p270:32:32-p271:32:32-S": {Pointer: 64, Index: 64},
	} {
		got, err := tollvm.WidthsIn(module(t, "llvm.data_layout = \""+text+"\""))
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"p", "p:", "p:x:32", "p:0:32", "p:64:64:64:x", "p:99999999:8"} {
		_, err := tollvm.WidthsIn(module(t, "llvm.data_layout = \""+text+"\""))
		assert.Error(t, err, text)
	}
}
