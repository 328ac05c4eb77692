package binary

import (
	"github.com/mlirc/mlirc/core/ir"
)

// memberName is the name of a member of a struct.
type memberName struct {
	member uint32
	name   string
}

func (r *reader) str(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	s, _, err := r.text(in.args[1:])
	if err != nil {
		return err
	}
	e, err := r.define(in.args[0], aString)
	if err != nil {
		return err
	}
	e.text = s
	return nil
}

// stringOf is the text of an OpString.
func (r *reader) stringOf(id uint32) (string, error) {
	e, err := r.id(id)
	if err != nil {
		return "", err
	}
	if e.kind != aString {
		return "", r.errorf("%%%d is no string", id)
	}
	return e.text, nil
}

// nameOf notes a name. Of several, the first counts.
func (r *reader) nameOf(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	s, _, err := r.text(in.args[1:])
	if err == nil && !e.named && e.kind == unknown {
		e.text, e.named = s, true
	}
	return err
}

func (r *reader) memberNameOf(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	s, _, err := r.text(in.args[2:])
	e.memberNames = append(e.memberNames, memberName{in.args[1], s})
	return err
}

// line says where the instructions that follow come from.
func (r *reader) line(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	file, err := r.stringOf(in.args[0])
	if err != nil {
		return err
	}
	r.loc = r.ctx.FileLineColLoc(file, in.args[1], in.args[2])
	return nil
}

func (r *reader) noLine(*instruction) error {
	r.loc = r.ctx.UnknownLoc()
	return nil
}

// namesOfTypes lists the names of structs and their members: a type cannot tell them,
// because what is called otherwise is the same type.
func (r *reader) namesOfTypes() []ir.Attribute {
	var list []ir.Attribute
	seen := map[ir.Type]bool{}
	for _, e := range r.typeNames {
		if seen[e.typ] || !e.named && len(e.memberNames) == 0 && len(e.texts) == 0 {
			continue
		}
		seen[e.typ] = true
		fields := []ir.NamedAttr{{Name: "type", Value: r.ctx.TypeAttr(e.typ)}}
		if e.named {
			fields = append(fields, ir.NamedAttr{Name: "name", Value: r.ctx.StringAttr(e.text)})
		}
		if len(e.memberNames) > 0 && e.count > 0 {
			members := make([]ir.Attribute, e.count)
			for i := range members {
				members[i] = r.ctx.UnitAttr()
			}
			for _, m := range e.memberNames {
				if int64(m.member) < int64(e.count) {
					members[m.member] = r.ctx.StringAttr(m.name)
				}
			}
			fields = append(fields, ir.NamedAttr{Name: "members", Value: r.ctx.ArrayAttr(members)})
		}
		if len(e.texts) > 0 {
			fields = append(fields, ir.NamedAttr{Name: "decorations", Value: r.ctx.ArrayAttr(e.texts)})
		}
		list = append(list, r.ctx.DictionaryAttr(fields))
	}
	return list
}

// memberField is the field of a record of [reader.texts] that says which member it is about.
const memberField = "member"

// texts are records of the decorations of a struct and its members that are texts.
func (r *reader) texts(e *entity) []ir.Attribute {
	var list []ir.Attribute
	for _, d := range sorted(e.decorations) {
		if d.isText() {
			list = append(list, r.ctx.DictionaryAttr([]ir.NamedAttr{{Name: d.name, Value: r.ctx.StringAttr(d.text)}}))
		}
	}
	for _, m := range e.members {
		if m.isText() {
			list = append(list, r.ctx.DictionaryAttr([]ir.NamedAttr{
				{Name: memberField, Value: r.ctx.I32Attr(int64(int32(m.member)))}, {Name: m.name, Value: r.ctx.StringAttr(m.text)},
			}))
		}
	}
	return list
}
