package catalog

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/manifest"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// external describes a plugin that is a program of its own, from the cache if
// it can be. A program that is not the one that the user trusts is not started.
func (c *Catalog) external(ctx context.Context, wanted config.Plugin) (*Plugin, error) {
	p, err := c.options.program(wanted.Name, wanted.Path.Text)
	if err != nil {
		return nil, err
	}
	p.Origin, p.Standing = wanted.Path.Origin, Chosen
	if p.Origin.Layer < config.Environment {
		p.Standing = Named
	}
	full, err := filepath.Abs(p.Path)
	if err == nil {
		err = c.options.Config.Trusted(p.Origin, config.NamedProgram{Path: full, Digest: p.digest})
	}
	if err != nil {
		return nil, fmt.Errorf("plugin '%s' is not started: %w", wanted.Name, err)
	}
	if err := c.options.describe(ctx, p); err != nil {
		return nil, err
	}
	if p.Name != wanted.Name {
		return nil, fmt.Errorf("the plugin at '%s' is called '%s', not '%s'", p.Path, p.Name, wanted.Name)
	}
	return p, nil
}

// Describe returns what the plugin at a path, or with that name on the user's
// path, says about itself; name is what messages call it until then.
func Describe(ctx context.Context, o Options, name, program string) (*Plugin, error) {
	p, err := o.program(name, program)
	if err != nil {
		return nil, err
	}
	p.Standing = Chosen
	return p, o.describe(ctx, p)
}

// program finds a program, which is not started.
func (o *Options) program(name, program string) (*Plugin, error) {
	path, err := exec.LookPath(program)
	if err != nil {
		return nil, fmt.Errorf("plugin '%s' cannot be started: %s: %w%s", name, program, Cause(err), hint(program, err))
	}
	p := &Plugin{Path: path, Manifest: &Manifest{Name: name}}
	if p.digest, p.mark, err = (digest.Cache{Dir: o.Cache}).Marked(path, path); err != nil {
		return nil, fmt.Errorf("plugin '%s' cannot be read: %w", name, err)
	}
	return p, nil
}

// hint tells a word that is looked up on the user's path from a file.
func hint(program string, err error) string {
	if !errors.Is(err, exec.ErrNotFound) {
		return ""
	}
	return "; a file is written with its folder, as in ./" + program
}

// Cause is why a program could not be found, without its name.
func Cause(err error) error {
	var lookup *exec.Error
	if errors.As(err, &lookup) {
		err = lookup.Err
	}
	return files.Cause(err)
}

// describe asks a plugin what it is, unless a program with that digest has been asked.
func (o *Options) describe(ctx context.Context, p *Plugin) error {
	store := digest.Cache{Dir: o.Cache}
	m := &protocol.Manifest{}
	const kind = "manifests"
	if kept := store.Read(kind, p.digest); kept != nil && proto.Unmarshal(kept, m) == nil && manifest.Check(m) == nil {
		p.Manifest = manifestFromWire(m)
		return nil
	}
	client, done, err := o.Ask(ctx, p)
	if err != nil {
		return err
	}
	defer done()
	if m, err = client.Describe(ctx, &protocol.DescribeRequest{}); err != nil {
		return fmt.Errorf("plugin '%s' does not describe itself: %w", p.Name, err)
	}
	if raw, err := proto.Marshal(m); err == nil {
		store.Write(kind, p.digest, raw)
	}
	o.Logger.Debug("manifest fetched", "plugin", m.GetName(), "version", m.GetVersion(), "digest", p.digest)
	p.Manifest = manifestFromWire(m)
	return nil
}

// Definition returns the file of a dialect and its name for messages.
func (c *Catalog) Definition(ctx context.Context, dialect string) (file string, source []byte, err error) {
	p, d := c.Owner(dialect)
	if p == nil {
		return "", nil, fmt.Errorf("no plugin owns the dialect '%s'", dialect)
	}
	file = dialect + ".dialect"
	if p.Local != nil {
		return fetch(ctx, p.Local, d)
	}
	store := digest.Cache{Dir: c.options.Cache}
	if kept := store.Read("definitions", d.Digest); kept != nil && digest.Bytes(kept) == d.Digest {
		return file, kept, nil
	}
	client, done, err := c.options.Ask(ctx, p)
	if err != nil {
		return "", nil, err
	}
	defer done()
	if file, source, err = fetch(ctx, client, d); err != nil {
		return "", nil, err
	}
	if got := digest.Bytes(source); got != d.Digest {
		return "", nil, fmt.Errorf("plugin '%s' sent another file for dialect '%s' than its manifest says; reinstall it", p.Name, d.Name)
	}
	store.Write("definitions", d.Digest, source)
	return file, source, nil
}

func fetch(ctx context.Context, client protocol.PluginClient, d *Dialect) (string, []byte, error) {
	reply, err := client.Definitions(ctx, &protocol.DefinitionsRequest{Digest: d.Digest})
	if ctx.Err() != nil {
		return "", nil, ctx.Err() // which gRPC has an error of its own for
	}
	if err != nil {
		return "", nil, fmt.Errorf("the definitions of dialect '%s' cannot be had: %w", d.Name, err)
	}
	return reply.GetFile().GetPath(), reply.GetFile().GetContent(), nil
}
