package translate_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk/target"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// run takes bytes through a pass, which has prepared itself as a plugin has it.
func run(t testing.TB, p *pass.Pass, input []byte, settings map[string]string) (pass.Artifact, *diag.Sink, error) {
	t.Helper()
	return runWith(t, nil, p, input, settings)
}

// runWith is run with resources.
func runWith(t testing.TB, resources map[string][]byte, p *pass.Pass, input []byte, settings map[string]string) (pass.Artifact, *diag.Sink, error) {
	t.Helper()
	options, problems := pass.ParseOptions(p.Name, p.Options, settings)
	require.Empty(t, problems)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	tr := &pass.Translation{
		Resources: resources, Context: ctx, Input: pass.Artifact{Kind: p.Input()}, Output: pass.Artifact{Kind: p.Output()},
		Options: options, Diags: &diag.Sink{}, Stats: &pass.Statistics{}, Workers: 2,
	}
	if p.Prepare != nil {
		tr.Prepared = p.Prepare(tr)
	}
	tr.Input.Data = input
	err := p.Translate(tr)
	return tr.Output, tr.Diags, err
}

const mainIR = `define i32 @main() {
  %1 = add i32 40, 2
  ret i32 %1
}
`

func TestProgram(t *testing.T) {
	oracle.Need(t, "llc", "opt", "cc")
	better, _, err := run(t, translate.Opt(), []byte(mainIR), nil)
	require.NoError(t, err)
	require.Contains(t, string(better.Data), "ret i32 42")
	object, _, err := run(t, translate.LLC(), better.Data, nil)
	require.NoError(t, err)
	require.Equal(t, pass.KindObject, object.Kind)
	program, diags, err := run(t, translate.Link(), object.Data, nil)
	require.NoError(t, err)
	require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
	file := filepath.Join(t.TempDir(), "program")
	require.NoError(t, os.WriteFile(file, program.Data, 0o700))
	var exit *exec.ExitError
	require.ErrorAs(t, exec.Command(file).Run(), &exit)
	require.Equal(t, 42, exit.ExitCode())
}

// TestUndefined: functions that a program declares and nothing defines are its mistake, and not the tool's.
func TestUndefined(t *testing.T) {
	oracle.Need(t, "llc", "cc")
	ir := "declare i32 @take(i32)\ndeclare i32 @give(i32)\n\ndefine i32 @main() {\n  %1 = call i32 @take(i32 3)\n  %2 = call i32 @give(i32 %1)\n" +
		"  %3 = call i32 @take(i32 %2)\n  ret i32 %3\n}\n"
	object, _, err := run(t, translate.LLC(), []byte(ir), nil)
	require.NoError(t, err)
	_, _, err = run(t, translate.Link(), object.Data, nil)
	require.EqualError(t, err, "nothing that is linked defines 'take' or 'give'; name a library that does: --shared-libs of `mlirc run`, or the options objects and libs of the pass link")
	var tool pass.ToolError
	require.NotErrorAs(t, err, &tool, "no bundle")
}

// TestUnknownProcessor: llc and opt go on without a processor or a feature that they do not know.
func TestUnknownProcessor(t *testing.T) {
	oracle.Need(t, "llc", "opt")
	for _, p := range []*pass.Pass{translate.LLC(), translate.Opt()} {
		_, _, err := run(t, p, []byte(mainIR), map[string]string{"mtriple": "aarch64-linux-gnu", "mcpu": "z81"})
		require.ErrorContains(t, err, "'z81' is not a recognized processor for this target; ", p.Name)
		_, _, err = run(t, p, []byte(mainIR), map[string]string{"mtriple": "aarch64-linux-gnu", "mattr": "+neon,+z81"})
		require.ErrorContains(t, err, "'+z81' is not a recognized feature for this target; ", p.Name)
		_, _, err = run(t, p, []byte(mainIR), map[string]string{"mtriple": "aarch64-linux-gnu", "mcpu": "cortex-a72", "mattr": "+neon"})
		require.NoError(t, err, p.Name)
	}
}

