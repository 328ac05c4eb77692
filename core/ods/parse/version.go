package parse

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// earlierClause parses `earlier MAJOR.MINOR, ...`.
func (p *Parser) earlierClause() {
	for {
		t := p.Next()
		if !ods.IsVersion(t.Text) {
			p.errorf(t, "expected a version as MAJOR.MINOR, found %s", t)
			return
		}
		if ods.CompareVersions(t.Text, ods.MinorOf(p.d.Dialect.Version)) >= 0 {
			p.errorf(t, "version %s is not earlier than the dialect's own, %s", t.Text, p.d.Dialect.Version)
			return
		}
		p.d.Dialect.EarlierVersions = append(p.d.Dialect.EarlierVersions, t.Text)
		if !p.accept(",") {
			break
		}
	}
	slices.SortFunc(p.d.Dialect.EarlierVersions, ods.CompareVersions)
}

// versionName parses `NAME in PROFILE`, or `$attr as NAME in PROFILE`.
func (p *Parser) versionName(o *ods.Op, read bool) {
	if t := p.peek(); t.Is("$") {
		r := p.ref()
		if r.Kind != ods.RefAttr || !p.acceptWord("as") {
			p.errorf(t, "expected '$ATTRIBUTE as NAME in PROFILE'")
			return
		}
		s := ods.AttrVersion{Attr: r.Index, Read: read, Name: p.expectWord("the name of an attribute")}
		s.Profile = p.profile()
		o.AttrVersions = append(o.AttrVersions, s)
		return
	}
	s := ods.VersionName{Name: p.expectWord("the name of an operation"), Read: read}
	s.Profile = p.profile()
	o.VersionNames = append(o.VersionNames, s)
}

// profile parses `in PROFILE`.
func (p *Parser) profile() string {
	if !p.acceptWord("in") {
		p.errorf(p.peek(), "expected 'in' and a profile, found %s", p.peek())
		return ""
	}
	t := p.Next()
	if t.Kind != lex.Word && t.Kind != lex.Number {
		p.errorf(t, "expected a profile such as mlir-19, found %s", t)
	} else if !p.d.Dialect.KnowsProfile(t.Text) {
		p.errorf(t, "%s", p.d.Dialect.UnknownProfile(t.Text))
	}
	return t.Text
}
