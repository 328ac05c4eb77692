package kernel

import (
	"fmt"
	"slices"
	"strings"
)

// String is the program as text, for who looks for a mistake.
func (p *program) String() string {
	var w strings.Builder
	for _, b := range p.blocks {
		fmt.Fprintf(&w, "b%d:", b.id)
		if b.barrier {
			w.WriteString(" barrier")
		}
		w.WriteString("\n")
		for _, n := range append(slices.Clone(b.phis), b.nodes...) {
			fmt.Fprintf(&w, "  %%%d = %s", n.id, n.op)
			for _, a := range n.args {
				fmt.Fprintf(&w, " %%%d", a.id)
			}
			for from, v := range n.incoming {
				fmt.Fprintf(&w, " [b%d %%%d]", from.id, v.id)
			}
			if n.op == opConst {
				if k, ok := n.known(); ok {
					fmt.Fprintf(&w, " %d", k)
				}
			}
			if a := n.addr; a != nil {
				if a.obj != nil {
					fmt.Fprintf(&w, " @%s", a.obj.name)
				}
				fmt.Fprintf(&w, "+%d", a.off)
				for _, t := range a.terms {
					fmt.Fprintf(&w, "+%d*%%%d", t.scale, t.n.id)
				}
			}
			fmt.Fprintf(&w, " : %d/%d\n", n.shape.level, n.shape.stride)
		}
		w.WriteString("  ->")
		if b.term.cond != nil {
			fmt.Fprintf(&w, " if %%%d", b.term.cond.id)
		}
		for _, s := range b.term.succs {
			fmt.Fprintf(&w, " b%d", s.id)
		}
		w.WriteString("\n")
	}
	return w.String()
}
