package run

import (
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/run/compat"
	"github.com/mlirc/mlirc/host/session"
)

// askOwners has the owners of the dialects of the input, or of what a plugin has read it as, check
// what definitions cannot express, while others go on. The plugin of the first run does so by itself
// when it decodes the module; others have inspected it.
func (j *job) askOwners(payload []byte, first *catalog.Plugin) {
	maker := j.maker
	if j.payload.Format.Text { // which the host has read
		maker = nil
	}
	mentioned := j.host.o.Library.Mentioned(payload)
	for _, p := range j.concerned(mentioned) {
		if p == first || slices.Contains(j.inspected, p) {
			continue
		}
		j.consulted = append(j.consulted, p)
		sink := &diag.Sink{}
		done := make(chan error, 1)
		go func() {
			err := j.ask(p, payload, mentioned, sink)
			if err != nil || sink.HasErrors() {
				j.cancel()
			}
			done <- err
		}()
		j.verdicts = append(j.verdicts, func() error {
			err := <-done
			if j.isConsequence(err) {
				return nil
			}
			if sink.HasErrors() {
				if garbled := j.garbled(maker, payload); garbled != nil {
					return garbled
				}
			}
			j.sink.Join(sink)
			if err != nil {
				return err
			}
			return j.diagnosed(true)
		})
	}
}

// concerned are the plugins with something to say about a module that mentions dialects.
func (j *job) concerned(mentioned definitions.Mentions) []*catalog.Plugin {
	var list []*catalog.Plugin
	for _, p := range j.host.o.Catalog.Plugins {
		for _, d := range p.Dialects {
			if d.HasHooks && mentioned[d.Name] {
				list = append(list, p)
				break
			}
		}
	}
	return list
}

func (j *job) ask(p *catalog.Plugin, payload []byte, mentioned definitions.Mentions, sink *diag.Sink) error {
	s, err := j.owner(p)
	if err != nil {
		return j.unchecked(p, payload, nil, err)
	}
	o := &j.host.o
	dialects, err := o.Library.For(j.ctx, p, mentioned, nil)
	if err != nil {
		return err
	}
	request := &session.Run{
		File: j.in.Name, Input: session.Payload{Kind: pass.KindModule, Data: payload}, Dialects: dialects,
		Workers: o.Workers, AllowUnregistered: o.AllowUnregistered, Profile: o.Profile, Diagnostics: sink, Limits: o.Limits,
	}
	if err := j.adapter().AsText(j.ctx, p, request); err != nil {
		return err
	}
	if err := s.Verify(j.ctx, request); err != nil {
		return j.unchecked(p, payload, s, err)
	}
	return nil
}

// owner returns a session with a plugin that is asked. One that comes with the
// host answers in its process: a start would take longer than the answer.
func (j *job) owner(p *catalog.Plugin) (*session.Session, error) {
	if p.Builtin() {
		return session.InProcess(p.Name, p.Local, j.host.o.Logger), nil
	}
	return j.host.o.Pool.Get(j.ctx, p)
}

// askOwnersHere is askOwners for a module that the host keeps. Only where
// somebody is concerned who has not looked at it here, or has found something, is it worth being
// encoded.
func (j *job) askOwnersHere() error {
	asked := func(p *catalog.Plugin) bool { return !slices.Contains(j.inspected, p) }
	if !slices.ContainsFunc(j.concerned(j.host.o.Library.MentionedBy(j.module, j.in.Source.Text())), asked) {
		return nil
	}
	data, err := bytecode.Append(nil, j.module, bytecode.WriteOptions{Producer: producer})
	if err != nil {
		return err
	}
	j.askOwners(data, nil)
	return nil
}

// knowsAll reports whether an owner knows all dialects that a module mentions as they are.
func (j *job) knowsAll(p *catalog.Plugin, mentioned definitions.Mentions) bool {
	dialects, err := j.host.o.Library.For(j.ctx, p, mentioned, nil)
	differs := func(d session.Dialect) bool { return compat.BuiltWith(p, &d) != nil }
	return err == nil && !slices.ContainsFunc(dialects, differs)
}
