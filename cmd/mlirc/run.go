package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/driver"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/stdio"
)

// execution is `mlirc run`.
type execution struct {
	compile
	entry string
}

func runCommand() *cobra.Command {
	e := &execution{}
	cmd := &cobra.Command{
		Use:   "run [flags] FILE [ARGUMENT]...",
		Short: "Compile a file, call a function of it and print what it returns",
		Long: `run compiles a file with a pipeline that ends in an object, links it, calls
its entry function in a process of its own, and prints each result on a line.
Arguments of the function are numbers behind the file.`,
		Args: arguments(1, many),
		RunE: func(cmd *cobra.Command, args []string) error {
			return e.run(cmd.Context(), args[0], withoutShields(args[1:]))
		},
	}
	addCommon(cmd, &e.common)
	f := cmd.Flags()
	f.StringVarP(&e.pipeline, "pipeline", "p", defaultPipeline, "pipeline: a TOML file or the name of a built-in one")
	f.StringVar(&e.entry, "entry", "", "function to call (default: main, or the only one)")
	f.BoolVar(&e.timing, "timing", false, "report how long each part took")
	return cmd
}

// shield stands before a negative number among the arguments, which would be
// taken for a flag.
const shield = "\x00"

// withShields marks negative numbers that are arguments of `mlirc run`, and not
// the value of the flag before them.
func withShields(args []string) []string {
	if len(args) == 0 || args[0] != "run" {
		return args
	}
	shielded := slices.Clone(args)
	for i, a := range args {
		if isNegative(a) && (isNegative(args[i-1]) || !strings.HasPrefix(args[i-1], "-")) {
			shielded[i] = shield + a
		}
	}
	return shielded
}

func isNegative(text string) bool {
	_, err := strconv.ParseFloat(text, 64)
	return strings.HasPrefix(text, "-") && !errors.Is(err, strconv.ErrSyntax)
}

func withoutShields(args []string) []string {
	args = slices.Clone(args)
	for i, a := range args {
		args[i] = strings.TrimPrefix(a, shield)
	}
	return args
}

func (e *execution) run(ctx context.Context, path string, args []string) (err error) {
	if stdio.Closed(1) {
		return &output.Error{Name: standard, Err: errors.New("the standard output is closed")}
	}
	t, err := e.open(ctx, e.request())
	if err != nil {
		return err
	}
	defer func() { t.close(err != nil) }()
	own, err := scratch.New()
	if err != nil {
		return err
	}
	defer own.Remove()
	dir := own.Path
	front, back, err := e.plans(t, dir)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, printerFile), driver.Printer(), 0o600); err != nil {
		return err
	}
	t.pool.Allow(back.Needs())
	t.pool.Start(append(front.Plugins(), back.Plugins()...)...)
	in, err := readInput(ctx, path)
	if err != nil {
		return err
	}
	text, err := e.llvmIR(ctx, t, front, in, args)
	if err != nil {
		return err
	}
	program, err := e.link(ctx, t, back, path, text, dir)
	if err != nil {
		return err
	}
	return start(ctx, program)
}

// plans returns how the input becomes LLVM IR, and how that becomes a program
// together with the files of dir.
func (e *execution) plans(t *toolbox, dir string) (front, back *plan.Plan, err error) {
	whole, err := t.plan(pass.KindObject)
	if err != nil {
		return nil, nil, err
	}
	cut := slices.IndexFunc(whole.Stages, func(s plan.Stage) bool { return s.Declared.Consumes == pass.KindLLVMIR })
	if cut < 0 {
		return nil, nil, fmt.Errorf("pipeline '%s' makes no LLVM IR on its way to an object, which 'run' needs", e.pipeline)
	}
	linker, err := linkStage(t, filepath.Join(dir, printerFile))
	if err != nil {
		return nil, nil, err
	}
	var stages []config.Stage
	for _, s := range whole.Stages {
		stages = append(stages, s.Stage)
	}
	if front, err = part(t, stages[:cut]); err != nil {
		return nil, nil, err
	}
	back, err = part(t, append(slices.Clone(stages[cut:]), linker))
	return front, back, err
}

func part(t *toolbox, stages []config.Stage) (*plan.Plan, error) {
	c := *t.config
	c.Stages = stages
	return plan.Make(plan.Request{Config: &c, Catalog: t.catalog})
}

// printerFile is the C code that prints results.
const printerFile = "print.c"

// linkStage finds the pass that makes programs.
func linkStage(t *toolbox, object string) (config.Stage, error) {
	origin := config.Origin{Layer: config.Flag, Name: "mlirc run"}
	for _, c := range t.catalog.All() {
		if c.Pass.Consumes != pass.KindObject || c.Pass.Produces != pass.KindExecutable || c.Pass.Option("objects") == nil {
			continue
		}
		return config.Stage{
			ID: c.Pass.Name, Pass: config.Value{Text: c.Pass.Name, Origin: origin}, Origin: origin,
			Options: map[string]config.Value{"objects": {Text: object, Origin: origin}},
		}, nil
	}
	return config.Stage{}, errors.New("no plugin has a pass that links an object to a program")
}

// llvmIR makes LLVM IR of the input and adds the call of the entry function.
func (e *execution) llvmIR(ctx context.Context, t *toolbox, front *plan.Plan, in run.Input, args []string) ([]byte, error) {
	result, err := e.compile.compile(ctx, t, front, in, nil)
	if err != nil {
		return nil, err
	}
	module, err := parse(ctx, t, in)
	if err != nil {
		return nil, err
	}
	entry, err := driver.Find(module, e.entry)
	if err != nil {
		return nil, err
	}
	call, err := entry.Call(args, indexWidth(front))
	if err != nil {
		return nil, err
	}
	return append(result.Output.Data, call...), nil
}

// parse reads the input once more, for the type of its entry function.
func parse(ctx context.Context, t *toolbox, in run.Input) (*ir.Operation, error) {
	known, err := t.library.Context(ctx, in.Source.Text(), "")
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	var module *ir.Operation
	if text := in.Source.Text(); bytecode.IsBytecode(text) {
		module = bytecode.Read(known, in.Name, text, &sink)
	} else {
		module = syntax.Parse(known, in.Source, &sink, syntax.ParseOptions{})
	}
	if module == nil {
		return nil, run.ErrDiagnosed
	}
	return module, nil
}

// indexWidth is what the conversions of a plan make of index.
func indexWidth(p *plan.Plan) int {
	for _, s := range p.Stages {
		if n, err := strconv.Atoi(s.Settings["index-bitwidth"]); err == nil && n > 0 {
			return n
		}
	}
	return 64
}

// link makes a program of LLVM IR and returns its path.
func (e *execution) link(ctx context.Context, t *toolbox, back *plan.Plan, name string, text []byte, dir string) (string, error) {
	result, err := e.compile.compile(ctx, t, back, run.Input{Name: name, Source: diag.NewSource(name, text), Made: true}, nil)
	if err != nil {
		return "", err
	}
	program := filepath.Join(dir, "program")
	return program, os.WriteFile(program, result.Output.Data, 0o700)
}

// start runs the program in a process of its own.
func start(ctx context.Context, program string) error {
	cmd := exec.CommandContext(ctx, program)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return err
	}
	if endedByClosedPipe(exit) {
		return statusError{exitClosedPipe}
	}
	if exit.ExitCode() < 0 {
		return fmt.Errorf("the program was stopped: %v", exit)
	}
	return statusError{exit.ExitCode()}
}
