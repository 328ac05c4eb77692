package protocol_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/protocol"
)

func TestReattachment(t *testing.T) {
	r := protocol.Reattachment{Plugin: "my-angles", Major: 1, PID: 42, Socket: "/tmp/x/socket"}
	assert.Equal(t, "MLIRC_REATTACH_MY_ANGLES", r.Variable())
	assert.JSONEq(t, `{"plugin":"my-angles","protocol":1,"pid":42,"socket":"/tmp/x/socket"}`, r.String())
	again, err := protocol.ParseReattachment(r.String())
	require.NoError(t, err)
	assert.Equal(t, r, again)

	for text, wrong := range map[string]string{
		"":                                       "is not what `mlirc-plugin-NAME --debug` prints, as in {",
		"1|1|unix|/tmp/x|grpc":                   "is not what",
		`{"plugin":"a","port":1}`:                "is not what",
		r.String() + "{}":                        "is not what",
		`{"pid":42,"socket":"/tmp/x"}`:           "it names no plugin",
		`{"plugin":"a","socket":"/tmp"}`:         "0 is the number of no plugin's process",
		`{"plugin":"a","pid":1,"socket":"/tmp"}`: "1 is the number of no plugin's process",
		`{"plugin":"a","pid":42,"socket":"tmp"}`: `the socket "tmp" is no absolute path`,
	} {
		_, err := protocol.ParseReattachment(text)
		assert.ErrorContains(t, err, wrong, "%s", text)
	}
}
