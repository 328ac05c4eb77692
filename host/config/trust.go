package config

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// File is one that settings come from and that need not be the user's own: the project's,
// or a pipeline.
type File struct {
	// Name is what messages call it; Path where it is, from the root.
	Name, Path string
	// Digest is the SHA-256 of its content.
	Digest string
}

func newFile(name, path string, text []byte) *File {
	sum := sha256.Sum256(text)
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	return &File{Name: name, Path: path, Digest: hex.EncodeToString(sum[:])}
}

// add notes a file. One that is read twice, and was changed in between, is none that
// anybody trusts.
func (c *Config) add(f *File) {
	if known := c.files[f.Name]; known == nil {
		c.files[f.Name] = f
	} else if *known != *f {
		known.Digest = ""
	}
}

// NamedProgram is one that a file names, or a place of data.
type NamedProgram struct {
	// Path is where it is, from the root, or a name that nothing on the user's PATH has.
	Path string
	// Digest is its SHA-256; empty: that of what is there now.
	Digest string
	// Leads is where the path led when it was resolved; empty: where it leads now.
	Leads string
	// Data is set for a file or folder that is granted: what is in it may change, and where
	// its path leads may not.
	Data bool
}

// Trust knows which files the user trusts.
type Trust interface {
	// Check returns nil if the user trusts the file with this content to name these
	// programs, and otherwise why not.
	Check(f File, programs ...NamedProgram) error
}

// Claim is what a file says that takes effect only where the user trusts the file.
type Claim struct {
	File     *File
	Settings []Claimed
	// Options of stages that may name files or programs; only [Examine] lists them.
	Options []Claimed
}

// Claimed is a setting of a claim.
type Claimed struct {
	Key      string
	Setting  string // the key in the schema; empty for an option
	Value    Value
	Programs []NamedProgram // that it names, or places of data

	settled string // the key as koanf has it
	outside bool   // it is data, and takes trust for where it is
}

// claimOf is the claim of the file that something comes from, nil for what is the user's
// own or comes with the program.
func (l *loader) claimOf(from Origin) *Claim {
	f := l.config.files[from.Pos.File]
	if f == nil || !from.Pos.IsKnown() {
		return nil
	}
	for _, c := range l.claims {
		if c.File == f {
			return c
		}
	}
	l.claims = append(l.claims, &Claim{File: f})
	return l.claims[len(l.claims)-1]
}

// claim notes a setting that is no data, and reports whether it goes on to the layers: it is
// set aside otherwise.
func (l *loader) claim(row *Setting, e entry, settled any) bool {
	c := l.claimOf(e.value.Origin)
	if c == nil {
		return true
	}
	each := Claimed{Key: e.key(), Setting: row.Key, Value: Value{Text: fmt.Sprint(settled), Origin: e.value.Origin}, settled: strings.Join(e.path, "."), outside: row.Data}
	if list, ok := settled.([]string); ok {
		each.Value.Text = pass.JoinList(list)
	}
	if row.Type == Program {
		for _, name := range listed(settled) {
			each.Programs = append(each.Programs, ProgramOf(name))
		}
	}
	for _, path := range row.paths(settled) {
		each.Programs = append(each.Programs, NamedProgram{Path: path, Data: true})
	}
	if l.request.SetAside && l.config.Trusted(e.value.Origin, each.Programs...) != nil {
		l.aside = append(l.aside, each)
		return false
	}
	c.Settings = append(c.Settings, each)
	return true
}

// listed are the texts of a settled value.
func listed(settled any) []string {
	if list, ok := settled.([]string); ok {
		return list
	}
	return []string{fmt.Sprint(settled)}
}

// paths are the files and folders that a settled value names, from the root.
func (s *Setting) paths(settled any) (list []string) {
	for _, name := range listed(settled) {
		isPath := s.Type == Path && name != "" && !slices.Contains(s.Values, name) ||
			s.Type == Convention && strings.HasSuffix(name, ConventionEnding)
		if !isPath {
			continue
		}
		if full, err := filepath.Abs(name); err == nil {
			name = full
		}
		list = append(list, name)
	}
	return list
}

// leadsOut reports whether a file that is not the user's own names one that is not in its folder: what is wrong with
// that would be shown with its lines, and plugins get what is in it.
func (l *loader) leadsOut(row *Setting, from Origin, settled any) bool {
	folder := l.config.FolderOf(from)
	return folder != "" && slices.ContainsFunc(row.paths(settled), func(path string) bool { return files.IsOutside(path, folder) })
}

// extendsOut claims a file that another one extends and that is not in its folder, and reports whether it may be
// read.
func (l *loader) extendsOut(path string, by Value) bool {
	folder := l.config.FolderOf(by.Origin)
	full, err := filepath.Abs(path)
	if folder == "" || err != nil || !files.IsOutside(full, folder) {
		return true
	}
	c := l.claimOf(by.Origin)
	each := Claimed{Key: "extends", Setting: "extends", Value: by, Programs: []NamedProgram{{Path: full, Data: true}}}
	c.Settings = append(c.Settings, each)
	if l.examining {
		return true
	}
	if err := l.config.Trusted(by.Origin, each.Programs...); err != nil {
		l.fail(by.Origin, "'extends' leads out of the file's folder, which takes effect only where you trust the file: %v", err)
		return false
	}
	return true
}

