package catalog

import (
	"fmt"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// reattach finds the plugins that the user has started. What they say of themselves is not
// kept: it is another program after each build.
func (h *chooser) reattach() {
	for _, v := range h.options.Config.Reattach {
		p, err := h.attached(v)
		switch {
		case h.ctx.Err() != nil:
			return
		case err != nil:
			h.fail(v.Origin, fmt.Errorf("%w; or unset the variable", err))
		case h.running[p.Name] != nil:
			h.fail(v.Origin, fmt.Errorf("plugin '%s' runs in two processes, the other one is in %s", p.Name, h.running[p.Name].Origin))
		default:
			h.running[p.Name] = p
		}
	}
}

func (h *chooser) attached(v config.Value) (*Plugin, error) {
	at, err := protocol.ParseReattachment(v.Text)
	if err != nil {
		return nil, err
	}
	p := &Plugin{Manifest: &Manifest{Name: at.Plugin}, Reattach: &at, Origin: v.Origin, Standing: Chosen}
	client, done, err := h.options.Ask(h.ctx, p)
	if err != nil {
		return nil, err
	}
	defer done()
	m, err := client.Describe(h.ctx, &protocol.DescribeRequest{})
	if err != nil {
		return nil, fmt.Errorf("plugin '%s' does not describe itself: %w", p.Name, err)
	}
	if p.Manifest = manifestFromWire(m); p.Name != at.Plugin {
		return nil, fmt.Errorf("the plugin that listens at '%s' is called '%s', not '%s'", at.Socket, p.Name, at.Plugin)
	}
	return p, nil
}