// TestToolsAreStartedOnce: what opt and llc are started with before their input is there is what they need
// when it is there.
func TestToolsAreStartedOnce(t *testing.T) {
	oracle.Need(t, "llc", "opt")
	dir := t.TempDir()
	calls := filepath.Join(dir, "calls")
	tools := map[string]string{}
	for _, name := range []string{"opt", "llc"} {
		real, err := exec.LookPath(name)
		require.NoError(t, err)
		tools[name] = filepath.Join(dir, name)
		script := "#!/bin/sh\necho \"" + name + " $*\" >>" + calls + "\nexec " + real + " \"$@\"\n"
		require.NoError(t, os.WriteFile(tools[name], []byte(script), 0o755))
	}
	text, err := json.Marshal(tools)
	require.NoError(t, err)
	resources := map[string][]byte{toolchain.Resource: text}
	other := "target datalayout = \"e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128\"\ntarget triple = \"aarch64-linux-gnu\"\n"
	for _, c := range []struct {
		pass     *pass.Pass
		head     string
		settings map[string]string
		with     string // an argument of the calls that count
		times    int
	}{
		{translate.Opt(), "", nil, "-passes", 1},
		{translate.Opt(), "", map[string]string{"mcpu": "native"}, "-passes", 1},
		{translate.Opt(), other, map[string]string{"mtriple": "aarch64-linux-gnu"}, "-passes", 1},
		{translate.LLC(), "", nil, "-filetype", 1},
		{translate.LLC(), other, nil, "-filetype", 1},
	} {
		require.NoError(t, os.WriteFile(calls, nil, 0o600))
		_, diags, err := runWith(t, resources, c.pass, []byte(c.head+mainIR), c.settings)
		require.NoError(t, err)
		require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
		list, err := os.ReadFile(calls)
		require.NoError(t, err)
		require.Equal(t, c.times, strings.Count(string(list), c.with), "%s of %q with %v:\n%s", c.pass.Name, c.head, c.settings, list)
	}
}

func TestAssembly(t *testing.T) {
	oracle.Need(t, "llc")
	asm, _, err := run(t, translate.LLC(), []byte(mainIR), map[string]string{"filetype": "asm"})
	require.NoError(t, err)
	require.Equal(t, pass.KindAssembly, asm.Kind)
	require.Contains(t, string(asm.Data), "main:")
}

func TestBadIRIsADiagnostic(t *testing.T) {
	oracle.Need(t, "llc")
	_, diags, err := run(t, translate.LLC(), []byte("define i32 @f() {\n  ret i33 1\n}\n"), nil)
	require.NoError(t, err)
	require.Len(t, diags.Diagnostics(), 1)
	d := diags.Diagnostics()[0]
	require.Equal(t, diag.Position{File: "<llvm-ir>", Line: 2, Col: 7}, d.Pos)
	require.Contains(t, d.Message, "llc: value doesn't match function result type")
	require.Equal(t, "line 2 of the LLVM IR: ret i33 1", d.Notes[0].Message)
}

func TestUnknownTargetIsAnError(t *testing.T) {
	oracle.Need(t, "llc")
	_, _, err := run(t, translate.LLC(), []byte(mainIR), map[string]string{"mtriple": "nowhere"})
	require.ErrorContains(t, err, "llc")
	require.ErrorContains(t, err, "nowhere")
}

// A program may lack a function because a library is not there: that is no
// mistake in its text.
func TestUnresolvedSymbolIsAnError(t *testing.T) {
	oracle.Need(t, "llc", "cc")
	ir := "declare i32 @missing_function()\ndefine i32 @main() {\n  %1 = call i32 @missing_function()\n  ret i32 %1\n}\n"
	object, _, err := run(t, translate.LLC(), []byte(ir), nil)
	require.NoError(t, err)
	_, diags, err := run(t, translate.Link(), object.Data, nil)
	require.ErrorContains(t, err, "missing_function")
	require.False(t, diags.HasErrors())
}

