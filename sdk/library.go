package sdk

import (
	"bytes"
	"errors"
	"fmt"
	"sync"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// library is the dialect files that a process has, by name: those that the plugin carries and
// those that hosts have sent. A digest is computed when it is first needed: few of the files
// are used in a run.
type library struct {
	mu    sync.Mutex
	files map[string][]*Dialect
}

func newLibrary(p *Plugin) *library {
	l := &library{files: map[string][]*Dialect{}}
	for _, list := range [][]*Dialect{carried(p.Builds), p.Dialects} {
		for _, d := range list {
			l.add(d)
		}
	}
	return l
}

func (l *library) add(d *Dialect) { l.files[d.Name()] = append(l.files[d.Name()], d) }

// file returns the dialect file of that digest, or nil.
func (l *library) file(digest string) *Dialect {
	l.mu.Lock()
	defer l.mu.Unlock()
	for name := range l.files {
		if d := l.find(name, digest); d != nil {
			return d
		}
	}
	return nil
}

// find returns the file of a dialect with that digest, or nil; l.mu is held.
func (l *library) find(name, digest string) *Dialect {
	for _, d := range l.files[name] {
		if d.Digest() == digest {
			return d
		}
	}
	return nil
}

// receive returns the file that a host means, which it may have sent along.
func (l *library) receive(m *protocol.File) (*Dialect, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if d := l.find(m.GetName(), m.GetDigest()); d != nil {
		return d, nil
	}
	if len(m.GetContent()) == 0 {
		return nil, fmt.Errorf("the definitions of dialect '%s' %s were not sent along", m.GetName(), m.GetVersion())
	}
	d := &Dialect{File: m.GetPath(), Source: m.GetContent()}
	if d.Digest() != m.GetDigest() {
		return nil, errors.New("the definitions of dialect '" + m.GetName() + "' are not those that were announced")
	}
	l.add(d)
	return d, nil
}

// context returns a new context with the dialects that a run needs: those that
// the payload mentions, those that its passes make, and those that these use.
func (l *library) context(h *protocol.RunHeader, payload []byte, builds map[string]bool) (*ir.Context, error) {
	chosen := map[string]*ods.Dialect{}
	var add func(m *protocol.File) error
	add = func(m *protocol.File) error {
		if chosen[m.GetName()] != nil {
			return nil
		}
		d, err := l.compiled(m)
		if err != nil {
			return err
		}
		chosen[m.GetName()] = d
		for _, name := range d.Uses() {
			if used := named(h, name); used != nil {
				if err := add(used); err != nil {
					return err
				}
			}
		}
		return nil
	}
	for _, m := range h.GetDialects() {
		if !builds[m.GetName()] && !mentions(payload, m.GetName()) {
			continue
		}
		if err := add(m); err != nil {
			return nil, err
		}
	}
	return load.NewContext(inOrder(h, chosen)...)
}

func (l *library) compiled(m *protocol.File) (*ods.Dialect, error) {
	d, err := l.receive(m)
	if err != nil {
		return nil, err
	}
	return d.Definitions()
}

func named(h *protocol.RunHeader, name string) *protocol.File {
	for _, m := range h.GetDialects() {
		if m.GetName() == name {
			return m
		}
	}
	return nil
}

// inOrder lists dialects as the header does.
func inOrder(h *protocol.RunHeader, chosen map[string]*ods.Dialect) []*ods.Dialect {
	var list []*ods.Dialect
	for _, m := range h.GetDialects() {
		if d := chosen[m.GetName()]; d != nil {
			list = append(list, d)
		}
	}
	return list
}

// searchLimit is the size from which loading a dialect costs less than looking
// whether it is needed.
const searchLimit = 256 << 10

// mentions reports whether a payload may have to do with a dialect. Text leaves
// prefixes out, so it may always.
func mentions(payload []byte, dialect string) bool {
	return len(payload) > searchLimit || !bytecode.IsBytecode(payload) || bytes.Contains(payload, []byte(dialect))
}
