package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/manifest"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func manifestChecks() []Check {
	return []Check{
		{Name: "manifest", Clause: "Describe", run: (*subject).describes, finds: true},
		{Name: "same manifest", Clause: "Describe", run: (*subject).describesAlike},
		{Name: "passes", Clause: "Passes in the manifest", run: (*subject).declaresPasses},
		{Name: "dialect digests", Clause: "Definitions", run: (*subject).defines, finds: true},
		{Name: "unknown digest", Clause: "Definitions", run: (*subject).knowsNoOther},
		{Name: "dialect files", Clause: "Dialect files", run: (*subject).compiles, finds: true},
	}
}

func (p *process) describe(ctx context.Context) (*protocol.Manifest, error) {
	m, err := p.rpc.Describe(ctx, &protocol.DescribeRequest{})
	if err != nil {
		return nil, fmt.Errorf("describe: %w", err)
	}
	return m, nil
}

func (s *subject) describes() error {
	p, err := s.process()
	if err != nil {
		return err
	}
	ctx, cancel := s.patient()
	defer cancel()
	m, err := p.describe(ctx)
	if err != nil {
		return err
	}
	s.manifest = m
	return errors.Join(manifest.Head(m)...)
}

// known returns the manifest; a check that needs it is skipped without one.
func (s *subject) known() (*process, *protocol.Manifest, error) {
	p, err := s.process()
	if err != nil {
		return nil, nil, err
	}
	if s.manifest == nil {
		return nil, nil, skipf("it does not describe itself")
	}
	return p, s.manifest, nil
}

// describesAlike: hosts keep the manifest by the digest of the program.
func (s *subject) describesAlike() error {
	p, m, err := s.known()
	if err != nil {
		return err
	}
	ctx, cancel := s.patient()
	defer cancel()
	again, err := p.describe(ctx)
	if err != nil {
		return err
	}
	if !proto.Equal(m, again) {
		return errors.New("asked again it describes itself otherwise; hosts keep what it says first")
	}
	return nil
}

func (s *subject) declaresPasses() error {
	_, m, err := s.known()
	if err != nil {
		return err
	}
	if len(m.GetPasses()) == 0 {
		return skipf("it has no passes")
	}
	wrong := manifest.Passes(m)
	for _, p := range m.GetPasses() {
		if p.GetSummary() == "" {
			wrong = append(wrong, fmt.Errorf("pass '%s': it needs a summary of one line", diag.Line(p.GetName())))
		}
	}
	return errors.Join(wrong...)
}

func (s *subject) defines() error {
	p, m, err := s.known()
	if err != nil {
		return err
	}
	all := slices.Concat(m.GetDialects(), m.GetKnows())
	if len(all) == 0 {
		return skipf("it has no dialects")
	}
	var files []*protocol.File
	for _, d := range all {
		f, err := s.definition(p, d)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	s.sources = files
	return nil
}

func (s *subject) definition(p *process, d *protocol.DialectInfo) (*protocol.File, error) {
	ctx, cancel := s.patient()
	defer cancel()
	reply, err := p.rpc.Definitions(ctx, &protocol.DefinitionsRequest{Digest: d.GetDigest()})
	if err != nil {
		return nil, fmt.Errorf("dialect '%s': %w", d.GetName(), err)
	}
	f := reply.GetFile()
	if got := digest.Bytes(f.GetContent()); got != d.GetDigest() {
		return nil, fmt.Errorf("dialect '%s': the manifest says sha256 %s, the file has %s", d.GetName(), digest.Short(d.GetDigest()), digest.Short(got))
	}
	return f, nil
}

func (s *subject) knowsNoOther() error {
	p, err := s.process()
	if err != nil {
		return err
	}
	ctx, cancel := s.patient()
	defer cancel()
	_, err = p.rpc.Definitions(ctx, &protocol.DefinitionsRequest{Digest: strings.Repeat("0", 64)})
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("asked for a file that it does not have it does not answer within %s", s.options.Patience)
	case err == nil:
		return errors.New("asked for a file that it does not have it sends one; NOT_FOUND is the answer")
	}
	return nil
}

// compiles: every item of every file that the subject owns.
func (s *subject) compiles() error {
	_, m, err := s.known()
	switch {
	case err != nil:
		return err
	case len(m.GetDialects()) == 0:
		return skipf("it owns no dialects")
	case s.sources == nil:
		return skipf("its dialect files cannot be had")
	}
	var all []*ods.Dialect
	loaded := map[string]bool{}
	for _, f := range s.sources {
		d, problems := load.Dialect(f.GetPath(), f.GetContent())
		if len(problems) > 0 {
			return problems[0]
		}
		loaded[d.Name()] = true
		all = append(all, d)
	}
	if all, err = s.withUsed(all, loaded); err != nil {
		return err
	}
	if _, err := load.NewContext(all...); err != nil {
		return err
	}
	for i, info := range m.GetDialects() {
		if err := asAnnounced(all[i], info); err != nil {
			return err
		}
	}
	s.dialects = all
	return nil
}

func asAnnounced(d *ods.Dialect, info *protocol.DialectInfo) error {
	if d.Name() != info.GetName() || d.Version != info.GetVersion() {
		return fmt.Errorf("the manifest says dialect %s %s, the file %s %s", info.GetName(), info.GetVersion(), d.Name(), d.Version)
	}
	if problems := d.Check(); len(problems) > 0 {
		return problems[0]
	}
	return nil
}

// withUsed adds the dialects of others that files use.
func (s *subject) withUsed(all []*ods.Dialect, loaded map[string]bool) ([]*ods.Dialect, error) {
	for i := 0; i < len(all); i++ {
		for _, name := range all[i].Uses() {
			if loaded[name] {
				continue
			}
			loaded[name] = true
			d, err := s.other(name)
			if err != nil {
				return nil, fmt.Errorf("dialect '%s' uses '%s': %w", all[i].Name(), name, err)
			}
			all = append(all, d)
		}
	}
	return all, nil
}

func (s *subject) other(name string) (*ods.Dialect, error) {
	if s.options.Definition == nil {
		return nil, errors.New("no plugin has it")
	}
	file, source, err := s.options.Definition(s.ctx, name)
	if err != nil {
		return nil, err
	}
	d, problems := load.Dialect(file, source)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	s.sources = append(s.sources, &protocol.File{Name: name, Version: d.Version, Digest: digest.Bytes(source), Path: file, Content: source})
	return d, nil
}
