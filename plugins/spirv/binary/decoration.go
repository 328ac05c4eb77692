package binary

import (
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// decoration is a property of an id.
type decoration struct {
	kind uint32
	name string // of the attribute that it is
	args []uint32
	text string
	// hasText tells an empty text from none.
	hasText, byID bool
}

// isText reports whether a decoration is a text and nothing else.
func (d *decoration) isText() bool { return d.hasText && len(d.args) == 0 && !d.byID }

// memberDecoration is a property of a member of a struct.
type memberDecoration struct {
	decoration
	member uint32
}

// sorted are decorations by their numbers; a double is dropped.
func sorted(list []decoration) []decoration {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b decoration) int { return int(a.kind) - int(b.kind) })
	return slices.CompactFunc(list, func(a, b decoration) bool {
		return a.kind == b.kind && a.text == b.text && slices.Equal(a.args, b.args)
	})
}

func decimal(n int) string { return strconv.Itoa(n) }

// decorationOf reads a decoration with its operands.
func (r *reader) decorationOf(args []uint32) (decoration, error) {
	if len(args) == 0 {
		return decoration{}, r.errorf("the instruction has too few words")
	}
	c := r.g.enum("Decoration").Case(uint64(args[0]))
	if c == nil {
		return decoration{}, r.errorf("%d is no decoration that dialect 'spv' has", args[0])
	}
	d := decoration{kind: args[0], name: r.g.attrs[args[0]], args: args[1:]}
	want, list := len(c.Params), false
	for _, p := range c.Params {
		switch p.Kind {
		case ods.ParamOfString:
			s, n, err := r.text(d.args)
			if err != nil {
				return d, err
			}
			d.text, d.hasText, d.args = s, true, d.args[n:]
			want--
		case ods.ParamOfID:
			d.byID = true
		}
		list = list || p.List
	}
	if len(d.args) != want && !list {
		return d, r.errorf("decoration '%s' has %d operands, not %d", c.Word, len(d.args), want)
	}
	return d, nil
}

func (r *reader) decorate(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	d, err := r.decorationOf(in.args[1:])
	e.decorations = append(e.decorations, d)
	return err
}

func (r *reader) memberDecorate(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	d, err := r.decorationOf(in.args[2:])
	e.members = append(e.members, memberDecoration{d, in.args[1]})
	return err
}

func (r *reader) decorationGroup(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	_, err := r.define(in.args[0], aGroup)
	return err
}

func (r *reader) groupDecorate(in *instruction) error {
	return r.fromGroup(in, 1, func(group, e *entity, _ uint32) {
		e.decorations = append(e.decorations, group.decorations...)
	})
}

func (r *reader) groupMemberDecorate(in *instruction) error {
	return r.fromGroup(in, 2, func(group, e *entity, member uint32) {
		for _, d := range group.decorations {
			e.members = append(e.members, memberDecoration{d, member})
		}
	})
}

// maxGrouped bounds the decorations that groups give.
const maxGrouped = 1 << 20

// fromGroup gives the decorations of a group to targets, each of so many words.
func (r *reader) fromGroup(in *instruction, size int, give func(group, e *entity, member uint32)) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	group, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	if group.kind != aGroup {
		return r.errorf("%%%d is no group of decorations", in.args[0])
	}
	targets := in.args[1:]
	if len(targets)%size != 0 {
		return r.errorf("the instruction has an id without a member")
	}
	if r.grouped += len(targets) * len(group.decorations); r.grouped > maxGrouped {
		return r.errorf("groups give more than %d decorations", maxGrouped)
	}
	for i := 0; i < len(targets); i += size {
		e, err := r.id(targets[i])
		if err != nil {
			return err
		}
		give(group, e, targets[i+size-1])
	}
	return nil
}

// decorationAttrs are the attributes that an operation has for decorations.
func (r *reader) decorationAttrs(e *entity, prefix string) ([]ir.NamedAttr, error) {
	var attrs []ir.NamedAttr
	for _, d := range sorted(e.decorations) {
		value, err := r.decorationValue(d)
		if err != nil {
			return nil, err
		}
		if n := len(attrs); n > 0 && attrs[n-1].Name == prefix+d.name {
			return nil, r.errorf("%%%d has decoration '%s' twice, with other operands", e.id, d.name)
		}
		attrs = append(attrs, ir.NamedAttr{Name: prefix + d.name, Value: value})
	}
	return attrs, nil
}

// decorationValue is unit, a number, a keyword, a string, or an array of several.
func (r *reader) decorationValue(d decoration) (ir.Attribute, error) {
	c := r.g.enum("Decoration").Case(uint64(d.kind))
	var values []ir.Attribute
	if d.hasText {
		values = append(values, r.ctx.StringAttr(d.text))
	}
	params := slices.DeleteFunc(slices.Clone(c.Params), func(p ods.EnumParam) bool { return p.Kind == ods.ParamOfString })
	for i, w := range d.args {
		value, err := r.decorationOperand(params, i, w)
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	switch len(values) {
	case 0:
		return r.ctx.UnitAttr(), nil
	case 1:
		return values[0], nil
	}
	return r.ctx.ArrayAttr(values), nil
}

func (r *reader) decorationOperand(params []ods.EnumParam, i int, word uint32) (ir.Attribute, error) {
	if i >= len(params) {
		return nil, r.errorf("a decoration has more operands than dialect 'spv' knows")
	}
	switch p := params[i]; p.Kind {
	case ods.ParamOfEnum:
		if p.Enum.Kind == ods.FlagsEnum {
			return r.enumAttr(p.Enum, word)
		}
		keyword, ok := p.Enum.Word(uint64(word))
		if !ok {
			return nil, r.errorf("%d is no %s that dialect 'spv' has", word, p.Enum.Name)
		}
		return r.ctx.StringAttr(keyword), nil
	case ods.ParamOfID:
		e, err := r.id(word)
		if err != nil {
			return nil, err
		}
		if e.kind == aConstant {
			return e.attr, nil
		}
		if e.kind == unknown { // what follows
			if e.reserved == "" {
				e.reserved = r.newSymbol(e.text, e.id)
				r.announced = append(r.announced, e)
			}
			return r.ctx.SymbolRefAttr(e.reserved), nil
		}
		symbol, err := r.symbolOf(e)
		if err != nil {
			return nil, err
		}
		return r.ctx.SymbolRefAttr(symbol), nil
	}
	return r.ctx.I32Attr(int64(int32(word))), nil
}
