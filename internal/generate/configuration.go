package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/mlirc/mlirc/host/config"
)

// configurationPage has a part that the schema of settings says, between two marks.
const (
	configurationPage = "docs/configuration.md"
	begin             = "<!-- generated: settings -->\n"
	end               = "<!-- end -->\n"
)

// configuration is the page as it should be.
func configuration() ([]byte, error) {
	return pageWith(configurationPage, begin, func(b *bytes.Buffer) {
		table(b, config.Schema())
		b.WriteString("\nOf a `[[stage]]`, besides the options of its pass:\n\n")
		table(b, config.StageSchema())
	})
}

// pageWith is a page with a part of it written anew: what stands between a mark and the next
// end.
func pageWith(name, mark string, write func(*bytes.Buffer)) ([]byte, error) {
	page, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return withPart(name, page, mark, write)
}

// withPart is a page with a part of it written anew.
func withPart(name string, page []byte, mark string, write func(*bytes.Buffer)) ([]byte, error) {
	before, rest, ok := bytes.Cut(page, []byte(mark))
	_, after, closed := bytes.Cut(rest, []byte(end))
	if !ok || !closed {
		return nil, fmt.Errorf("%s has no part between %q and %q", name, mark, end)
	}
	var b bytes.Buffer
	b.Write(before)
	b.WriteString(mark)
	write(&b)
	b.WriteString(end)
	b.Write(after)
	return b.Bytes(), nil
}

func table(b *bytes.Buffer, list []config.Setting) {
	b.WriteString("| Setting | Is | Default | Without trust | What it says |\n|---|---|---|---|---|\n")
	for i := range list {
		s := &list[i]
		trust := "no"
		if s.Data {
			trust = "yes"
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s | %s |\n", s.Key, s.Describe(), code(s.Default), trust, strings.ReplaceAll(s.Doc, "|", "\\|"))
	}
}

func code(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}
