package run

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// asBuilt gives the module to a plugin as it was in the versions of dialects that
// the plugin was built with, where these differ from those that are in use. What
// comes back is in those versions, too, which its reader understands.
func (j *job) asBuilt(r *plan.Run, request *session.Run) error {
	if request.Input.Kind != pass.KindModule {
		return nil
	}
	var older []string
	for i := range request.Dialects {
		d := &request.Dialects[i]
		known := builtWith(r.Plugin, d)
		if known == nil {
			continue
		}
		differs, err := j.host.o.Library.Differs(j.ctx, d.Name, known.Version)
		if err != nil {
			return err
		}
		if !differs {
			continue
		}
		*d = session.Dialect{Name: known.Name, Version: known.Version, Digest: known.Digest}
		older = append(older, ods.VersionProfile(known.Name, known.Version))
	}
	if len(older) == 0 {
		return nil
	}
	var err error
	if request.Input, err = j.respelled(r.Plugin, request.Input, ods.VersionProfiles(older...)); err != nil {
		return fmt.Errorf("plugin '%s' %s was built with %s, which cannot say what the module has; upgrade the plugin: %w",
			r.Plugin.Name, r.Plugin.Version, strings.Join(older, " and "), err)
	}
	request.Output = session.Format{}
	j.earlier = true
	return nil
}

// builtWith is an older version of a dialect that a plugin carries, nil when it
// carries none, or the one in use.
func builtWith(p *catalog.Plugin, d *session.Dialect) *catalog.Dialect {
	for i := range p.Knows {
		known := &p.Knows[i]
		if known.Name == d.Name && known.Digest != d.Digest && ods.CompareVersions(known.Version, d.Version) < 0 {
			return known
		}
	}
	return nil
}

// respelled is a module in another profile, in a form that the plugin reads.
func (j *job) respelled(p *catalog.Plugin, input session.Payload, profile string) (session.Payload, error) {
	if wantsText(p) {
		return j.worded(input, profile)
	}
	module, err := j.decoded(input.Data)
	if err != nil {
		return input, err
	}
	input.Data, err = bytecode.Append(nil, module, bytecode.WriteOptions{Producer: producer, Profile: profile})
	return input, err
}

// decoded reads a module that is on its way.
func (j *job) decoded(data []byte) (*ir.Operation, error) {
	context, err := j.host.o.Library.Context(j.ctx, data, "")
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	module := bytecode.Read(context, j.in.Name, data, &sink)
	if module == nil {
		return nil, sink.Err()
	}
	return module, nil
}
