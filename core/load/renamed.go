package load

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// RenamedOps returns the operations that have another name in some profile, or
// attributes that do. Only these are compiled. The list is not to be changed.
func (d *file) RenamedOps() []*ods.Op {
	d.renamedOnce.Do(func() { d.renamedOps = d.findRenamed() })
	return d.renamedOps
}

func (d *file) findRenamed() []*ods.Op {
	var ops []*ods.Op
	for _, it := range d.order {
		if it.Kind != parse.KindOp || len(d.forms[it.Name]) == 0 && !strings.Contains(it.Text, " in ") {
			continue
		}
		op := d.Op(it.Name)
		if op != nil && (len(op.VersionNames)+len(op.AttrVersions) > 0 || len(d.forms[it.Name]) > 0) {
			ops = append(ops, op)
		}
	}
	return ops
}

// FormsNamed lists the forms that have a name in a profile, or in any for "", in
// which later profiles come first. The list is not to be changed.
func (d *file) FormsNamed(profile, name string) []*ods.Form {
	table, ok := d.formNames.Load(profile)
	if !ok {
		table, _ = d.formNames.LoadOrStore(profile, d.nameForms(profile))
	}
	return table.(map[string][]*ods.Form)[name]
}

func (d *file) nameForms(asked string) map[string][]*ods.Form {
	table := map[string][]*ods.Form{}
	for _, profile := range d.profiles(asked) {
		for _, op := range d.RenamedOps() {
			for _, f := range op.Forms(profile) {
				if f.Op != nil {
					table[f.Op.Name()] = append(table[f.Op.Name()], f)
				}
			}
		}
	}
	return table
}

// profiles lists the profiles of which the dialect may say something and that
// count where one is asked for, or none: later versions first.
func (d *file) profiles(asked string) []string {
	if asked != "" {
		return []string{asked}
	}
	var list []string
	for _, p := range slices.Backward(ods.Profiles()) {
		list = append(list, p.Name)
	}
	for _, version := range slices.Backward(d.Dialect.Earlier()) {
		list = append(list, ods.VersionProfile(d.Dialect.Name(), version))
	}
	return list
}

// RenamedTypes returns the types and attributes that have another name in some
// profile, or not all parameters, or that are a builtin type there. The list is not to be changed.
func (d *file) RenamedTypes() []*ods.TypeDef {
	d.renamedTypesOnce.Do(func() {
		for _, it := range d.order {
			if it.Kind != parse.KindType && it.Kind != parse.KindAttr || !strings.Contains(it.Text, " in ") {
				continue
			}
			if t, ok := d.compiled(itemKey{it.Kind, it.Name}).(*ods.TypeDef); ok && (len(t.VersionNames)+len(t.Drops) > 0 || t.VectorIn != "") {
				d.renamedTypes = append(d.renamedTypes, t)
			}
		}
	})
	return d.renamedTypes
}
