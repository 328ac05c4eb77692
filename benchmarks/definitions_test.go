package benchmarks

import (
	"testing"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/std"
	"github.com/mlirc/mlirc/sdk"
	"github.com/stretchr/testify/require"
)

// BenchmarkDefinitions takes the time of what each process does before its first
// operation: a dialect file is indexed, and the operations that a program has are
// compiled.
func BenchmarkDefinitions(b *testing.B) {
	used := map[*sdk.Dialect][]string{
		std.Dialect:  {"std.constant", "std.addi", "std.muli", "std.subi", "std.xor", "std.shift_left", "std.and", "std.or", "std.cmpi", "std.select", "std.return"},
		llvm.Dialect: {"llvm.mlir.constant", "llvm.add", "llvm.mul", "llvm.sub", "llvm.xor", "llvm.shl", "llvm.and", "llvm.or", "llvm.icmp", "llvm.select", "llvm.return", "llvm.func"},
	}
	for file, ops := range used {
		b.Run(file.Name(), func(b *testing.B) {
			b.Run("index", func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					compile(b, file)
				}
			})
			b.Run("compile", func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					d := compile(b, file)
					for _, name := range ops {
						require.NotNil(b, d.Op(name), name)
					}
				}
			})
		})
	}
}

func compile(b *testing.B, file *sdk.Dialect) *ods.Dialect {
	b.Helper()
	d, problems := load.Dialect(file.File, file.Source)
	require.Empty(b, problems)
	return d
}
