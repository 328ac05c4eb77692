package sdk

// library is the dialect files that a process has, by digest.
type library struct {
	files map[string]*Dialect
}

func newLibrary(p *Plugin) *library {
	l := &library{files: map[string]*Dialect{}}
	for _, d := range p.Dialects {
		l.files[d.Digest()] = d
	}
	for _, d := range p.Builds {
		l.files[d.Digest()] = d
	}
	return l
}

// file returns the dialect file of that digest, or nil.
func (l *library) file(digest string) *Dialect { return l.files[digest] }
