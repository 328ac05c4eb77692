package pass_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/pass"
)

func TestInstrumentsTravelAsWords(t *testing.T) {
	i := pass.Instruments{
		Timing: true, PrintAfterAll: true, DebugInfo: true, SkipVerify: true,
		PrintBefore: []string{"cse", "dce"}, PrintAfter: []string{"llc"},
	}
	words := i.Words()
	assert.Equal(t, []string{
		"debug-info", "print-after-all", "skip-verify", "timing",
		"print-before=cse", "print-before=dce", "print-after=llc",
	}, words)
	assert.Equal(t, i, pass.ParseInstruments(append(words, "of-the-future", "and=more")))
	assert.Empty(t, pass.Instruments{}.Words())
}
