package syntax

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/repository"
)

// outcome is all that reading a text gives: what prints, or what is wrong.
func outcome(ctx *ir.Context, text []byte, workers int) string {
	sink := &diag.Sink{}
	op := Parse(ctx, diag.NewSource("p.mlir", text), sink, ParseOptions{AllowUnregistered: true, Workers: workers})
	if op != nil {
		opts := PrintOptions{Workers: workers}
		text := AppendOp(nil, op, opts)
		opts.DebugInfo = true
		text = AppendOp(text, op, opts)
		opts.Profile, opts.Generic = "mlir-19", true // in which no number is there twice
		text, _ = Append(text, op, opts, sink)
		return string(text)
	}
	var out []byte
	for _, d := range sink.Diagnostics() {
		out = diag.AppendRendered(out, d, nil, false)
	}
	return string(out)
}

// TestWorkers wants the same outcome from any number of parsers.
func TestWorkers(t *testing.T) {
	custom, generic := customModule(700), genericModule(200)
	bare := bytes.TrimSuffix(bytes.TrimPrefix(custom, []byte("module  {\n")), []byte("}\n\n"))
	replace := func(text []byte, at int, old, fresh string) []byte {
		head, tail := text[:at], text[at:]
		require.Contains(t, string(tail), old)
		return append(bytes.Clone(head), strings.Replace(string(tail), old, fresh, 1)...)
	}
	half := len(custom) / 2
	texts := map[string][]byte{
		"custom":             custom,
		"generic":            generic,
		"without module":     bare,
		"module in a module": slices.Concat([]byte("module {\n"), custom, custom, []byte("}\n")),
		"value before a module": slices.Concat([]byte("module {\n%v = \"a.b\"() : () -> i32\n"), custom,
			[]byte("\"a.u\"(%v) : (i32) -> ()\n}\n")),
		"comments":            bytes.ReplaceAll(custom, []byte("return"), []byte("// } \" {\n return")),
		"problem":             replace(custom, half, "muli", "muly"),
		"undefined value":     replace(custom, half, "muli %0", "muli %nothing"),
		"one brace more":      replace(custom, half, "}\n", "}}\n"),
		"one brace less":      replace(custom, half, "  }\n", "\n"),
		"late location":       append(replace(bare, 100, "i32\n", "i32 loc(#late)\n"), "#late = loc(\"late\")\n"...),
		"alias in the middle": replace(bare, half, "\n  func", "\n#m = affine_map<(i) -> (i)>\n  func"),
		"value of the module": append([]byte("%v = \"a.b\"() : () -> i32\n"), append(bytes.Clone(bare), "\"a.u\"(%v) : (i32) -> ()\n"...)...),
		"value of a chunk": append(replace(bare, half, "\n  func", "\n  %v = \"a.b\"() : () -> i32\n  func"),
			"\"a.u\"(%v) : (i32) -> ()\n"...),
		"end in the middle": custom[:half],
	}
	if testing.Short() { // one that is read to its end, and some that are not
		maps.DeleteFunc(texts, func(name string, _ []byte) bool {
			return name != "custom" && name != "problem" && name != "late location"
		})
	}
	for name, text := range texts {
		t.Run(name, func(t *testing.T) {
			want := outcome(repository.Context(t), text, 1)
			for _, workers := range []int{2, 5} {
				got := outcome(repository.Context(t), text, workers)
				if got != want { // the texts are too long to show
					assert.Equal(t, want[:min(len(want), 300)], got[:min(len(got), 300)], "workers: %d", workers)
					t.Errorf("outcomes differ for %d workers", workers)
				}
			}
		})
	}
}
