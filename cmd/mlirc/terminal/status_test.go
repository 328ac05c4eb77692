package terminal

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
)

// TestReportIsBounded: a file of a project may have any number of errors.
func TestReportIsBounded(t *testing.T) {
	problems := &config.Error{}
	for range 3 * DefaultErrorLimit {
		problems.Diagnostics = append(problems.Diagnostics, diag.NewError(diag.Position{}, "it is wrong"))
	}
	var b strings.Builder
	assert.Equal(t, exitAround, Report(&b, problems))
	assert.Equal(t, strings.Repeat("error: it is wrong\n", DefaultErrorLimit)+"mlirc: 200 more errors are not shown\n", b.String())
}
