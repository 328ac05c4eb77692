package syntax

import (
	"cmp"

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
	var best *diag.Sink // of the profile in which the most of the text can be read
	for _, opts.Profile = range versions.ReadIn(ctx, opts.Profile, text) {
		var own diag.Sink
		module := readIn(ctx, src, text, &own, opts)
		if module != nil {
			return readFitting(ctx, src, text, sink, opts, module, &own)
		}
		if best == nil || goesFurther(&own, best) {
			best = &own
		}
	}
	sink.Join(best)
	return nil
}

// readFitting reads a file again where another profile has more of the operations that there are not in the
// profile in which it was read.
func readFitting(ctx *ir.Context, src *diag.Source, text string, sink *diag.Sink, opts ParseOptions, module *ir.Operation, own *diag.Sink) *ir.Operation {
	if fitting := versions.Fitting(ctx, opts.Profile, unknownOps(module, opts.Profile)); fitting != opts.Profile {
		opts.Profile = fitting
		var other diag.Sink
		if again := readIn(ctx, src, text, &other, opts); again != nil {
			module, own = again, &other
		}
	}
	sink.Join(own)
	return module
}

// unknownOps are the names of the operations of a module that a profile does not have, or that have no definition.
func unknownOps(module *ir.Operation, profile string) []string {
	if len(versions.Related(profile)) == 1 {
		return nil
	}
	found := map[*ir.OpName]bool{}
	var names []string
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		name := op.Name()
		if !found[name] && (name.Def() == nil || versions.IsGone(name.Def(), profile)) {
			names = append(names, name.String())
		}
		found[name] = true
		return ir.Advance
	})
	return names
}

// goesFurther reports whether the first error of one sink is behind that of another.
func goesFurther(sink, other *diag.Sink) bool {
	a, b := firstError(sink), firstError(other)
	return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col)) > 0
}

// firstError is where the first error in a sink is.
func firstError(sink *diag.Sink) diag.Position {
	for _, d := range sink.Diagnostics() {
		if d.Severity == diag.Error {
			return d.Pos
		}
	}
	return diag.Position{}
}

// readIn reads a file that is in a profile, "" where nothing tells which.
func readIn(ctx *ir.Context, src *diag.Source, text string, sink *diag.Sink, opts ParseOptions) *ir.Operation {
	p := parse.NewAt(ctx, src, sink, parse.Options{
		AllowUnregistered: opts.AllowUnregistered, Profile: opts.Profile,
		Workers: opts.Workers, KeepNames: opts.KeepNames, Forms: format.NewReader,
	}, text, 0)
	module := p.File()
	if module != nil && p.Formed && p.Opts.Profile == "" {
		profile, ok := versions.Settle(module, sink)
		if !ok {
			return nil
		}
		if profile != "" {
			opts.Profile = profile // of several forms of one name that of the profile counts
			return readIn(ctx, src, text, sink, opts)
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
