package target_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/sdk/target"
)

var triples = []string{
	"x86_64-linux-gnu", "x86_64-apple-macosx", "x86_64-apple-darwin", "x86_64-pc-windows-msvc", "x86_64-linux-gnux32",
	"i686-linux-gnu", "i386-linux-gnu", "aarch64-linux-gnu", "aarch64-unknown-linux-musl", "arm64-apple-macosx", "aarch64-pc-windows-msvc",
	"armv7-linux-gnueabihf", "arm-linux-gnueabi", "riscv64-linux-gnu", "riscv32-unknown-elf", "wasm32-unknown-unknown", "wasm64-unknown-unknown",
	"powerpc64le-linux-gnu", "s390x-linux-gnu",
}

// layout asks an llc for the data layout of a target.
func layout(t *testing.T, llc, triple string) string {
	t.Helper()
	text := oracle.Pipe(t, "define void @f() {\n  ret void\n}\n", llc, "-mtriple="+triple, "-stop-after=verify", "-o", "-", "-")
	_, rest, ok := strings.Cut(text, "target datalayout = \"")
	require.True(t, ok)
	known, _, _ := strings.Cut(rest, "\"")
	return known
}

// TestComplete compares data layouts with those of LLVM 13; LLVM 19 agrees on what
// conversions ask.
func TestComplete(t *testing.T) {
	t.Parallel()
	for _, triple := range triples {
		is := target.Target{Triple: triple}
		require.NoError(t, is.Complete(), triple)
		assert.Equal(t, layout(t, "llc-13", triple), is.DataLayout, triple)
		newer := layout(t, "llc-19", triple)
		assert.Equal(t, target.PointerWidth(newer), is.IndexWidth, triple)
		assert.Equal(t, target.PointerWidth(is.DataLayout), is.IndexWidth, triple)
		assert.Equal(t, target.IsBigEndian(newer), target.IsBigEndian(is.DataLayout), triple)
	}
}

func TestCompleteRefuses(t *testing.T) {
	t.Parallel()
	require.NoError(t, new(target.Target).Complete())
	for triple, want := range map[string]string{
		"vax-linux-gnu": "the data layout of 'vax-linux-gnu' is not known; the architectures are aarch64, amd64, arm, arm64, armv6, armv7, armv7a, armv7l, i686, ppc64le, riscv32, riscv64, s390x, wasm32, wasm64, x86_64",
		"i686-windows":  "the data layout of 'i686-windows' is not known: the architecture is, but not with that system",
	} {
		is := target.Target{Triple: triple}
		assert.EqualError(t, is.Complete(), want)
	}
}

func TestSame(t *testing.T) {
	t.Parallel()
	for _, pair := range [][2]string{
		{"aarch64-linux-gnu", "arm64-unknown-linux-gnu"}, {"x86_64-pc-linux-gnu", "amd64-linux-gnu"}, {"i386-linux-gnu", "i686-linux-gnu"},
	} {
		assert.True(t, target.Same(pair[0], pair[1]), pair)
	}
	for _, pair := range [][2]string{
		{"aarch64-linux-gnu", "x86_64-linux-gnu"}, {"x86_64-linux-gnu", "x86_64-linux-musl"},
	} {
		assert.False(t, target.Same(pair[0], pair[1]), pair)
	}
}

func TestCompilers(t *testing.T) {
	t.Parallel()
	assert.Equal(t, []string{"aarch64-linux-gnu-gcc"}, target.Compilers("aarch64-linux-gnu"))
	assert.Equal(t, []string{"arm64-unknown-linux-gnu-gcc", "aarch64-linux-gnu-gcc"}, target.Compilers("arm64-unknown-linux-gnu"))
	assert.Empty(t, target.Compilers("../bin/x"))
}

func TestResource(t *testing.T) {
	t.Parallel()
	is := target.Target{Triple: "aarch64-linux-gnu", CPU: "cortex-a72", CodeModel: "small"}
	require.NoError(t, is.Complete())
	back, err := target.Parse(is.Encode())
	require.NoError(t, err)
	assert.Equal(t, is, back)
	none, err := target.Parse(nil)
	require.NoError(t, err)
	assert.Zero(t, none)
	_, err = target.Parse([]byte("[]"))
	assert.ErrorContains(t, err, "the target is not a table of texts")
}
