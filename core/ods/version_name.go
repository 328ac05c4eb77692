package ods

// versionName parses `NAME in PROFILE`, or `$attr as NAME in PROFILE`.
func (p *parser) versionName(o *Op, read bool) {
	if t := p.peek(); t.is("$") {
		r := p.ref()
		if r.Kind != RefAttr || !p.acceptWord("as") {
			p.errorf(t, "expected '$ATTRIBUTE as NAME in PROFILE'")
			return
		}
		s := AttrVersion{Attr: r.Index, Read: read, Name: p.expectWord("the name of an attribute")}
		s.Profile = p.profile()
		o.AttrVersions = append(o.AttrVersions, s)
		return
	}
	s := VersionName{Name: p.expectWord("the name of an operation"), Read: read}
	s.Profile = p.profile()
	o.VersionNames = append(o.VersionNames, s)
}

// profile parses `in PROFILE`.
func (p *parser) profile() string {
	if !p.acceptWord("in") {
		p.errorf(p.peek(), "expected 'in' and a profile, found %s", p.peek())
		return ""
	}
	t := p.next()
	if t.kind != tokWord && t.kind != tokNumber {
		p.errorf(t, "expected a profile such as mlir-19, found %s", t)
	} else if !p.d.knowsProfile(t.text) {
		p.errorf(t, "%s", p.d.unknownProfile(t.text))
	}
	return t.text
}
