package ods

import (
	"github.com/mlirc/mlirc/core/ir"

	"slices"
	"strings"
)

// Form is what an operation looks like in a profile: it may have another name,
// other kinds of attributes, and another custom form there.
type Form struct {
	Profile string
	// Base is the operation as it is in memory, Op what it is in the profile.
	// Attribute i of Base is attribute i of Op; Op may have more.
	Base, Op *Op
	// When is what must hold of Base, nil when nothing needs to; Else says what is wrong
	// with a text for which it does not, or is "".
	When *Expr
	Else string
	// Sets are attributes of Base that reading supplies.
	Sets []FormSet
	// Splits is the attribute of Base, an affine map, of which each operation in memory
	// has one result where the profile has one operation with all of them; -1: none.
	Splits int
	// Read reports that the form is read and not written.
	Read bool
	// None says why the profile has nothing for the operation; there is no Op then.
	None string
}

// FormSet is the value of an attribute that is not there when a form is read, if
// the profile's side satisfies a condition.
type FormSet struct {
	Attr  int
	Value *Value
	When  *Expr // nil: always
}

// Form is the form of which the operation is the profile's side, nil for an
// operation as it is in memory.
func (o *Op) Form() *Form { return o.form }

// Forms lists what the operation may look like in a profile, in the order in
// which they are tried; none if it looks as it does in memory.
func (o *Op) Forms(profile string) []*Form {
	d := o.dialect
	d.mu.Lock()
	defer d.mu.Unlock()
	if list, ok := o.forms[profile]; ok {
		return list
	}
	list := d.formsOf(o, profile)
	if o.forms == nil {
		o.forms = map[string][]*Form{}
	}
	o.forms[profile] = list
	return list
}

// formsOf makes the forms of an operation: those of its items, and names that
// clauses `versions` give.
func (d *Dialect) formsOf(o *Op, profile string) []*Form {
	var list []*Form
	items := d.formItems(o)
	told := d.told(profile, profilesOf(items, func(it *item) string { return it.profile }))
	for _, it := range items {
		if told == "" || it.profile != told {
			continue
		}
		if f := d.compileForm(it, o, profile); f != nil {
			list = append(list, f)
		}
	}
	known, ok := ProfileNamed(profile)
	if !slices.ContainsFunc(list, func(f *Form) bool { return !f.Read }) && ok && known.Written && d.differsIn(o, known) {
		list = append(list, d.renamed(o, o.NameIn(profile), known))
	}
	for _, s := range o.VersionNames {
		if s.Read && d.told(profile, []string{s.Profile}) != "" {
			f := d.renamed(o, s.Name, known)
			f.Read = true
			list = append(list, f)
		}
	}
	return list
}

// differsIn reports whether anything but the type system sets the operation
// apart in a profile.
func (d *Dialect) differsIn(o *Op, p Profile) bool {
	if o.NameIn(p.Name) != o.name || d.ElidesPrefix && p.Name != OwnProfile && !p.OfVersion && d.name != "builtin" {
		return true
	}
	if o.Segments && p.Segments != SegmentAttr {
		return true
	}
	for i := range o.Regions {
		if o.Regions[i].Terminator != "" && d.nameIn(o.Regions[i].Terminator, p.Name) != o.Regions[i].Terminator {
			return true
		}
	}
	return d.told(p.Name, profilesOf(o.AttrVersions, func(s AttrVersion) string { return s.Profile })) != ""
}

// renamed is a form with another name, and other names of attributes.
func (d *Dialect) renamed(o *Op, name string, p Profile) *Form {
	f := &Form{Profile: p.Name, Base: o, Splits: -1}
	v := &Op{
		name: name, dialect: d, traits: o.traits, leading: o.leading, Doc: o.Doc, Class: o.Class,
		Operands: o.Operands, Results: o.Results, Attributes: slices.Clone(o.Attributes), Parameters: o.Parameters,
		Regions: slices.Clone(o.Regions), Successors: o.Successors, Segments: o.Segments, SegmentSizes: o.SegmentSizes,
		ResultNames: o.ResultNames, Prefixed: o.Prefixed, Format: o.Format, Vars: o.Vars, Dependent: o.Dependent,
	}
	d.adopt(f, v, p)
	return f
}

