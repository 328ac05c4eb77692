package rundiff

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/mlirc/mlirc/internal/randfunc"
)

// Comparison says what to compare, and where to leave files.
type Comparison struct {
	Mlirc string // path of our compiler, with its plugins beside it
	Dir   string // what is left of the last module: sources, objects, programs, outputs
	// Optimize is llc's -O level. What is undefined shows at higher ones.
	Optimize int
	// OptLevel is opt's -O level, with vectors of this processor; "" leaves it out. Hints for
	// LLVM have an effect only with it.
	OptLevel string
	// Passes is a textual pipeline that changes the module. With it, what mlirc makes
	// of the module as it was is in the place of theirs.
	Passes string

	plain string // the module of which before has made theirs.o, and for which -O level
}

// OptionsFor are those of the module with that seed: one in four keeps to bare
// pointers.
func OptionsFor(seed uint64, functions int) randfunc.Options {
	return randfunc.Options{Seed: seed, Functions: functions, BarePointers: seed%4 == 3}
}

// VectorsFor are those of the module with that seed whose functions compute with vectors.
func VectorsFor(seed uint64, functions int) randfunc.Options {
	o := OptionsFor(seed, functions)
	o.Vectors = true
	return o
}

// NestsFor are those of the module with that seed that passes of loops change.
func NestsFor(seed uint64, functions int) randfunc.Options {
	return randfunc.Options{Seed: seed, Functions: functions, Nests: true}
}

// Difference is what was found.
type Difference struct {
	// Stage is where: the tool that refused the module, or "run".
	Stage string
	// Function is where it was found: whose results differ, say. It may be empty.
	Function string
	// Detail is what the tool said, or the results of both.
	Detail string
}

// deadline is the time after which a tool is given up.
const deadline = 2 * time.Minute

// Refusals says how many functions of a module may be left out because the tools
// of MLIR 13 refuse the module for their sake.
const Refusals = 3

// Check compares the module of some options. Functions for whose sake
// mlir-opt-13 refuses it are left out; their number is returned.
func (c *Comparison) Check(o randfunc.Options) (leftOut int, d *Difference) {
	tapes := make([]*randfunc.Tape, o.Functions)
	for i := range tapes {
		tapes[i] = randfunc.Fresh(o.Seed, uint64(i))
	}
	for ; ; leftOut++ {
		d = c.Compare(randfunc.FromTapes(o, tapes))
		at, ok := d.function()
		if !ok || d.Stage != "mlir-opt-13" || leftOut == Refusals {
			return leftOut, d
		}
		tapes = fixed(tapes)
		tapes[at] = nil
	}
}

// function is the number of the function in which a difference was found.
func (d *Difference) function() (int, bool) {
	if d == nil {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimPrefix(d.Function, "f"))
	return n, err == nil
}

// Compare compiles a module both ways, runs it and returns the first difference,
// or nil.
func (c *Comparison) Compare(m *randfunc.Module) *Difference {
	c.write("module.mlir", m.Text())
	c.write("old.mlir", m.OldText())
	c.write("driver.c", driver(m.Entries(), m.BarePointers()))
	chains := []func(bare bool) *Difference{c.theirs, c.ours}
	switch {
	case c.Passes != "":
		chains = []func(bare bool) *Difference{c.before, c.after}
	case m.HasVectors():
		chains[0] = c.meant
	}
	for _, compile := range append(chains, c.driver) {
		if d := compile(m.BarePointers()); d != nil {
			return d
		}
	}
	theirs, d := c.run("theirs")
	if d != nil {
		return d
	}
	ours, d := c.run("ours")
	if d != nil {
		return d
	}
	return compare(theirs, ours)
}

func (c *Comparison) write(name, text string) {
	if err := os.WriteFile(filepath.Join(c.Dir, name), []byte(text), 0o666); err != nil {
		panic(fmt.Sprintf("BUG: cannot write to the folder of a comparison: %v", err))
	}
}

// tool runs a tool in the folder; what it says when it fails is a difference.
func (c *Comparison) tool(stage, name string, args ...string) *Difference {
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = c.Dir
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_SYMBOLIZATION=1")
	out, err := cmd.CombinedOutput()
	if err == nil {
		return nil
	}
	const most = 4000
	text := string(out[:min(len(out), most)])
	return &Difference{Stage: stage, Function: c.functionAt(text), Detail: fmt.Sprintf("%v\n%s", err, text)}
}

var positioned = regexp.MustCompile(`((?:module|old)\.mlir):(\d+):`)

// functionAt is the function that a message about the module points into.
func (c *Comparison) functionAt(message string) string {
	at := positioned.FindStringSubmatch(message)
	if at == nil {
		return ""
	}
	line, _ := strconv.Atoi(at[2])
	text, _ := os.ReadFile(filepath.Join(c.Dir, at[1]))
	name := ""
	for l := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(l, "func @"); ok {
			name, _, _ = strings.Cut(rest, "(")
		}
		if line--; line == 0 {
			break
		}
	}
	return called(name)
}

// called is the function that an entry stands for.
func called(entry string) string { return strings.TrimPrefix(entry, randfunc.CarrierPrefix) }

