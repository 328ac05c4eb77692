package bytecode

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
)

// findProfile tells the profile of the file by its version and the names in it, unless the decoder was
// made for one.
func (d *decoder) findProfile() {
	if d.profile != "" {
		return
	}
	names := make([]string, len(d.names))
	for i := range d.names {
		names[i] = d.names[i].full()
	}
	profile := d.profileOfNames(names)
	if own := producedIn(d.producer); profile != "" && own != "" {
		d.profile = own
	} else if profile != "" {
		d.profile = versions.Fitting(d.ctx, profile, names)
	}
}

// producedIn is the later profile that a producer's name tells, "" for none: `MLIR19.1.7` for tools of MLIR, and
// `mlirc mlir-19` for files of ours.
func producedIn(name string) string {
	number, _, _ := strings.Cut(strings.TrimPrefix(name, "MLIR"), ".")
	major, err := strconv.Atoi(number)
	found := ""
	for _, p := range ods.Profiles() {
		n, isLater := strings.CutPrefix(p.Name, "mlir-")
		first, _ := strconv.Atoi(n)
		switch {
		case !isLater || p.Name == ods.OwnProfile:
		case name == producerOf(p.Name):
			return p.Name
		case err == nil && (found == "" || first <= major):
			found = p.Name
		}
	}
	return found
}

// producerOf is who writes files of a profile here.
func producerOf(profile string) string {
	if profile == "" || profile == ods.OwnProfile {
		return producer
	}
	return producer + " " + profile
}

// profileOfNames is the latest profile that the file may be in, "" where nothing tells one.
func (d *decoder) profileOfNames(names []string) string {
	if d.version >= versionProperties {
		return versions.Latest(propertyProfile)
	}
	for _, text := range slices.Concat(d.strings, names) {
		if profile := versions.ProfileOfName(d.ctx, text); profile != "" {
			return profile
		}
	}
	return ""
}

// opNameFrom finds the operation that has a name in the file: what it means in the
// profile of the file, or here, or else the one that is called so in some profile.
func (d *decoder) opNameFrom(n *opName) {
	full := n.full()
	n.made = d.ctx.OpName(full)
	if def := n.made.Def(); def != nil && d.profile == "" && versions.SharedIn(def) == "" {
		return
	}
	f := versions.FormNamed(d.ctx, d.profile, full)
	if f == nil && n.dialect == builtin {
		f = versions.FormNamed(d.ctx, d.profile, builtin+"."+n.name)
	}
	if f == nil && n.made.Def() == nil { // called so in a profile before or behind
		for _, other := range versions.Related(d.profile)[1:] {
			if f = versions.FormNamed(d.ctx, other, full); f != nil {
				break
			}
		}
	}
	if f != nil && mayBeEncoded(f) {
		n.made = versions.Name(d.ctx, f.Op)
		d.formed = true
	}
}

// mayBeEncoded reports whether a form may be in a file without a profile: bytecode came
// after the profiles that are only read.
func mayBeEncoded(f *ods.Form) bool {
	known, ok := ods.ProfileNamed(f.Profile)
	return ok && known.Written
}

// here makes what was read what it is in memory; nil when that is not possible.
func (d *decoder) here(op *ir.Operation) *ir.Operation {
	if op == nil || d.set || !d.formed && d.profile == "" && !versions.HasEarlier(d.ctx) {
		return op
	}
	if !versions.Upgrade(op, syntax.Values(), d.sink) {
		return nil
	}
	return op
}

// defOf is the definition of an operation, or nil.
func defOf(n *ir.OpName) *ods.Op {
	def, _ := n.Def().(*ods.Op)
	return def
}

// inProfile is op as the profile that is written has it.
func inProfile(op *ir.Operation, profile string) (*ir.Operation, error) {
	known, ok := ods.ProfileNamed(profile)
	if ok && (!known.Written || known.Name == ods.OwnProfile) {
		return op, nil
	}
	var sink diag.Sink
	if there := versions.Downgrade(op, profile, syntax.Values(), &sink); there != nil {
		return there, nil
	}
	return nil, sink.Err()
}

// dialectOf is the dialect of a type or attribute in the profile that is written.
func (e *encoder) dialectOf(def ir.TypeDefinition) string {
	name := def.Name()
	if d, ok := def.(*ods.TypeDef); ok {
		name = d.NameIn(e.opts.Profile)
	}
	dialect, _, _ := strings.Cut(name, ".")
	return dialect
}
