package binary_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ods"
)

// registry is the machine-readable grammar of SPIR-V.
type registry struct {
	Instructions []struct {
		Name     string `json:"opname"`
		Number   uint32 `json:"opcode"`
		Operands []struct {
			Kind       string
			Quantifier string
		}
	}
	Kinds []struct {
		Kind       string
		Enumerants []struct {
			Name       string `json:"enumerant"`
			Value      any
			Parameters []struct{ Kind string }
		}
	} `json:"operand_kinds"`
}

func readRegistry(t *testing.T, name string) *registry {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("/usr/include/spirv/unified1", name))
	if os.IsNotExist(err) {
		if os.Getenv("CI") != "" {
			t.Fatal("the package spirv-headers is missing; scripts/install-oracles installs it")
		}
		t.Skip("the package spirv-headers is not installed")
	}
	require.NoError(t, err)
	r := &registry{}
	require.NoError(t, json.Unmarshal(text, r))
	return r
}

// newer are the numbers of instructions that came after Debian's registry; mlir-translate-19 has them,
// see TestMatrices.
var newer = map[string]uint32{
	"CooperativeMatrixLoadKHR": 4457, "CooperativeMatrixStoreKHR": 4458, "CooperativeMatrixMulAddKHR": 4459, "CooperativeMatrixLengthKHR": 4460,
}

// TestRegistryNumbers compares the numbers of operations with the registry's.
func TestRegistryNumbers(t *testing.T) {
	core := readRegistry(t, "spirv.core.grammar.json")
	numbers := map[string]uint32{}
	for _, i := range core.Instructions {
		numbers[i.Name] = i.Number
	}
	sets := map[string]map[string]uint32{}
	for set, file := range map[string]string{
		"GLSL.std.450": "extinst.glsl.std.450.grammar.json", "OpenCL.std": "extinst.opencl.std.100.grammar.json",
		"NonSemantic.DebugPrintf":       "extinst.nonsemantic.debugprintf.grammar.json",
		"SPV_AMD_gcn_shader":            "extinst.spv-amd-gcn-shader.grammar.json",
		"SPV_AMD_shader_ballot":         "extinst.spv-amd-shader-ballot.grammar.json",
		"SPV_AMD_shader_trinary_minmax": "extinst.spv-amd-shader-trinary-minmax.grammar.json",
	} {
		sets[set] = map[string]uint32{}
		for _, i := range readRegistry(t, file).Instructions {
			sets[set][i.Name] = i.Number
		}
	}
	d := dialect()
	for _, name := range d.OpNames() {
		o := d.Op(name)
		if o == nil || o.Encoding == nil {
			continue
		}
		word := strings.TrimPrefix(name, "spv.")
		if set := o.Encoding.Set; set != "" {
			owner, word, _ := strings.Cut(word, ".")
			if strings.HasPrefix(set, "SPV_") { // `spv.AMD.FMin3` is FMin3AMD
				word += owner
			}
			assert.Equal(t, sets[set][word], o.Encoding.Number, name)
			continue
		}
		if vendor, rest, ok := strings.Cut(word, "."); ok { // `spv.EXT.AtomicFAdd` is OpAtomicFAddEXT
			word = rest + vendor
		}
		number, known := numbers["Op"+word]
		if newer[word] != 0 {
			number, known = newer[word], true
		}
		assert.True(t, known, "the registry has no Op%s", word)
		assert.Equal(t, number, o.Encoding.Number, name)
	}
}

// TestRegistryWords compares how many words the registry gives an instruction with how many
// the definitions do, and the keywords of enumerations with their parameters.
func TestRegistryWords(t *testing.T) {
	core := readRegistry(t, "spirv.core.grammar.json")
	d := dialect()
	ops := map[uint32]*ods.Op{}
	for _, name := range d.OpNames() {
		if o := d.Op(name); o != nil && o.Encoding != nil && o.Encoding.Set == "" {
			ops[o.Encoding.Number] = o
		}
	}
	for _, i := range core.Instructions {
		o := ops[i.Number]
		if o == nil || i.Name == "OpCopyMemory" || i.Name == "OpCopyMemorySized" { // whose second access the registry leaves out in part
			continue
		}
		want := 0
		for _, operand := range i.Operands {
			if operand.Kind != "IdResultType" && operand.Kind != "IdResult" {
				want++
			}
		}
		assert.Len(t, o.Encoding.Fields, want, "%s", i.Name)
	}
	without := map[string]bool{}
	for _, k := range core.Kinds {
		e := d.Enum(k.Kind)
		if e == nil {
			without[k.Kind] = true
			continue
		}
		for _, c := range k.Enumerants {
			value := valueOf(t, c.Value)
			if strings.HasSuffix(c.Name, "INTELMask") { // aliasing of a vendor, which has no operation
				continue
			}
			ours := e.Case(value)
			if !assert.NotNil(t, ours, "%s %s", k.Kind, c.Name) {
				continue
			}
			assert.Len(t, ours.Params, len(c.Parameters), "%s %s", k.Kind, c.Name)
		}
	}
	opcodes := d.Enum("Opcode")
	var lacking []string
	for _, i := range core.Instructions {
		assert.NotNil(t, opcodes.Case(uint64(i.Number)), "the enumeration Opcode has no %s", i.Name)
		if ops[i.Number] == nil {
			lacking = append(lacking, i.Name)
		}
	}
	t.Logf("%d instructions of the registry are no operation of their own: %s", len(lacking), strings.Join(lacking, " "))
}

// valueOf is a number, or one in a string.
func valueOf(t *testing.T, v any) uint64 {
	t.Helper()
	switch v := v.(type) {
	case float64:
		return uint64(v)
	case string:
		n, err := strconv.ParseUint(v, 0, 64)
		require.NoError(t, err)
		return n
	}
	t.Fatalf("%v is no number", v)
	return 0
}
