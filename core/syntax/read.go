package syntax

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// ParseOptions says how to read.
type ParseOptions struct {
	// AllowUnregistered accepts operations, types and attributes of dialects
	// that have no definition.
	AllowUnregistered bool
	// Profile is that of the text; "" is found by the text's names for functions, see
	// [versions.ReadIn], or by names that only an early profile has, see
	// [versions.Settle].
	Profile string
	// Workers is how many parsers may read a large module at once, 0 for as many
	// as there are processors. The result does not depend on it.
	Workers int
	// KeepNames keeps the names of values, numbers aside, in their locations: that of
	// `%sum` becomes `loc("sum"(...))`, see [ir.Value.Name].
	KeepNames bool
}

// Parse reads a whole file. It reports every independent problem that it can to
// sink, and returns nil if there was one. The result is the file's only
// operation if that is a module, and otherwise a module around what the file
// holds.
func Parse(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts ParseOptions) *ir.Operation {
	text := string(src.Text())
	p := parse.NewAt(ctx, src, sink, parse.Options{
		AllowUnregistered: opts.AllowUnregistered, Profile: versions.ReadIn(ctx, opts.Profile, text),
		Workers: opts.Workers, KeepNames: opts.KeepNames, Forms: format.NewReader,
	}, text, 0)
	module := p.File()
	if module != nil && p.Formed && p.Opts.Profile == "" {
		profile, ok := versions.Settle(module, sink)
		if !ok {
			return nil
		}
		if profile != "" {
			// Of several forms of one name that of the profile counts.
			opts.Profile = profile
			return Parse(ctx, src, sink, opts)
		}
	}
	if module == nil {
		return nil
	}
	if (p.Formed || print.OtherProfile(p.Opts.Profile) || versions.HasEarlier(ctx)) && !versions.Upgrade(module, format.Value, sink) {
		return nil
	}
	if !p.CheckFunctions(module) {
		return nil
	}
	return module
}

// ParseType reads a type that the whole text must be. Dialects without
// definition are accepted.
func ParseType(ctx *ir.Context, text string) (ir.Type, error) {
	return NewTexts(ctx, "").Type(text)
}

// ParseAttr reads an attribute that the whole text must be. Dialects without
// definition are accepted.
func ParseAttr(ctx *ir.Context, text string) (ir.Attribute, error) {
	return NewTexts(ctx, "").Attr(text)
}

// Values makes the attributes that definitions mention, for package versions.
func Values() versions.Values { return format.Value }

// NewTexts reads texts as a profile has them. Dialects without definition are accepted.
func NewTexts(ctx *ir.Context, profile string) *parse.Texts {
	return parse.NewTexts(ctx, parse.Options{AllowUnregistered: true, Profile: profile, Forms: format.NewReader})
}
