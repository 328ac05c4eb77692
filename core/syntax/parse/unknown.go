package parse

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// mayBeUnregistered reports an operation without definition, unless such
// operations are welcome. Of a dialect that is known they never are.
func (p *Parser) mayBeUnregistered(name *ir.OpName, pos int) bool {
	text := name.String()
	if i := strings.IndexByte(text, '.'); i >= 0 {
		if d := p.Ctx.Dialect(text[:i]); d != nil {
			return p.Errorf(pos, "unknown operation '%s' in dialect '%s'%s", text, d.Name(), nearest(text, opNames(d)))
		}
	}
	if dialect, _, _ := strings.Cut(text, "."); p.Opts.AllowUnregistered && !versions.HasDialect(p.Ctx, p.Opts.Profile, dialect) {
		return true
	}
	if dialect, _, ok := strings.Cut(text, "."); ok {
		if names := versions.OpNames(p.Ctx, p.Opts.Profile, dialect); len(names) > 0 {
			return p.Errorf(pos, "unknown operation '%s' in dialect '%s'%s", text, dialect, nearest(text, names))
		}
	}
	return p.Errorf(pos, "operation '%s' belongs to no known dialect%s; --allow-unregistered-dialect accepts it all the same",
		text, p.nearestDialect(text))
}

// unknownCustom reports a name that no operation has in custom form.
func (p *Parser) unknownCustom(tok lex.Token) bool {
	text := tok.Text
	i := strings.IndexByte(text, '.')
	if i < 0 {
		return p.Errorf(tok.Pos, "custom op '%s' is unknown%s", text, nearest(text, p.shortNames()))
	}
	if d := p.Ctx.Dialect(text[:i]); d != nil {
		return p.Errorf(tok.Pos, "custom op '%s' is unknown in dialect '%s'%s", text, d.Name(), nearest(text, opNames(d)))
	}
	if names := versions.OpNames(p.Ctx, p.Opts.Profile, text[:i]); len(names) > 0 {
		return p.Errorf(tok.Pos, "custom op '%s' is unknown in dialect '%s'%s", text, text[:i], nearest(text, names))
	}
	if hint := p.nearestDialect(text); hint != "" {
		return p.Errorf(tok.Pos, "custom op '%s' is unknown%s", text, hint)
	}
	return p.Errorf(tok.Pos, "custom op '%s' is unknown; only the generic form, with the name in quotes, "+
		"is possible without a definition", text)
}

// customOp is an operation in custom form: its name, and where what follows the name begins.
type customOp struct {
	name   lex.Token
	behind int
}

// otherForms are notes for an error behind the name of an operation: other profiles that have
// another form under that name. A text is of one of them that calls its functions so, or is said to be.
func (p *Parser) otherForms(pos int) []diag.Related {
	if pos != p.last.behind || p.last.name.Text == "" || print.OtherProfile(p.Opts.Profile) {
		return nil
	}
	builtin, _ := p.Ctx.Dialect("builtin").(*ods.Dialect)
	if builtin == nil {
		return nil
	}
	var notes []diag.Related
	for _, profile := range ods.Profiles() {
		if !profile.Written || profile.Name == ods.OwnProfile || profile.After != "" {
			continue
		}
		f := versions.FormNamed(p.Ctx, profile.Name, p.last.name.Text)
		if f == nil || ir.OpDefinition(f.Base) != p.CustomDef(p.last.name.Text) || f.Op.Format == nil {
			continue
		}
		notes = append(notes, p.noteAt(p.last.name.Pos, fmt.Sprintf("'%s' has another form in profile %s, which a text is in that calls functions '%s'",
			p.last.name.Text, profile.Name, strings.Join(builtin.FunctionNames(profile.Name), "' or '"))))
	}
	return notes
}

// proposalsKey is the key under which a context keeps what its dialects say is only
// proposed.
type proposalsKey struct{}

// proposedOr is the message for an error at the current token: where that begins what
// the reference of the text's profile only proposes, it says so.
func (p *Parser) proposedOr(message string) string {
	list := p.Ctx.Memo(proposalsKey{}, func() any {
		var list []ods.Proposal
		for _, d := range p.Ctx.Dialects() {
			if dialect, ok := d.(*ods.Dialect); ok {
				list = append(list, dialect.Proposals()...)
			}
		}
		return list
	}).([]ods.Proposal)
	for _, found := range list {
		if (p.Opts.Profile == "" || p.Opts.Profile == found.Profile) && p.startsWith(found.Token) {
			return found.Message()
		}
	}
	return message
}

// startsWith reports whether the text at the current token begins with a token, which
// does not go on as a longer word.
func (p *Parser) startsWith(text string) bool {
	rest, ok := strings.CutPrefix(p.Text[p.Tok.Pos:], text)
	return ok && (rest == "" || !lex.IsClass(text[len(text)-1], lex.ClassBare) || !lex.IsClass(rest[0], lex.ClassBare))
}

func opNames(d ir.Dialect) []string {
	if l, ok := d.(*ods.Dialect); ok {
		return l.OpNames()
	}
	return nil
}

// typeNames are the names of a dialect's types, without the dialect's.
func typeNames(d ir.Dialect) []string {
	if l, ok := d.(*ods.Dialect); ok {
		return withoutDialect(l.TypeNames(), d)
	}
	return nil
}

func attrNames(d ir.Dialect) []string {
	if l, ok := d.(*ods.Dialect); ok {
		return withoutDialect(l.AttrNames(), d)
	}
	return nil
}

func withoutDialect(names []string, d ir.Dialect) []string {
	short := make([]string, len(names))
	for i, name := range names {
		short[i] = strings.TrimPrefix(name, d.Name()+".")
	}
	return short
}

// shortNames are the names of operations that are written without a dialect.
func (p *Parser) shortNames() []string {
	var names []string
	for _, d := range p.Ctx.Dialects() {
		dialect, ok := d.(*ods.Dialect)
		if !ok || !dialect.ElidesPrefix && dialect.Name() != "builtin" {
			continue
		}
		names = append(names, withoutDialect(dialect.OpNames(), d)...)
	}
	slices.Sort(names)
	return names
}

// nearestDialect is a hint at the dialect that may have been meant, or "".
func (p *Parser) nearestDialect(op string) string {
	name, rest, ok := strings.Cut(op, ".")
	if !ok {
		return nearest(op, p.shortNames())
	}
	var whole []string
	for _, d := range p.Ctx.Dialects() {
		for _, known := range opNames(d) {
			if strings.HasSuffix(known, "."+rest) {
				whole = append(whole, known)
			}
		}
	}
	if hint := nearest(op, whole); hint != "" {
		return hint
	}
	names := []string{}
	for _, d := range p.Ctx.Dialects() {
		names = append(names, d.Name())
	}
	return nearest(name, names)
}
