// Command gated is for tests: the plugin of mlirc that it is called as, such as
// std, which stops for ever in the pass that the file `hold` of the desk names.
package main

import (
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

func main() {
	p := std.Plugin()
	if filepath.Base(os.Args[0]) == "translate" {
		p = translate.Plugin()
	}
	for i, each := range p.Passes {
		p.Passes[i] = gated(each)
	}
	sdk.Serve(p)
}

// gated is a pass that looks for its name before it begins, and once more when it is done:
// passes that every process has do not belong to a plugin.
func gated(p *pass.Pass) *pass.Pass {
	g := *p
	if p.Run != nil {
		g.Run = func(r *pass.Run) error {
			stop(p.Name)
			defer stop("after " + p.Name)
			return p.Run(r)
		}
	}
	if p.Translate != nil {
		g.Translate = func(t *pass.Translation) error {
			stop(p.Name)
			return p.Translate(t)
		}
	}
	return &g
}

func stop(name string) {
	desk := os.Getenv("E2E_DESK")
	if held, _ := os.ReadFile(filepath.Join(desk, "hold")); string(held) != name {
		return
	}
	if err := os.WriteFile(filepath.Join(desk, "held"), nil, 0o600); err != nil {
		panic(err)
	}
	select {}
}
