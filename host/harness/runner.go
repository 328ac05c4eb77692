package harness

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
)

// noResult is the name of no result.
const noResult = "void"

// ResultNames are the types of results that mlir-cpu-runner names, and f64.
func ResultNames() []string { return []string{noResult, "i32", "i64", "f32", "f64"} }

// Returns checks that the function returns what somebody expects; "" is anything, and void
// that nothing is wanted.
func (e *Entry) Returns(name string) error {
	switch name {
	case "", noResult:
		return nil
	case "i32", "i64", "f32", "f64":
	default:
		return fmt.Errorf("--entry-point-result: '%s' is none of %s", name, strings.Join(ResultNames(), ", "))
	}
	if len(e.Results) == 1 && e.Results[0].isScalar() && e.Results[0].Elem.name == name {
		return nil
	}
	types := make([]string, len(e.Results))
	for i, p := range e.Results {
		types[i] = syntax.TypeString(p.Type)
	}
	return fmt.Errorf("--entry-point-result: function '%s' returns (%s), not %s", e.Name, strings.Join(types, ", "), name)
}

// RunnerText is a result as mlir-cpu-runner prints one of the type; nothing for void.
func (v *Value) RunnerText(name string) string {
	switch {
	case name == noResult:
		return ""
	case v.Param.Elem.isFloat:
		f := num.FromBytes(v.Param.Elem.kind, v.Data)
		return strings.ToLower(strconv.FormatFloat(f.Float64(), 'e', 6, 64))
	}
	return v.Text(true)
}

// IsMemRef reports whether it is memory, which a function may write to.
func (p *Param) IsMemRef() bool { return p.isWritten() }

func (p *Param) isWritten() bool { return p.isMemRef && !p.isTensor }

// HasNPY reports whether NumPy has a type for the number.
func (e Elem) HasNPY() bool { return len(e.npyTypes()) > 0 }

// NoNPY says that it has none.
func (e Elem) NoNPY() error {
	return fmt.Errorf("NumPy has no type for %s; give the file another ending, and it gets text", e.name)
}
