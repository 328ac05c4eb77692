package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/repository"
)

// earlyText has the forms of 2018 that later profiles lack, and what its reference only
// proposes.
const earlyText = `#s = (d0): (d0 - 1 >= 0)
func @f(%A: memref<?xf32>, %n: index, %x: f32) -> f32 {
  %r = for %i = 0 to %n step 2 with %s(%x), %t (%x) {
    %q = affine_apply (d0)[s0] -> (d0 + s0, d0 * 2)(%i)[%n]
    %v = if #s(%q#1) {
      %l = load %A[%q] : memref<?xf32>
      yield %l
    } else if #s(%i) {
      yield %s : f32
    } else {
      yield %x
    }
    yield %v, %t : f32, f32
  }
  return %r#1 : f32
}
func @g() {
  mldim %t1 : {S1} floordiv (i, 128) {
  }
  return
}
##rel = (d0) -> (r0) : r0 >= 0
reads: {%A ##rel(%n)}
`

// FuzzParse reads any text. What can be read prints, in generic form, as a text
// that reads and prints alike; what cannot be read has an error with a place.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob("testdata/oracle/*.mlir")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Add(string(genericModule(2)))
	f.Add(string(customModule(8)))
	f.Add(earlyText)
	shared := repository.Context(f)
	f.Fuzz(func(t *testing.T, text string) {
		roundTrip(t, ir.NewContext(), text)
		if strings.Contains(text, "!llvm") || strings.Contains(text, "!spv") {
			shared = repository.Context(t) // names of structs are for ever
		}
		roundTrip(t, shared, text)
		readEarly(t, shared, text)
	})
}

// readEarly reads a text in the earliest profile. What can be read prints, in today's,
// as a text that reads and prints alike.
func readEarly(t *testing.T, ctx *ir.Context, text string) {
	t.Helper()
	sink := &diag.Sink{}
	op := Parse(ctx, diag.NewSource("f.mlir", []byte(text)), sink, ParseOptions{AllowUnregistered: true, Profile: "2018"})
	if (op == nil) != sink.HasErrors() {
		t.Fatalf("result and errors do not agree: %v", sink.Diagnostics())
	}
	if op != nil {
		roundTrip(t, ctx, string(AppendOp(nil, op, PrintOptions{Generic: true})))
	}
}

func roundTrip(t *testing.T, ctx *ir.Context, text string) {
	t.Helper()
	op := parseAny(t, ctx, text)
	if op == nil {
		return
	}
	for _, opts := range []PrintOptions{{Generic: true}, {Generic: true, DebugInfo: true}} {
		first := string(AppendOp(nil, op, opts))
		if strings.Contains(first, "<<UNKNOWN SSA VALUE>>") {
			return // a value is used outside its region: the verifier's business
		}
		again := parseAny(t, ctx, first)
		if again == nil {
			t.Fatalf("what was printed cannot be read:\n%s", first)
		}
		second := string(AppendOp(nil, again, opts))
		if first != second {
			t.Fatalf("what was printed prints differently:\n%s\n%s", first, second)
		}
	}
	AppendOp(nil, op, PrintOptions{}) // the custom form must not crash
}

// parseAny returns nil when the text cannot be read; then there is an error.
func parseAny(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	op := Parse(ctx, diag.NewSource("f.mlir", []byte(text)), sink, ParseOptions{AllowUnregistered: true})
	if (op == nil) != sink.HasErrors() {
		t.Fatalf("result and errors do not agree: %v", sink.Diagnostics())
	}
	for _, d := range sink.Diagnostics() {
		if d.Pos.Line < 1 || d.Pos.Col < 1 || d.Message == "" {
			t.Fatalf("an error without place or text: %v", d)
		}
	}
	return op
}
