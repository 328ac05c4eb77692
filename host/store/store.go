package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/semver"
)

// Variable names the plugin directory.
const Variable = "MLIRC_PLUGINS"

// What an entry's folder holds.
const (
	recordFile    = "plugin.toml"
	manifestFile  = "manifest"
	programFolder = "program"
)

// Entry is an installed version of a plugin.
type Entry struct {
	Name    string `toml:"name"`
	Version string `toml:"version"`
	// Source is where it came from: a package with its version, or a path.
	Source string `toml:"source"`
	// Protocol is the major version that it speaks.
	Protocol int `toml:"protocol"`
	// Platform is what the program runs on.
	Platform string `toml:"platform"`
	// Program is its file below the folder of the program.
	Program string `toml:"program"`
	// Alone tells a single file from a folder.
	Alone bool `toml:"alone"`
	// SHA256 is the digest of the file or the folder.
	SHA256 string `toml:"sha256"`

	// Dir is the folder of the entry.
	Dir string `toml:"-"`
	// Manifest is what the plugin says about itself, as it goes over the wire.
	Manifest []byte `toml:"-"`
}

// Path is the program.
func (e *Entry) Path() string {
	return filepath.Join(e.Dir, programFolder, filepath.FromSlash(e.Program))
}

// Whole is the file or folder that the digest is of.
func (e *Entry) Whole() string {
	if e.Alone {
		return e.Path()
	}
	return filepath.Join(e.Dir, programFolder)
}

// String is the plugin with its version.
func (e *Entry) String() string { return e.Name + "@" + e.Version }

// Store is a plugin directory. One that does not exist is empty.
type Store struct{ dir string }

// New returns the store in a folder; with none it is empty and takes nothing.
func New(dir string) *Store { return &Store{dir} }

// Dir is the folder.
func (s *Store) Dir() string { return s.dir }

// Folder is the plugin directory of a user, "" when there can be none.
func Folder(environment func(string) string) string {
	if dir := environment(Variable); dir != "" {
		return dir
	}
	if data := environment("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "mlirc", "plugins")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, ".local", "share", "mlirc", "plugins")
}

// nameForm is what a plugin may be called: its name is a folder, a word in
// configurations and a part of variables.
var nameForm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`) })

// CheckName reports a name that no plugin may have.
func CheckName(name string) error {
	if len(name) <= 64 && nameForm().MatchString(name) {
		return nil
	}
	return fmt.Errorf("'%s' is no name for a plugin: that is small letters, digits and dashes, a letter first", name)
}

// Names lists the plugins of which some version is installed, sorted.
func (s *Store) Names() ([]string, error) {
	return folders(s.dir, func(name string) bool { return CheckName(name) == nil })
}

// folders lists the folders in dir whose names fit.
func folders(dir string, fits func(string) bool) ([]string, error) {
	if dir == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && fits(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

// Versions returns the installed versions of a plugin, the newest first.
func (s *Store) Versions(name string) ([]*Entry, error) {
	if s.dir == "" || CheckName(name) != nil {
		return nil, nil
	}
	list, err := folders(filepath.Join(s.dir, name), func(v string) bool { return semver.Check(v) == nil })
	if err != nil {
		return nil, err
	}
	slices.SortFunc(list, func(a, b string) int { return semver.Compare(b, a) })
	var entries []*Entry
	for _, v := range list {
		e, err := s.read(name, v)
		if err != nil {
			return nil, err
		}
		entries = append(entries, e)
	}
	return entries, nil
}

// Find returns an installed version, or nil.
func (s *Store) Find(name, version string) (*Entry, error) {
	if s.dir == "" || CheckName(name) != nil || semver.Check(version) != nil {
		return nil, nil
	}
	if _, err := os.Stat(filepath.Join(s.dir, name, version)); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return s.read(name, version)
}

func (s *Store) read(name, version string) (*Entry, error) {
	e := &Entry{Dir: filepath.Join(s.dir, name, version)}
	if err := e.load(); err != nil {
		return nil, fmt.Errorf("the installed plugin %s@%s is damaged (%w); `mlirc plugins remove %s@%s` and install it again", name, version, err, name, version)
	}
	if e.Name != name || e.Version != version {
		return nil, fmt.Errorf("%s holds %s, not %s@%s; remove that folder", e.Dir, e, name, version)
	}
	return e, nil
}

func (e *Entry) load() error {
	text, err := os.ReadFile(filepath.Join(e.Dir, recordFile))
	if err != nil {
		return err
	}
	if err := toml.Unmarshal(text, e); err != nil {
		return fmt.Errorf("%s: %w", recordFile, err)
	}
	if !filepath.IsLocal(filepath.FromSlash(e.Program)) {
		return fmt.Errorf("%s: '%s' is no path of a program", recordFile, e.Program)
	}
	e.Manifest, err = os.ReadFile(filepath.Join(e.Dir, manifestFile))
	return err
}

// ChangedError says that the program of an entry is another one than what was
// installed.
type ChangedError struct {
	Entry *Entry
	Found string
}

// Error tells both digests and what to do.
func (e *ChangedError) Error() string {
	return fmt.Sprintf("the program of the installed plugin %s was changed: sha256 %s was installed, %s is there; `mlirc plugins install --replace %s` puts it right",
		e.Entry, digest.Short(e.Entry.SHA256), digest.Short(e.Found), Quoted(e.Entry.Source))
}

// Quoted is a word as a shell takes it.
func Quoted(word string) string {
	if !strings.ContainsAny(word, " \t\n'\"\\$&|;<>()*?[]#~`!{}") {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// Check reports a program that is not as it was installed; the error is a
// [*ChangedError].
func (e *Entry) Check() error {
	sum, err := digest.Of(e.Whole())
	if err != nil {
		return err
	}
	if sum != e.SHA256 {
		return &ChangedError{Entry: e, Found: sum}
	}
	return nil
}

// Remove removes a version of a plugin, or all of them when version is empty. It
// returns the versions that were there.
func (s *Store) Remove(name, version string) ([]string, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	list, err := folders(filepath.Join(s.dir, name), func(v string) bool {
		return semver.Check(v) == nil && (version == "" || v == version)
	})
	if err != nil {
		return nil, err
	}
	for _, v := range list {
		if err := s.drop(filepath.Join(s.dir, name, v)); err != nil {
			return nil, err
		}
	}
	_ = os.Remove(filepath.Join(s.dir, name)) // unless there are others
	return list, nil
}

// drop takes a folder out of sight at once, and then removes it.
func (s *Store) drop(path string) error {
	aside, err := os.MkdirTemp(s.dir, asidePrefix+"*")
	if err != nil {
		return err
	}
	if err := os.Rename(path, filepath.Join(aside, "old")); err != nil {
		_ = os.Remove(aside)
		return err
	}
	return os.RemoveAll(aside)
}

// asidePrefix begins the names of folders that come or go; no plugin is called so.
const asidePrefix = ".aside-"

// isAside reports whether a folder was left by an installation that was cut off.
func isAside(name string) bool { return strings.HasPrefix(name, asidePrefix) }
