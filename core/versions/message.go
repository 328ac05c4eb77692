package versions

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// quoted is a name in quotes in a message, with what stands around it.
var quoted = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(operation )?'([A-Za-z_][\w$.]*)'( op\b)?`) })

// MessageIn is a message about a text in a profile, with operations called as they are there: of
// `'std.addi' op ...` it makes `'arith.addi' op ...`.
func MessageIn(ctx *ir.Context, profile, text, message string) string {
	if known, ok := ods.ProfileNamed(profile); !ok || !known.Written || known.Name == ods.OwnProfile {
		return message
	}
	return quoted().ReplaceAllStringFunc(message, func(name string) string {
		parts := quoted().FindStringSubmatch(name)
		if !strings.Contains(parts[2], ".") && parts[1] == "" && parts[3] == "" {
			return name // a word such as 'func' need not be an operation
		}
		if base := opNamed(ctx, parts[2]); base != nil {
			return parts[1] + "'" + nameIn(base, profile, text) + "'" + parts[3]
		}
		return name
	})
}

// opNamed is the definition of an operation as it is in memory; nil where there is none.
func opNamed(ctx *ir.Context, name string) *ods.Op {
	prefix, _, dotted := strings.Cut(name, ".")
	if !dotted {
		prefix = "builtin"
	}
	if d, ok := ctx.Dialect(prefix).(*ods.Dialect); ok {
		return d.Op(name)
	}
	return nil
}

// nameIn is what a text in a profile calls an operation of which nothing else is known: by the form that asks for
// nothing, or else by the first whose name the text has.
func nameIn(base *ods.Op, profile, text string) string {
	name := base.Name()
	for _, f := range slices.Backward(base.Forms(profile)) {
		switch {
		case f.Read || f.Op == nil:
		case f.When == nil:
			return f.Op.Name()
		case name == base.Name() || hasWord(text, f.Op.Name()):
			name = f.Op.Name()
		}
	}
	return name
}
