package bytecode

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// A file says of which version each dialect is, as three numbers, so that who
// knows an older one only can say so. Builtin says nothing: it is part of the
// format. Files in another profile do not either: their dialects are not ours.

// appendVersion appends a dialect's name, and its version if it tells one.
func (e *encoder) appendVersion(dst []byte, name uint64) []byte {
	parts, ok := e.versionOf(e.strings.list[name])
	if !ok {
		return appendVarint(dst, name<<1)
	}
	var content []byte
	for _, n := range parts {
		content = appendVarint(content, n)
	}
	return appendSection(appendVarint(dst, name<<1|1), sectionDialectVersions, content)
}

func (e *encoder) versionOf(dialect string) ([3]uint64, bool) {
	if dialect == builtin || e.version < versionDialects {
		return [3]uint64{}, false
	}
	if known, ok := ods.ProfileNamed(e.opts.Profile); !ok || known.Name != ods.OwnProfile {
		return [3]uint64{}, false
	}
	return versionIn(e.ctx, dialect)
}

// versionIn is the version of a dialect in a context.
func versionIn(ctx *ir.Context, name string) ([3]uint64, bool) {
	d, ok := ctx.Dialect(name).(*ods.Dialect)
	if !ok {
		return [3]uint64{}, false
	}
	return ods.VersionNumbers(d.Version)
}

// readVersion reads the version of a dialect. That of a dialect which is not
// known here, or which another program wrote in another way, means nothing.
func (d *decoder) readVersion(name string, c *cursor) {
	at, content := c.section()
	if at != sectionDialectVersions {
		c.fail("section %d where the version of dialect '%s' is expected", at, name)
		return
	}
	var version [3]uint64
	inner := failure{}
	content.bad = &inner
	for i := range version {
		version[i] = content.varint()
	}
	if inner.set || !content.done() {
		return
	}
	own, ok := versionIn(d.ctx, name)
	if ok && newer(version, own) && d.newer == "" {
		d.newer = fmt.Sprintf("the module is of dialect '%s' %s, but %s is the one that is known here; upgrade the plugin that owns it, or have the module written as '%s'",
			name, versionText(version), versionText(own), ods.VersionProfile(name, versionText(own)))
	}
}

// newer reports whether modules of a version may have what own does not know.
func newer(version, own [3]uint64) bool {
	if version[0] != own[0] {
		return version[0] > own[0]
	}
	return version[1] > own[1]
}

func versionText(v [3]uint64) string { return fmt.Sprintf("%d.%d.%d", v[0], v[1], v[2]) }

// refuseNewer reports a dialect of which only an older version is known here.
func (d *decoder) refuseNewer(file string) bool {
	if d.newer == "" || d.set {
		return false
	}
	d.sink.Report(diag.NewError(diag.Position{File: file}, d.newer))
	return true
}
