package pass_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax/print"
)

func TestInstrumentsTravelAsWords(t *testing.T) {
	i := pass.Instruments{
		Timing: true, PrintAfterAll: true, DebugInfo: true, SkipVerify: true,
		PrintBefore: []string{"cse", "dce"}, PrintAfter: []string{"llc"},
		LocalScope: true, HexElements: print.MoreThan(-1), ElideElements: print.MoreThan(0),
		Trace: []diag.Position{{File: "a:b.mlir", Line: 3, Col: 4}, {File: "c", Line: 5}},
	}
	words := i.Words()
	assert.Equal(t, []string{
		"debug-info", "elide-elements=0", "hex-elements=-1", "local-scope", "print-after-all", "skip-verify", "timing",
		"print-before=cse", "print-before=dce", "print-after=llc", "trace=a:b.mlir:3:4", "trace=c:5",
	}, words)
	assert.Equal(t, i, pass.ParseInstruments(append(words, "of-the-future", "and=more")))
	assert.Empty(t, pass.Instruments{}.Words())
}
