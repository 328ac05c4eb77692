package llvmir_test

import (
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// parse reads a module of the LLVM dialect.
func parse(t testing.TB, file string, text []byte) *ir.Operation {
	t.Helper()
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	layouts, err := dlti.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect, layouts)
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource(file, text), &sink, syntax.ParseOptions{})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	return module
}

// TestOracle compares with what mlir-translate makes of the same module.
func TestOracle(t *testing.T) {
	eachFile(t, "testdata/oracle/*.mlir", func(t *testing.T, file string, text []byte) {
		ours := emit(t, parse(t, file, text), llvmir.Options{Workers: 2})
		theirs := oracle.Pipe(t, text, "mlir-translate-13", "--mlir-to-llvmir")
		require.Equal(t, normal(t, theirs), normal(t, []byte(ours)))
	})
}

// TestNewer compares with what mlir-translate-19 makes of modules as mlir-opt-19 prints them.
func TestNewer(t *testing.T) {
	eachFile(t, "testdata/newer/*.mlir", func(t *testing.T, file string, text []byte) {
		module := parse(t, file, text)
		ours := emit(t, module, llvmir.Options{Reader: 19, Workers: 2, DebugInfo: debugInfoOf(module)})
		theirs := oracle.Pipe(t, text, "mlir-translate-19", "--mlir-to-llvmir")
		require.Equal(t, normalBy(t, theirs, "opt-19"), normalBy(t, []byte(ours), "opt-19"))
	})
}

// TestAgainst22 compares with mlir-translate-22, and what is printed with what mlir-opt-22 prints.
func TestAgainst22(t *testing.T) {
	for _, tool := range []string{"mlir-opt-22", "mlir-translate-22", "opt-22"} {
		oracle.Need(t, tool)
	}
	eachFile(t, "testdata/mlir22/*.mlir", func(t *testing.T, file string, text []byte) {
		module := parse(t, file, text)
		printed, ok := syntax.Append(nil, module, syntax.PrintOptions{Profile: "mlir-22"}, &diag.Sink{})
		require.True(t, ok)
		want := oracle.Pipe(t, text, "mlir-opt-22")
		require.Equal(t, strings.TrimSpace(string(want)), strings.TrimSpace(string(printed)))
		ours := emit(t, module, llvmir.Options{Reader: 22, Workers: 2, DebugInfo: debugInfoOf(module)})
		theirs := oracle.Pipe(t, text, "mlir-translate-22", "--mlir-to-llvmir")
		require.Equal(t, normalBy(t, theirs, "opt-22"), normalBy(t, []byte(ours), "opt-22"))
	})
}

// eachFile is a test for each file of a pattern.
func eachFile(t *testing.T, pattern string, test func(t *testing.T, file string, text []byte)) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			test(t, file, text)
		})
	}
}

// debugInfoOf is all debug information for a module that has it as attributes, and none for others.
func debugInfoOf(module *ir.Operation) llvmir.DebugInfo {
	how := llvmir.NoDebugInfo
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if debuginfo.Subprogram(op.Loc()) != nil {
			how = llvmir.FullDebugInfo
		}
		return ir.Advance
	})
	return how
}

// TestOpaquePointers reads the other form of pointers back.
func TestOpaquePointers(t *testing.T) {
	files, err := filepath.Glob("testdata/oracle/*.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			ours := emit(t, parse(t, file, text), llvmir.Options{OpaquePointers: true})
			oracle.Pipe(t, []byte(ours), "opt-14", "-opaque-pointers", "-S", "-verify", "-o", "-")
		})
	}
}

var (
	comments  = regexp.MustCompile(`\s*;.*`)
	nodes     = regexp.MustCompile(`!\d+`)
	incoming  = regexp.MustCompile(`\[ [^\]]* \]`)
	group     = regexp.MustCompile(`(?m)^attributes (#\d+) = (\{.*\})$`)
	groupName = regexp.MustCompile(`#\d+`)
	flags     = regexp.MustCompile(`(?m)^!llvm\.module\.flags = .*\n`)
	format    = regexp.MustCompile(`(?m)^(!\d+) = !\{i32 2, !"Debug Info Version", i32 3\}\n`)
)

// normal is LLVM IR as LLVM prints it, without what two ways of writing a module
// may do differently: comments, the order of phi operands, numbers of metadata,
// and the declarations that mlir-translate always adds.
func normal(t testing.TB, text []byte) string { return normalBy(t, text, "opt-13", "-strip-debug") }

// normalBy is normal with another version of LLVM.
func normalBy(t testing.TB, text []byte, opt string, args ...string) string {
	t.Helper()
	printed := string(oracle.Pipe(t, text, opt, append(args, "-S", "-o", "-")...))
	if m := format.FindStringSubmatch(printed); m != nil {
		printed = strings.Replace(printed, m[0], "", 1)
		printed = flags.ReplaceAllStringFunc(printed, func(list string) string {
			list = strings.NewReplacer("{"+m[1]+", ", "{", ", "+m[1]+"}", "}", ", "+m[1]+", ", ", ").Replace(list)
			if list == "!llvm.module.flags = !{"+m[1]+"}\n" {
				return ""
			}
			return list
		})
	}
	groups := map[string]string{}
	for _, m := range group.FindAllStringSubmatch(printed, -1) {
		groups[m[1]] = m[2]
	}
	printed = groupName.ReplaceAllStringFunc(group.ReplaceAllString(printed, ""), func(n string) string { return groups[n] })
	numbers := map[string]string{}
	printed = nodes.ReplaceAllStringFunc(printed, func(n string) string {
		if numbers[n] == "" {
			numbers[n] = "!" + strconv.Itoa(len(numbers))
		}
		return numbers[n]
	})
	var out, declarations []string
	for line := range strings.Lines(printed) {
		line = strings.TrimRight(comments.ReplaceAllString(line, ""), " \n")
		if line == "" || strings.HasPrefix(line, "source_filename") ||
			strings.HasPrefix(line, "declare i8* @malloc") || strings.HasPrefix(line, "declare void @free") {
			continue
		}
		if strings.Contains(line, "@llvm.matrix.column.major") { // the natural alignment need not be said
			line = strings.Replace(line, "float* align 4 ", "float* ", 1)
		}
		if strings.HasPrefix(line, "declare ") {
			declarations = append(declarations, line)
			continue
		}
		out = append(out, sortedPhi(line))
	}
	sort.Strings(declarations)
	out = append(out, declarations...)
	return strings.Join(out, "\n")
}

func sortedPhi(line string) string {
	if !strings.Contains(line, " = phi ") {
		return line
	}
	edges := incoming.FindAllString(line, -1)
	sort.Strings(edges)
	return incoming.ReplaceAllString(line, "") + strings.Join(edges, " ")
}
