package spirv_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// registryFolder is where Debian's spirv-headers has the grammar.
const registryFolder = "/usr/include/spirv/unified1"

// entry is an instruction or a keyword of the registry's grammar.
type entry struct {
	Enumerant    string   `json:"enumerant"`
	Opname       string   `json:"opname"`
	Opcode       uint32   `json:"opcode"`
	RawValue     any      `json:"value"`
	Capabilities []string `json:"capabilities"`
	Extensions   []string `json:"extensions"`
	Version      *string  `json:"version"`
	LastVersion  string   `json:"lastVersion"`
}

type registry struct {
	Instructions []entry `json:"instructions"`
	Kinds        []struct {
		Kind       string  `json:"kind"`
		Enumerants []entry `json:"enumerants"`
	} `json:"operand_kinds"`
}

func readRegistry(t *testing.T, name string) *registry {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(registryFolder, name))
	if os.IsNotExist(err) && os.Getenv("CI") != "true" {
		t.Skip("spirv-headers is missing")
	}
	require.NoError(t, err)
	r := &registry{}
	require.NoError(t, json.Unmarshal(text, r))
	return r
}

// successors are extensions that came after Debian's registry, by those which they stand beside.
var successors = map[string]string{"SPV_NV_compute_shader_derivatives": "SPV_KHR_compute_shader_derivatives"}

func (e *entry) value() uint64 {
	switch v := e.RawValue.(type) {
	case float64:
		return uint64(v)
	case string:
		n, _ := strconv.ParseUint(v, 0, 64)
		return n
	}
	return 0
}

// comparison holds what the definitions say of versions, capabilities and extensions to what
// the registry does.
type comparison struct {
	t          *testing.T
	d          *ods.Dialect
	capability map[string]string // our word for each of the registry's, which has aliases
}

// TestRegistry compares availability with the registry's grammar: what is wanting here, or
// different, is shown as it would stand in spv.dialect.
func TestRegistry(t *testing.T) {
	d, err := spirv.Dialect.Definitions()
	require.NoError(t, err)
	core := readRegistry(t, "spirv.core.grammar.json")
	c := &comparison{t: t, d: d, capability: map[string]string{}}
	kinds := map[string][]entry{}
	for _, k := range core.Kinds {
		kinds[k.Kind] = k.Enumerants
	}
	for _, e := range kinds["Capability"] {
		c.capability[e.Enumerant], _ = d.Enum("Capability").Word(e.value())
	}
	for _, name := range d.EnumNames() {
		c.keywords(d.Enum(name), kinds[name])
	}
	c.unread(core.Instructions)
	c.instructions("", core.Instructions)
	for set, file := range map[string]string{"GLSL.std.450": "glsl.std.450", "OpenCL.std": "opencl.std.100"} {
		c.instructions(set, readRegistry(t, "extinst."+file+".grammar.json").Instructions)
	}
	for _, name := range []string{"shader_trinary_minmax", "gcn_shader", "shader_ballot"} { // sets of extensions, of no version
		all := readRegistry(t, "extinst.spv-amd-"+strings.ReplaceAll(name, "_", "-")+".grammar.json").Instructions
		none := "None"
		for i := range all {
			all[i].Version = &none
		}
		c.instructions("SPV_AMD_"+name, all)
	}
}

func (c *comparison) keywords(e *ods.Enum, all []entry) {
	aliases := map[uint64][]entry{}
	for i := range all {
		for _, name := range all[i].Extensions {
			if newer := successors[name]; newer != "" {
				all[i].Extensions = append(all[i].Extensions, newer)
			}
		}
		aliases[all[i].value()] = append(aliases[all[i].value()], all[i])
	}
	for _, k := range e.Cases {
		if list := aliases[k.Value]; len(list) > 0 {
			c.same(e.Name+" "+k.Word, c.available(list, e.Name == "Capability"), k.Available)
		}
	}
}

