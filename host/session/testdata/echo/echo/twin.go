package echo

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/sdk"
)

// Twin returns a plugin whose patterns need those of echo to come to an end, and
// the other way round.
func Twin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "twin",
		Version: "0.1.0",
		Doc:     "Takes turns with echo.",
		Dialects: []*sdk.Dialect{
			{File: "twin.dialect", Source: []byte(twinDefinitions), Canonicalize: steps("twin", "echo")},
		},
		Builds: []*sdk.Dialect{{File: "echo.dialect", Source: []byte(definitions)}},
	}
}

// Lone returns a plugin whose patterns need no other plugin.
func Lone() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "lone",
		Version: "0.1.0",
		Doc:     "Counts by itself.",
		Dialects: []*sdk.Dialect{
			{File: "lone.dialect", Source: []byte("dialect lone {\n  version 0.1.0\n}\n"), Canonicalize: transforms.Owner{
				Patterns: []rewrite.Pattern{step("lone", "lone", "down", 1)},
			}},
		},
	}
}

const twinDefinitions = `/// What echo has, from the other side.
dialect twin {
  version 0.1.0
}

/// A number on its way down to 0.
op twin.down {
  attributes value: i64
  format     attr-dict
}

/// Goes to echo and back for ever.
op twin.restless {
  attributes value: i64
  format     attr-dict
}
`

// steps are patterns that make operations of another dialect of those of one.
func steps(own, other string) transforms.Owner {
	return transforms.Owner{
		Patterns: []rewrite.Pattern{step(own, other, "down", 1), step(own, other, "restless", 0)},
		Builds:   []string{other},
	}
}

func step(own, other, name string, by int64) rewrite.Pattern {
	return rewrite.Pattern{
		Name: own + "-" + name, Root: own + "." + name,
		Match: func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
			n, ok := op.Attr("value").(*ir.IntegerAttr)
			if !ok {
				return rw.MatchFailure("there is no number")
			}
			v, _ := n.Int()
			if v == 0 {
				return rw.MatchFailure("it is 0")
			}
			rw.ReplaceOpWithNew(op, &ir.OperationState{
				Name:  rw.Context().OpName(other + "." + name),
				Attrs: []ir.NamedAttr{{Name: "value", Value: rw.Context().I64Attr(v - by)}},
			})
			return rw.Success()
		},
	}
}
