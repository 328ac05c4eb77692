package target

import (
	"fmt"
	"slices"
	"strings"
)

// row is an architecture with the data layouts of LLVM 13 by the format of objects; later
// versions of LLVM read these and add what they have besides.
type row struct {
	arch           []string
	width          int
	elf, macho, pe string
}

const x86 = "-p270:32:32-p271:32:32-p272:64:64"

// rows is not changed.
var rows = [...]row{
	{
		arch: []string{"x86_64"}, width: 64,
		elf:   "e-m:e" + x86 + "-i64:64-f80:128-n8:16:32:64-S128",
		macho: "e-m:o" + x86 + "-i64:64-f80:128-n8:16:32:64-S128",
		pe:    "e-m:w" + x86 + "-i64:64-f80:128-n8:16:32:64-S128",
	},
	{arch: []string{"i686"}, width: 32, elf: "e-m:e-p:32:32" + x86 + "-f64:32:64-f80:32-n8:16:32-S128"},
	{
		arch: []string{"aarch64"}, width: 64,
		elf:   "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128",
		macho: "e-m:o-i64:64-i128:128-n32:64-S128",
		pe:    "e-m:w-p:64:64-i32:32-i64:64-i128:128-n32:64-S128",
	},
	{arch: []string{"arm", "armv6", "armv7", "armv7a", "armv7l"}, width: 32, elf: "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"},
	{arch: []string{"riscv64"}, width: 64, elf: "e-m:e-p:64:64-i64:64-i128:128-n64-S128"},
	{arch: []string{"riscv32"}, width: 32, elf: "e-m:e-p:32:32-i64:64-n32-S128"},
	{arch: []string{"wasm32"}, width: 32, elf: "e-m:e-p:32:32-i64:64-n32:64-S128-ni:1:10:20"},
	{arch: []string{"wasm64"}, width: 64, elf: "e-m:e-p:64:64-i64:64-n32:64-S128-ni:1:10:20"},
	{arch: []string{"ppc64le"}, width: 64, elf: "e-m:e-i64:64-n32:64-S128-v256:256:256-v512:512:512"},
	{arch: []string{"s390x"}, width: 64, elf: "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-a:8:16-n32:64"},
}

// Complete finds what follows from the triple.
func (t *Target) Complete() error {
	if t.Triple == "" {
		return nil
	}
	arch, system := parts(t.Triple)
	i := slices.IndexFunc(rows[:], func(r row) bool { return slices.Contains(r.arch, arch) })
	if i < 0 {
		return fmt.Errorf("the data layout of '%s' is not known; the architectures are %s", t.Triple, strings.Join(architectures(), ", "))
	}
	r := rows[i]
	t.IndexWidth, t.DataLayout = r.width, r.elf
	switch {
	case arch == "x86_64" && strings.HasSuffix(system, "x32"):
		t.IndexWidth, t.DataLayout = 32, strings.Replace(r.elf, "m:e", "m:e-p:32:32", 1)
	case hasAny(system, "darwin", "macos", "ios"):
		t.DataLayout = r.macho
	case hasAny(system, "windows", "mingw", "cygwin"):
		t.DataLayout = r.pe
	}
	if t.DataLayout == "" {
		return fmt.Errorf("the data layout of '%s' is not known: the architecture is, but not with that system", t.Triple)
	}
	return nil
}

func hasAny(system string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(system, w) })
}

func architectures() []string {
	names := []string{"arm64", "amd64"}
	for _, r := range rows {
		names = append(names, r.arch...)
	}
	slices.Sort(names)
	return names
}

// PointerWidth is the width of a pointer that a data layout says, 64 where it says none.
func PointerWidth(layout string) int {
	for _, spec := range strings.Split(layout, "-") {
		fields := strings.Split(spec, ":")
		if fields[0] != "p" && fields[0] != "p0" || len(fields) < 2 {
			continue
		}
		width := 0
		if _, err := fmt.Sscan(fields[1], &width); err == nil {
			return width
		}
	}
	return 64
}

// IsBigEndian reports whether a data layout says that the highest byte comes first.
func IsBigEndian(layout string) bool {
	return slices.Contains(strings.Split(layout, "-"), "E")
}
