package ods

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// An earlier version of a dialect is a profile, too: `shapes@0.1` is what modules
// were before version 0.2 of the dialect shapes. A file that says `earlier 0.1`
// may say what was different then, as for any profile: `versions NAME in 0.1`,
// `form OP in 0.1`. What is said of a version holds for those before it as long as
// nothing else is said of them.

// VersionProfile is the profile of modules of a version of a dialect.
func VersionProfile(dialect, version string) string { return dialect + versionMark + MinorOf(version) }

// VersionProfiles is the profile of modules that are of versions of several dialects,
// each as [VersionProfile] has it.
func VersionProfiles(profiles ...string) string { return strings.Join(profiles, alsoMark) }

// In the name of a profile versionMark stands between dialect and version, alsoMark
// between one dialect and the next.
const (
	versionMark = "@"
	alsoMark    = "+"
)

// ProfileNamed finds a profile; "" is the own one.
func ProfileNamed(name string) (Profile, bool) {
	if name == "" {
		name = OwnProfile
	}
	for _, p := range Profiles() {
		if p.Name == name {
			return p, true
		}
	}
	if isOfVersions(name) {
		own, _ := ProfileNamed(OwnProfile)
		own.Name, own.OfVersion = name, true
		return own, true
	}
	return Profile{}, false
}

// Earlier lists the versions of which the file says something, oldest first, as
// MAJOR.MINOR. The list is not to be changed.
func (d *Dialect) Earlier() []string { return d.EarlierVersions }

// Differs reports whether modules of a version of the dialect may differ from
// those of the version that the file has.
func (d *Dialect) Differs(version string) bool {
	n := len(d.EarlierVersions)
	return n > 0 && CompareVersions(MinorOf(version), d.EarlierVersions[n-1]) <= 0
}

// isOfVersions reports whether a profile is that of versions of some dialects.
func isOfVersions(profile string) bool {
	for each := range strings.SplitSeq(profile, alsoMark) {
		dialect, version, _ := strings.Cut(each, versionMark)
		if dialect == "" || !IsVersion(version) {
			return false
		}
	}
	return true
}

// versionIn is the version of a dialect in such a profile, "" for one that is as here.
func versionIn(profile, dialect string) string {
	for each := range strings.SplitSeq(profile, alsoMark) {
		if name, version, _ := strings.Cut(each, versionMark); name == dialect {
			return version
		}
	}
	return ""
}

// IsVersion reports whether a text is MAJOR.MINOR.
func IsVersion(text string) bool {
	major, minor, ok := strings.Cut(text, ".")
	return ok && isNumber(major) && isNumber(minor)
}

func isNumber(text string) bool {
	_, err := strconv.ParseUint(text, 10, 31)
	return err == nil
}

// MinorOf is MAJOR.MINOR of a version.
func MinorOf(version string) string {
	parts := strings.SplitN(version, ".", 3)
	return strings.Join(parts[:min(2, len(parts))], ".")
}

// CompareVersions compares versions number by number: -1, 0 or 1. One that is no
// number counts as 0.
func CompareVersions(a, b string) int {
	return slices.Compare(versionNumbers(a), versionNumbers(b))
}

func versionNumbers(version string) []uint64 {
	var list []uint64
	for _, part := range strings.Split(version, ".") {
		n, _ := strconv.ParseUint(part, 10, 64)
		list = append(list, n)
	}
	return list
}

// VersionNumbers is MAJOR.MINOR.PATCH as numbers; false when a version is not of
// that form.
func VersionNumbers(version string) (numbers [3]uint64, ok bool) {
	parts := strings.Split(version, ".")
	if len(parts) != len(numbers) {
		return numbers, false
	}
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 31)
		if err != nil {
			return numbers, false
		}
		numbers[i] = n
	}
	return numbers, true
}

// Closest finds the profile by which something is said in a profile that is asked
// for: itself or the latest that holds there, see [HoldsIn], or for an earlier version the closest one from it on; "" when there
// is none. The list is of what definitions mention, with versions as they stand
// there.
func (d *Dialect) Closest(asked string, list []string) string {
	if !isOfVersions(asked) {
		for asked != "" && !slices.Contains(list, asked) {
			asked = before(asked)
		}
		return asked
	}
	found, version := "", versionIn(asked, d.name)
	for _, each := range list {
		if version == "" || !IsVersion(each) || CompareVersions(each, version) < 0 {
			continue
		}
		if found == "" || CompareVersions(each, found) < 0 {
			found = each
		}
	}
	return found
}

// ProfilesOf lists what definitions mention.
func ProfilesOf[T any](list []T, profile func(T) string) []string {
	texts := make([]string, len(list))
	for i, each := range list {
		texts[i] = profile(each)
	}
	return texts
}

// ProfileOf is the profile that a definition of the dialect mentions.
func (d *Dialect) ProfileOf(text string) string {
	if IsVersion(text) {
		return VersionProfile(d.name, text)
	}
	return text
}

// versionNameIn is the name in a profile, "" if there is none.
func (d *Dialect) versionNameIn(list []VersionName, profile string) string {
	if len(list) == 0 {
		return ""
	}
	var there []string
	for _, s := range list {
		if !s.Read {
			there = append(there, s.Profile)
		}
	}
	said := d.Closest(profile, there)
	for _, s := range list {
		if said != "" && s.Profile == said && !s.Read {
			return s.Name
		}
	}
	return ""
}

