package bytecode

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// spelledName is what an operation of another profile is called here.
type spelledName struct {
	op      *irdl.Op
	profile string
}

// opNameFrom finds the operation that has a name in the file: under that name,
// or by definition the one that is called so in some profile.
func (d *decoder) opNameFrom(n *opName) {
	full := n.full()
	n.made = d.ctx.OpName(full)
	if n.made.Def() != nil {
		return
	}
	if d.spelled == nil {
		d.spelled = spelledNames(d.ctx)
	}
	s, ok := d.spelled[full]
	if !ok {
		s, ok = spelledDialect(d.ctx, full)
	}
	if ok {
		n.made, n.profile = d.ctx.OpName(s.op.Name()), s.profile
	}
}

// spelledNames lists the operations that have names of their own in a profile.
func spelledNames(ctx *ir.Context) map[string]spelledName {
	names := map[string]spelledName{}
	for _, known := range ctx.Dialects() {
		dialect, ok := known.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, op := range dialect.SpelledOps() {
			for _, s := range op.Spellings {
				names[s.Name] = spelledName{op, s.Profile}
			}
		}
	}
	return names
}

// spelledDialect looks for an operation whose dialect has another name in a
// profile.
func spelledDialect(ctx *ir.Context, full string) (spelledName, bool) {
	prefix, rest, _ := strings.Cut(full, ".")
	for _, known := range ctx.Dialects() {
		dialect, ok := known.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, s := range dialect.Spellings {
			if s.Name != prefix {
				continue
			}
			if op := dialect.Op(dialect.Name() + "." + rest); op != nil {
				return spelledName{op, s.Profile}, true
			}
		}
	}
	return spelledName{}, false
}

// renameAttrs gives the attributes of the operation at hand the names that they
// have here.
func (d *decoder) renameAttrs(n *opName) {
	op, ok := n.made.Def().(*irdl.Op)
	if !ok || len(op.AttrSpellings) == 0 {
		return
	}
	s := &d.ops.state
	renamed := slices.Clone(s.Attrs)
	for i, a := range s.Attrs {
		renamed[i].Name = op.AttrNameFrom(n.profile, a.Name)
	}
	s.Attrs = ir.SortAttrs(renamed)
}
