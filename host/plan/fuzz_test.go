package plan_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"
	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// boaster is a plugin that says anything about itself.
type boaster struct {
	protocol.PluginClient
	manifest *protocol.Manifest
}

func (b boaster) Describe(context.Context, *protocol.DescribeRequest, ...grpc.CallOption) (*protocol.Manifest, error) {
	return b.manifest, nil
}

// FuzzManifest plans with every pass of a plugin that says anything about
// itself: with a place for each mistake, and never without an end.
func FuzzManifest(f *testing.F) {
	for _, m := range []*protocol.Manifest{
		{
			Name: "mine", Version: "0.1.0",
			Dialects: []*protocol.DialectInfo{{Name: "mine", Version: "0.2.0", Digest: "00"}},
			Passes: []*protocol.PassInfo{
				{Name: "a", Converts: []string{"std"}, Builds: []*protocol.Requirement{{Name: "mine", Range: "^0.2"}}},
				{Name: "b", Consumes: "module", Produces: "text", Options: []*protocol.OptionInfo{{Name: "n", Type: "int", DefaultText: "1"}}},
			},
			Conventions: []*protocol.ConventionInfo{{Name: "c", Schema: []byte("x")}}, Tools: []string{"llc"},
		},
		{Name: "mine", Passes: []*protocol.PassInfo{
			{Name: "a", Consumes: "b", Produces: "b", Builds: []*protocol.Requirement{{Name: "none", Range: "^^1"}}},
			{Name: "a", Options: []*protocol.OptionInfo{{Name: "", Type: "nonsense", DefaultText: "x", Values: []string{""}}}},
			nil,
		}},
	} {
		data, err := proto.Marshal(m)
		require.NoError(f, err)
		f.Add(data)
	}
	base, err := config.Load(config.Request{})
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, data []byte) {
		m := &protocol.Manifest{}
		if proto.Unmarshal(data, m) != nil {
			return
		}
		c := *base
		known, err := catalog.New(t.Context(), catalog.Options{
			Builtins: []catalog.Builtin{{Client: boaster{manifest: m}}}, Core: transforms.All(), Config: &c,
		})
		if err != nil {
			return
		}
		for _, p := range known.Plugins[0].Passes {
			id := config.Value{Text: p.Name}
			c.Stages = []config.Stage{{ID: "one", Pass: id, Options: map[string]config.Value{"n": id}}, {ID: "two", Pass: id}}
			made, err := plan.Make(plan.Request{Config: &c, Catalog: known, Emit: pass.KindModule})
			require.True(t, (made == nil) == (err != nil))
		}
	})
}