// manyFunctions is a program large enough to be cut: main returns 0 if all
// functions compute what they should.
func manyFunctions(n int) []byte {
	var out strings.Builder
	out.WriteString("@counter = internal global i32 0\n\n")
	for i := range n {
		name := strconv.Itoa(i)
		out.WriteString("define i32 @f" + name + "(i32 %0) {\n  %2 = add i32 %0, " + name + "\n  ret i32 %2\n}\n\n")
	}
	out.WriteString("define i32 @main() {\n  store i32 0, i32* @counter\n")
	next := 1
	for i := range n {
		name := strconv.Itoa(i)
		out.WriteString("  %" + strconv.Itoa(next) + " = call i32 @f" + name + "(i32 -" + name + ")\n")
		out.WriteString("  %" + strconv.Itoa(next+1) + " = load i32, i32* @counter\n")
		out.WriteString("  %" + strconv.Itoa(next+2) + " = or i32 %" + strconv.Itoa(next) + ", %" + strconv.Itoa(next+1) + "\n")
		out.WriteString("  store i32 %" + strconv.Itoa(next+2) + ", i32* @counter\n")
		next += 3
	}
	out.WriteString("  %" + strconv.Itoa(next) + " = load i32, i32* @counter\n  ret i32 %" + strconv.Itoa(next) + "\n}\n")
	return []byte(out.String())
}

func TestPartsMakeTheSameProgram(t *testing.T) {
	oracle.Need(t, "llc", "ld", "cc")
	ir := manyFunctions(200)
	settings := map[string]string{"split-size": "4096"}
	object, diags, err := run(t, translate.LLC(), ir, settings)
	require.NoError(t, err)
	require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
	again, _, err := run(t, translate.LLC(), ir, settings)
	require.NoError(t, err)
	require.Equal(t, object.Data, again.Data)
	program, _, err := run(t, translate.Link(), object.Data, nil)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "program")
	require.NoError(t, os.WriteFile(file, program.Data, 0o700))
	require.NoError(t, exec.Command(file).Run())
}

func TestErrorInAPartIsADiagnostic(t *testing.T) {
	oracle.Need(t, "llc", "ld")
	ir := strings.Replace(string(manyFunctions(200)), "add i32 %0, 150", "add i31 %0, 150", 1)
	_, diags, err := run(t, translate.LLC(), []byte(ir), map[string]string{"split-size": "4096"})
	require.NoError(t, err)
	require.Len(t, diags.Diagnostics(), 1)
	require.Contains(t, diags.Diagnostics()[0].Notes[0].Message, "add i31 %0, 150")
}

func TestCancelled(t *testing.T) {
	oracle.Need(t, "llc")
	p := translate.LLC()
	options, _ := pass.ParseOptions(p.Name, p.Options, nil)
	ctx, cancel := context.WithTimeout(context.Background(), time.Nanosecond)
	defer cancel()
	err := p.Translate(&pass.Translation{
		Context: ctx, Input: pass.Artifact{Data: manyFunctions(3000)}, Options: options, Diags: &diag.Sink{}, Workers: 2,
	})
	require.ErrorIs(t, err, context.DeadlineExceeded)
}

// TestOptTarget requires a target in the output of opt, without which it computes no costs: the
// one from the options, the module's own, or this machine.
func TestOptTarget(t *testing.T) {
	oracle.Need(t, "opt")
	of := func(text string, settings map[string]string) string {
		better, diags, err := run(t, translate.Opt(), []byte(text), settings)
		require.NoError(t, err, "%v", diags.Diagnostics())
		return string(better.Data)
	}
	const own = "\ntarget triple = \"riscv64-unknown-linux-gnu\"\n"
	require.Contains(t, of(mainIR, nil), "target triple = ")
	require.Contains(t, of(own+mainIR, nil), own)
	require.Contains(t, of(own+mainIR, map[string]string{"mtriple": "x86_64-unknown-linux-gnu", "mcpu": "skylake"}), `"x86_64-unknown-linux-gnu"`)
}

