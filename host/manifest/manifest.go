package manifest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/semver"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Check returns the first thing that is wrong with a manifest, or nil.
func Check(m *protocol.Manifest) error {
	for _, wrong := range slices.Concat(Head(m), Passes(m)) {
		if wrong != nil {
			return wrong
		}
	}
	return nil
}

// Head checks what a manifest says of the plugin and its dialects. Members may be nil.
func Head(m *protocol.Manifest) []error {
	wrong := []error{store.CheckName(m.GetName()), semver.Check(m.GetVersion())}
	seen := map[string]bool{}
	for _, d := range slices.Concat(m.GetDialects(), m.GetKnows()) {
		wrong = append(wrong, dialect(d))
		if seen[d.GetName()] {
			wrong = append(wrong, fmt.Errorf("dialect '%s' is listed twice", diag.Line(d.GetName())))
		}
		seen[d.GetName()] = true
	}
	return wrong
}

// dialect wants a digest to be one: files are kept under it.
func dialect(d *protocol.DialectInfo) error {
	if err := semver.Check(d.GetVersion()); err != nil {
		return fmt.Errorf("dialect '%s': %w", diag.Line(d.GetName()), err)
	}
	if sum := d.GetDigest(); len(sum) != 64 || strings.Trim(sum, "0123456789abcdef") != "" {
		return fmt.Errorf("dialect '%s': its digest '%s' is no SHA-256 in small hexadecimal digits", diag.Line(d.GetName()), diag.Line(sum))
	}
	return nil
}

// Passes checks what a manifest says of passes.
func Passes(m *protocol.Manifest) []error {
	var wrong []error
	seen := map[string]bool{}
	for _, p := range m.GetPasses() {
		name := diag.Line(p.GetName())
		if seen[p.GetName()] {
			wrong = append(wrong, fmt.Errorf("pass '%s' is listed twice", name))
		}
		seen[p.GetName()] = true
		for _, err := range passInfo(p) {
			wrong = append(wrong, fmt.Errorf("pass '%s': %w", name, err))
		}
	}
	return wrong
}

func passInfo(p *protocol.PassInfo) []error {
	var wrong []error
	for _, name := range append([]string{p.GetName()}, p.GetAliases()...) {
		if store.CheckName(name) != nil {
			wrong = append(wrong, errors.New("a pass is called with small letters, digits and dashes, a letter first"))
		}
	}
	if strings.Contains(p.GetSummary(), "\n") {
		wrong = append(wrong, errors.New("its summary has more than one line"))
	}
	for _, kind := range []string{p.GetConsumes(), p.GetProduces()} {
		if kind != "" && store.CheckName(kind) != nil {
			wrong = append(wrong, fmt.Errorf("'%s' is no kind of artifact: that is small letters, digits and dashes, a letter first", diag.Line(kind)))
		}
	}
	seen := map[string]bool{}
	for _, o := range p.GetOptions() {
		wrong = append(wrong, option(p.GetName(), o)...)
		for _, name := range append([]string{o.GetName()}, o.GetAliases()...) {
			if seen[name] {
				wrong = append(wrong, fmt.Errorf("option '%s' is listed twice", diag.Line(name)))
			}
			seen[name] = true
		}
	}
	for _, b := range p.GetBuilds() {
		if b.GetRange() == "" {
			continue
		}
		if err := semver.CheckRange(b.GetRange()); err != nil {
			wrong = append(wrong, fmt.Errorf("builds '%s': %w", diag.Line(b.GetName()), err))
		}
	}
	return wrong
}

// option checks the name, the type, and the default against it.
func option(passName string, o *protocol.OptionInfo) []error {
	for _, name := range append([]string{o.GetName()}, o.GetAliases()...) {
		if !isOptionName(name) {
			return []error{fmt.Errorf("'%s' is no name for an option: that is letters, digits, dashes, underscores and dots", diag.Line(name))}
		}
	}
	name := diag.Line(o.GetName())
	kinds := []pass.OptionType{pass.Bool, pass.Int, pass.Uint, pass.Float, pass.String, pass.List}
	kind := pass.OptionType(o.GetType())
	if !slices.Contains(kinds, kind) {
		return []error{fmt.Errorf("option '%s' is of type '%s', which is none of %v", name, diag.Line(o.GetType()), kinds)}
	}
	if o.GetDefaultText() == "" {
		return nil
	}
	declared := pass.Option{Name: o.GetName(), Type: kind, Values: o.GetValues()}
	_, errs := pass.ParseOptions(passName, []pass.Option{declared}, map[string]string{o.GetName(): o.GetDefaultText()})
	for i, err := range errs {
		errs[i] = fmt.Errorf("the default of option '%s': %w", name, err)
	}
	return errs
}

func isOptionName(name string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
	return name != "" && name[0] != '-' && strings.Trim(name, letters) == ""
}
