package sdk

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
)

// Plugin is everything a plugin has to say about itself. It is a value: nothing
// registers itself anywhere.
type Plugin struct {
	// Name is how configurations call the plugin.
	Name string
	// Version is semantic, such as `0.1.0`.
	Version string
	// Doc is help in Markdown; its first sentence is the summary.
	Doc string
	// Dialects are those that the plugin owns.
	Dialects []*Dialect
	// Builds are dialects of other plugins whose operations the passes make.
	// Pass.Builds names them.
	Builds []*Dialect
	// Passes in the order of help.
	Passes []*pass.Pass
	// Conventions are memref conventions that the plugin offers.
	Conventions []Convention
	// Tools are the programs that passes may start, such as `llc`.
	Tools []string
}

// Convention is a way of passing memrefs, as data.
type Convention struct {
	Name   string
	Schema []byte
}

// owners are what the plugin's dialects add to `canonicalize`.
func (p *Plugin) owners() []transforms.Owner {
	var list []transforms.Owner
	for _, d := range p.Dialects {
		list = append(list, d.Canonicalize)
	}
	return list
}

// hooks are those of all dialects of the plugin.
func (p *Plugin) hooks() verify.Options { return Checks(p.Dialects...) }

// Checks are what the owners of dialects check, as options of a verifier.
func Checks(dialects ...*Dialect) verify.Options {
	var all verify.Options
	for _, d := range dialects {
		all.Add(verify.Options{Hooks: d.Hooks, Uses: d.Uses, Attributes: d.Attributes})
	}
	return all
}

// hasChecks reports whether the owner of a dialect checks anything.
func (d *Dialect) hasChecks() bool { return len(d.Hooks)+len(d.Uses)+len(d.Attributes) > 0 }
