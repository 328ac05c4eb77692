package tollvm_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/conversions/expand"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// variant is one way to use one operation: a module with it, and what becomes of
// that.
type variant struct {
	op, name string
	module   string
	// support is C at file scope, check the statements that call the module's
	// functions and CHECK what they do. Without a check nothing is executed, and
	// unexecuted says why.
	support, check, unexecuted string
	// refused tells by convention, and for all that are not mentioned by "", why
	// the module cannot be converted.
	refused map[string]string
}

func (v *variant) String() string { return strings.TrimSuffix(v.op+" "+v.name, " -") }

// reason is why a convention refuses the variant, "" if it does not.
func (v *variant) reason(convention string) string {
	if own, ok := v.refused[convention]; ok {
		return own
	}
	return v.refused[""]
}

// allVariants lists those of the table of elementwise operations and of the
// archives.
func allVariants(t *testing.T) []*variant {
	list := elementwiseVariants(t)
	for _, name := range []string{"std", "memref", "functions"} {
		list = append(list, readVariants(t, "testdata/variants/"+name+".txtar")...)
	}
	return list
}

// readVariants reads an archive in which a section named after an operation and a
// variant begins a case, and the sections that follow say what becomes of it.
func readVariants(t *testing.T, path string) []*variant {
	t.Helper()
	a := archive.Read(t, path)
	var list []*variant
	for _, section := range a.Sections {
		words := strings.Fields(section.Name)
		if strings.Contains(words[0], ".") {
			v := &variant{op: words[0], name: "-", module: section.Text, refused: map[string]string{}}
			if len(words) > 1 {
				v.name = words[1]
			}
			list = append(list, v)
			continue
		}
		v, text := list[len(list)-1], strings.TrimSpace(section.Text)
		switch words[0] {
		case "check":
			v.check = text
		case "support":
			v.support = text
		case "unexecuted":
			v.unexecuted = text
		case "refused":
			for _, c := range append(words[1:], "")[:max(1, len(words)-1)] {
				v.refused[c] = text
			}
		default:
			t.Fatalf("%s: there is no section '%s'", path, section.Name)
		}
	}
	return list
}

// tableRows reads a table: lines with tabs, and comments.
func tableRows(t *testing.T, path string, columns int) [][]string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		row := strings.Split(line, "\t")
		require.Len(t, row, columns, line)
		rows = append(rows, row)
	}
	return rows
}

// TestVariantsAreComplete checks that there is a case for whatever MLIR 13 converts,
// leaves or refuses, and for each of its defects.
func TestVariantsAreComplete(t *testing.T) {
	known := map[string]bool{}
	for _, v := range allVariants(t) {
		assert.False(t, known[v.String()], "%s is there twice", v)
		known[v.String()] = true
		assert.True(t, v.check != "" || v.unexecuted != "" || v.refused[""] != "", "%s shows nothing", v)
	}
	for _, row := range tableRows(t, "testdata/variants/mlir13.tsv", 3) {
		assert.True(t, known[strings.TrimSuffix(row[0]+" "+row[1], " -")], "%s %s has no case", row[0], row[1])
	}
	for _, row := range tableRows(t, "testdata/variants/defects.tsv", 3) {
		assert.True(t, known[strings.TrimSuffix(row[1]+" "+row[2], " -")], "%s: %s %s has no case", row[0], row[1], row[2])
	}
}

// TestVariants converts every variant under every convention. Those that are
// converted are compiled together and executed; the others are refused with the
// reason that is expected.
func TestVariants(t *testing.T) {
	oracle.Need(t, "llc-13", "llvm-as-13", "cc")
	all := allVariants(t)
	for _, c := range convention.All() {
		t.Run(c.Name, func(t *testing.T) {
			t.Parallel()
			var fit []*variant
			counts := map[string]int{}
			for _, v := range all {
				if reason := v.reason(c.Name); reason != "" {
					counts["refused"]++
					assertRefused(t, v, c.Name, reason)
					continue
				}
				fit = append(fit, v)
			}
			counts["executed"], counts["translated"] = runVariants(t, fit, c.Name)
			t.Log(counts)
		})
	}
}

