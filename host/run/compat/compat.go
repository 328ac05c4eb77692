package compat

import (
	"context"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/session"
)

// Adapter adapts requests about one file.
type Adapter struct {
	Library *definitions.Library
	// File is the user's name of the module.
	File string
	// Workers is how many cores the printer may use.
	Workers int
	// Producer is what bytecode says of its origin.
	Producer string
}

// Adapt gives the module of a request to a plugin as it was in the versions of dialects
// that the plugin was built with, where these differ from those that are in use, and
// reports whether they do. What comes back is in those versions, too, which its reader
// understands.
func (a *Adapter) Adapt(ctx context.Context, p *catalog.Plugin, request *session.Run) (earlier bool, err error) {
	if request.Input.Kind == pass.KindModule {
		if earlier, err = a.asBuilt(ctx, p, request); err != nil {
			return false, err
		}
	}
	return earlier, a.AsText(ctx, p, request)
}

func (a *Adapter) asBuilt(ctx context.Context, p *catalog.Plugin, request *session.Run) (bool, error) {
	var older []string
	for i := range request.Dialects {
		d := &request.Dialects[i]
		known := BuiltWith(p, d)
		if known == nil {
			continue
		}
		differs, err := a.Library.Differs(ctx, d.Name, known.Version)
		if err != nil {
			return false, err
		}
		if !differs {
			continue
		}
		*d = session.Dialect{Name: known.Name, Version: known.Version, Digest: known.Digest}
		older = append(older, ods.VersionProfile(known.Name, known.Version))
	}
	if len(older) == 0 {
		return false, nil
	}
	var err error
	if request.Input, err = a.downgraded(ctx, p, request.Input, ods.VersionProfiles(older...)); err != nil {
		return false, fmt.Errorf("plugin '%s' %s was built with %s, which cannot say what the module has; upgrade the plugin: %w",
			p.Name, p.Version, strings.Join(older, " and "), err)
	}
	request.Output = session.Format{}
	return true, nil
}

// BuiltWith is an older version of a dialect that a plugin carries, nil when it
// carries none, or the one in use.
func BuiltWith(p *catalog.Plugin, d *session.Dialect) *catalog.Dialect {
	for i := range p.Knows {
		known := &p.Knows[i]
		if known.Name == d.Name && known.Digest != d.Digest && ods.CompareVersions(known.Version, d.Version) < 0 {
			return known
		}
	}
	return nil
}

// downgraded is a module in another profile, in a form that the plugin reads.
func (a *Adapter) downgraded(ctx context.Context, p *catalog.Plugin, input session.Payload, profile string) (session.Payload, error) {
	if WantsText(p) {
		return a.text(ctx, input, profile)
	}
	module, err := a.decode(ctx, input.Data)
	if err != nil {
		return input, err
	}
	input.Data, err = bytecode.Append(nil, module, bytecode.WriteOptions{Producer: a.Producer, Profile: profile})
	return input, err
}

// decode reads a module that is on its way.
func (a *Adapter) decode(ctx context.Context, data []byte) (*ir.Operation, error) {
	known, err := a.Library.Context(ctx, data, "")
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	module := bytecode.Read(known, a.File, data, &sink)
	if module == nil {
		return nil, sink.Err()
	}
	return module, nil
}
