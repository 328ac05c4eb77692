package vce

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

// deduction collects what the operations of a module need, out of what is allowed.
type deduction struct {
	allowed *environment.Triple
	from    string // what allows it, as messages name it
	needed  *environment.Triple
	sink    *diag.Sink
	failed  bool
	// last is the least of the last versions that have some operation, by is that operation.
	last string
	by   *ir.Operation
	why  *ir.Operation // the operation that needs the version
}

// deduce goes through a module, from the inside out.
func deduce(module *ir.Operation, allowed *environment.Triple, from string, sink *diag.Sink) *deduction {
	w := allowed.Words
	d := &deduction{
		allowed: allowed, from: from, sink: sink,
		needed: environment.New(w),
	}
	ir.WalkPostOrder(module, func(op *ir.Operation) {
		if def, ok := op.Name().Def().(*ods.Op); ok {
			needsOf(op, def, func(n need) { d.take(op, n) })
		}
	})
	if d.last != "" && w.Less(d.last, d.needed.Version) {
		d.errorf(d.by, "is in versions to %s, but '%s' needs %s", d.last, d.why.Name(), d.needed.Version)
	}
	return d
}

func (d *deduction) errorf(op *ir.Operation, format string, args ...any) {
	d.failed = true
	d.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

// take adds what is needed, and reports what is not allowed.
func (d *deduction) take(op *ir.Operation, n need) {
	d.version(op, n, n.what.From, "")
	if to := n.what.To; to != "" && (d.last == "" || d.needed.Words.Less(to, d.last)) {
		d.last, d.by = to, op
	}
	d.extensions(op, n)
	for _, group := range n.what.Capabilities {
		d.capability(op, n, group)
	}
}

// version raises the version to one that is needed; instead names what would do, too.
func (d *deduction) version(op *ir.Operation, n need, version, instead string) {
	w := d.needed.Words
	if !w.Less(d.needed.Version, version) {
		return
	}
	if w.Less(d.allowed.Version, version) {
		d.errorf(op, "needs version %s%s%s, but %s has %s", version, because(n), instead, d.from, d.allowed.Version)
		return
	}
	d.needed.Version, d.why = version, op
}

func (d *deduction) extensions(op *ir.Operation, n need) {
	list, before := n.what.Extensions, n.what.Before
	if len(list) == 0 {
		return
	}
	if e := d.allowed.FirstExtension(list); e != "" {
		d.needed.AddExtension(e)
		return
	}
	if before != "" {
		d.version(op, n, before, " or "+anyOf("extension", list))
		return
	}
	d.errorf(op, "needs %s%s, but %s has none of that", anyOf("extension", list), because(n), d.from)
}

func (d *deduction) capability(op *ir.Operation, n need, group []string) {
	c := d.allowed.FirstCapability(group)
	if c == "" {
		d.errorf(op, "needs %s%s, but %s has none of that", anyOf("capability", group), because(n), d.from)
		return
	}
	if !d.needed.AddCapability(c) {
		return
	}
	if a := d.needed.Words.Of(c); a != nil { // what it implies need not be declared
		d.take(op, need{"capability " + c, &ods.Availability{From: a.From, To: a.To, Extensions: a.Extensions, Before: a.Before}})
	}
}

// because names the part that needs something.
func because(n need) string {
	if n.part == "" {
		return ""
	}
	return " for " + n.part
}

// anyOf lists words of which one is needed.
func anyOf(what string, list []string) string {
	if len(list) == 1 {
		return what + " " + list[0]
	}
	return what + " " + strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

// reported is the result of a pass.
func (d *deduction) reported() error {
	if d.failed {
		return pass.ErrReported
	}
	return nil
}
