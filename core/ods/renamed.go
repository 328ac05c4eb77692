package ods

import (
	"slices"
	"strings"
)

// RenamedOps returns the operations that have another name in some profile, or
// attributes that do. Only these are compiled. The list is not to be changed.
func (d *Dialect) RenamedOps() []*Op {
	d.renamedOnce.Do(func() { d.renamedOps = d.findRenamed() })
	return d.renamedOps
}

func (d *Dialect) findRenamed() []*Op {
	var ops []*Op
	for _, it := range d.order {
		if it.kind != itemOp || len(d.forms[it.name]) == 0 && !strings.Contains(it.text, " in ") {
			continue
		}
		op := d.Op(it.name)
		if op != nil && (len(op.VersionNames)+len(op.AttrVersions) > 0 || len(d.forms[it.name]) > 0) {
			ops = append(ops, op)
		}
	}
	return ops
}

// FormsNamed lists the forms that have a name in a profile, or in any for "", in
// which later profiles come first. The list is not to be changed.
func (d *Dialect) FormsNamed(profile, name string) []*Form {
	table, ok := d.formNames.Load(profile)
	if !ok {
		table, _ = d.formNames.LoadOrStore(profile, d.nameForms(profile))
	}
	return table.(map[string][]*Form)[name]
}

func (d *Dialect) nameForms(asked string) map[string][]*Form {
	table := map[string][]*Form{}
	for _, profile := range d.profiles(asked) {
		for _, op := range d.RenamedOps() {
			for _, f := range op.Forms(profile) {
				if f.Op != nil {
					table[f.Op.name] = append(table[f.Op.name], f)
				}
			}
		}
	}
	return table
}

// profiles lists the profiles of which the dialect may tell something and that
// count where one is asked for, or none: later versions first.
func (d *Dialect) profiles(asked string) []string {
	if asked != "" {
		return []string{asked}
	}
	var list []string
	for _, p := range slices.Backward(Profiles()) {
		list = append(list, p.Name)
	}
	for _, version := range slices.Backward(d.Earlier()) {
		list = append(list, VersionProfile(d.name, version))
	}
	return list
}

// NameIn is the full name of the operation in a profile.
func (o *Op) NameIn(profile string) string {
	if name := o.dialect.versionNameIn(o.VersionNames, profile); name != "" {
		return name
	}
	if d := o.dialect.NameIn(profile); d != o.dialect.name {
		return d + strings.TrimPrefix(o.name, o.dialect.name)
	}
	return o.name
}

// NameIn is the name of the dialect in a profile.
func (d *Dialect) NameIn(profile string) string {
	if name := d.versionNameIn(d.VersionNames, profile); name != "" {
		return name
	}
	return d.name
}

// AttrNameIn is the name of an attribute of the operation in a profile.
func (o *Op) AttrNameIn(profile, name string) string {
	var list []VersionName
	for _, s := range o.AttrVersions {
		if o.Attributes[s.Attr].Name == name {
			list = append(list, VersionName{Name: s.Name, Profile: s.Profile, Read: s.Read})
		}
	}
	if there := o.dialect.versionNameIn(list, profile); there != "" {
		return there
	}
	return name
}

// FunctionNames lists the names that functions have in a profile, other than
// here.
func (d *Dialect) FunctionNames(profile string) []string {
	var names []string
	for _, op := range d.RenamedOps() {
		if name := op.NameIn(profile); op.traits.FunctionLike && name != op.name {
			names = append(names, name)
		}
	}
	return names
}

// OwnFunctionNames lists what functions are called here.
func (d *Dialect) OwnFunctionNames() []string {
	var names []string
	for _, op := range d.RenamedOps() {
		if op.traits.FunctionLike {
			names = append(names, op.name)
		}
	}
	return names
}

// NameIn is the full name of the type or attribute in a profile.
func (t *TypeDef) NameIn(profile string) string {
	if name := t.dialect.versionNameIn(t.VersionNames, profile); name != "" {
		return name
	}
	return t.dialect.NameIn(profile) + "." + t.Mnemonic()
}

// RenamedTypes returns the types and attributes that have another name in some
// profile. The list is not to be changed.
func (d *Dialect) RenamedTypes() []*TypeDef {
	d.renamedTypesOnce.Do(func() {
		for _, it := range d.order {
			if it.kind != itemType && it.kind != itemAttr || !strings.Contains(it.text, " in ") {
				continue
			}
			if t, ok := d.compiled(itemKey{it.kind, it.name}).(*TypeDef); ok && len(t.VersionNames) > 0 {
				d.renamedTypes = append(d.renamedTypes, t)
			}
		}
	})
	return d.renamedTypes
}

// NoneIn says why a profile has nothing for the type, "" if it does.
func (t *TypeDef) NoneIn(profile string) string {
	told := t.dialect.told(profile, profilesOf(t.None, func(n Absence) string { return n.Profile }))
	for _, n := range t.None {
		if told != "" && n.Profile == told {
			return n.Reason
		}
	}
	return ""
}
