// Package echo is a plugin for tests: it copies, complains, breaks and hangs.
package echo

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "echo",
		Version: "0.1.2",
		Doc:     "Copies what it gets.",
		Dialects: []*sdk.Dialect{
			{
				File: "echo.dialect", Source: []byte(definitions),
				Hooks:        map[string]verify.Hook{"echo.even": even},
				Canonicalize: steps("echo", "twin"),
			},
		},
		Builds: []*sdk.Dialect{{File: "twin.dialect", Source: []byte(twinDefinitions)}},
		Passes: []*pass.Pass{
			text("echo-copy", func(t *pass.Translation) error {
				t.Output.Data = t.Input.Data
				return nil
			}),
			text("echo-upper", func(t *pass.Translation) error {
				t.Output.Data = bytes.ToUpper(t.Input.Data)
				t.Stats.Add("bytes", int64(len(t.Input.Data)))
				return nil
			}),
			text("echo-complain", func(t *pass.Translation) error {
				pos := diag.Position{File: "in.txt", Line: 2, Col: 3}
				t.Diags.Report(diag.NewError(pos, "unfit").WithNote(pos, "it says so here"))
				return nil
			}),
			text("echo-refuse", func(*pass.Translation) error { return errors.New("no such tool") }),
			text("echo-break", func(*pass.Translation) error { panic("BUG: broken on purpose") }),
			text("echo-die", func(*pass.Translation) error {
				fmt.Fprintln(os.Stderr, "the last words")
				os.Exit(3)
				return nil
			}),
			text("echo-print", func(t *pass.Translation) error {
				if t.Options.Int("times") > 1 { // a line that no scanner takes
					fmt.Println(strings.Repeat("a long line ", 1<<16))
				}
				t.Output.Data = t.Input.Data
				return nil
			}),
			{Name: "echo-drop", Summary: "for tests: leaves a module invalid", Run: func(r *pass.Run) error {
				function := r.Op.Region(0).Entry().First()
				function.SetAttr("sym_name", nil)
				return nil
			}},
			{Name: "echo-nothing", Summary: "for tests: leaves a module as it is", Run: func(*pass.Run) error { return nil }},
			probe(),
			text("echo-hang", func(t *pass.Translation) error {
				<-t.Context.Done()
				return t.Context.Err()
			}),
		},
	}
}

func text(name string, translate func(*pass.Translation) error) *pass.Pass {
	return &pass.Pass{
		Name: name, Summary: "for tests", Consumes: "text", Produces: "text", Translate: translate,
		Options: []pass.Option{{Name: "times", Type: pass.Int, Default: "1"}},
	}
}

const definitions = `/// Numbers.
dialect echo {
  version 0.1.0
}

/// Wants an even number, which no definition can say.
op echo.even {
  attributes value: i64
  format     attr-dict
  hook
}

/// A number on its way down to 0, one step here and one at the twin's.
op echo.down {
  attributes value: i64
  format     attr-dict
}

/// Goes to the twin's and back for ever.
op echo.restless {
  attributes value: i64
  format     attr-dict
}
`

func even(op *ir.Operation) error {
	n, ok := op.Attr("value").(*ir.IntegerAttr)
	if v, fits := n.Int(); !ok || !fits || v%2 != 0 {
		return errors.New("wants an even number")
	}
	return nil
}
