package load_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/layout"
)

// FuzzLoad loads any text as a dialect file. It has problems with a place, or
// definitions, and laying it out changes neither.
func FuzzLoad(f *testing.F) {
	for _, file := range dialectFiles(f) {
		text, err := os.ReadFile(file)
		require.NoError(f, err)
		// Whole files take long; an item with the header is what a change breaks.
		header, items, _ := strings.Cut(string(text), "\n}\n")
		for _, item := range strings.Split(items, "\n}\n") {
			f.Add(header + "\n}\n" + item + "\n}\n")
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, problems := load.Dialect("fuzz.dialect", []byte(text))
		all := d.Check()
		require.GreaterOrEqual(t, len(all), len(problems))
		for _, p := range all {
			require.NotEmpty(t, p.Message)
			require.NotZero(t, p.Pos.Line)
		}
		laid := layout.Source(text)
		require.Equal(t, laid, layout.Source(laid), "what is laid out stays as it is")
		if len(all) > 0 {
			return
		}
		again, _ := load.Dialect("fuzz.dialect", []byte(laid))
		require.Empty(t, again.Check(), "laid out:\n%s", laid)
		require.Equal(t, d.OpNames(), again.OpNames())
		require.Equal(t, d.TypeNames(), again.TypeNames())
		require.Equal(t, d.EnumNames(), again.EnumNames())
	})
}