// EarlierAttr finds the attribute that some earlier version of the dialect gave
// another name, and returns the name that it has now; "" when there is none.
func (o *Op) EarlierAttr(name string) string {
	for _, s := range o.AttrVersions {
		if s.Name == name && IsVersion(s.Profile) {
			return o.Attributes[s.Attr].Name
		}
	}
	return ""
}

// KnowsProfile reports whether definitions of the dialect may say what is
// different in a profile.
func (d *Dialect) KnowsProfile(text string) bool {
	if IsVersion(text) {
		return slices.Contains(d.EarlierVersions, text)
	}
	_, ok := ProfileNamed(text)
	return ok && text != "" && !strings.Contains(text, versionMark)
}

// UnknownProfile says what is wrong with a profile that is not known.
func (d *Dialect) UnknownProfile(text string) string {
	if IsVersion(text) {
		return "the dialect does not say 'earlier " + text + "'"
	}
	return "there is no profile '" + text + "'; there is " + ProfileNames() + ", and MAJOR.MINOR of an earlier version of the dialect"
}

// NameIn is the full name of the operation in a profile.
func (o *Op) NameIn(profile string) string {
	if name := o.Dialect().versionNameIn(o.VersionNames, profile); name != "" {
		return name
	}
	if d := o.Dialect().nameIn(profile); d != o.Dialect().name {
		return d + strings.TrimPrefix(o.name, o.Dialect().name)
	}
	return o.name
}

// FunctionNames lists the names that functions have in a profile, other than
// here.
func (d *Dialect) FunctionNames(profile string) []string {
	var names []string
	for _, op := range d.RenamedOps() {
		if name := op.NameIn(profile); op.Traits().FunctionLike && name != op.Name() {
			names = append(names, name)
		}
	}
	return names
}

// nameIn is the name of the dialect in a profile.
func (d *Dialect) nameIn(profile string) string {
	if name := d.versionNameIn(d.VersionNames, profile); name != "" {
		return name
	}
	return d.name
}

// attrNameIn is the name of an attribute of the operation in a profile.
func (o *Op) attrNameIn(profile, name string) string {
	var list []VersionName
	for _, s := range o.AttrVersions {
		if o.Attributes[s.Attr].Name == name {
			list = append(list, VersionName{Name: s.Name, Profile: s.Profile, Read: s.Read})
		}
	}
	if there := o.Dialect().versionNameIn(list, profile); there != "" {
		return there
	}
	return name
}

// NameIn is the full name of the type or attribute in a profile.
func (t *TypeDef) NameIn(profile string) string {
	if name := t.Dialect().versionNameIn(t.VersionNames, profile); name != "" {
		return name
	}
	return t.Dialect().nameIn(profile) + "." + t.Mnemonic()
}

// DropsIn reports whether types have no parameter i in a profile.
func (t *TypeDef) DropsIn(profile string, i int) bool {
	if len(t.Drops) == 0 {
		return false
	}
	said := t.Dialect().Closest(profile, append(ProfilesOf(t.Drops, func(d Drop) string { return d.Profile }), t.fillProfiles()...))
	return said != "" && slices.Contains(t.Drops, Drop{said, i})
}

func (t *TypeDef) fillProfiles() []string {
	return ProfilesOf(t.Fills, func(f Fill) string { return f.Profile })
}

// FilledIn are parameters with those that a profile always has, and without those that it does not
// have; params itself where that is the same.
func (t *TypeDef) FilledIn(profile string, params []ir.Attribute) []ir.Attribute {
	if len(t.Drops)+len(t.Fills) == 0 {
		return params
	}
	to := slices.Clone(params)
	for i := range to {
		if to[i] != nil && t.DropsIn(profile, i) {
			to[i] = nil
		}
	}
	said := t.Dialect().Closest(profile, t.fillProfiles())
	for _, f := range t.Fills {
		if f.Profile == said && to[f.Param] == nil {
			to[f.Param] = to[f.From]
		}
	}
	if slices.Equal(to, params) {
		return params
	}
	return to
}

// NoneIn says why a profile has nothing for a type with those parameters, "" if it does.
func (t *TypeDef) NoneIn(profile string, params []ir.Attribute) string {
	said := t.Dialect().Closest(profile, ProfilesOf(t.None, func(n Absence) string { return n.Profile }))
	for _, n := range t.None {
		if said == "" || n.Profile != said {
			continue
		}
		if n.Param < 0 || params[n.Param] != nil {
			return n.Reason
		}
	}
	return ""
}

// Adopt makes an operation the profile's side of the form.
func (f *Form) Adopt(v *Op, p Profile) {
	f.Op, v.base, v.profile = v, f.Base, p
	for i := range f.Base.Attributes {
		if v.Attributes[i].Name == f.Base.Attributes[i].Name {
			v.Attributes[i].Name = f.Base.attrNameIn(p.Name, v.Attributes[i].Name)
		}
	}
	for i := range v.Attributes {
		v.listSizes = v.listSizes || v.Attributes[i].Kind == AttrSegmentSizes
	}
}