// warnOfAside tells of what was set aside, unless a higher layer says something else.
func (l *loader) warnOfAside() {
	for _, s := range l.aside {
		if l.config.origins[s.settled].Layer > s.Value.Origin.Layer {
			continue
		}
		err := l.config.Trusted(s.Value.Origin, s.Programs...)
		d := diag.NewWarning(s.Value.Origin.at(), fmt.Sprintf("'%s' has no effect here: %v", s.Key, err))
		l.config.Warnings = append(l.config.Warnings, d)
	}
}

// untrusted reports what is claimed by files that the user does not trust, as far as it
// would take effect.
func (l *loader) untrusted() {
	for _, c := range l.claims {
		for _, s := range c.Settings {
			if l.config.origins[s.settled] != s.Value.Origin {
				continue // a higher layer says something else
			}
			err := l.config.Trusted(s.Value.Origin, s.Programs...)
			if err != nil && s.outside {
				l.fail(s.Value.Origin, "'%s' leads out of the file's folder, which takes effect only where you trust the file: %v", s.Key, err)
			} else if err != nil {
				l.fail(s.Value.Origin, "'%s' takes effect only where you trust the file: %v", s.Key, err)
			}
		}
	}
}

// Trusted returns nil where something may name these programs, or what else is not only
// data: because it is the user's own, comes with mlirc, or is in a file that the user
// trusts. The error says why not, and what to do.
func (c *Config) Trusted(from Origin, programs ...NamedProgram) error {
	if from.Layer == Bundle {
		return errors.New("a failure bundle is not trusted")
	}
	f := c.files[from.Pos.File]
	if f == nil || !from.Pos.IsKnown() {
		return nil
	}
	err := errors.New("nothing is trusted here")
	if c.trust != nil {
		err = c.trust.Check(*f, programs...)
	}
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w; `mlirc trust %s` shows what it would allow, and asks", err, Quoted(f.Name))
}

// FolderOf is the folder of a file that need not be the user's own, "" for other origins.
func (c *Config) FolderOf(from Origin) string {
	if f := c.files[from.Pos.File]; f != nil && from.Pos.IsKnown() {
		return filepath.Dir(f.Path)
	}
	return ""
}

// ProgramOf is the program that a path or a name leads to.
func ProgramOf(name string) NamedProgram {
	path, err := exec.LookPath(name)
	if err != nil && !strings.ContainsRune(name, filepath.Separator) {
		if tool, found := (toolchain.Config{}).Find(name); found == nil {
			path, err = tool.Path, nil
		}
	}
	if err != nil {
		path = name
	}
	if full, err := filepath.Abs(path); err == nil && strings.ContainsRune(path, filepath.Separator) {
		path = full
	}
	return NamedProgram{Path: path}
}

// Quoted is a word as a shell takes it.
func Quoted(word string) string {
	if word != "" && !strings.ContainsAny(word, " \t\n'\"\\$&|;<>()*?[]#~`!{}") {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// Examine returns what a file claims, and the files that it extends.
func Examine(path string, builtin fs.FS) ([]Claim, error) {
	l := newLoader(Request{Builtin: builtin})
	l.examining = true
	if filepath.Base(path) == ProjectFile {
		text, err := files.ReadRegular(mostRead, path)
		if err != nil {
			return nil, fmt.Errorf("cannot read '%s': %w", diag.Line(path), files.Cause(err))
		}
		l.config.add(newFile(path, path, text))
		l.lay(file(text), tomlParser{loader: l, path: path, layer: Project})
	} else {
		l.pipeline(path, nil, Origin{}, nil)
	}
	l.stages.problems = nil // stages are changed that other files have
	if _, err := l.result(); err != nil {
		return nil, err
	}
	var claims []Claim
	for _, c := range l.claims {
		if len(c.Settings)+len(c.Options) > 0 {
			claims = append(claims, *c)
		}
	}
	return claims, nil
}

// examine notes options of stages whose values may be files or programs.
func (l *loader) examine(entries []entry) {
	for _, e := range entries {
		if slices.Contains(StageKeys(), e.key()) {
			continue
		}
		var programs []NamedProgram
		names, _ := pass.SplitList(e.value.Text) // what is no list names nothing
		for _, name := range names {
			programs = append(programs, named(name, e.value.Origin)...)
		}
		if c := l.claimOf(e.value.Origin); c != nil && len(programs) > 0 {
			c.Options = append(c.Options, Claimed{Key: e.key(), Value: e.value, Programs: programs})
		}
	}
}

// named is what an option may name whose pass is not known yet: a path, or what a bare name is
// here and on the user's PATH.
func named(name string, from Origin) (list []NamedProgram) {
	if strings.ContainsRune(name, filepath.Separator) {
		return []NamedProgram{ProgramOf(PathIn(name, from))}
	}
	if _, err := strconv.ParseBool(name); err == nil {
		return nil
	}
	if full := PathIn(name, from); name != "" {
		if _, err := os.Lstat(full); err == nil {
			list = append(list, NamedProgram{Path: full})
		}
	}
	if p := ProgramOf(name); filepath.IsAbs(p.Path) {
		list = append(list, p)
	}
	return list
}
