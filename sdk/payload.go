package sdk

import (
	"fmt"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// decode makes an artifact of what came in.
func (e *execution) decode(payload []byte) (pass.Artifact, error) {
	kind := e.header.GetInput().GetKind()
	if kind != "" && kind != pass.KindModule {
		return pass.Artifact{Kind: kind, Data: payload}, nil
	}
	context, err := e.server.library.context(e.header, payload, e.builds())
	if err != nil {
		return pass.Artifact{}, err
	}
	module := e.parse(context, payload)
	if module == nil {
		return pass.Artifact{}, pass.ErrReported
	}
	return pass.Artifact{Kind: pass.KindModule, Module: module}, e.owned(module)
}

func (e *execution) parse(context *ir.Context, payload []byte) *ir.Operation {
	if bytecode.IsBytecode(payload) {
		return bytecode.ReadBy(e.workers(), context, e.header.GetFile(), payload, &e.sink)
	}
	module := syntax.Parse(context, diag.NewSource(e.header.GetFile(), payload), &e.sink, syntax.ParseOptions{
		AllowUnregistered: e.header.GetAllowUnregistered(), Profile: e.header.GetProfile(), Workers: e.workers(),
	})
	// Bytecode comes from a host that has verified it.
	if module == nil || !e.verify(module, &e.sink) {
		return nil
	}
	return module
}

// builds are the dialects that the passes of the run make.
func (e *execution) builds() map[string]bool {
	names := map[string]bool{}
	for _, call := range e.header.GetPasses() {
		p := e.server.passes.Lookup(call.GetPass())
		if p == nil {
			continue
		}
		for _, name := range p.Builds {
			names[name] = true
		}
	}
	return names
}

// encode makes bytes of an artifact, of a module in the form that the host wants.
// They are one behind the other.
func (e *execution) encode(a pass.Artifact) (*protocol.Payload, [][]byte, error) {
	if a.Kind != pass.KindModule {
		return &protocol.Payload{Kind: a.Kind}, [][]byte{a.Data}, nil
	}
	want := e.header.GetOutput()
	out := &protocol.Payload{
		Kind: a.Kind, Text: want.GetText(), Generic: want.GetGeneric(), DebugInfo: want.GetDebugInfo(),
	}
	if want.GetText() {
		text, ok := syntax.Append(nil, a.Module, syntax.PrintOptions{
			Generic: want.GetGeneric(), DebugInfo: want.GetDebugInfo(), Profile: e.header.GetProfile(), Workers: e.workers(),
		}, &e.sink)
		if !ok {
			return nil, nil, pass.ErrReported
		}
		return out, [][]byte{text}, nil
	}
	parts, err := bytecode.Parts(a.Module, bytecode.WriteOptions{Producer: "mlirc", Size: 2 * e.received})
	if err != nil {
		return nil, nil, fmt.Errorf("the module cannot be encoded: %w", err)
	}
	return out, parts, nil
}
