package run_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/sdk"
)

// Two versions of a dialect; the later one renames an operation and an attribute,
// and has an operation more.
const (
	fixThen = `dialect fix {
  version 1.1.0
}
op fix.mul {
  attributes by: i64
}
`
	fixNow = `dialect fix {
  version 1.2.0
  earlier 1.1
}
op fix.scale {
  attributes factor: i64
  versions    fix.mul in 1.1
  versions    $factor as by in 1.1
}
op fix.shut {}
form fix.shut in 1.1 none "1.2 brought it"
`
)

// fixPlugin owns a version of the dialect, and has a pass that adds one to each
// attribute of that name.
func fixPlugin(name, owned, built, op, attr string) *sdk.Plugin {
	count := &pass.Pass{
		Name: name + "-count", Summary: "Adds one.", Builds: []string{"fix"},
		Run: func(r *pass.Run) error {
			ir.Walk(r.Op, func(o *ir.Operation) ir.WalkResult {
				if v, ok := o.Attr(attr).(*ir.IntegerAttr); ok && o.Is(op) {
					n, _ := v.Int()
					o.SetAttr(attr, r.IR().IntAttr(v.Type(), n+1))
				}
				return ir.Advance
			})
			return nil
		},
	}
	p := &sdk.Plugin{Name: name, Version: "1.0.0", Passes: []*pass.Pass{count}}
	if owned != "" {
		p.Dialects = []*sdk.Dialect{{File: "fix.dialect", Source: []byte(owned)}}
	}
	if built != "" {
		p.Builds = []*sdk.Dialect{{File: "fix.dialect", Source: []byte(built)}}
	}
	return p
}

func withPlugins(t *testing.T, pipeline string, plugins ...*sdk.Plugin) *bench {
	t.Helper()
	b := newBench(t, pipeline)
	b.pool = pool.New(pool.Options{InProcess: true})
	t.Cleanup(func() { b.pool.Close(true) })
	b.config.Plugins = []config.Plugin{}
	var list []catalog.Builtin
	for _, p := range plugins {
		list = append(list, catalog.Builtin{Client: sdk.Local(p)})
	}
	var err error
	b.catalog, err = catalog.New(t.Context(), catalog.Options{
		Builtins: list, Core: transforms.All(), Config: b.config, Ask: b.pool.Client,
	})
	require.NoError(t, err)
	b.library = definitions.New(b.catalog)
	return b
}

// TestVersionSkew has plugins that were built with different versions of a dialect
// work on one module: each sees it as it knows it, the user as it is now.
func TestVersionSkew(t *testing.T) {
	now := fixPlugin("now", fixNow, "", "fix.scale", "factor")
	then := fixPlugin("then", "", fixThen, "fix.mul", "by")
	const asThen, asNow = "\"fix.mul\"() {by = 5 : i64} : () -> ()\n", "\"fix.scale\"() {factor = 5 : i64} : () -> ()\n"
	for _, text := range []string{asThen, asNow} {
		for _, passes := range [][]string{
			{"then-count", "now-count"}, {"now-count", "then-count"}, {"then-count", "cse", "now-count", "canonicalize"},
		} {
			b := withPlugins(t, stages(passes...), now, then)
			var o run.Options
			o.Module.Text = true
			r, sink, err := b.run(t, t.Context(), o, text)
			require.NoError(t, err, "%v", sink.Diagnostics())
			assert.Equal(t, "module  {\n  \"fix.scale\"() {factor = 7 : i64} : () -> ()\n}\n\n", string(r.Output.Data), "%v", passes)
		}
	}

	b := withPlugins(t, stages("then-count"), now, then)
	_, _, err := b.run(t, t.Context(), run.Options{}, asNow+"\"fix.shut\"() : () -> ()\n")
	assert.ErrorContains(t, err, "plugin 'then' 1.0.0 was built with fix@1.1, which cannot say what the module has; upgrade the plugin: ")
	assert.ErrorContains(t, err, "'fix.shut' op cannot be written in profile fix@1.1: 1.2 brought it")
}

// Two versions of another dialect.
const (
	hueThen = `dialect hue {
  version 1.4.0
}
op hue.red {
  attributes by: i64
}
`
	hueNow = `dialect hue {
  version 1.5.0
  earlier 1.4
}
op hue.paint {
  attributes amount: i64
  versions    hue.red in 1.4
  versions    $amount as by in 1.4
}
`
)