// adopt makes an operation the profile's side of a form.
func (d *Dialect) adopt(f *Form, v *Op, p Profile) {
	f.Op, v.form, v.segmentProfile = v, f, p
	for i := range f.Base.Attributes {
		if v.Attributes[i].Name == f.Base.Attributes[i].Name {
			v.Attributes[i].Name = f.Base.AttrNameIn(p.Name, v.Attributes[i].Name)
		}
	}
	for i := range v.Attributes {
		v.roundSizes = v.roundSizes || v.Attributes[i].Kind == AttrRoundSizes
	}
	for i := range v.Regions {
		v.Regions[i].Terminator = d.nameIn(v.Regions[i].Terminator, p.Name)
	}
}

// nameIn is the name of an operation of this dialect in a profile; the caller
// holds the lock.
func (d *Dialect) nameIn(op, profile string) string {
	if o, ok := d.compile(itemKey{itemOp, op}).(*Op); ok {
		return o.NameIn(profile)
	}
	return op
}

// formItems are the items that tell forms of an operation, or, if it has none of
// its own, of the closest class that does.
func (d *Dialect) formItems(o *Op) []*item {
	for name := o.name; name != ""; name = d.classOf(name, o) {
		if list := d.forms[name]; len(list) > 0 {
			return list
		}
	}
	return nil
}

// classOf is the class of an operation or class.
func (d *Dialect) classOf(name string, o *Op) string {
	if name == o.name {
		return o.Class
	}
	if c, ok := d.find(itemClass, name).(*classDef); ok {
		return c.base
	}
	return ""
}

// addForm enters a form, of which an operation may have several.
func (d *Dialect) addForm(it *item, header string) *item {
	name, profile := formOf(header)
	if _, ok := ProfileNamed(profile); (!ok || profile == "") && !isVersion(profile) {
		d.report(it.line, 1, "expected 'form OPERATION in PROFILE', with one of the profiles 2018, 2020, mlir-13, mlir-19, or MAJOR.MINOR of an earlier version of the dialect")
		return it
	}
	it.name, it.profile = name, profile
	d.forms[name] = append(d.forms[name], it)
	d.order = append(d.order, it)
	return it
}

// formOf is the operation or class that a form is of, and its profile, as far as
// the first line of the item tells.
func formOf(header string) (name, profile string) {
	words := strings.Fields(header)
	if len(words) < 4 || words[2] != "in" {
		return "", ""
	}
	return words[1], words[3]
}

// checkForms compiles all forms of all operations; the caller holds the lock.
func (d *Dialect) checkForms() {
	used := map[*item]bool{}
	for _, name := range d.names(itemOp) {
		o, ok := d.compile(itemKey{itemOp, name}).(*Op)
		if !ok {
			continue
		}
		for _, it := range d.formItems(o) {
			if !used[it] {
				used[it] = true
				d.compileForm(it, o, d.profileOf(it.profile))
			}
		}
	}
	for _, it := range d.order {
		if it.kind == itemForm && !used[it] {
			d.report(it.line, 1, "there is no operation '%s', and no operation of such a class", it.name)
		}
	}
}

// DenseSegments reports that the sizes of operand groups are a dense array.
func (o *Op) DenseSegments() bool { return o.form != nil && o.segmentProfile.DenseSegments }

// AttrIndex is the position of a declared attribute, or -1.
func (o *Op) AttrIndex(name string) int {
	for i := range o.Attributes {
		if o.Attributes[i].Name == name {
			return i
		}
	}
	return -1
}

// ListElems are the elements of an array, dense or not; none of anything else.
func ListElems(a ir.Attribute) []ir.Attribute {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return a.Elems()
	case *ir.DenseArrayAttr:
		list := make([]ir.Attribute, a.Len())
		for i := range list {
			list[i] = a.Element(i)
		}
		return list
	}
	return nil
}
