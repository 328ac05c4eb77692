package report

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// enough is the contrast that WCAG 2 asks for small text (AA).
const enough = 4.5

// TestContrast: whatever is written can be read, in light and in dark.
func TestContrast(t *testing.T) {
	css, err := os.ReadFile("page.css")
	require.NoError(t, err)
	light, dark, ok := strings.Cut(string(css), "@media (prefers-color-scheme: dark)")
	require.True(t, ok)
	dark, _, _ = strings.Cut(dark, "\n}\n")
	for scheme, text := range map[string]string{"light": light, "dark": dark} {
		colors := colorsOf(t, text)
		for _, pair := range [][2]string{
			{"ink", "paper"}, {"ink", "soft"}, {"quiet", "paper"}, {"quiet", "soft"}, {"link", "paper"}, {"link", "soft"},
			{"bad", "paper"}, {"good", "paper"}, {"warn", "paper"},
			{"ink", "del"}, {"ink", "del-word"}, {"ink", "ins"}, {"ink", "ins-word"}, {"quiet", "del"}, {"quiet", "ins"},
			{"hit-ink", "hit"},
		} {
			require.Contains(t, colors, pair[0], scheme)
			require.Contains(t, colors, pair[1], scheme)
			assert.GreaterOrEqual(t, contrast(colors[pair[0]], colors[pair[1]]), enough, "%s: %s on %s", scheme, pair[0], pair[1])
		}
	}
}

var variable = regexp.MustCompile(`--([\w-]+): #([0-9a-f]{3}|[0-9a-f]{6});`)

// colorsOf are the luminances of the variables of a scheme.
func colorsOf(t *testing.T, css string) map[string]float64 {
	t.Helper()
	colors := map[string]float64{}
	for _, m := range variable.FindAllStringSubmatch(css, -1) {
		digits := m[2]
		if len(digits) == 3 {
			digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
		}
		n, err := strconv.ParseUint(digits, 16, 32)
		require.NoError(t, err)
		colors[m[1]] = 0.2126*linear(n>>16) + 0.7152*linear(n>>8&0xff) + 0.0722*linear(n&0xff)
	}
	return colors
}

// linear is the light of a part of a color, by WCAG 2.
func linear(part uint64) float64 {
	v := float64(part) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func contrast(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }
