package main

import (
	"strings"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// answers are attacks on questions.
var answers = map[string]attack{
	"no manifest":    {describe: func(*protocol.Manifest) { forEverAsleep() }},
	"large manifest": {describe: func(m *protocol.Manifest) { m.Doc = strings.Repeat("x", 5<<20) }},
	"manifest of many passes": {describe: func(m *protocol.Manifest) {
		m.Passes = make([]*protocol.PassInfo, 10_001)
		for i := range m.Passes {
			m.Passes[i] = &protocol.PassInfo{Name: "p"}
		}
	}},
	"manifest of many names": {describe: func(m *protocol.Manifest) { m.Tools = make([]string, 10_001) }},
	"manifest with a long name": {describe: func(m *protocol.Manifest) {
		m.Dialects = []*protocol.DialectInfo{{Name: strings.Repeat("x", 5<<10)}}
	}},
	"manifest with control characters": {describe: func(m *protocol.Manifest) { m.Version = "1.0.0\x1b[2J" }},
	"manifest with a line break": {describe: func(m *protocol.Manifest) {
		m.Passes[0].Name = "p\nmlirc: error: forged"
	}},
	"manifest with a path for a digest": {describe: func(m *protocol.Manifest) {
		m.Dialects = []*protocol.DialectInfo{{Name: "d", Version: "1.0.0", Digest: strings.Repeat("../", 20) + "dev/zero"}}
	}},
	"manifest with a flag for a pass":   {describe: func(m *protocol.Manifest) { m.Passes[0].Name = "-o" }},
	"manifest with a flag for an alias": {describe: func(m *protocol.Manifest) { m.Passes[0].Aliases = []string{"-o"} }},
	"manifest of the same pass twice":   {describe: func(m *protocol.Manifest) { m.Passes[1].Name = m.Passes[0].Name }},
	"manifest of no version":            {describe: func(m *protocol.Manifest) { m.Version = "newest" }},
	"manifest with a path for a kind":   {describe: func(m *protocol.Manifest) { m.Passes[0].Produces = "../x" }},
	"manifest with lines for a summary": {describe: func(m *protocol.Manifest) { m.Passes[0].Summary = "s\nforged" }},
	"manifest of no characters":         {describe: func(m *protocol.Manifest) { m.Name = "\xff\xfe" }},
	"no definition":                     {definitions: func() *protocol.DefinitionsReply { forEverAsleep(); return nil }},
	"large definition": {definitions: func() *protocol.DefinitionsReply {
		return &protocol.DefinitionsReply{File: &protocol.File{Content: make([]byte, 9<<20)}}
	}},
	"definition with a long name": {definitions: func() *protocol.DefinitionsReply {
		return &protocol.DefinitionsReply{File: &protocol.File{Path: strings.Repeat("x", 5<<10)}}
	}},
}
