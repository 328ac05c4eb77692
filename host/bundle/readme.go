package bundle

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// readme is what a person who opens the archive reads first.
func (b *Bundle) readme() []byte {
	var w bytes.Buffer
	r := &b.Record
	fmt.Fprintf(&w, "A failure of mlirc %s%s on %s/%s.\n\n", r.Host.Version, inBrackets(r.Host.Revision), r.Host.OS, r.Host.Arch)
	fmt.Fprintf(&w, "%s\n\n", r.Failure.Message)
	fmt.Fprintf(&w, "    mlirc reproduce FILE\n\nruns the part that failed again. The input of that part is %s.\n", b.InputName())
	if s := b.StageInput; s != nil {
		fmt.Fprintf(&w, "It begins with stage '%s', which was given %s.\n", s.Stage, s.name())
	}
	w.WriteString("To report the failure, attach the archive as it is.\n")
	if b.holdsHome() {
		fmt.Fprintf(&w, "\nMind: %s is kept byte for byte, and names files of your home folder.\n", b.InputName())
	}
	w.WriteString("\nThe plan (* is the part that failed):\n")
	for i := range r.Plan {
		mark := " "
		if i >= r.Failed.First && i < r.Failed.First+r.Failed.Count {
			mark = "*"
		}
		fmt.Fprintf(&w, "  %s %s\n", mark, r.Plan[i].describe())
	}
	w.WriteString("\nPlugins:\n")
	for _, p := range r.Plugins {
		fmt.Fprintf(&w, "    %s %s, %s%s\n", p.Name, p.Version, p.From, inBrackets(short(p.Digest)))
		for _, g := range p.Grants {
			fmt.Fprintf(&w, "      %s = %s (%s)\n", g.Name, g.Text, g.From)
		}
	}
	if len(r.Tools) > 0 {
		w.WriteString("\nTools:\n")
	}
	for _, t := range r.Tools {
		fmt.Fprintf(&w, "    %s: %s\n", t.Name, t.String())
	}
	return []byte(diag.Plain(w.String()))
}

func (s *Stage) describe() string {
	text := s.ID
	if s.ID != s.Pass {
		text += " (" + s.Pass + ")"
	}
	for _, o := range s.Options {
		text += " " + o.Name + "=" + o.Text
	}
	if s.Plugin != "" {
		text += "   [" + s.Plugin + "]"
	}
	return strings.ReplaceAll(text, "\n", " ")
}

func inBrackets(text string) string {
	if text == "" {
		return ""
	}
	return " (" + text + ")"
}

// short is a digest as people compare it.
func short(digest string) string {
	if digest == "" {
		return ""
	}
	return "sha256:" + digest[:min(len(digest), 12)]
}
