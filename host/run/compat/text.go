package compat

import (
	"context"
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// genericText is how a plugin gets a module that reads nothing else. It has
// locations, for its diagnostics are to be about the user's file.
var genericText = session.Format{Text: true, Generic: true, DebugInfo: true}

// WantsText reports whether a plugin reads and writes modules as generic text
// only.
func WantsText(p *catalog.Plugin) bool { return slices.Contains(p.Features, protocol.FeatureText) }

// AsText gives the module of a request as generic text to a plugin that reads nothing else,
// and asks for the same.
func (a *Adapter) AsText(ctx context.Context, p *catalog.Plugin, request *session.Run) error {
	if !WantsText(p) {
		return nil
	}
	request.Output = genericText
	var err error
	request.Input, err = a.text(ctx, request.Input, "")
	return err
}

// text is a payload as generic text in a profile, if it is a module in bytecode.
func (a *Adapter) text(ctx context.Context, input session.Payload, profile string) (session.Payload, error) {
	if input.Kind != pass.KindModule || !bytecode.IsBytecode(input.Data) {
		return input, nil
	}
	module, err := a.decode(ctx, input.Data)
	if err != nil {
		return input, err
	}
	var sink diag.Sink
	text, ok := syntax.Append(nil, module, syntax.PrintOptions{
		Generic: true, DebugInfo: true, Profile: profile, Workers: a.Workers,
	}, &sink)
	if !ok {
		return input, sink.Err()
	}
	return session.Payload{Kind: pass.KindModule, Format: genericText, Data: text}, nil
}
