package execute

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/scratch"
)

// kernelFlags are what `mlirc run` says about kernels.
type kernelFlags struct {
	grid     string
	buffers  []string
	images   []string
	push     string
	spec     []string
	subgroup uint
	repeat   uint64
	times    bool
}

// kernelFlagNames are the flags that only kernels have.
var kernelFlagNames = []string{"grid", "buffer", "image", "push-constants", "spec-constant", "subgroup-size", "repeat", "time"}

// functionFlagNames are those that only functions have.
var functionFlagNames = []string{"arg", "seed", "save", "full", "entry-point-result", "emulator"}

func (k *kernelFlags) add(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&k.grid, "grid", "", "kernels: how many workgroups to run, as X,Y,Z")
	f.StringArrayVar(&k.buffers, "buffer", nil, "kernels: the file that is the buffer of a binding, as SET.BINDING=FILE; repeated for each, and for each element of an array of buffers")
	f.StringArrayVar(&k.images, "image", nil, "kernels: the file that has the texels of a storage image, as SET.BINDING=WIDTHxHEIGHT=FILE, or WIDTH or WIDTHxHEIGHTxDEPTH, and behind it xFORMAT where the module says none; repeated as buffers are")
	f.StringVar(&k.push, "push-constants", "", "kernels: the file that has the push constants")
	f.StringArrayVar(&k.spec, "spec-constant", nil, "kernels: the value of a specialization constant, as ID=VALUE; may be repeated")
	f.UintVar(&k.subgroup, "subgroup-size", 0, "kernels: how many invocations a subgroup has: 1, 4, 8, 16 or 32 (default: the pipeline's)")
	f.Uint64Var(&k.repeat, "repeat", 1, "kernels: how often to run the grid; each time begins with the files' first contents")
	f.BoolVar(&k.times, "time", false, "kernels: print how many nanoseconds it took to compile, and to run the grid first, at best and in the median")
	_ = cmd.MarkFlagFilename("push-constants")
	_ = cmd.RegisterFlagCompletionFunc("subgroup-size", cobra.FixedCompletions([]string{"1", "4", "8", "16", "32"}, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("grid", cobra.NoFileCompletions)
	_ = cmd.RegisterFlagCompletionFunc("repeat", cobra.NoFileCompletions)
	_ = cmd.RegisterFlagCompletionFunc("spec-constant", cobra.NoFileCompletions)
}

// isKernel reports whether a kernel is to be run: the flags say so, or the file is a binary
// SPIR-V module.
func isKernel(cmd *cobra.Command, path string) bool {
	return slices.ContainsFunc(kernelFlagNames, cmd.Flags().Changed) || compile.IsBinarySPIRV(path)
}

// kernelRun is a run of `mlirc run` for a kernel.
type kernelRun struct {
	*execution
	grid    [3]uint32
	buffers []harness.BufferFlag
	push    []byte
	memory  []*bufferFile
	of      []int // the memory of each of buffers
}

// bufferFile is a file whose contents are the memory of bindings.
type bufferFile struct {
	name string
	file *os.File
	info os.FileInfo
	// out replaces the file; nil with a reason where it cannot be.
	out    *output.File
	reason error
}

func (e *execution) runKernel(cmd *cobra.Command, path string, args []string) (err error) {
	start := time.Now()
	ctx := cmd.Context()
	k := &kernelRun{execution: e}
	if err := k.check(cmd, args); err != nil {
		return err
	}
	defer k.close()
	if err := k.openFiles(ctx); err != nil {
		return err
	}
	settings, err := k.settings()
	if err != nil {
		return err
	}
	e.Extra = settings
	if !cmd.Flags().Changed("pipeline") {
		e.Pipeline = compile.KernelPipeline
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
	launch, program, err := k.build(ctx, t, own.Path, path)
	if err != nil {
		return err
	}
	compiled := time.Since(start)
	result, err := k.launch(ctx, program, launch)
	if err != nil {
		return err
	}
	defer result.Close()
	times, err := k.keep(result, launch)
	if err != nil || !k.kernel.times {
		return err
	}
	return writeKernelTimes(cmd.OutOrStdout(), compiled, times)
}

// check reads what the flags say.
func (k *kernelRun) check(cmd *cobra.Command, args []string) (err error) {
	for _, name := range functionFlagNames {
		if cmd.Flags().Changed(name) {
			return fmt.Errorf("--%s is for functions, and a kernel is to be run here; its memory is named with --buffer SET.BINDING=FILE", name)
		}
	}
	if len(args) > 0 {
		return fmt.Errorf("a kernel takes no arguments such as '%s'; its memory is named with --buffer SET.BINDING=FILE", args[0])
	}
	if k.kernel.grid == "" {
		return errors.New("say how many workgroups to run, as in --grid 8,8,1")
	}
	if k.grid, err = harness.ParseGrid(k.kernel.grid); err != nil {
		return err
	}
	if k.kernel.repeat == 0 || k.kernel.repeat > math.MaxInt32 {
		return fmt.Errorf("--repeat %d: a kernel is run from once to %d times", k.kernel.repeat, math.MaxInt32)
	}
	for _, text := range k.kernel.buffers {
		b, err := harness.ParseBuffer(text)
		if err != nil {
			return err
		}
		k.buffers = append(k.buffers, b)
	}
	for _, text := range k.kernel.images {
		b, err := harness.ParseImage(text)
		if err != nil {
			return err
		}
		k.buffers = append(k.buffers, b)
	}
	return nil
}

// settings are the options of passes that the flags stand for.
func (k *kernelRun) settings() ([]config.FlagValue, error) {
	// The kernel becomes a shared library, which may lie anywhere.
	list := []config.FlagValue{{Flag: "mlirc run", Key: "target.relocation-model", Text: "pic"}}
	if n := k.kernel.subgroup; n != 0 {
		size := config.FlagValue{Flag: "--subgroup-size", Text: strconv.FormatUint(uint64(n), 10)}
		size.Key = "stage-options.lower-kernels.subgroup-size"
		list = append(list, size)
		// Kernels need not come from SPIR-V.
		size.Key, size.IfStage = "stage-options.convert-spirv-to-kernel.subgroup-size", true
		list = append(list, size)
	}
	seen := map[uint64]string{}
	for _, text := range k.kernel.spec {
		id, value, ok := strings.Cut(text, "=")
		n, err := strconv.ParseUint(id, 10, 32)
		if !ok || err != nil || value == "" {
			return nil, fmt.Errorf("--spec-constant '%s': write --spec-constant ID=VALUE, as in --spec-constant 0=64", text)
		}
		if old, is := seen[n]; is {
			return nil, fmt.Errorf("--spec-constant '%s': constant %d has the value %s already", text, n, old)
		}
		seen[n] = value
	}
	if len(seen) > 0 {
		list = append(list, config.FlagValue{Flag: "--spec-constant", Key: "stage-options.spirv-specialize.constants", Text: pass.JoinList(k.kernel.spec)})
	}
	return list, nil
}

// openFiles opens the files of buffers, each once.
func (k *kernelRun) openFiles(ctx context.Context) (err error) {
	if k.kernel.push != "" {
		if k.push, err = files.Read(ctx, k.kernel.push); err != nil {
			return fmt.Errorf("cannot read '%s': %w", k.kernel.push, files.Cause(err))
		}
		k.push = append([]byte{}, k.push...) // not nil
	}
	for _, b := range k.buffers {
		info, err := os.Stat(b.Name)
		if err != nil {
			return fmt.Errorf("cannot read '%s': %w", b.Name, files.Cause(err))
		}
		if !info.Mode().IsRegular() {
			return fmt.Errorf("--buffer %d.%d=%s: this is no regular file, which the contents of a buffer are read from and written to", b.Set, b.Binding, b.Name)
		}
		i := slices.IndexFunc(k.memory, func(m *bufferFile) bool { return os.SameFile(m.info, info) })
		if i < 0 {
			file, err := os.Open(b.Name)
			if err != nil {
				return fmt.Errorf("cannot read '%s': %w", b.Name, files.Cause(err))
			}
			i = len(k.memory)
			k.memory = append(k.memory, &bufferFile{name: b.Name, file: file, info: info})
		}
		k.of = append(k.of, i)
	}
	return nil
}

func (k *kernelRun) close() {
	for _, m := range k.memory {
		_ = m.file.Close()
		if m.out != nil {
			m.out.Discard()
		}
	}
}

// build compiles and links the file, beside what launches its kernel.
func (k *kernelRun) build(ctx context.Context, t *toolbox.Toolbox, dir, path string) (*harness.Launch, *program, error) {
	x := &program{dir: dir, libraries: k.sharedLibs}
	if err := x.findLibraries(); err != nil {
		return nil, nil, err
	}
	p, err := planLibrary(t, x.libraries)
	if err != nil {
		return nil, nil, err
	}
	t.Pool.Allow(p.Needs())
	set := t.Files(p, path)
	if k.kernel.push != "" {
		set.Reads("the push constants", k.kernel.push)
	}
	k.prepare(ctx, set)
	t.Pool.Start(p.Plugins()...)
	launcher := startCompilation(ctx, x.launcher(t))
	launch, err := k.compile(ctx, t, p, x, path)
	if err != nil {
		launcher.stop()
		return nil, nil, err
	}
	return launch, x, launcher.wait()
}

// planLibrary plans the pipeline up to an object, and the link of that to a shared library.
func planLibrary(t *toolbox.Toolbox, libraries []string) (*plan.Plan, error) {
	object, err := t.Plan(pass.KindObject)
	if err != nil {
		return nil, err
	}
	linker, err := linkStage(t, libraries, true)
	if err != nil {
		return nil, err
	}
	settings := *t.Config
	settings.Stages = nil
	for _, s := range object.Stages {
		settings.Stages = append(settings.Stages, s.Stage)
	}
	settings.Stages = append(settings.Stages, linker)
	return plan.Make(plan.Request{Config: &settings, Catalog: t.Catalog})
}

// prepare opens what the files of buffers are replaced by, before any plugin runs that could put
// another folder in their place. Which of them the kernel writes is known when it is compiled.
func (k *kernelRun) prepare(ctx context.Context, set *output.Set) {
	for _, m := range k.memory {
		m.out, m.reason = set.Create(ctx, m.name)
	}
}

// compile makes a shared library of the file's kernel, and says how to launch it.
func (k *kernelRun) compile(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, x *program, path string) (*harness.Launch, error) {
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return nil, err
	}
	built, err := k.Command.Compile(ctx, t, p, in, nil)
	if err != nil {
		return nil, err
	}
	library := built.Output.Data
	launch, err := k.bind(library)
	if err != nil {
		return nil, err
	}
	for i, m := range launch.Memory {
		if own := k.memory[i]; !m.Writable && own.out != nil {
			own.out.Discard()
			own.out = nil
		}
	}
	file := filepath.Join(x.dir, "kernel.so")
	x.arguments = []string{file, launch.Kernel.Symbol}
	if x.lacksOpenMP(library) {
		libomp, err := harness.OpenMP()
		if err != nil {
			return nil, err
		}
		x.arguments = append(x.arguments, libomp)
	}
	return launch, os.WriteFile(file, library, 0o700)
}

// bind finds the kernel in a library, and the memory of its buffers.
func (k *kernelRun) bind(library []byte) (*harness.Launch, error) {
	all, err := harness.Kernels(library)
	if err != nil {
		return nil, err
	}
	l := &harness.Launch{Grid: k.grid, Repeat: k.kernel.repeat, Push: k.push}
	if l.Kernel, err = harness.FindKernel(all, k.entry); err != nil {
		return nil, err
	}
	for _, m := range k.memory {
		l.Memory = append(l.Memory, harness.Memory{Name: m.name, Size: uint64(m.info.Size())})
	}
	return l, l.Bind(k.buffers, k.of)
}

// launch runs the program, and returns what it has written.
func (k *kernelRun) launch(ctx context.Context, x *program, l *harness.Launch) (*os.File, error) {
	for _, m := range k.memory {
		x.open = append(x.open, m.file)
	}
	x.environ = harness.OpenMPSettings(os.Environ())
	out, err := x.start(ctx, l.Input())
	if err != nil {
		return nil, err
	}
	return os.Open(out)
}

// keep writes what the kernel has changed to the files, each whole, once all of it is there.
func (k *kernelRun) keep(result *os.File, l *harness.Launch) ([]time.Duration, error) {
	times, err := l.Times(result)
	if err != nil {
		return nil, err
	}
	var changed []*output.File
	for _, m := range k.memory {
		is, err := l.Changed(result)
		if err != nil {
			return nil, err
		}
		if !is {
			continue
		}
		if m.out == nil {
			return nil, m.reason
		}
		if n, err := io.CopyN(m.out, result, m.info.Size()); err != nil {
			return nil, fmt.Errorf("'%s' is left as it was, as %d bytes of its new contents are there: %w", m.name, n, err)
		}
		changed = append(changed, m.out)
	}
	for _, out := range changed {
		if err := out.Commit(); err != nil {
			return nil, err
		}
	}
	return times, nil
}

// writeKernelTimes writes nanoseconds, one number a line.
func writeKernelTimes(w io.Writer, compiled time.Duration, times []time.Duration) error {
	first := times[0]
	slices.Sort(times)
	median := times[len(times)/2]
	if len(times)%2 == 0 {
		median = (times[len(times)/2-1] + median) / 2
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, "compile %d ns\nfirst %d ns\nbest %d ns\nmedian %d ns\n",
		compiled.Nanoseconds(), first.Nanoseconds(), times[0].Nanoseconds(), median.Nanoseconds())
	_, err := w.Write(text.Bytes())
	return err
}
