package sdk

import (
	"bytes"
	"errors"
	"fmt"
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// library is the dialect files that a process has, by digest: those that the
// plugin carries and those that hosts have sent.
type library struct {
	mu    sync.Mutex
	files map[string]*Dialect
}

func newLibrary(p *Plugin) *library {
	l := &library{files: map[string]*Dialect{}}
	for _, list := range [][]*Dialect{p.Builds, p.Dialects} {
		for _, d := range list {
			l.files[d.Digest()] = d
		}
	}
	return l
}

// file returns the dialect file of that digest, or nil.
func (l *library) file(digest string) *Dialect {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.files[digest]
}

// receive returns the file that a host means, which it may have sent along.
func (l *library) receive(m *protocol.File) (*Dialect, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if d := l.files[m.GetDigest()]; d != nil {
		return d, nil
	}
	if len(m.GetContent()) == 0 {
		return nil, fmt.Errorf("the definitions of dialect '%s' %s were not sent along", m.GetName(), m.GetVersion())
	}
	d := &Dialect{File: m.GetPath(), Source: m.GetContent()}
	if d.Digest() != m.GetDigest() {
		return nil, errors.New("the definitions of dialect '" + m.GetName() + "' are not those that were announced")
	}
	l.files[d.Digest()] = d
	return d, nil
}

// context returns a new context with the dialects that a run needs: those that
// the payload mentions and those that its passes make.
func (l *library) context(h *protocol.RunHeader, payload []byte, builds map[string]bool) (*ir.Context, error) {
	var list []*irdl.Dialect
	for _, m := range h.GetDialects() {
		name := m.GetName()
		if len(payload) < searchLimit && !builds[name] && !bytes.Contains(payload, []byte(name)) {
			continue
		}
		d, err := l.receive(m)
		if err != nil {
			return nil, err
		}
		compiled, err := d.Definitions()
		if err != nil {
			return nil, err
		}
		list = append(list, compiled)
	}
	return irdl.NewContext(list...)
}

// searchLimit is the size from which loading a dialect costs less than looking
// whether it is needed.
const searchLimit = 1 << 20