// TestSeveralSkews has a plugin that was built with earlier versions of two dialects:
// it sees both as they were.
func TestSeveralSkews(t *testing.T) {
	now := fixPlugin("now", fixNow, "", "fix.scale", "factor")
	hue := &sdk.Plugin{Name: "hue", Version: "1.0.0", Dialects: []*sdk.Dialect{{File: "hue.dialect", Source: []byte(hueNow)}}}
	then := fixPlugin("then", "", fixThen, "fix.mul", "by")
	then.Builds = append(then.Builds, &sdk.Dialect{File: "hue.dialect", Source: []byte(hueThen)})
	count := then.Passes[0].Run
	then.Passes[0].Builds = []string{"fix", "hue"}
	then.Passes[0].Run = func(r *pass.Run) error {
		ir.Walk(r.Op, func(o *ir.Operation) ir.WalkResult {
			if v, ok := o.Attr("by").(*ir.IntegerAttr); ok && o.Is("hue.red") {
				n, _ := v.Int()
				o.SetAttr("by", r.IR().IntAttr(v.Type(), 10*n))
			}
			return ir.Advance
		})
		return count(r)
	}
	const text = "\"fix.scale\"() {factor = 5 : i64} : () -> ()\n\"hue.paint\"() {amount = 5 : i64} : () -> ()\n"
	for _, passes := range [][]string{{"then-count"}, {"now-count", "then-count"}, {"then-count", "cse", "now-count"}} {
		b := withPlugins(t, stages(passes...), now, then, hue)
		var o run.Options
		o.Module.Text = true
		r, sink, err := b.run(t, t.Context(), o, text)
		require.NoError(t, err, "%v", sink.Diagnostics())
		counts := min(len(passes), 2)
		assert.Contains(t, string(r.Output.Data), fmt.Sprintf("\"fix.scale\"() {factor = %d : i64}", 5+counts), "%v", passes)
		assert.Contains(t, string(r.Output.Data), "\"hue.paint\"() {amount = 50 : i64}", "%v", passes)
	}
	b := withPlugins(t, stages("then-count"), now, then, hue)
	_, _, err := b.run(t, t.Context(), run.Options{}, text+"\"fix.shut\"() : () -> ()\n")
	assert.ErrorContains(t, err, "plugin 'then' 1.0.0 was built with fix@1.1 and hue@1.4, which cannot say what the module has; upgrade the plugin: ")
}

// TestOlderOwner reads what is of the owner's version, with a plugin that knows a
// later one refused in the plan.
func TestOlderOwner(t *testing.T) {
	now := fixPlugin("now", "", fixNow, "fix.scale", "factor")
	then := fixPlugin("then", fixThen, "", "fix.mul", "by")
	b := withPlugins(t, stages("then-count"), now, then)
	var o run.Options
	o.Module.Text = true
	r, sink, err := b.run(t, t.Context(), o, "\"fix.mul\"() {by = 5 : i64} : () -> ()\n")
	require.NoError(t, err, "%v", sink.Diagnostics())
	assert.Equal(t, "module  {\n  \"fix.mul\"() {by = 6 : i64} : () -> ()\n}\n\n", string(r.Output.Data))
}

// TestOwnersSeeResults: the host has the owner of a dialect check what another plugin makes of its operations.
func TestOwnersSeeResults(t *testing.T) {
	owner, other := fixPlugin("owner", fixNow, "", "fix.scale", "factor"), fixPlugin("other", "", fixNow, "fix.scale", "factor")
	owner.Dialects[0].Hooks = map[string]verify.Hook{"fix.scale": func(op *ir.Operation) error {
		if n, _ := op.Attr("factor").(*ir.IntegerAttr).Int(); n == 6 {
			return errors.New("6 is too much")
		}
		return nil
	}}
	for factor, fails := range map[int]bool{4: false, 5: true} {
		b := withPlugins(t, stages("other-count"), owner, other)
		var o run.Options
		o.Module.Text = true
		_, sink, err := b.run(t, t.Context(), o, fmt.Sprintf("\"fix.scale\"() {factor = %d : i64} : () -> ()\n", factor))
		if !fails {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, "stage 'other-count': plugin 'other' 1.0.0 left IR that is not valid; the input is not to blame")
		assert.Contains(t, sink.Diagnostics()[0].Message, "6 is too much")
	}
}
