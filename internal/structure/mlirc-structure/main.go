// Command mlirc-structure compares two files up to names, as package structure
// does:
//
//	go run ./internal/structure/mlirc-structure A.mlir B.mlir
//
// It shows the first difference and ends with status 1 if there is one, and with
// status 2 if a file cannot be read.
package main

import (
	"fmt"
	"os"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/structure"
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	kernel "github.com/mlirc/mlirc/plugins/kernel/plugin"
	linalg "github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/plugins/llvm"
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	spirv "github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk"
)

func main() {
	if len(os.Args) != 3 {
		fail("usage: mlirc-structure A.mlir B.mlir")
	}
	d := structure.Difference(read(os.Args[1]), read(os.Args[2]))
	if d != "" {
		fmt.Println(d)
		os.Exit(1)
	}
}

func fail(v any) {
	fmt.Fprintln(os.Stderr, v)
	os.Exit(2)
}

// read returns the structure of a file.
func read(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		fail(err)
	}
	var all []*ods.Dialect
	for _, p := range []*sdk.Plugin{std.Plugin(), llvm.Plugin(), spirv.Plugin(), gpu.Plugin(), linalg.Plugin(), kernel.Plugin(), omp.Plugin()} {
		for _, d := range p.Dialects {
			definitions, err := d.Definitions()
			if err != nil {
				fail(err)
			}
			all = append(all, definitions)
		}
	}
	ctx, err := load.NewContext(all...)
	if err != nil {
		fail(err)
	}
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource(path, text), sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil {
		fail(sink.Diagnostics()[0].Error())
	}
	return structure.Of(m)
}
