package pass

import (
	"bytes"
	"hash/maphash"
	"io"

	"github.com/mlirc/mlirc/core/ir"
)

// irPrinter prints the IR around passes, for --mlir-print-ir-before and similar options. Its
// Hook goes into a [Manager].
type irPrinter struct {
	// Before and After choose passes by name; nil chooses none.
	Before, After func(pass string) bool
	// onlyChanged shows the IR after a pass only where it differs from before.
	onlyChanged bool
	// onlyFailed shows the IR after a pass only where it failed.
	onlyFailed bool
	// moduleScope shows the whole module, not only the anchor.
	moduleScope bool
	// Text appends the text of an operation.
	Text func(dst []byte, op *ir.Operation) []byte
	// Out takes what is shown.
	Out io.Writer
}

// hook is the hook for a [Manager].
func (p *irPrinter) hook() Hook {
	seed := maphash.MakeSeed()
	var before uint64
	return Hook{
		before: func(pass *Pass, op *ir.Operation) {
			if p.onlyChanged && chosen(p.After, pass) {
				before = maphash.Bytes(seed, p.text(op))
			}
			if chosen(p.Before, pass) {
				p.show("Before "+pass.Name, op)
			}
		},
		after: func(pass *Pass, op *ir.Operation, err error) {
			if !chosen(p.After, pass) || p.onlyFailed && err == nil {
				return
			}
			if p.onlyChanged && maphash.Bytes(seed, p.text(op)) == before {
				return
			}
			if err != nil {
				p.show("After "+pass.Name+" Failed", op)
				return
			}
			p.show("After "+pass.Name, op)
		},
	}
}

func chosen(choose func(string) bool, p *Pass) bool { return choose != nil && choose(p.Name) }

func (p *irPrinter) text(op *ir.Operation) []byte { return p.Text(nil, op) }

func (p *irPrinter) show(when string, op *ir.Operation) {
	head := "// -----// IR Dump " + when
	if p.moduleScope {
		if name := ir.SymbolName(op); name != "" {
			head += " ('" + op.Name().String() + "' operation: @" + name + ")"
		}
		for parent := op.ParentOp(); parent != nil; parent = op.ParentOp() {
			op = parent
		}
	}
	text := append([]byte(head+" //----- //\n"), p.text(op)...)
	text = append(bytes.TrimRight(text, "\n"), "\n\n"...)
	// What is shown is for eyes; that it cannot be written must not fail a run.
	_, _ = p.Out.Write(text)
}
