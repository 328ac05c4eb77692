package tollvm

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// dataLayoutAttr is where a module says its data layout, in the notation of LLVM.
const dataLayoutAttr = "llvm.data_layout"

// ParseDataLayout finds the widths of pointers and indices in the default
// address space, which are 64 bits unless the layout says otherwise.
func ParseDataLayout(text string) (emit.Widths, error) {
	w := emit.Widths{Pointer: 64, Index: 64}
	for _, spec := range strings.Split(text, "-") {
		fields := strings.Split(spec, ":")
		if fields[0] != "p" && fields[0] != "p0" {
			continue
		}
		// p:size:abi[:preferred[:index]]
		pointer, err := layoutWidth(spec, fields, 1)
		if err != nil {
			return w, err
		}
		w = emit.Widths{Pointer: pointer, Index: pointer}
		if len(fields) < 5 {
			continue
		}
		if w.Index, err = layoutWidth(spec, fields, 4); err != nil {
			return w, err
		}
	}
	return w, nil
}

func layoutWidth(spec string, fields []string, i int) (uint32, error) {
	if i < len(fields) {
		if n, err := strconv.ParseUint(fields[i], 10, 32); err == nil && n > 0 && n <= maxPointerWidth {
			return uint32(n), nil
		}
	}
	return 0, fmt.Errorf("data layout: '%s' does not tell the width of a pointer; write p:size:alignment", spec)
}

// maxPointerWidth is the greatest width that is believed.
const maxPointerWidth = 128

// dataLayoutOf is the data layout of the closest module around an operation that
// has one.
func dataLayoutOf(op *ir.Operation) string {
	for ; op != nil; op = op.ParentOp() {
		if s, ok := op.Attr(dataLayoutAttr).(*ir.StringAttr); ok {
			return s.Value()
		}
	}
	return ""
}
