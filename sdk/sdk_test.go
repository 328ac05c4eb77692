package sdk_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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
