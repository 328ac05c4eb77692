package convention_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

func TestBuiltinSchemas(t *testing.T) {
	for _, c := range convention.All() {
		s, err := convention.Parse(c.Name, c.Schema)
		require.NoError(t, err, c.Name)
		assert.Equal(t, c.Name, s.Name)
		assert.NotEmpty(t, s.Doc)
	}
}

// TestKeepsAllocated takes the allocated pointer from one form of a memref at a time.
func TestKeepsAllocated(t *testing.T) {
	base := string(convention.Builtin(convention.DescriptorName)) + "\n[derive]\nallocated = \"aligned\"\n"
	keeps := func(text string) bool {
		s, err := convention.Parse("mine.toml", []byte(text))
		require.NoError(t, err)
		return s.KeepsAllocated()
	}
	assert.True(t, keeps(base))
	forms := strings.SplitAfter(base, "parts = [")
	require.Len(t, forms, 5)
	for i := 1; i < len(forms); i++ {
		less := slices.Clone(forms)
		less[i] = strings.TrimPrefix(less[i], `"allocated", `)
		assert.False(t, keeps(strings.Join(less, "")), less[i-1])
	}
}

// TestSchemaProblems changes one thing in a schema that is fine.
func TestSchemaProblems(t *testing.T) {
	base := string(convention.Builtin("bare-ptr"))
	for name, c := range map[string]struct{ from, to, want string }{
		"name":       {`name = "bare-ptr"`, `name = ""`, "it needs a name"},
		"setting":    {`offset    = "type"`, `ofset = "type"`, "mine.toml:26:1: there is no part 'ofset'; a memref has the parts allocated, aligned, offset, sizes, strides"},
		"section":    {`[memory]`, `[memories]`, "mine.toml:35:2: there is no setting 'memories"},
		"shape":      {`as    = "struct"`, `as = "strict"`, "'value.as' is 'strict', which is not one of values, struct"},
		"pointer":    {`as    = "struct"`, `as = "pointer"`, "'value.as' is 'pointer'"},
		"part":       {`parts = ["aligned"]`, `parts = ["aligned", "rank"]`, "mine.toml:13:1: 'argument.parts' has 'rank'"},
		"twice":      {`parts = ["aligned"]`, `parts = ["aligned", "aligned"]`, "'argument.parts' has 'aligned' twice"},
		"aligned":    {`parts = ["aligned"]`, `parts = ["allocated"]`, "lacks 'aligned', which nothing can derive"},
		"underived":  {`sizes     = "type"`, ``, "'argument.parts' lacks 'sizes', and 'derive.sizes' does not say where it comes from"},
		"rule":       {`offset    = "type"`, `offset = "row-major"`, "'derive.offset' is 'row-major', which is not one of type"},
		"derived":    {`allocated = "aligned"`, `aligned = "allocated"`, "nothing can derive 'aligned'"},
		"memory":     {`free             = "free"`, ``, "'memory' must name the functions that allocate and free"},
		"not toml":   {`[memory]`, `[memory`, "mine.toml:35:"},
		"limits":     {`[memory]`, "[accepts]\nlayout = \"tiled\"\n[memory]", "'accepts.layout' is 'tiled'"},
		"unranked":   {`memory = ["allocated",`, `memory = [`, "'unranked.memory' must be"},
		"no shape":   {`value  = "struct"`, ``, "'unranked.value' must give the shape of values"},
		"c":          {`prefix         = "_mlir_ciface_"`, `prefix = ""`, "'c-interface.prefix' must not be empty"},
		"no form":    {"[result]\nas    = \"values\"\nparts = [\"aligned\"]", "", "mine.toml: there is no section '[result]'"},
		"wrong type": {`name = "bare-ptr"`, `name = 3`, "mine.toml:4:"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, base, c.from)
			_, err := convention.Parse("mine.toml", []byte(strings.Replace(base, c.from, c.to, 1)))
			require.Error(t, err)
			assert.Contains(t, err.Error(), c.want)
		})
	}
}
