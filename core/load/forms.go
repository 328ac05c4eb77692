package load

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// FormsOf lists what an operation may look like in a profile.
func (d *file) FormsOf(o *ods.Op, profile string) []*ods.Form {
	d.mu.Lock()
	defer d.mu.Unlock()
	key := formsKey{o, profile}
	if list, ok := d.made[key]; ok {
		return list
	}
	list := d.formsOf(o, profile)
	d.made[key] = list
	return list
}

// formsKey is an operation and a profile in which forms of it were asked for.
type formsKey struct {
	op      *ods.Op
	profile string
}

// compileForm compiles an item for an operation, nil when it is broken; the caller
// holds the lock.
func (d *file) compileForm(it *item, o *ods.Op, profile string) *ods.Form {
	p, ok := parse.Start(&d.File, &it.Item)
	if !ok {
		return nil
	}
	f, v, rest := p.Form(o, d.sources[o], profile)
	if v == nil {
		return f
	}
	v.Encoding = nil // which operations have as they are in memory
	if p.Fail(check.Op(v)); p.Failed() {
		return nil
	}
	known, _ := ods.ProfileNamed(profile)
	d.adopt(f, v, known)
	p.Reading(f, rest)
	p.Fail(check.Form(f))
	if p.Failed() {
		return nil
	}
	return f
}

// formsOf makes the forms of an operation: those of its items, and names that
// clauses `versions` give.
func (d *file) formsOf(o *ods.Op, profile string) []*ods.Form {
	var list []*ods.Form
	for _, it := range d.formItems(o, profile) {
		if f := d.compileForm(it, o, profile); f != nil {
			list = append(list, f)
		}
	}
	known, ok := ods.ProfileNamed(profile)
	if !slices.ContainsFunc(list, func(f *ods.Form) bool { return !f.Read }) && ok && known.Written && d.differsIn(o, known) {
		list = append(list, d.renamed(o, o.NameIn(profile), known))
	}
	for _, s := range o.VersionNames {
		if s.Read && d.Dialect.Closest(profile, []string{s.Profile}) != "" {
			f := d.renamed(o, s.Name, known)
			f.Read = true
			list = append(list, f)
		}
	}
	return list
}

// differsIn reports whether anything but the type system sets the operation
// apart in a profile.
func (d *file) differsIn(o *ods.Op, p ods.Profile) bool {
	if o.NameIn(p.Name) != o.Name() || d.Dialect.ElidesPrefix && p.Name != ods.OwnProfile && !p.OfVersion && d.Dialect.Name() != "builtin" {
		return true
	}
	if o.Segments && p.Segments != ods.SegmentAttr {
		return true
	}
	for i := range o.Regions {
		if o.Regions[i].Terminator != "" && d.nameIn(o.Regions[i].Terminator, p.Name) != o.Regions[i].Terminator {
			return true
		}
	}
	return d.Dialect.Closest(p.Name, ods.ProfilesOf(o.AttrVersions, func(s ods.AttrVersion) string { return s.Profile })) != ""
}

// renamed is a form with another name, and other names of attributes.
func (d *file) renamed(o *ods.Op, name string, p ods.Profile) *ods.Form {
	f := &ods.Form{Profile: p.Name, Base: o, Splits: -1, Returns: -1}
	v := o.Renamed(name)
	d.adopt(f, v, p)
	return f
}

// adopt makes an operation the profile's side of a form.
func (d *file) adopt(f *ods.Form, v *ods.Op, p ods.Profile) {
	f.Adopt(v, p)
	for i := range v.Regions {
		v.Regions[i].Terminator = d.nameIn(v.Regions[i].Terminator, p.Name)
	}
}

// nameIn is the name of an operation of this dialect in a profile; the caller
// holds the lock.
func (d *file) nameIn(op, profile string) string {
	if o, ok := d.compile(itemKey{parse.KindOp, op}).(*ods.Op); ok {
		return o.NameIn(profile)
	}
	return op
}

// formItems are the items that give forms of an operation in a profile: of those of the operation and of
// its classes, those that speak of the closest profile, and of these the operation's own or those of the
// closest class.
func (d *file) formItems(o *ods.Op, profile string) []*item {
	profileOf := func(it *item) string { return it.Profile }
	var lists [][]*item
	var profiles []string
	for name := o.Name(); name != ""; name = d.classOf(name, o) {
		lists = append(lists, d.forms[name])
		profiles = append(profiles, ods.ProfilesOf(d.forms[name], profileOf)...)
	}
	said := d.Dialect.Closest(profile, profiles)
	if said == "" {
		return nil
	}
	for _, list := range lists {
		other := func(it *item) bool { return it.Profile != said }
		if list = slices.DeleteFunc(slices.Clone(list), other); len(list) > 0 {
			return list
		}
	}
	return nil
}

// classOf is the class of an operation or class.
func (d *file) classOf(name string, o *ods.Op) string {
	if name == o.Name() {
		return o.Class
	}
	if c, ok := d.find(parse.KindClass, name).(*parse.ClassDef); ok {
		return c.Base
	}
	return ""
}

// addForm enters a form, of which an operation may have several.
func (d *file) addForm(it *item, header string) *item {
	name, as, profile := formOf(header)
	if _, ok := ods.ProfileNamed(profile); (!ok || profile == "") && !ods.IsVersion(profile) {
		d.Report(it.Line, 1, "expected 'form OPERATION in PROFILE', with one of the profiles %s, or MAJOR.MINOR of an earlier version of the dialect", ods.ProfileNames())
		return it
	}
	it.Name, it.Profile = name, profile
	d.forms[name] = append(d.forms[name], it)
	if known, _ := ods.ProfileNamed(profile); as != "" && as != name && known.Written {
		d.shared[as] = profile
	}
	d.order = append(d.order, it)
	return it
}

// formOf is the operation or class that a form is of, the name that it says, and its profile, as
// far as the first line of the item tells.
func formOf(header string) (name, as, profile string) {
	words := strings.Fields(header)
	if len(words) < 4 || words[2] != "in" {
		return "", "", ""
	}
	if len(words) > 5 && words[4] == "as" {
		as = words[5]
	}
	return words[1], as, words[3]
}

// SharedIn is the profile in which an item gives the name to a form of another operation.
func (d *file) SharedIn(name string) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.shared[name]
}

// compilesAlone compiles a form of an operation in a profile that the dialect does not say it has, for
// what is wrong with it.
func (d *file) compilesAlone(it *item) bool {
	o, ok := d.compile(itemKey{parse.KindOp, it.Name}).(*ods.Op)
	if ok {
		d.compileForm(it, o, d.Dialect.ProfileOf(it.Profile))
	}
	return ok
}

// checkForms compiles all forms of all operations; the caller holds the lock.
func (d *file) checkForms() {
	used := map[*item]bool{}
	for _, name := range d.names(parse.KindOp) {
		o, ok := d.compile(itemKey{parse.KindOp, name}).(*ods.Op)
		if !ok {
			continue
		}
		for _, profile := range d.profiles("") {
			for _, it := range d.formItems(o, profile) {
				if !used[it] {
					used[it] = true
					d.compileForm(it, o, profile)
				}
			}
		}
	}
	for _, it := range d.order {
		if it.Kind == parse.KindForm && !used[it] && d.compilesAlone(it) {
			continue
		}
		if it.Kind == parse.KindForm && !used[it] {
			d.Report(it.Line, 1, "there is no operation '%s', and no operation of such a class", it.Name)
		}
	}
}