// theirs makes theirs.o.
func (c *Comparison) theirs(bare bool) *Difference {
	option := "emit-c-wrappers=1"
	if bare {
		option = "use-bare-ptr-memref-call-conv=1"
	}
	// It fails now and then, and succeeds when it is run again.
	const times = 3
	var d *Difference
	for range times {
		if d = c.tool("mlir-opt-13", "mlir-opt-13", "-lower-affine", "-convert-scf-to-std", "-std-expand", "-convert-memref-to-llvm", "-convert-std-to-llvm="+option,
			"-llvm-legalize-for-export", "old.mlir", "-o", "theirs.mlir"); d == nil {
			break
		}
	}
	if d == nil {
		c.rewrite("theirs.mlir", readable)
		d = c.tool("mlir-translate-13", "mlir-translate-13", "-mlir-to-llvmir", "theirs.mlir", "-o", "theirs.ll")
	}
	if d == nil {
		d = c.llc("llc-13", "theirs")
	}
	return d
}

// ours makes ours.o.
func (c *Comparison) ours(bare bool) *Difference {
	return c.compile("mlirc", bare, "module.mlir", "ours")
}

// meant makes theirs.o of what operations on vectors mean: mlir-opt-13 crashes on many of them.
func (c *Comparison) meant(bare bool) *Difference {
	return c.compile("mlirc of the old text", bare, "old.mlir", "theirs")
}

// before makes theirs.o of the module as it is, unless it is there, and after makes ours.o of
// what the passes make of it.
func (c *Comparison) before(bare bool) *Difference {
	text, err := os.ReadFile(filepath.Join(c.Dir, "module.mlir"))
	if err != nil {
		panic(fmt.Sprintf("BUG: the module was written: %v", err))
	}
	plain := fmt.Sprint(c.Optimize, c.OptLevel, bare, string(text))
	if plain == c.plain {
		return nil
	}
	d := c.compile("mlirc before the passes", bare, "module.mlir", "theirs")
	if d == nil {
		c.plain = plain
	}
	return d
}

func (c *Comparison) after(bare bool) *Difference {
	d := c.tool(c.Passes, c.Mlirc, "opt", "module.mlir", "--pass-pipeline="+c.Passes, "-o", "passed.mlir")
	if d == nil {
		d = c.compile("mlirc behind the passes", bare, "passed.mlir", "ours")
	}
	return d
}

// plainText has bf16 stay what it is: there is f16 in its place when llc gets the text.
const plainText = "stage-options.mlir-to-llvmir.opaque-pointers=false"

// compile makes name.o of a module with mlirc.
func (c *Comparison) compile(stage string, bare bool, module, name string) *Difference {
	setting := "stage-options.convert-std-to-llvm.emit-c-wrappers=true"
	if bare {
		setting = "memref.convention=bare-ptr"
	}
	d := c.tool(stage, c.Mlirc, "--pipeline", "llvm-ir", "--set", setting, "--set", plainText, module, "-o", name+".ll")
	if d == nil {
		d = c.llc("llc-13 of "+stage, name)
	}
	return d
}

// llc compiles name.ll. It cannot compute with bf16, so it gets f16 in its place;
// llvm-as-13 has seen what it was.
func (c *Comparison) llc(stage, name string) *Difference {
	if d := c.tool("llvm-as-13 before "+stage, "llvm-as-13", name+".ll", "-o", os.DevNull); d != nil {
		return d
	}
	c.rewrite(name+".ll", halves)
	if c.OptLevel != "" {
		args := append(target(), "-O"+c.OptLevel, "-S", name+".ll", "-o", name+".ll")
		if d := c.tool("opt-13 before "+stage, "opt-13", args...); d != nil {
			return d
		}
	}
	return c.tool(stage, "llc-13", fmt.Sprintf("-O%d", c.Optimize), "-filetype=obj", "-relocation-model=pic", name+".ll", "-o", name+".o")
}

// target has the options of opt for vectors, where they are known here.
func target() []string {
	if runtime.GOARCH != "amd64" {
		return nil
	}
	return []string{"-mtriple=x86_64-pc-linux-gnu", "-mcpu=native", "-data-layout=e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"}
}

// driver makes the programs.
func (c *Comparison) driver(bare bool) *Difference {
	args := []string{"-c", "-O0", "-w", "driver.c"}
	if bare {
		args = append(args, "-DBARE")
	}
	d := c.tool("cc", "cc", args...)
	for _, name := range []string{"theirs", "ours"} {
		if d == nil {
			d = c.tool("link", "cc", "driver.o", name+".o", "-lm", "-o", name)
		}
	}
	return d
}

// run returns what a program prints. A crash is a difference of its own kind, for
// no function may crash.
func (c *Comparison) run(name string) (string, *Difference) {
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, filepath.Join(c.Dir, name))
	cmd.Dir = c.Dir
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	c.write(name+".out", out.String())
	if err == nil {
		return out.String(), nil
	}
	last := ""
	if all := blocks(out.String()); len(all) > 0 {
		last = all[len(all)-1]
	}
	entry, _, _ := strings.Cut(last, " ")
	return "", &Difference{Stage: "crash of " + name, Function: called(entry), Detail: fmt.Sprintf("%v\n%s", err, last)}
}

// compare finds the first entry of which two outputs say something else.
func compare(theirs, ours string) *Difference {
	if theirs == ours {
		return nil
	}
	a, b := blocks(theirs), blocks(ours)
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			entry, _, _ := strings.Cut(a[i], " ")
			return &Difference{Stage: "run", Function: called(entry), Detail: "theirs: " + a[i] + "\nours:   " + b[i]}
		}
	}
	return &Difference{Stage: "run", Detail: "one program printed more than the other"}
}

// blocks cuts what a driver printed into what it says of each call.
func blocks(out string) []string {
	var list []string
	for line := range strings.Lines(out) {
		if strings.HasPrefix(line, " ") && len(list) > 0 {
			list[len(list)-1] += line
			continue
		}
		list = append(list, line)
	}
	return list
}
