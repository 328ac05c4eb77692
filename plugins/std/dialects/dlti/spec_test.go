package dlti_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/target"
)

// TestContradicts finds the entry that says something else than the target.
func TestContradicts(t *testing.T) {
	var all []*ods.Dialect
	for _, d := range []*sdk.Dialect{llvm.Dialect, dlti.Dialect} {
		definitions, err := d.Definitions()
		require.NoError(t, err)
		all = append(all, definitions)
	}
	ctx, err := load.NewContext(all...)
	require.NoError(t, err)
	arm := target.Target{Triple: "armv7-linux-gnueabihf"}
	require.NoError(t, arm.Complete())
	for entries, want := range map[string]string{
		`"dlti.endianness" = "big"`:             `"dlti.endianness" is "big"`,
		`index = 64`:                            `index has 64 bits`,
		`!llvm.ptr = dense<64> : vector<3xi64>`: `!llvm.ptr has 64 bits`,
		`!llvm.ptr = dense<32> : vector<3xi64>, index = 32, "dlti.endianness" = "little", "other" = 1`: "",
		`!llvm.ptr<1> = dense<64> : vector<3xi64>`:                                                     "",
		``: "",
	} {
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte("module attributes {dlti.dl_spec = #dlti.dl_spec<"+entries+">} {\n}\n")), &sink, syntax.ParseOptions{Profile: "mlir-19"})
		require.NotNil(t, m, "%s: %v", entries, sink.Diagnostics())
		assert.Equal(t, want, target.SpecOf(m).Contradicts(arm), entries)
		assert.Empty(t, target.SpecOf(m).Contradicts(target.Target{}), "nothing is known of the target")
	}
}
