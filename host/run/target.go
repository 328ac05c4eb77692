package run

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/sdk/target"
)

// target writes into the module what it is for, where the configuration says that. A module
// that says something else is not taken.
func (j *job) target() error {
	t := &j.plan.Target
	if t.Triple == "" || !j.module.Is("module") {
		return nil
	}
	own := func(name string) string {
		if s, ok := j.module.Attr(name).(*ir.StringAttr); ok {
			return s.Value()
		}
		return ""
	}
	for _, name := range []string{target.TripleAttr, target.OtherTripleAttr} {
		if triple := own(name); triple != "" && !target.Same(triple, t.Triple) {
			return j.contradicts(name, triple, t.Triple)
		}
	}
	layout := own(target.DataLayoutAttr)
	if layout != "" && (target.PointerWidth(layout) != t.IndexWidth || target.IsBigEndian(layout) != target.IsBigEndian(t.DataLayout)) {
		return j.contradicts(target.DataLayoutAttr, layout, t.DataLayout)
	}
	if entry := target.SpecOf(j.module).Contradicts(*t); entry != "" {
		j.sink.Report(diag.NewError(ir.Position(j.module.Loc()), fmt.Sprintf(
			"the module has %s in which %s, and target.triple asks for '%s'; remove the entry, or leave target.triple out",
			target.SpecAttr, entry, t.Triple)))
		return ErrDiagnosed
	}
	text := j.module.Context().StringAttr
	if own(target.TripleAttr) == "" && own(target.OtherTripleAttr) == "" {
		j.module.SetAttr(target.TripleAttr, text(t.Triple))
	}
	if layout == "" {
		j.module.SetAttr(target.DataLayoutAttr, text(t.DataLayout))
	}
	return nil
}

func (j *job) contradicts(attr, own, wanted string) error {
	j.sink.Report(diag.NewError(ir.Position(j.module.Loc()), fmt.Sprintf(
		"the module has %s = \"%s\", and target.triple asks for '%s'; remove the attribute, or leave target.triple out", attr, own, wanted)))
	return ErrDiagnosed
}