func (c *comparison) instructions(set string, all []entry) {
	aliases := map[uint32][]entry{}
	for _, e := range all {
		aliases[e.Opcode] = append(aliases[e.Opcode], e)
	}
	check := func(name string, e *ods.Encoding, has *ods.Availability) {
		if e != nil && e.Set == set && len(aliases[e.Number]) > 0 {
			c.same(name, c.available(aliases[e.Number], false), has)
		}
	}
	for _, name := range c.d.OpNames() {
		check(name, c.d.Op(name).Encoding, c.d.Op(name).Available)
	}
	for _, name := range c.d.TypeNames() {
		t := c.d.Type(strings.TrimPrefix(name, "spv."))
		check(name, t.Encoding, t.Available)
	}
}

// unread compares what the instructions need that are no operations: messages name it.
func (c *comparison) unread(all []entry) {
	capabilities := map[uint64][]string{}
	for i := range all {
		number := uint64(all[i].Opcode)
		for _, name := range all[i].Capabilities {
			if word := c.capability[name]; word != "" && !slices.Contains(capabilities[number], word) {
				capabilities[number] = append(capabilities[number], word)
			}
		}
	}
	named := 0
	for _, k := range c.d.Enum("Opcode").Cases {
		if k.Available == nil {
			continue
		}
		named++
		slices.Sort(capabilities[k.Value])
		c.same(k.Word, &ods.Availability{Capabilities: [][]string{capabilities[k.Value]}}, k.Available)
	}
	assert.Greater(c.t, named, 200)
}

func (c *comparison) same(name string, want, has *ods.Availability) {
	assert.Equal(c.t, clause(want), clause(has), "%s", name)
}

// available is what several names of one thing need together: who declares an extension of
// one needs no version of another.
func (c *comparison) available(names []entry, implies bool) *ods.Availability {
	a := &ods.Availability{To: names[0].LastVersion}
	if a.To != "" {
		a.To = "v" + a.To
	}
	var capabilities []string
	always, version := false, ""
	for _, e := range names {
		for _, name := range e.Capabilities {
			if word := c.capability[name]; word != "" {
				capabilities = append(capabilities, word)
			}
		}
		for _, name := range e.Extensions {
			if _, ok := c.d.Enum("Extension").Value(name); ok {
				a.Extensions = append(a.Extensions, name)
			}
		}
		switch {
		case e.Version == nil:
			always = true
		case *e.Version != "None" && (version == "" || *e.Version < version):
			version = *e.Version
		}
	}
	slices.Sort(capabilities)
	capabilities = slices.Compact(capabilities)
	slices.Sort(a.Extensions)
	a.Extensions = slices.Compact(a.Extensions)
	switch {
	case implies:
		for _, word := range capabilities {
			a.Capabilities = append(a.Capabilities, []string{word})
		}
	case len(capabilities) > 0:
		a.Capabilities = [][]string{capabilities}
	}
	switch {
	case always:
		a.Extensions = nil
	case version == "" || version == "1.0":
	case len(a.Extensions) > 0:
		a.Before = "v" + version
	case !c.came(capabilities, "v"+version):
		a.From = "v" + version
	}
	return a
}

// came reports whether all of some capabilities came into a version from an extension. What
// needs one of them, and came with it, needs no version of its own.
func (c *comparison) came(capabilities []string, version string) bool {
	e := c.d.Enum("Capability")
	for _, word := range capabilities {
		value, _ := e.Value(word)
		if a := e.Case(value).Available; a == nil || a.Before != version {
			return false
		}
	}
	return len(capabilities) > 0
}

// clause is availability as a dialect file says it.
func clause(a *ods.Availability) string {
	if a == nil {
		return ""
	}
	var words []string
	add := func(word, text string) {
		if text != "" {
			words = append(words, word+" "+text)
		}
	}
	add("from", a.From)
	add("to", a.To)
	for _, group := range a.Capabilities {
		add("capability", strings.Join(group, " | "))
	}
	add("extension", strings.Join(a.Extensions, " | "))
	add("before", a.Before)
	if len(words) == 0 {
		return ""
	}
	return fmt.Sprintf("available %s", strings.Join(words, " "))
}
