package sdk_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func TestDialectHeader(t *testing.T) {
	d := &sdk.Dialect{File: "a.dialect", Source: []byte("// A comment.\n\n/// Doc.\ndialect abc {\n  version 1.2.3\n  uses std ^0.1\n}\n")}
	assert.Equal(t, "abc", d.Name())
	assert.Equal(t, "1.2.3", d.Version())
	assert.Len(t, d.Digest(), 64)
	compiled, err := d.Definitions()
	require.NoError(t, err)
	assert.Equal(t, d.Name(), compiled.Name())
	assert.Equal(t, d.Version(), compiled.Version)
	assert.Equal(t, d.Digest(), compiled.Digest())

	_, err = (&sdk.Dialect{File: "bad.dialect", Source: []byte("nonsense\n")}).Definitions()
	assert.ErrorContains(t, err, "bad.dialect:1:1: error: ")
}

func TestDefinitionsByDigest(t *testing.T) {
	d := &sdk.Dialect{File: "abc.dialect", Source: []byte("dialect abc {\n  version 1.2.3\n}\n")}
	client := sdk.Local(&sdk.Plugin{Name: "p", Version: "0.1.0", Dialects: []*sdk.Dialect{d}})
	reply, err := client.Definitions(t.Context(), &protocol.DefinitionsRequest{Digest: d.Digest()})
	require.NoError(t, err)
	assert.Equal(t, "abc.dialect", reply.GetFile().GetPath())
	assert.Equal(t, d.Source, reply.GetFile().GetContent())
	_, err = client.Definitions(t.Context(), &protocol.DefinitionsRequest{Digest: "none"})
	assert.ErrorContains(t, err, "plugin 'p' has no dialect file of digest 'none'")
}

func TestAnnouncedDigestMustFit(t *testing.T) {
	client := sdk.Local(&sdk.Plugin{Name: "p", Version: "0.1.0"})
	stream, err := client.Run(t.Context())
	require.NoError(t, err)
	header := &protocol.RunHeader{
		Dialects: []*protocol.File{{Name: "abc", Digest: "00", Content: []byte("dialect abc {\n  version 1.2.3\n}\n")}},
	}
	require.NoError(t, stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Header{Header: header}}))
	require.NoError(t, stream.CloseSend())
	reply, err := stream.Recv()
	require.NoError(t, err)
	assert.Equal(t, "the definitions of dialect 'abc' are not those that were announced", reply.GetResult().GetFailure().GetMessage())
}

// TestInspector: the checks of a plugin in this process go with a verifier. The error of a hook, and
// a hook that crashes, differ only from no error; the call Verify has the text.
func TestInspector(t *testing.T) {
	hooks := map[string]verify.Hook{
		"abc.wrong": func(*ir.Operation) error { return errors.New("is wrong") },
		"abc.fine":  func(*ir.Operation) error { return nil },
		"abc.break": func(*ir.Operation) error { panic("broken") },
	}
	d := &sdk.Dialect{File: "abc.dialect", Source: []byte("dialect abc {\n  version 1.2.3\n}\n"), Hooks: hooks}
	here := sdk.Local(&sdk.Plugin{Name: "p", Version: "0.1.0", Dialects: []*sdk.Dialect{d}}).(sdk.Inspector)
	for name, nothing := range map[string]bool{"abc.fine": true, "abc.other": true, "abc.wrong": false, "abc.break": false} {
		ctx := ir.NewContext()
		b := ir.NewBuilder(ctx)
		module := b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
		b.SetInsertionPointToEnd(module.Region(0).AddBlock())
		b.Create(&ir.OperationState{Name: ctx.OpName("abc.fine")})
		b.Create(&ir.OperationState{Name: ctx.OpName(name)})
		assert.Equal(t, nothing, verify.Holds(module, here.Checks()), name)
	}
}

// TestRequirements: a pass needs the dialects that it builds in versions that fit those which the
// plugin was built with.
func TestRequirements(t *testing.T) {
	dialect := func(name, version string) *sdk.Dialect {
		return &sdk.Dialect{File: name + ".dialect", Source: []byte("dialect " + name + " {\n  version " + version + "\n}\n")}
	}
	client := sdk.Local(&sdk.Plugin{
		Name: "p", Version: "0.1.0", Dialects: []*sdk.Dialect{dialect("own", "2.3.4")},
		Builds: []*sdk.Dialect{dialect("low", "0.12.3"), sdk.Requires("few", "0.2.1")},
		Passes: []*pass.Pass{{Name: "a", Summary: "x", Builds: []string{"low", "own", "few", "other"}, Run: func(*pass.Run) error { return nil }}},
	})
	m, err := client.Describe(t.Context(), &protocol.DescribeRequest{})
	require.NoError(t, err)
	got := map[string]string{}
	for _, b := range m.GetPasses()[0].GetBuilds() {
		got[b.GetName()] = b.GetRange()
	}
	assert.Equal(t, map[string]string{"low": "^0.12", "own": "^2.3", "few": "^0.2", "other": ""}, got)
	require.Len(t, m.GetKnows(), 1, "what is only required has no definitions")
	assert.Equal(t, "low", m.GetKnows()[0].GetName())
}
