package loopdiff

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/randloops"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk"
)

// most is how many iterations and calls a program may take: copies in inner loops multiply them.
const most = 20_000_000

// Runner runs passes and programs. It is for one goroutine.
type Runner struct {
	ctx      *ir.Context
	registry *pass.Registry
	checks   verify.Options
}

// NewRunner returns a runner that knows the passes of the std plugin, those that belong
// to no plugin, and more.
func NewRunner(dialects []*ods.Dialect, more ...*pass.Pass) (*Runner, error) {
	r := &Runner{}
	var owners []transforms.Owner
	plugin := std.Plugin()
	for _, d := range plugin.Dialects {
		owners = append(owners, d.Canonicalize)
	}
	r.checks = sdk.Checks(plugin.Dialects...)
	r.checks.Workers = 1
	r.registry = pass.NewRegistry(slices.Concat(transforms.All(owners...), plugin.Passes, more)...)
	var err error
	r.ctx, err = load.NewContext(dialects...)
	return r, err
}

// OptionsFor are those of the program with that seed: one in four keeps to what bare
// pointers can pass, and in one of five each memory has one name.
func OptionsFor(seed uint64) randloops.Options {
	return randloops.Options{Seed: seed, Bare: seed%4 == 3, Distinct: seed%5 == 4}
}

// Parse reads a program.
func (r *Runner) Parse(text string) (*ir.Operation, error) {
	sink := &diag.Sink{}
	m := syntax.Parse(r.ctx, diag.NewSource("program.mlir", []byte(text)), sink, syntax.ParseOptions{})
	if m == nil || !r.verify(m, sink) {
		return nil, firstError(sink, nil)
	}
	return m, nil
}

func (r *Runner) verify(op *ir.Operation, sink *diag.Sink) bool {
	return verify.Verify(op, sink, r.checks)
}

func firstError(sink *diag.Sink, err error) error {
	for _, d := range sink.Diagnostics() {
		if d.Severity == diag.Error {
			return errors.New(d.Error())
		}
	}
	return err
}

// Apply runs a textual pipeline on a module.
func (r *Runner) Apply(m *ir.Operation, pipeline string) ([]diag.Diagnostic, error) {
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), r.registry)
	if len(problems) > 0 {
		return nil, errors.New(problems[0].Error())
	}
	sink := &diag.Sink{}
	manager := pass.Manager{Workers: 1, Verify: r.verify}
	if err := manager.Run(context.Background(), m, steps, sink); err != nil {
		return nil, firstError(sink, err)
	}
	return sink.Diagnostics(), nil
}

// Outcome is what a program left in its zones, behind each call.
type Outcome struct {
	Calls [][][]byte // by call and zone
	// Undefined says that an element was read before it was written.
	Undefined bool
}

// Execute runs all calls of a program on a module that was made of it. The zones of
// each call begin as in start.
func Execute(m *ir.Operation, p *randloops.Program, start [][][]byte, s interpret.Settings) (*Outcome, error) {
	compiled, err := interpret.Compile(m)
	if err != nil {
		return nil, err
	}
	s.Limit = most
	machine := compiled.NewMachine(s)
	out := &Outcome{}
	for i, c := range p.Calls {
		var zones [][]byte
		var memory []*interpret.Memory
		for _, bytes := range start[i] {
			z := slices.Clone(bytes)
			zones = append(zones, z)
			memory = append(memory, interpret.Filled(z))
		}
		var args []interpret.Value
		for _, a := range c.Args {
			v := interpret.Value{N: a.Number}
			if a.IsMemref {
				v = interpret.Value{Ref: &interpret.View{Memory: memory[a.Zone], Base: int64(a.Offset), Sizes: a.Sizes, Strides: a.Strides}}
			}
			args = append(args, v)
		}
		if _, err := machine.Call(c.Function, args); err != nil {
			return nil, fmt.Errorf("call %d of @%s: %w", i, c.Function, err)
		}
		for z := range zones {
			normalize(p.Zones[z].Elem, zones[z])
		}
		out.Calls = append(out.Calls, zones)
	}
	out.Undefined = machine.ReadUndefined
	return out, nil
}

// Zones returns what the zones of a program hold before each call.
func Zones(p *randloops.Program) [][][]byte {
	var calls [][][]byte
	for call := range p.Calls {
		var list [][]byte
		for i, z := range p.Zones {
			list = append(list, z.Fill(uint64(100*call+i)))
		}
		calls = append(calls, list)
	}
	return calls
}

// normalize gives all NaNs the same bits.
func normalize(e randloops.Elem, bytes []byte) {
	if !e.IsFloat() {
		return
	}
	for i := 0; i < len(bytes); i += e.Bytes() {
		if isNaN(bytes[i : i+e.Bytes()]) {
			for k := range e.Bytes() {
				bytes[i+k] = 0xFF
			}
		}
	}
}

func isNaN(b []byte) bool {
	n := uint64(0)
	for i, x := range b {
		n |= uint64(x) << (8 * i)
	}
	if len(b) == 4 {
		f := math.Float32frombits(uint32(n))
		return f != f
	}
	f := math.Float64frombits(n)
	return f != f
}

// Differs describes the first difference of two outcomes; empty if there is none.
func Differs(p *randloops.Program, want, got *Outcome) string {
	for i := range want.Calls {
		for z, bytes := range want.Calls[i] {
			if string(bytes) == string(got.Calls[i][z]) {
				continue
			}
			size := p.Zones[z].Elem.Bytes()
			var b strings.Builder
			fmt.Fprintf(&b, "behind call %d of @%s, zone %d of %s:", i, p.Calls[i].Function, z, p.Zones[z].Elem)
			shown := 0
			for at := 0; at < len(bytes) && shown < 6; at += size {
				if x, y := bytes[at:at+size], got.Calls[i][z][at:at+size]; string(x) != string(y) {
					fmt.Fprintf(&b, " element %d is %x for %x;", at/size, reversed(y), reversed(x))
					shown++
				}
			}
			return strings.TrimSuffix(b.String(), ";")
		}
	}
	return ""
}

func reversed(b []byte) []byte {
	out := make([]byte, len(b))
	for i, x := range b {
		out[len(b)-1-i] = x
	}
	return out
}
