package execute

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/stdio"
	"github.com/mlirc/mlirc/sdk/target"
)

// execution is `mlirc run`.
type execution struct {
	compile.Command
	entry      string
	result     string // what the entry returns, as mlir-cpu-runner names it
	args       []string
	seed       uint64
	saves      []string
	sharedLibs []string
	emulator   string
	full       bool
	kernel     kernelFlags
}

// Command returns `mlirc run`.
func Command() *cobra.Command {
	e := &execution{}
	cmd := &cobra.Command{
		Use:   "run [flags] FILE [ARGUMENT]...",
		Short: "Compile a file, call a function of it and print what it returns",
		Long: `run compiles a file with a pipeline that ends in an object, links it, and calls
its entry function in a process of its own. It prints each result on a line, and
what the function has changed in the memrefs that it was given.

An argument is a value, or TYPE=VALUE where the sizes are open. A value is
  3, 0.5, true           a number; for a vector or memref, all of its elements
  '[[1, 2], [3, 4]]'     elements in nested brackets, also within dense<...>
  in.npy                 a file as NumPy saves it
  random, random:7       random elements, with a seed
Those of --arg come first, then those behind the file.

The printing functions of mlir-cpu-runner (print_memref_f32, printF64,
printNewline, rtclock and others) are there; other libraries are named with
--shared-libs.

Of a binary SPIR-V module, or with --grid, an entry point is run as a kernel, on the
CPU. Files are its buffers, and hold what it leaves in them.`,
		Example: `  mlirc run results.mlir --entry divide 22 7
  mlirc run saxpy.mlir 2.0 16xf32=random in.npy
  mlirc run gemm.mlir --arg 64x64xf32=a.npy --arg 64x64xf32=random:1 --arg 0 --save arg3=c.npy
  mlirc run shader.spv --grid 64,64 --buffer 0.0=in.bin --buffer 0.1=out.bin`,
		Args: terminal.Arguments(1, terminal.Many),
		RunE: func(cmd *cobra.Command, args []string) error {
			if isKernel(cmd, args[0]) {
				return e.runKernel(cmd, args[0], withoutShields(args[1:]))
			}
			return e.run(cmd, args[0], append(slices.Clone(e.args), withoutShields(args[1:])...))
		},
	}
	toolbox.AddFlags(cmd, &e.Flags)
	toolbox.AddTarget(cmd, &e.Flags)
	f := cmd.Flags()
	compile.AddPipeline(cmd, &e.Pipeline)
	f.StringVarP(&e.entry, "entry", "e", "", "function to call (default: main, or the only one)")
	f.StringVar(&e.result, "entry-point-result", "", "what the function returns, which is checked and printed as mlir-cpu-runner does: "+strings.Join(harness.ResultNames(), ", "))
	f.StringArrayVar(&e.args, "arg", nil, "an argument of the function, as VALUE or TYPE=VALUE; may be repeated")
	f.Uint64Var(&e.seed, "seed", 0, "the seed of random arguments that name none")
	f.StringArrayVar(&e.saves, "save", nil, "write result1, result2, ... or what argument arg1, arg2, ... holds at the end to a file, as in --save result1=out.npy; one whose name does not end in .npy gets text")
	f.StringSliceVar(&e.sharedLibs, "shared-libs", nil, "shared libraries to link with")
	f.StringVar(&e.emulator, "emulator", "", "the program, with arguments, that runs code for another target, such as 'qemu-aarch64 -L /usr/aarch64-linux-gnu'")
	f.BoolVar(&e.full, "full", false, "print all elements of large values")
	f.BoolVar(&e.Timing, "timing", false, "report how long each part took")
	e.kernel.add(cmd)
	_ = cmd.RegisterFlagCompletionFunc("entry-point-result", cobra.FixedCompletions(harness.ResultNames(), cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.MarkFlagFilename("shared-libs")
	return cmd
}

func (e *execution) run(cmd *cobra.Command, path string, args []string) (err error) {
	ctx := cmd.Context()
	if stdio.Closed(1) {
		return &output.Error{Name: terminal.Standard, Err: errors.New("the standard output is closed")}
	}
	t, err := e.Open(ctx, e.Request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	own, err := scratch.New()
	if err != nil {
		return err
	}
	defer own.Remove()
	x := &program{dir: own.Path, libraries: e.sharedLibs, emulator: strings.Fields(e.emulator)}
	if err := x.prepare(); err != nil {
		return err
	}
	p, err := t.Plan(pass.KindObject)
	if err != nil {
		return err
	}
	if triple := p.Target.Triple; triple != "" && !target.IsNative(triple) && e.emulator == "" {
		return fmt.Errorf("code for '%s' does not run on this machine; name a program that runs it, as in --emulator 'qemu-aarch64 -L /usr/aarch64-linux-gnu'", triple)
	}
	targets, err := e.targets(ctx, t, p, path, args)
	if err != nil {
		return err
	}
	defer targets.discard()
	t.Pool.Allow(p.Needs())
	t.Pool.Start(p.Plugins()...)
	runtime := startCompilation(ctx, x.runtime(t, p.Target.Triple))
	defer runtime.stop()
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	call, in, err := e.wrap(ctx, t, p, in, args)
	if err != nil {
		return err
	}
	built, err := e.Command.Compile(ctx, t, p, in, nil)
	if err != nil {
		return err
	}
	if err := runtime.wait(); err != nil {
		return err
	}
	code, err := e.link(ctx, t, x, in.Name, built.Output.Data, false)
	if err != nil {
		return err
	}
	written, err := x.execute(ctx, code, call.input)
	if err != nil {
		return err
	}
	outcome, err := call.entry.Outcome(call.values, written)
	if err != nil || outcome == nil {
		return err
	}
	return e.present(cmd.OutOrStdout(), call, outcome, targets)
}

// link makes a program or a shared library of an object and the files of x.
func (e *execution) link(ctx context.Context, t *toolbox.Toolbox, x *program, name string, object []byte, shared bool) ([]byte, error) {
	if err := x.needs(object); err != nil {
		return nil, err
	}
	linker, err := linkStage(t, x.objects(), shared)
	if err != nil {
		return nil, err
	}
	settings := *t.Config
	settings.Stages = []config.Stage{linker}
	p, err := plan.Make(plan.Request{Config: &settings, Catalog: t.Catalog})
	if err != nil {
		return nil, err
	}
	t.Pool.Allow(p.Needs())
	linked, err := e.Command.Compile(ctx, t, p, run.Input{Name: name, Source: diag.NewSource(name, object), Made: true}, nil)
	if err != nil {
		return nil, err
	}
	return linked.Output.Data, nil
}

// linkStage finds the pass that makes programs and shared libraries.
func linkStage(t *toolbox.Toolbox, objects []string, shared bool) (config.Stage, error) {
	origin := config.Origin{Layer: config.Flag, Name: "mlirc run"}
	for _, c := range t.Catalog.All() {
		if c.Pass.Consumes != pass.KindObject || c.Pass.Produces != pass.KindExecutable || c.Pass.Option("objects") == nil || c.Pass.Option("shared") == nil {
			continue
		}
		return config.Stage{
			ID: c.Pass.Name, Pass: config.Value{Text: c.Pass.Name, Origin: origin}, Origin: origin,
			Options: map[string]config.Value{
				"objects": {Text: pass.JoinList(objects), Origin: origin}, "shared": {Text: strconv.FormatBool(shared), Origin: origin},
			},
		}, nil
	}
	return config.Stage{}, errors.New("no plugin has a pass that links an object to a program")
}

// call is what is called, with what.
type call struct {
	entry  *harness.Entry
	values []*harness.Value
	// input is what the program reads.
	input []byte
}

// wrap adds the call of the entry function to the input.
func (e *execution) wrap(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, in run.Input, args []string) (*call, run.Input, error) {
	module, err := e.parse(ctx, t, p, in)
	if err != nil {
		return nil, in, err
	}
	entry, err := harness.Find(module, e.entry)
	if err != nil {
		return nil, in, err
	}
	if err := entry.Returns(e.result); err != nil {
		return nil, in, err
	}
	source := harness.Source{Seed: e.seed, Read: func(path string) ([]byte, error) { return files.Read(ctx, path) }}
	values, err := entry.Values(args, source)
	if err != nil {
		return nil, in, err
	}
	if err := e.checkSaves(entry, values); err != nil {
		return nil, in, err
	}
	input, err := entry.Wrap(values)
	if err != nil {
		return nil, in, err
	}
	data, err := bytecode.Append(nil, module, bytecode.WriteOptions{Producer: "mlirc", Size: len(in.Source.Text())})
	if err != nil {
		return nil, in, fmt.Errorf("the module cannot be encoded: %w", err)
	}
	text := in.Source
	made := run.Input{Name: in.Name, Source: diag.NewSource(in.Name, data), Shown: text, Made: true}
	return &call{entry: entry, values: values, input: input}, made, nil
}

// parse reads the input, with all dialects where those that it mentions do not do, as a run does.
// What is wrong with it is found and said by a run.
func (e *execution) parse(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, in run.Input) (*ir.Operation, error) {
	var options run.Options
	if err := t.Spelling(&options); err != nil {
		return nil, err
	}
	mentioned, err := t.Library.Context(ctx, append([]byte(harness.Dialects()+"\n"), in.Source.Text()...), options.Profile)
	if err != nil {
		return nil, err
	}
	reading := syntax.ParseOptions{Profile: options.Profile, AllowUnregistered: t.AllowsUnregistered()}
	if module := read(mentioned, in, reading); module != nil {
		return module, nil
	}
	all, err := t.Library.FullContext(ctx)
	if err != nil {
		return nil, err
	}
	if module := read(all, in, reading); module != nil {
		return module, nil
	}
	if _, err := e.Command.Compile(ctx, t, p, in, nil); err != nil {
		return nil, err
	}
	return nil, errors.New("the input compiles, but its functions cannot be read; please report this")
}

// read is the module of an input, nil if anything is wrong with it.
func read(known *ir.Context, in run.Input, o syntax.ParseOptions) *ir.Operation {
	var sink diag.Sink
	var module *ir.Operation
	if text := in.Source.Text(); bytecode.IsBytecode(text) {
		module = bytecode.Read(known, in.Name, text, &sink)
	} else {
		module = syntax.Parse(known, in.Source, &sink, o)
	}
	if sink.HasErrors() {
		return nil
	}
	return module
}

// runDashes are the flags of mlir-cpu-runner, which takes them with one dash, too.
var runDashes = []string{"-entry-point-result", "-shared-libs"}

// shield stands before a negative number among the arguments, which would be
// taken for a flag.
const shield = "\x00"

// WithShields marks negative numbers that are arguments of `mlirc run`, and not
// the value of the flag before them.
func WithShields(args []string) []string {
	if len(args) == 0 || args[0] != "run" {
		return args
	}
	shielded := slices.Clone(args)
	for i, a := range args {
		name, _, _ := strings.Cut(a, "=")
		switch {
		case a == "--":
			return shielded
		case slices.Contains(runDashes, name):
			shielded[i] = "-" + a
		case isNegative(a) && (isNegative(args[i-1]) || !strings.HasPrefix(args[i-1], "-")):
			shielded[i] = shield + a
		}
	}
	return shielded
}

func isNegative(text string) bool {
	number, ok := strings.CutPrefix(text, "-")
	return ok && number != "" && (number[0] >= '0' && number[0] <= '9' || number[0] == '.' ||
		strings.EqualFold(number, "inf") || strings.EqualFold(number, "infinity") || strings.EqualFold(number, "nan"))
}

func withoutShields(args []string) []string {
	args = slices.Clone(args)
	for i, a := range args {
		args[i] = strings.TrimPrefix(a, shield)
	}
	return args
}

// isNPY reports whether a file is one of NumPy's, by its name.
func isNPY(name string) bool { return filepath.Ext(name) == ".npy" }

// absolute is a path as other processes may have it.
func absolute(path string) (string, error) {
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("cannot read '%s': %w", diag.Line(path), files.Cause(err))
	}
	return filepath.Abs(path)
}
