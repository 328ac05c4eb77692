package tokernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// print prints values, of which an index is an integer of 64 bits.
func (d *device) print(b *ir.Builder, op gpu.Printf) {
	values := make([]*ir.Value, len(op.Args()))
	for i, v := range op.Args() {
		if v.Type() == d.ctx.IndexType() {
			v = std.NewIndexCast(b, v, d.ctx.I64()).Out()
		}
		values[i] = v
	}
	kernel.NewPrint(b, values, wideFormat(op.Format()))
}

// wideFormat is a format of C with one length for all integers: the type of a value says how long it is, and
// behind `%d` the dialect kernel takes an `l` for a part of the conversion.
func wideFormat(format string) string {
	var out strings.Builder
	for {
		text, rest, found := strings.Cut(format, "%")
		out.WriteString(text)
		if !found {
			return out.String()
		}
		out.WriteByte('%')
		if strings.HasPrefix(rest, "%") {
			out.WriteByte('%')
			format = rest[1:]
			continue
		}
		flags := len(rest) - len(strings.TrimLeft(rest, "-+ #0123456789."))
		out.WriteString(rest[:flags])
		verb := strings.TrimLeft(rest[flags:], "hlLjztq")
		if verb != "" && strings.IndexByte("diouxX", verb[0]) >= 0 {
			out.WriteByte('l')
		}
		format = verb
	}
}
