package bundle

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// withoutHome writes ~ for the home folder in all that a person reads.
func (b *Bundle) withoutHome() {
	home, err := os.UserHomeDir()
	if err != nil || filepath.Dir(home) == home || !filepath.IsAbs(home) {
		return // there is none, or it is everything
	}
	tidy := func(texts ...*string) {
		for _, text := range texts {
			*text = string(replaceHome([]byte(*text), home))
		}
	}
	tidy(&b.Messages, &b.Stderr, &b.Stack)
	b.Readable = replaceHome(b.Readable, home)
	if b.StageInput != nil {
		b.StageInput.Data = replaceHome(b.StageInput.Data, home)
	}
	b.Convention = replaceHome(b.Convention, home)
	r := &b.Record
	tidy(&r.Failure.Message, &r.Input.Name)
	for i := range r.Plugins {
		tidy(&r.Plugins[i].Path, &r.Plugins[i].From)
	}
	for i := range r.Tools {
		tidy(&r.Tools[i].Path)
	}
	settings := [][]Setting{r.Settings}
	for i := range r.Plugins {
		settings = append(settings, r.Plugins[i].Grants)
	}
	for i := range r.Plan {
		tidy(&r.Plan[i].From)
		settings = append(settings, r.Plan[i].Options)
	}
	for _, list := range settings {
		for i := range list {
			tidy(&list[i].Text, &list[i].From)
		}
	}
	for i := range r.Terms.Instruments {
		tidy(&r.Terms.Instruments[i])
	}
}

// replaceHome replaces a folder, but not the beginning of a longer name.
func replaceHome(text []byte, home string) []byte {
	if !bytes.Contains(text, []byte(home)) {
		return text
	}
	var out []byte
	for {
		i := bytes.Index(text, []byte(home))
		if i < 0 {
			return append(out, text...)
		}
		rest := text[i+len(home):]
		out = append(out, text[:i]...)
		if len(rest) > 0 && isNamePart(rest[0]) {
			out = append(out, home...)
		} else {
			out = append(out, '~')
		}
		text = rest
	}
}

func isNamePart(c byte) bool {
	return c == '_' || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// holdsHome reports whether the input, which is kept byte for byte, says where
// the user's home folder is.
func (b *Bundle) holdsHome() bool {
	home, err := os.UserHomeDir()
	return err == nil && filepath.Dir(home) != home && strings.Contains(string(b.Input), home)
}

func sorted(m map[string][]byte) []string { return slices.Sorted(maps.Keys(m)) }
