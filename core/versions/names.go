package versions

import (
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// names are what types and attributes are called in a profile, as far as it is not
// what they are called here.
type names struct {
	types map[string]*ods.TypeDef
	attrs map[string]*ods.TypeDef
}

// namesKey is the key under which a context keeps the names of a profile.
type namesKey struct{ profile string }

// namesIn collects the names of a profile, or of all for "".
func namesIn(ctx *ir.Context, profile string) *names {
	return ctx.Memo(namesKey{profile}, func() any { return collect(ctx, profile) }).(*names)
}

func collect(ctx *ir.Context, profile string) *names {
	n := &names{types: map[string]*ods.TypeDef{}, attrs: map[string]*ods.TypeDef{}}
	for _, d := range ctx.Dialects() {
		if dialect, ok := d.(*ods.Dialect); ok {
			for _, t := range dialect.RenamedTypes() {
				n.addType(t, profile)
			}
		}
	}
	return n
}

// formsNamed lists the forms that have a name in a profile, or in any for "".
func formsNamed(ctx *ir.Context, profile, name string) []*ods.Form {
	var list []*ods.Form
	for _, d := range ctx.Dialects() {
		if dialect, ok := d.(*ods.Dialect); ok {
			list = append(list, dialect.FormsNamed(profile, name)...)
		}
	}
	return list
}

func (n *names) addType(t *ods.TypeDef, profile string) {
	to := n.types
	if t.IsAttr {
		to = n.attrs
	}
	if profile != "" {
		to[t.NameIn(profile)] = t
		return
	}
	for _, s := range t.VersionNames {
		to[s.Name] = t
	}
}

// counts reports whether a spelling counts where a profile is asked for, or none.
func counts(profile, asked string) bool { return asked == "" || ods.HoldsIn(profile, asked) }

// FormNamed finds the form that has a name in a profile, or in any for "", nil
// when there is none.
func FormNamed(ctx *ir.Context, profile, name string) *ods.Form {
	if profile == ods.OwnProfile {
		return nil
	}
	if base, ok := ctx.OpName(name).Def().(*ods.Op); ok {
		if f := called(base, profile, name); f != nil {
			return f
		}
	}
	if list := formsNamed(ctx, profile, name); len(list) > 0 {
		return list[0]
	}
	prefix, rest, _ := strings.Cut(name, ".")
	dialect, profile := DialectNamed(ctx, profile, prefix)
	if dialect == nil {
		return nil
	}
	if base := dialect.Op(dialect.Name() + "." + rest); base != nil {
		return called(base, profile, name)
	}
	return nil
}

// HasDialect reports whether operations of a dialect have names of another in a profile that is not the own one.
func HasDialect(ctx *ir.Context, profile, name string) bool {
	if profile == "" || profile == ods.OwnProfile {
		return false
	}
	return ctx.Memo(dialectsKey{profile}, func() any { return dialectsIn(ctx, profile) }).(map[string]bool)[name]
}

// dialectsKey is the key under which a context keeps the dialects that a profile has of its own.
type dialectsKey struct{ profile string }

func dialectsIn(ctx *ir.Context, profile string) map[string]bool {
	found := map[string]bool{}
	for _, d := range ctx.Dialects() {
		of, ok := d.(*ods.Dialect)
		if !ok {
			continue
		}
		for _, v := range of.VersionNames {
			if counts(v.Profile, profile) {
				found[v.Name] = true
			}
		}
		for _, base := range of.RenamedOps() {
			for _, f := range base.Forms(profile) {
				if f.Op == nil {
					continue
				}
				if prefix, _, ok := strings.Cut(f.Op.Name(), "."); ok {
					found[prefix] = true
				}
			}
		}
	}
	return found
}

// OpNames lists the names, of a dialect of a profile, or of any for "", that operations have there.
func OpNames(ctx *ir.Context, profile, dialect string) []string {
	found := map[string]bool{}
	for _, d := range ctx.Dialects() {
		of, ok := d.(*ods.Dialect)
		if !ok || profile == ods.OwnProfile {
			continue
		}
		for _, name := range of.OpNames() {
			base := of.Op(name)
			for _, p := range ods.Profiles() {
				if base == nil || p.Name == ods.OwnProfile || profile != "" && p.Name != profile {
					continue
				}
				for _, f := range base.Forms(p.Name) {
					if f.Op != nil && strings.HasPrefix(f.Op.Name(), dialect+".") {
						found[f.Op.Name()] = true
					}
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// alike lists the forms whose profile's side has the name of an operation that is one, its
// own form first.
func alike(ctx *ir.Context, side *ods.Op) []*ods.Form {
	var list []*ods.Form
	for _, f := range slices.Concat(side.Base().Forms(side.Profile()), formsNamed(ctx, side.Profile(), side.Name())) {
		switch {
		case f.Op == nil || f.Op.Name() != side.Name() || f.Profile != side.Profile() || slices.Contains(list, f):
		case f.Op == side:
			list = slices.Insert(list, 0, f)
		default:
			list = append(list, f)
		}
	}
	return list
}

// SharedIn is the first profile in which the name of an operation stands for another one, too, where the
// conditions of the other's forms hold; "" where it is the operation's alone. A text or bytecode
// that tells no profile has the name for either.
func SharedIn(def ir.OpDefinition) string {
	op, ok := def.(*ods.Op)
	if !ok || op.Base() != nil {
		return ""
	}
	return op.Dialect().SharedIn(op.Name())
}

// called is the form of an operation that has a name in a profile, or nil; for "" only a
// name that is shared counts.
func called(base *ods.Op, profile, name string) *ods.Form {
	if profile == "" {
		profile = SharedIn(base)
	}
	if profile == "" {
		return nil
	}
	for _, f := range base.Forms(profile) {
		if f.Op != nil && f.Op.Name() == name {
			return f
		}
	}
	return nil
}

// DialectNamed finds the dialect that has a name of its own in a profile, or in
// any for "", and which profile that is, the latest of several; nil when there is none.
func DialectNamed(ctx *ir.Context, profile, name string) (*ods.Dialect, string) {
	if profile == ods.OwnProfile {
		return nil, ""
	}
	for _, d := range ctx.Dialects() {
		dialect, ok := d.(*ods.Dialect)
		if !ok {
			continue
		}
		for _, s := range dialect.VersionNames {
			switch {
			case s.Name != name || !counts(s.Profile, profile):
			case profile != "":
				return dialect, profile
			default:
				return dialect, Latest(s.Profile)
			}
		}
	}
	return nil, ""
}

// TypeNamed finds the type, or the attribute, that has a full name of its own in
// a profile, or in any for "", nil when there is none.
func TypeNamed(ctx *ir.Context, profile, name string, attr bool) *ods.TypeDef {
	if profile == ods.OwnProfile {
		return nil
	}
	if attr {
		return namesIn(ctx, profile).attrs[name]
	}
	return namesIn(ctx, profile).types[name]
}

// telltales are names that only later profiles have, with the latest that does: of functions,
// and of the sizes of operand groups. They are a context's, as its builtin dialect
// has the former.
func telltales(ctx *ir.Context) map[string]string {
	return ctx.Memo(telltalesKey{}, func() any {
		found := map[string]string{}
		for _, p := range ods.Profiles() {
			if !p.Written || p.Name == ods.OwnProfile {
				continue
			}
			found[p.Segments] = p.Name
			if d := builtinOf(ctx); d != nil {
				for _, name := range d.FunctionNames(p.Name) {
					found[name] = p.Name
				}
			}
		}
		return found
	}).(map[string]string)
}

type telltalesKey struct{}

// builtinOf is the builtin dialect of a context, nil where it has none.
func builtinOf(ctx *ir.Context) *ods.Dialect {
	d, _ := ctx.Dialect("builtin").(*ods.Dialect)
	return d
}

// profileOf finds the profile of a text that does not name it: the one whose name for
// functions, or for the sizes of operand groups, it has, or whose types; "" when there is none.
func profileOf(ctx *ir.Context, text string) string {
	found := telltales(ctx)
	for _, name := range slices.Sorted(maps.Keys(found)) {
		if hasWord(text, name) {
			return found[name]
		}
	}
	if hasWord(text, ods.SegmentAttr) { // as it is called in memory
		return ""
	}
	return profileOfTypes(ctx, text)
}

// profileOfTypes finds the profile of a text by types that lack a parameter there: a text that
// has such a type without it, and none with it. A parameter of another kind than a number is
// absent where a number or no bracket stands behind the name.
func profileOfTypes(ctx *ir.Context, text string) string {
	for _, t := range shortened(ctx) {
		if lacksParameter(text, "!"+t.Name()) {
			return Latest(t.Drops[0].Profile)
		}
	}
	return ""
}

// shortened are the types whose first parameter a profile drops.
func shortened(ctx *ir.Context) []*ods.TypeDef {
	return ctx.Memo(shortenedKey{}, func() any {
		var list []*ods.TypeDef
		for _, d := range ctx.Dialects() {
			dialect, ok := d.(*ods.Dialect)
			if !ok {
				continue
			}
			for _, t := range dialect.RenamedTypes() {
				if len(t.Drops) > 0 && t.Drops[0].Param == 0 {
					list = append(list, t)
				}
			}
		}
		return list
	}).([]*ods.TypeDef)
}

type shortenedKey struct{}

// lacksParameter reports whether a type stands in a text without its first parameter, and nowhere with it.
func lacksParameter(text, name string) bool {
	lacks := false
	for {
		i := strings.Index(text, name)
		if i < 0 {
			return lacks
		}
		text = text[i+len(name):]
		rest := strings.TrimPrefix(text, "<")
		switch {
		case text != "" && isNameByte(text[0]):
		case len(rest) == len(text), rest != "" && rest[0] >= '0' && rest[0] <= '9':
			lacks = true
		default:
			return false
		}
	}
}

// ReadIn finds the profiles that a text may be in where one is asked for, or none, the likeliest
// first: nothing tells some from others but whether they have all that the text has. One that is
// written as well says first of all what to write: a text that has functions as
// they are called in memory is not in it.
func ReadIn(ctx *ir.Context, asked, text string) []string {
	found := profileOf(ctx, text)
	known, ok := ods.ProfileNamed(asked)
	isLater := ok && known.Written && known.Name != ods.OwnProfile
	switch {
	case found == "" && (asked == "" || isLater) && hasOwnFunctions(ctx, text):
		return []string{""}
	case asked == "" && found == "":
		last := ods.Profiles()[len(ods.Profiles())-1]
		return append([]string{""}, Related(last.Name)...) // as of a file without functions
	case asked == "":
		return Related(found)
	case isLater:
		return Related(asked)
	}
	return []string{asked}
}

// Related are a profile and those that texts of it may as well be in: what it comes after, and what
// comes after it.
func Related(profile string) []string {
	list := []string{profile}
	if profile == "" || profile == ods.OwnProfile {
		return list
	}
	for _, p := range slices.Backward(ods.Profiles()) {
		if p.Name != profile && (ods.HoldsIn(p.Name, profile) || ods.HoldsIn(profile, p.Name)) {
			list = append(list, p.Name)
		}
	}
	return list
}

// IsGone reports whether a profile has nothing for an operation, whatever it is like.
func IsGone(def ir.OpDefinition, profile string) bool {
	op, ok := def.(*ods.Op)
	if !ok || op.Base() != nil {
		return false
	}
	forms := op.Forms(profile)
	return len(forms) > 0 && !slices.ContainsFunc(forms, func(f *ods.Form) bool { return f.Op != nil })
}

// Fitting finds the profile, of a profile and its [Related] ones, in which the most of some names are
// those of operations, the first of several.
func Fitting(ctx *ir.Context, profile string, names []string) string {
	best, most := profile, -1
	for _, p := range Related(profile) {
		known := 0
		for _, name := range names {
			if def := ctx.OpName(name).Def(); def != nil && !IsGone(def, p) || FormNamed(ctx, p, name) != nil {
				known++
			}
		}
		if known > most {
			best, most = p, known
		}
	}
	return best
}

// Latest is the last of the profiles in which the names and forms of one hold.
func Latest(profile string) string {
	for _, p := range slices.Backward(ods.Profiles()) {
		if ods.HoldsIn(profile, p.Name) {
			return p.Name
		}
	}
	return profile
}

func hasOwnFunctions(ctx *ir.Context, text string) bool {
	d := builtinOf(ctx)
	if d == nil {
		return false
	}
	for _, name := range d.OwnFunctionNames() {
		if hasWord(text, name) {
			return true
		}
	}
	return false
}

// ProfileOfName is the first of [ReadIn] for a text that is one name, where none is asked for.
func ProfileOfName(ctx *ir.Context, name string) string { return telltales(ctx)[name] }

// hasWord reports whether a name stands in a text, not as a part of another, and not in a comment.
func hasWord(text, name string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		i += at
		at = i + len(name)
		if (i == 0 || !isNameByte(text[i-1])) && (at == len(text) || !isNameByte(text[at])) && !inComment(text, i) {
			return true
		}
	}
}

// inComment reports whether a place in a text is behind `//` in its line.
func inComment(text string, at int) bool {
	return strings.Contains(text[strings.LastIndexByte(text[:at], '\n')+1:at], "//")
}

func isNameByte(c byte) bool {
	return c == '_' || c == '.' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
