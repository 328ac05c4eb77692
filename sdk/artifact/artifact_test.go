package artifact_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/sdk/artifact"
)

// TestLLVMIR: each fault is found where it is.
func TestLLVMIR(t *testing.T) {
	for text, wrong := range map[string]string{
		"": "",
		"; ModuleID = 'é'\r\nsource_filename = \"x\\22y\"\n":                        "",
		"@s = constant [2 x i8] c\"\\1B\\00\"\n":                                    "",
		"$c = comdat any\n%t = type <{ i8, [2 x i32] }>\n":                          "",
		"^0 = module: (path: \"a\", hash: (0, 0))\n":                                "",
		"!0 = !{i32 1, !\"x\", !DIFlags(flags: A | B)}\n":                           "",
		"define void @f()\n{\nx:\n  %y = fadd float 0x7FF0, -1.0e+01\n ret void\n}": "",

		"noise":                                  "line 1, column 1: no module begins so",
		"{}":                                     "line 1, column 1: no module begins so",
		"\xef\xbb\xbfdefine":                     `line 1, column 1: no token begins with '\EF'`,
		"declare void @f()\n\x1b[2J":             `line 2, column 1: no token begins with '\1B'`,
		"declare void @f()\rx":                   `line 1, column 18: no token begins with '\0D'`,
		"declare void @f() & x":                  "line 1, column 19: no token begins with '&'",
		"declare void @f(\x00)":                  `line 1, column 17: no token begins with '\00'`,
		"declare void @é()":                      `line 1, column 15: no token begins with '\C3'`,
		"; \x1b[2J\n":                            `line 1, column 3: text has no '\1B'`,
		"; a\rb\n":                               `line 1, column 4: text has no '\0D'`,
		"; \u202eb\n":                            `line 1, column 3: text has no '\E2'`,
		"; \xff\n":                               `line 1, column 3: text has no '\FF'`,
		"source_filename = \"\x07\"\n":           `line 1, column 20: text has no '\07'`,
		"source_filename = \"\x7f\"\n":           `line 1, column 20: text has no '\7F'`,
		"source_filename = \"a\n\"":              "line 1, column 21: a string ends in its line",
		"source_filename = \"é\n\"":              "line 1, column 22: a string ends in its line",
		"source_filename = \"a":                  "line 1, column 19: it ends within a string",
		"define void @f() {\n":                   "it ends within a function of line 1",
		"!0 = !{i32 1\n":                         "it ends within a function of line 1",
		"\ndefine void @f(i32":                   "it ends within the '(' of line 2",
		"define void @f() { \n ret [2 x":         "it ends within the '[' of line 2",
		"define void @f() {\n)":                  "line 2, column 1: ')' closes nothing",
		"define void @f()) {\n}":                 "line 1, column 17: ')' closes nothing",
		"define " + strings.Repeat("(", 1<<16+1): "line 1, column 65544: brackets are nested too deep",
		"define <{ i32 > } @f":                   "line 1, column 15: '>' closes nothing",
	} {
		err := artifact.Check(pass.KindLLVMIR, []byte(text))
		if wrong == "" {
			assert.NoError(t, err, "%q", text)
			continue
		}
		assert.EqualError(t, err, wrong, "%.60q", text)
	}
}

// TestLLVMIROfOthers: what other compilers write passes, and none of it that lacks an end
// within a function does.
func TestLLVMIROfOthers(t *testing.T) {
	clang := oracle.Tool(t, "clang-14")
	const source = `
		#include <stdarg.h>
		struct s { int a : 3; char *b; _Complex double c; };
		static const char *names[] = { "\x1b[0m\"", "\\", "\303\274" };
		__attribute__((weak, section("x\ty"))) _Thread_local int t;
		typedef float v4 __attribute__((vector_size(16)));
		v4 add(v4 a, v4 b) { return a + b; }
		__asm__(".globl outside\noutside:\n");
		int f(int n, ...) {
			va_list l;
			va_start(l, n);
			switch (n) { case 1: return va_arg(l, int); case 2: __asm__ volatile("nop\t# \"%0\"" : : "r"(n) : "memory"); }
			va_end(l);
			static void *labels[] = { &&one, &&two };
			goto *labels[n & 1];
		one: return names[n][0];
		two: return t;
		}
	`
	for _, arguments := range [][]string{
		{"-O0", "-g"}, {"-O3"}, {"-O2", "-g", "-flto=thin"}, {"-O1", "--target=aarch64-linux-gnu"}, {"-O1", "-fcoverage-mapping", "-fprofile-instr-generate"},
	} {
		cmd := exec.Command(clang, append(arguments, "-x", "c", "-", "-S", "-emit-llvm", "-o", "-")...)
		cmd.Stdin = strings.NewReader(source)
		out, err := cmd.Output()
		require.NoError(t, err, "%v: %s", arguments, errorOf(err))
		require.NoError(t, artifact.CheckLLVMIR(out), "%v", arguments)
		begin := bytes.LastIndex(out, []byte("\ndefine "))
		assert.ErrorContains(t, artifact.CheckLLVMIR(out[:begin+bytes.Index(out[begin:], []byte("\n}"))]), "it ends within a function")
	}
}

func errorOf(err error) string {
	if e, ok := err.(*exec.ExitError); ok {
		return string(e.Stderr)
	}
	return ""
}

// TestText: what other kinds hold.
func TestText(t *testing.T) {
	for _, kind := range []string{pass.KindAssembly, pass.KindHeader} {
		assert.NoError(t, artifact.Check(kind, []byte("\tü\n")))
		assert.EqualError(t, artifact.Check(kind, []byte("\n\n a\x1b[2J\n")), `line 3, column 3: text has no '\1B'`)
		assert.EqualError(t, artifact.Check(kind, []byte("ü\xff")), `line 1, column 3: text has no '\FF'`)
	}
	for _, kind := range []string{pass.KindObject, pass.KindExecutable} {
		assert.EqualError(t, artifact.Check(kind, nil), "it is empty")
		assert.EqualError(t, artifact.Check(kind, []byte("#!/bin/sh\n")), "it does not begin as one")
		assert.Error(t, artifact.Check(kind, []byte("\x7fELF")))
		assert.NoError(t, artifact.Check(kind, []byte("\x01\xdf\x00\x00")), "XCOFF")
	}
	assert.NoError(t, artifact.Check("another", []byte{0xff}))
}

// FuzzCheck: no artifact crashes its check, and LLVM IR that passes shows on a terminal.
func FuzzCheck(f *testing.F) {
	for _, text := range []string{"define void @f() {\n}\n", "!0 = !{!\"a\\00\"} ; é\n", "\x7fELF\x02\x01\x01", "\x00asm\x01\x00\x00\x00", "\xcf\xfa\xed\xfe", "\x64\x86"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		_ = artifact.CheckObject(data, artifact.AnyFormat)
		if artifact.CheckLLVMIR(data) == nil {
			require.NoError(t, artifact.CheckText(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))))
		}
	})
}

func BenchmarkLLVMIR(b *testing.B) {
	const function = `
define i32 @f(i32* %0, i32* %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { i32*, i32*, i64, [1 x i64], [1 x i64] } undef, i32* %0, 0
  %7 = getelementptr i32, i32* %1, i64 %3
  br label %8

8:                                                ; preds = %5
  ret i32 0
}
`
	text := []byte(strings.Repeat(function, 5000))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if err := artifact.CheckLLVMIR(text); err != nil {
			b.Fatal(err)
		}
	}
}