// TestPackedWidth: adjacent operations become vectors no wider than the option says.
func TestPackedWidth(t *testing.T) {
	oracle.Need(t, "opt")
	var b strings.Builder
	b.WriteString("define void @f(double* %p) {\n")
	for i := range 4 {
		fmt.Fprintf(&b, "  %%p%d = getelementptr double, double* %%p, i64 %[1]d\n  %%l%[1]d = load double, double* %%p%[1]d\n"+
			"  %%s%[1]d = fadd double %%l%[1]d, %%l%[1]d\n  store double %%s%[1]d, double* %%p%[1]d\n", i)
	}
	b.WriteString("  ret void\n}\n")
	for size, want := range map[string]string{"0": "<4 x double>", "128": "<2 x double>"} {
		out, _, err := run(t, translate.Opt(), []byte(b.String()), map[string]string{
			"mtriple": "x86_64-linux-gnu", "mattr": "+avx2", "slp-max-reg-size": size,
		})
		require.NoError(t, err)
		require.Contains(t, string(out.Data), "fadd "+want, size)
	}
}

// TestDataLayout: opt knows the data layout of the target, unless the module has one.
func TestDataLayout(t *testing.T) {
	oracle.Need(t, "opt", "llc")
	for _, c := range []struct{ head, triple, want string }{
		{"", "x86_64-linux-gnu", "target datalayout = \"e-m:e-"},
		{"", "powerpc64-linux-gnu", "target datalayout = \"E-m:e-"},
		{"target triple = \"aarch64-linux-gnu\"\n", "", "i8:8:32-i16:16:32"},
		{"target datalayout = \"e-i64:32\"\n", "x86_64-linux-gnu", "target datalayout = \"e-i64:32\""},
	} {
		out, _, err := run(t, translate.Opt(), []byte(c.head+mainIR), map[string]string{"mtriple": c.triple})
		require.NoError(t, err)
		require.Contains(t, string(out.Data), c.want)
	}
}

// TestNativeTarget: for the processor of this machine no tool is asked what the machine is; opt says
// the same of it as a tool that is asked does.
func TestNativeTarget(t *testing.T) {
	oracle.Need(t, "opt", "llc")
	if target.Native() == "" {
		t.Skip("the machine is not known")
	}
	head := func(settings map[string]string) string {
		out, _, err := run(t, translate.Opt(), []byte(mainIR), settings)
		require.NoError(t, err)
		_, text, _ := strings.Cut(string(out.Data), "target datalayout")
		text, _, _ = strings.Cut(text, "define")
		return text
	}
	asked := head(nil)
	opt, err := exec.LookPath("opt")
	require.NoError(t, err)
	// An opt and an llc that answer no questions.
	dir := t.TempDir()
	script := "#!/bin/sh\n[ \"$1\" = --version ] && exit 1\nexec " + opt + " \"$@\"\n"
	require.NoError(t, os.WriteFile(filepath.Join(dir, "opt"), []byte(script), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "llc"), []byte("#!/bin/sh\nexit 1\n"), 0o700))
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	require.Equal(t, asked, head(map[string]string{"mcpu": "native"}))
	_, _, err = run(t, translate.Opt(), []byte(mainIR), nil)
	require.Error(t, err)
}

// TestLongNames: names of values that differ only in their last byte stay two, whatever their length.
func TestLongNames(t *testing.T) {
	oracle.Need(t, "llc", "opt")
	name := strings.Repeat("long.", 500)
	text := fmt.Sprintf("define i32 @f(i32 %%a) {\n  %%%[1]s1 = add i32 %%a, 2\n  %%%[1]s2 = mul i32 %%%[1]s1, %%a\n"+
		"  %%r = xor i32 %%%[1]s1, %%%[1]s2\n  ret i32 %%r\n}\n", name)
	better, diags, err := run(t, translate.Opt(), []byte(text), nil)
	require.NoError(t, err)
	require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
	require.Contains(t, string(better.Data), "%"+name+"2 = mul")
	_, diags, err = run(t, translate.LLC(), better.Data, nil)
	require.NoError(t, err)
	require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
}
