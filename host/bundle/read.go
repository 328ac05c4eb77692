package bundle

import (
	"archive/zip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/files"
)

// Read reads an archive, which may come from a stranger.
func Read(name string) (*Bundle, error) {
	if info, err := os.Stat(name); err == nil && (!info.Mode().IsRegular() || info.Size() > maxTotal) {
		return nil, fmt.Errorf("'%s' is no failure bundle: it is no file of at most %d bytes", name, int64(maxTotal))
	}
	in, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("'%s' is no failure bundle: %w", name, files.Cause(err))
	}
	defer in.Close()
	z, err := files.OpenZip(in, maxListed)
	if err != nil {
		return nil, fmt.Errorf("'%s' is no failure bundle: %w", name, err)
	}
	r := reader{files: map[string]*zip.File{}, left: maxTotal}
	b, err := r.read(z)
	if err != nil {
		return nil, fmt.Errorf("'%s' is no failure bundle that can be read: %w", name, err)
	}
	return b, nil
}

type reader struct {
	files map[string]*zip.File
	left  int64 // bytes that may still be read
}

func (r *reader) read(z *zip.Reader) (*Bundle, error) {
	if err := r.index(z); err != nil {
		return nil, err
	}
	b := &Bundle{Dialects: map[string][]byte{}}
	if err := r.record(&b.Record); err != nil {
		return nil, err
	}
	for _, part := range []struct {
		name string
		to   *string
	}{{messagesEntry, &b.Messages}, {stderrEntry, &b.Stderr}, {stackEntry, &b.Stack}} {
		text, err := r.entry(part.name, maxText)
		if err != nil {
			return nil, err
		}
		*part.to = string(text)
	}
	var err error
	if b.Convention, err = r.entry(conventionEntry, maxText); err != nil {
		return nil, err
	}
	if b.Readable, err = r.entry(readableEntry, maxInput); err != nil {
		return nil, err
	}
	if err := r.dialects(b); err != nil {
		return nil, err
	}
	if err := r.stageInput(b); err != nil {
		return nil, err
	}
	return b, r.input(b)
}

// index wants the names of the entries to be plain, and each there once.
func (r *reader) index(z *zip.Reader) error {
	if len(z.File) > maxEntries {
		return fmt.Errorf("it has %d entries, but a bundle has at most %d", len(z.File), maxEntries)
	}
	for _, f := range z.File {
		if f.Name != path.Base(f.Name) || f.Name == ".." || strings.ContainsAny(f.Name, "\\:\x00") {
			return fmt.Errorf("its entry %q is no plain name", f.Name)
		}
		if r.files[f.Name] != nil {
			return fmt.Errorf("it has two entries %q", f.Name)
		}
		r.files[f.Name] = f
	}
	return nil
}

// entry reads one entry, nil if there is none. What the archive says of sizes is
// not believed.
func (r *reader) entry(name string, most int64) ([]byte, error) {
	f := r.files[name]
	if f == nil {
		return nil, nil
	}
	part, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("its entry '%s' cannot be read: %w", name, err)
	}
	defer part.Close()
	data, err := io.ReadAll(io.LimitReader(part, min(most, r.left)+1))
	if err != nil {
		return nil, fmt.Errorf("its entry '%s' cannot be read: %w", name, err)
	}
	if r.left -= int64(len(data)); r.left < 0 {
		return nil, fmt.Errorf("its entries have more than %d MiB", maxTotal>>20)
	}
	if int64(len(data)) > most {
		return nil, fmt.Errorf("its entry '%s' has more than %d MiB", name, most>>20)
	}
	return data, nil
}

func (r *reader) record(to *Record) error {
	if r.files[recordEntry] == nil {
		return fmt.Errorf("it has no '%s'", recordEntry)
	}
	text, err := r.entry(recordEntry, maxText)
	if err != nil {
		return err
	}
	var version struct {
		Format int `json:"format"`
	}
	if err := json.Unmarshal(text, &version); err != nil {
		return fmt.Errorf("its '%s' is no record: %w", recordEntry, err)
	}
	if version.Format > Format {
		return fmt.Errorf("it has format %d, from a newer mlirc; this one reads format %d: upgrade mlirc", version.Format, Format)
	}
	if version.Format != Format {
		return fmt.Errorf("it has format %d; this mlirc reads format %d", version.Format, Format)
	}
	if err := json.Unmarshal(text, to); err != nil {
		return fmt.Errorf("its '%s' is no record: %w", recordEntry, err)
	}
	return to.check()
}

// check wants what the rest of the program takes for granted.
func (r *Record) check() error {
	f, all := r.Failed, len(r.Plan)
	if f.First < 0 || f.Count < 0 || f.First > all || f.Count > all-f.First {
		return fmt.Errorf("its record says that stages %d to %d of %d failed", f.First, f.First+f.Count, all)
	}
	switch f.By {
	case ByPlugin, ByHost, Check:
	default:
		return fmt.Errorf("its record says that the part was done by '%s', which is neither the host nor a plugin", f.By)
	}
	if f.By == ByPlugin && (f.Plugin == "" || f.Count == 0) || f.By == Check && f.Plugin == "" {
		return errors.New("its record does not say which plugin and stages failed")
	}
	return nil
}

func (r *reader) dialects(b *Bundle) error {
	for name := range r.files {
		dialect, ok := strings.CutSuffix(name, dialectEnding)
		if !ok {
			continue
		}
		text, err := r.entry(name, maxText)
		if err != nil {
			return err
		}
		b.Dialects[dialect] = text
	}
	return nil
}

// stageInput reads the entry for the stage that failed, if there is one.
func (r *reader) stageInput(b *Bundle) error {
	for _, s := range b.Record.Stages() {
		if s.ID != b.Record.Failure.Stage {
			continue
		}
		for name := range r.files {
			if strings.TrimSuffix(name, path.Ext(name)) != stagePrefix+plain(s.ID) {
				continue
			}
			data, err := r.entry(name, maxInput)
			b.StageInput = &StageInput{Stage: s.ID, Kind: kindOf(path.Ext(name)), Data: data}
			return err
		}
	}
	return nil
}

// kindOf is the kind of artifact that files with an ending are.
func kindOf(ext string) string {
	for _, kind := range []string{pass.KindModule, pass.KindLLVMIR, pass.KindAssembly, pass.KindObject} {
		if ending(kind, nil) == ext {
			return kind
		}
	}
	return ""
}

// input reads the entry whose ending is right for its bytes.
func (r *reader) input(b *Bundle) error {
	for name := range r.files {
		if strings.TrimSuffix(name, path.Ext(name)) != inputStem {
			continue
		}
		var err error
		if b.Input, err = r.entry(name, maxInput); err != nil {
			return err
		}
		if b.InputName() != name {
			return fmt.Errorf("its input is '%s', but should be '%s'", name, b.InputName())
		}
		return nil
	}
	return errors.New("it has no input")
}
