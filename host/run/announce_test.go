package run_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// announced is a plugin that notes what is announced to it, and when the host has ended that.
type announced struct {
	protocol.PluginClient
	headers chan *protocol.RunHeader
	ended   chan struct{}
}

func (a *announced) Prepare(ctx context.Context, h *protocol.RunHeader, _ ...grpc.CallOption) (*protocol.PrepareReply, error) {
	a.headers <- h
	<-ctx.Done()
	close(a.ended)
	return nil, ctx.Err()
}

// TestAnnounced: the plugin of the last run gets to know of it while the stages before are at work, and the
// announcement ends with the job, also when a stage before has failed.
func TestAnnounced(t *testing.T) {
	for _, prepares := range []bool{true, false} {
		a := &announced{headers: make(chan *protocol.RunHeader, 1), ended: make(chan struct{})}
		reached := make(chan *protocol.RunHeader, 1)
		first := &sdk.Plugin{Name: "first", Version: "0.1.0", Passes: []*pass.Pass{{
			Name: "fail", Summary: "x", Consumes: "text", Produces: "text", Translate: func(t *pass.Translation) error {
				if prepares { // what was announced has come before this stage is through
					reached <- <-a.headers
				}
				t.Diags.Report(diag.NewError(diag.Position{File: "in", Line: 1, Col: 1}, "no"))
				return nil
			},
		}}}
		slow := &pass.Pass{
			Name: "slow", Summary: "x", Consumes: "text", Produces: "text",
			Options:   []pass.Option{{Name: "word", Type: pass.String, Doc: "x"}},
			Translate: func(*pass.Translation) error { return nil },
		}
		if prepares {
			slow.Prepare = func(*pass.Translation) any { return nil }
		}
		a.PluginClient = sdk.Local(&sdk.Plugin{Name: "second", Version: "0.1.0", Passes: []*pass.Pass{slow}})

		path := filepath.Join(t.TempDir(), "p.toml")
		require.NoError(t, os.WriteFile(path, []byte("[[stage]]\npass = \"fail\"\n[[stage]]\npass = \"slow\"\nword = \"w\"\n"), 0o644))
		c, err := config.Load(config.Request{Pipeline: path})
		require.NoError(t, err)
		known, err := catalog.New(t.Context(), catalog.Options{
			Config: c, Core: transforms.All(), Builtins: []catalog.Builtin{{Client: sdk.Local(first)}, {Client: a}},
		})
		require.NoError(t, err)
		p, err := plan.Make(plan.Request{Config: c, Catalog: known})
		require.NoError(t, err)
		plugins := pool.New(pool.Options{InProcess: true})
		defer plugins.Close(true)
		h := run.New(run.Options{Catalog: known, Pool: plugins, Library: definitions.New(known)})
		_, err = h.Run(t.Context(), p, run.Input{Name: "in", Source: diag.NewSource("in", []byte("x"))}, &diag.Sink{})
		require.ErrorIs(t, err, run.ErrDiagnosed)
		if !prepares {
			assert.Empty(t, a.headers)
			continue
		}
		header := <-reached
		require.Len(t, header.GetPasses(), 1)
		assert.Equal(t, []string{"word=w"}, header.GetPasses()[0].GetOptions())
		assert.Zero(t, header.GetInput().GetSize())
		<-a.ended
	}
}