// TestExpandedVariants executes what std-expand makes of operations.
func TestExpandedVariants(t *testing.T) {
	oracle.Need(t, "llc-13", "llvm-as-13", "cc")
	expands := map[string]bool{
		"std.ceildivi_signed": true, "std.floordivi_signed": true, "std.atomic_rmw": true, "memref.reshape": true,
	}
	var list []*variant
	for _, v := range allVariants(t) {
		if expands[v.op] && v.reason(convention.DescriptorName) == "" {
			list = append(list, v)
		}
	}
	executed, _ := runVariants(t, list, convention.DescriptorName, expand.StdExpand())
	t.Log(executed)
}

// assertRefused converts a variant alone and looks for the reason.
func assertRefused(t *testing.T, v *variant, convention, reason string) {
	t.Helper()
	var text strings.Builder
	for _, d := range (job{convention: convention}).convert(t, parse(t, newContext(t), v.module)) {
		text.WriteString(d.Message + "\n")
		for _, n := range d.Notes {
			text.WriteString("  " + n.Message + "\n")
		}
	}
	assert.Contains(t, text.String(), reason, "%s is not refused as expected", v)
}

// runVariants converts variants in one module, compiles that, and calls each from
// a driver in C. Those that cannot be executed are translated only.
func runVariants(t *testing.T, list []*variant, convention string, before ...*pass.Pass) (executed, translated int) {
	t.Helper()
	var run, rest strings.Builder
	for _, v := range list {
		if v.check == "" {
			translated++
			rest.WriteString(v.module)
			continue
		}
		executed++
		run.WriteString(v.module)
	}
	oracle.Pipe(t, translate(t, rest.String(), convention, before...), "llvm-as-13", "-o", "-")
	dir := t.TempDir()
	object, source, program := filepath.Join(dir, "module.o"), filepath.Join(dir, "driver.c"), filepath.Join(dir, "program")
	oracle.Pipe(t, translate(t, run.String(), convention, before...), "llc-13", "-O1", "-filetype=obj", "-relocation-model=pic", "-o", object)
	require.NoError(t, os.WriteFile(source, []byte(driver(t, list)), 0o666))
	oracle.Pipe(t, "", "cc", "-O0", "-Wall", "-Werror", "-o", program, source, object, "-lm")
	out, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Equal(t, fmt.Sprintf("%d cases\n", executed), string(out))
	return executed, translated
}

// translate makes LLVM IR of a module, verified on the way. Functions go through
// the passes before at first.
func translate(t *testing.T, text, convention string, before ...*pass.Pass) string {
	t.Helper()
	m := parse(t, newContext(t), text)
	sink := &diag.Sink{}
	require.True(t, verify.Verify(m, sink, verify.Options{}), "%v", problemsOf(sink.Diagnostics()))
	for _, p := range before {
		for fn := range m.Region(0).Entry().Ops() {
			require.NoError(t, p.Run(&pass.Run{Op: fn, Diags: sink, Workers: 1}))
		}
		require.True(t, verify.Verify(m, sink, verify.Options{}), "%v", problemsOf(sink.Diagnostics()))
	}
	require.Empty(t, problemsOf(job{convention: convention}.convert(t, m)))
	require.True(t, verify.Verify(m, sink, verify.Options{}), "%v", problemsOf(sink.Diagnostics()))
	out, ok := llvmir.Emit(m, llvmir.Options{}, sink)
	require.True(t, ok, "%v", problemsOf(sink.Diagnostics()))
	return string(out)
}

// problemsOf are diagnostics as text.
func problemsOf(list []diag.Diagnostic) []string {
	var out []string
	for _, d := range list {
		line := fmt.Sprintf("%d:%d: %s", d.Pos.Line, d.Pos.Col, d.Message)
		for _, n := range d.Notes {
			line += "; " + n.Message
		}
		out = append(out, line)
	}
	return out
}

// driver is a C program that runs the checks of variants.
func driver(t *testing.T, list []*variant) string {
	t.Helper()
	prelude, err := os.ReadFile("testdata/variants/prelude.h")
	require.NoError(t, err)
	main, err := os.ReadFile("testdata/variants/main.c")
	require.NoError(t, err)
	var text, table strings.Builder
	text.Write(prelude)
	for i, v := range list {
		if v.check == "" {
			continue
		}
		fmt.Fprintf(&text, "%s\nstatic void case_%d(void) {\n%s\n}\n", v.support, i, v.check)
		fmt.Fprintf(&table, "  {%q, case_%d},\n", v.String(), i)
	}
	return text.String() + strings.Replace(string(main), "/* cases */", table.String(), 1)
}
