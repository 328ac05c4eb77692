package bundle

import (
	"archive/zip"
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/pass"
)

// Bundle is a failure with all that belongs to it.
type Bundle struct {
	Record Record
	// Input is what the failing part was given.
	Input []byte
	// Readable is the input as text, where Input is none.
	Readable []byte
	// StageInput is what the very stage that failed was given, nil where that is not
	// known, or is Input.
	StageInput *StageInput
	// Messages are what was shown to the user, Stderr the end of what the plugin said,
	// Stack is for its author.
	Messages, Stderr, Stack string
	// Convention is the user's schema of a memref convention, if there is one.
	Convention []byte
	// Dialects are definition files of the user's, by name.
	Dialects map[string][]byte
	// Environment are the variables that plugins were given, as NAME=value. None of their
	// values is written.
	Environment []string
}

// StageInput is what one stage of the failing part was given, for people.
type StageInput struct {
	Stage, Kind string
	Data        []byte
}

// AtStage is the bundle as if the stage that failed had been a part of its own, nil
// where it is not known what that was given.
func (b *Bundle) AtStage() *Bundle {
	if b.StageInput == nil || b.Record.Failed.By != ByPlugin {
		return nil
	}
	at := slices.IndexFunc(b.Record.Stages(), func(s Stage) bool { return s.ID == b.StageInput.Stage })
	if at < 0 {
		return nil
	}
	own := *b
	own.Input, own.StageInput, own.Readable = b.StageInput.Data, nil, nil
	own.Record.Failed.First += at
	own.Record.Failed.Count = 1
	in := &own.Record.Input
	in.Made, in.Kind = true, b.StageInput.Kind
	in.Text = in.Kind == pass.KindModule
	in.Generic, in.DebugInfo = in.Text, in.Text
	return &own
}

// name is that of the entry: `at-ID`, with the ending of what it is.
func (s *StageInput) name() string { return stagePrefix + plain(s.Stage) + ending(s.Kind, s.Data) }

// plain is a name without what files are not called.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '-' || r == '_' || r == '.' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, text)
}

// The entries of the archive.
const (
	recordEntry     = "bundle.json"
	readmeEntry     = "README.txt"
	readableEntry   = "readable.mlir"
	messagesEntry   = "messages.txt"
	stderrEntry     = "stderr.txt"
	stackEntry      = "stack.txt"
	conventionEntry = "convention.toml"
	dialectEnding   = ".dialect"
	stagePrefix     = "at-"
)

// Pattern is what the name of a bundle looks like.
const Pattern = "mlirc-crash-*.zip"

// InputName is the name of the input in the archive.
func (b *Bundle) InputName() string {
	return inputStem + ending(b.Record.Input.Kind, b.Input)
}

// ending is that of files with such content.
func ending(kind string, data []byte) string {
	switch {
	case kind == pass.KindModule && bytecode.IsBytecode(data):
		return ".mlirbc"
	case kind == pass.KindModule:
		return ".mlir"
	case kind == pass.KindLLVMIR:
		return ".ll"
	case kind == pass.KindAssembly:
		return ".s"
	case kind == pass.KindObject:
		return ".o"
	}
	return ".bin"
}

const inputStem = "input"

// Entry is a file of the archive.
type Entry struct {
	Name string
	Data []byte
}

// Entries are the files of the archive in their order: what a person reads
// comes first.
func (b *Bundle) Entries() ([]Entry, error) {
	record, err := json.MarshalIndent(&b.Record, "", "  ")
	if err != nil {
		return nil, err
	}
	list := []Entry{
		{readmeEntry, b.readme()},
		{recordEntry, append(record, '\n')},
		{messagesEntry, []byte(b.Messages)},
		{stderrEntry, []byte(b.Stderr)},
		{stackEntry, []byte(b.Stack)},
		{readableEntry, b.Readable},
		{conventionEntry, b.Convention},
	}
	if b.StageInput != nil {
		list = append(list, Entry{b.StageInput.name(), b.StageInput.Data})
	}
	for _, name := range sorted(b.Dialects) {
		list = append(list, Entry{name + dialectEnding, b.Dialects[name]})
	}
	var full []Entry
	for _, e := range list {
		if len(e.Data) > 0 {
			full = append(full, e)
		}
	}
	// The input is there even when it is empty.
	return append(full, Entry{b.InputName(), b.Input}), nil
}

// Write writes a new archive into a folder, which no other user may read, and
// returns its path. Old archives of the user make room for it.
func (b *Bundle) Write(folder string) (string, error) {
	b.Record.Format = Format
	b.withoutEnvironment()
	b.withoutHome()
	if err := b.fit(); err != nil {
		return "", err
	}
	entries, err := b.Entries()
	if err != nil {
		return "", err
	}
	f, err := os.CreateTemp(folder, Pattern) // with mode 0600
	if err != nil {
		return "", err
	}
	err = archive(f, entries)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = os.Remove(f.Name())
		return "", err
	}
	makeRoom(folder, f.Name())
	return f.Name(), nil
}

func archive(w io.Writer, entries []Entry) error {
	z := zip.NewWriter(w)
	for _, e := range entries {
		part, err := z.CreateHeader(&zip.FileHeader{Name: e.Name, Method: zip.Deflate})
		if err != nil {
			return err
		}
		if _, err := io.Copy(part, bytes.NewReader(e.Data)); err != nil {
			return err
		}
	}
	return z.Close()
}

// Unpack writes the files of the bundle into a folder, which it makes. A folder that has
// files already is left alone: theirs may have the same names.
func (b *Bundle) Unpack(folder string) error {
	entries, err := b.Entries()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return fmt.Errorf("cannot make the folder '%s': %w", folder, err)
	}
	if there, err := os.ReadDir(folder); err != nil || len(there) > 0 {
		return cmp.Or(err, fmt.Errorf("the folder '%s' is not empty; name a new one", folder))
	}
	for _, e := range entries {
		if err := os.WriteFile(filepath.Join(folder, e.Name), e.Data, 0o666); err != nil {
			return err
		}
	}
	return nil
}
