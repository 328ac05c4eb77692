package load_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
)

const availability = `dialect y {
  version      0.1.0
  availability V, C, E
}

enum V : i32 { v1 = 0, v2 = 1 }

enum C : i32 {
  a = 0,
  b = 1 available from v2 capability a
}

keywords E { x, z }

class K {
  available capability a | b
}

op y.x : K

op y.z : K {
  available from v1 to v2 capability a capability b extension x | z before v2
}

type y.t {
  available extension x
}
`

// TestAvailability reads what operations, types and keywords need.
func TestAvailability(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte(availability))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	assert.Equal(t, &ods.Availability{From: "v2", Capabilities: [][]string{{"a"}}}, d.Enum("C").Cases[1].Available)
	assert.Nil(t, d.Enum("C").Cases[0].Available)
	assert.Equal(t, &ods.Availability{Capabilities: [][]string{{"a", "b"}}}, d.Op("y.x").Available)
	assert.Equal(t, &ods.Availability{
		From: "v1", To: "v2", Capabilities: [][]string{{"a"}, {"b"}}, Extensions: []string{"x", "z"}, Before: "v2",
	}, d.Op("y.z").Available)
	assert.Equal(t, &ods.Availability{Extensions: []string{"x"}}, d.Type("t").Available)
}

// TestAvailabilityProblems names what is no keyword of the enumeration.
func TestAvailabilityProblems(t *testing.T) {
	for clause, want := range map[string]string{
		"from v3":                   "clause 'available' names 'v3', which is no keyword of V",
		"to v3":                     "clause 'available' names 'v3', which is no keyword of V",
		"capability a | c":          "clause 'available' names 'c', which is no keyword of C",
		"extension a":               "clause 'available' names 'a', which is no keyword of E",
		"extension x before v3":     "clause 'available' names 'v3', which is no keyword of V",
		"capability a from v1":      "expected the end of the clause, found 'from'",
		"extension x before v2 | x": "expected the end of the clause, found '|'",
	} {
		d, _ := load.Dialect("y.dialect", []byte(availability+"\nop y.w {\n  available "+clause+"\n}\n"))
		problems := d.Check()
		if assert.Len(t, problems, 1, clause) {
			assert.Contains(t, problems[0].Message, want)
		}
	}
	d, _ := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n  availability V, V, V\n}\n\nop y.w {\n  available from v1\n}\n"))
	problems := d.Check()
	if assert.Len(t, problems, 1) {
		assert.Contains(t, problems[0].Message, "there is no enumeration 'V', which clause 'availability' names")
	}
}
