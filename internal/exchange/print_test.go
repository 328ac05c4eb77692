package exchange

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// valueName is the name of a value, which mlir-opt-19 takes from more operations than we do.
var valueName = regexp.MustCompile(`%[\w#]+`)

// TestPrint prints a module as mlir-opt-19 does, to the blank, but for the names of values.
func TestPrint(t *testing.T) {
	data, err := os.ReadFile("testdata/print.mlir")
	require.NoError(t, err)
	want := string(oracle.Pipe(t, data, "mlir-opt-19"))
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("print.mlir", data), &sink, syntax.ParseOptions{Profile: profile})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: profile}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, valueName.ReplaceAllString(strings.TrimSpace(want), "%"), valueName.ReplaceAllString(strings.TrimSpace(string(got)), "%"))
}
