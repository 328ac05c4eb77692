package protocol_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/protocol"
)

func TestIntroduction(t *testing.T) {
	want := protocol.Introduction{Major: 7, Network: "unix", Address: "/tmp/a b"}
	assert.Equal(t, "1|7|unix|/tmp/a b|grpc", want.String())
	for _, line := range []string{want.String(), want.String() + "\r\n", want.String() + "|certificate|true\n"} {
		got, err := protocol.ParseIntroduction(line)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	for line, wrong := range map[string]string{
		"":                   "is this the right program?",
		"1|1|unix|/s":        "is this the right program?",
		"2|1|unix|/s|grpc":   `the form of its handshake is "2", and not "1"`,
		"1|x|unix|/s|grpc":   `the major version in its handshake, "x", is no number`,
		"1|1|unix|/s|netrpc": `it speaks "netrpc", but a plugin speaks "grpc"`,
	} {
		_, err := protocol.ParseIntroduction(line)
		assert.ErrorContains(t, err, wrong, line)
	}
}
