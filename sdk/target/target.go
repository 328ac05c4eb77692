package target

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Resource is the name by which a run carries the target; it is missing where none is set.
const Resource = "target"

// The attributes of a module that say what it is for.
const (
	TripleAttr      = "llvm.target_triple"
	OtherTripleAttr = "llvm.triple"
	DataLayoutAttr  = "llvm.data_layout"
)

// Target is what code is generated for. Empty fields are up to the tools.
type Target struct {
	Triple          string `json:"triple,omitempty"`
	CPU             string `json:"cpu,omitempty"`
	Features        string `json:"features,omitempty"`
	RelocationModel string `json:"relocation-model,omitempty"`
	CodeModel       string `json:"code-model,omitempty"`
	// DataLayout is in the notation of LLVM, and IndexWidth the width of a pointer and an
	// index in bits; both follow from the triple.
	DataLayout string `json:"data-layout,omitempty"`
	IndexWidth int    `json:"index-width,omitempty"`
}

// Field is a part of a target that an option may stand for.
type Field = string

// The fields.
const (
	Triple          Field = "triple"
	CPU             Field = "cpu"
	Features        Field = "features"
	RelocationModel Field = "relocation-model"
	CodeModel       Field = "code-model"
	DataLayout      Field = "data-layout"
	IndexWidth      Field = "index-width"
)

// Parse reads the resource. No resource is no target.
func Parse(resource []byte) (Target, error) {
	var t Target
	if len(resource) == 0 {
		return t, nil
	}
	if err := json.Unmarshal(resource, &t); err != nil {
		return t, fmt.Errorf("the target is not a table of texts, such as [target] triple = \"aarch64-linux-gnu\": %w", err)
	}
	return t, nil
}

// Encode makes the resource of a target.
func (t Target) Encode() []byte {
	text, err := json.Marshal(t)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return text
}

// parts takes a triple apart: the architecture by one of its names, and system and
// environment without the vendor.
func parts(triple string) (arch, system string) {
	words := strings.Split(triple, "-")
	arch = words[0]
	switch arch {
	case "arm64":
		arch = "aarch64"
	case "amd64":
		arch = "x86_64"
	case "i386", "i486", "i586":
		arch = "i686"
	case "powerpc64le":
		arch = "ppc64le"
	}
	rest := slices.DeleteFunc(slices.Clone(words[1:]), func(w string) bool {
		return w == "unknown" || w == "pc" || w == "apple" || w == ""
	})
	return arch, strings.Join(rest, "-")
}

// Same reports whether two triples name one target.
func Same(a, b string) bool {
	archA, systemA := parts(a)
	archB, systemB := parts(b)
	return archA == archB && systemA == systemB
}

// nativeArch is the architecture that the program runs on, "" for one that is not known.
func nativeArch() string {
	return map[string]string{"amd64": "x86_64", "arm64": "aarch64", "riscv64": "riscv64", "386": "i686", "s390x": "s390x", "ppc64le": "ppc64le"}[runtime.GOARCH]
}

// Native is the triple of the machine that the program runs on, and "" where the system does not
// tell it: that is a Linux whose C library may be another than glibc, and any other system.
func Native() string {
	others, err := filepath.Glob("/lib/ld-musl-*")
	if runtime.GOOS != "linux" || nativeArch() == "" || err != nil || len(others) > 0 {
		return ""
	}
	return nativeArch() + "-pc-linux-gnu"
}

// IsNative reports whether a triple is for the machine and system that the program runs on.
func IsNative(triple string) bool {
	arch, system := parts(triple)
	is := map[string]string{"linux": "linux", "darwin": "darwin", "windows": "windows"}[runtime.GOOS]
	if runtime.GOOS == "darwin" && strings.Contains(system, "macos") {
		is = "macos"
	}
	return arch == nativeArch() && is != "" && strings.Contains(system, is) &&
		!strings.Contains(system, "x32") && !strings.Contains(system, "android")
}

// Compilers are the names that a C compiler for a triple may have, such as
// aarch64-linux-gnu-gcc.
func Compilers(triple string) []string {
	for _, c := range triple {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && !strings.ContainsRune("-_.", c) {
			return nil
		}
	}
	arch, system := parts(triple)
	names := []string{triple + "-gcc"}
	if short := arch + "-" + system + "-gcc"; system != "" && short != names[0] {
		names = append(names, short)
	}
	return names
}
