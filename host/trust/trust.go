package trust

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/files"
)

// Record is a file that the user trusts with this content.
type Record struct {
	File     string    `json:"file"`
	SHA256   string    `json:"sha256"`
	Programs []Program `json:"programs,omitempty"`
}

// Program is one that a file names, or a place of data.
type Program struct {
	Path string `json:"path"`
	// SHA256 is empty for a program that is not there yet, and for what is none.
	SHA256 string `json:"sha256,omitempty"`
	// Leads is where the path leads behind all links: another place is not trusted.
	Leads string `json:"leads"`
}

// ProgramOf is what there is to remember of a program that a file names.
func (s *Store) ProgramOf(named config.NamedProgram) (p Program, err error) {
	p = Program{Path: named.Path, SHA256: named.Digest, Leads: cmp.Or(named.Leads, files.Leads(named.Path))}
	if p.SHA256 == "" && !named.Data {
		p.SHA256, err = s.digestOf(p.Leads)
	}
	return p, err
}

// Store is a folder of records. One that does not exist is empty.
type Store struct {
	dir string
	// Digests remembers those of programs.
	Digests digest.Cache
}

var _ config.Trust = &Store{}

// New returns the store in a folder; with none it is empty and takes nothing.
func New(dir string) *Store { return &Store{dir: dir} }

// Folder is where a user's records are, "" when there can be none.
func Folder(environment func(string) string) string {
	if state := environment("XDG_STATE_HOME"); filepath.IsAbs(state) {
		return filepath.Join(state, "mlirc", "trust")
	}
	if home := environment("HOME"); filepath.IsAbs(home) {
		return filepath.Join(home, ".local", "state", "mlirc", "trust")
	}
	return ""
}

// place is one name of a file for all ways to its folder. A link is not followed: what it
// says about paths is about its own folder.
func place(path string) string {
	if dir, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		return filepath.Join(dir, filepath.Base(path))
	}
	return filepath.Clean(path)
}

const ending = ".json"

// name is that of the file for a record; those of one path begin alike.
func name(path, sum string) string { return prefix(path) + sum + ending }

func prefix(path string) string { return digest.Bytes([]byte(path)) + "-" }

// digestOf is the digest of a program, empty where there is no regular file. One that cannot be read can be
// executed nevertheless, and is not known from another one.
func (s *Store) digestOf(path string) (string, error) {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() {
		return "", nil
	}
	sum, err := s.Digests.Of(path)
	if err != nil {
		return "", fmt.Errorf("the program '%s' has no digest by which it could be trusted: %w", path, files.Cause(err))
	}
	return sum, nil
}

// Check returns nil if the user trusts the file with this content to name these programs
// as they are.
func (s *Store) Check(f config.File, programs ...config.NamedProgram) error {
	path := place(f.Path)
	r, err := s.read(name(path, f.Digest))
	if err != nil || r.File != path || r.SHA256 != f.Digest {
		if len(s.of(path)) > 0 {
			return errors.New("it has changed since you trusted it")
		}
		return errors.New("you have not trusted it")
	}
	for _, p := range programs {
		now, err := s.ProgramOf(p)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(r.Programs, func(known Program) bool { return known.Path == p.Path })
		switch {
		case i < 0:
			return fmt.Errorf("'%s' is another program than when you trusted it", p.Path)
		case r.Programs[i].Leads != now.Leads:
			return fmt.Errorf("'%s' leads to '%s', which is not where it led when you trusted it", p.Path, now.Leads)
		case p.Data:
		case r.Programs[i].SHA256 == "" && now.SHA256 != "":
			return fmt.Errorf("the program '%s' was not there when you trusted it", p.Path)
		case r.Programs[i].SHA256 != now.SHA256:
			return fmt.Errorf("the program '%s' has changed since you trusted it: sha256 %s, and now %s", p.Path, digest.Short(r.Programs[i].SHA256), digest.Short(now.SHA256))
		}
	}
	return nil
}

// Add trusts a file with this content and these programs.
func (s *Store) Add(r Record) error {
	if s.dir == "" {
		return errors.New("there is no place to remember it: neither XDG_STATE_HOME nor HOME is the path of a folder")
	}
	r.File = place(r.File)
	text, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(s.dir, ".new-*") // with mode 0600
	if err != nil {
		return err
	}
	_, err = temporary.Write(append(text, '\n'))
	if err = errors.Join(err, temporary.Close()); err == nil {
		err = os.Rename(temporary.Name(), filepath.Join(s.dir, name(r.File, r.SHA256)))
	}
	if err != nil {
		_ = os.Remove(temporary.Name())
	}
	return err
}

// Records lists what is trusted, by path.
func (s *Store) Records() ([]Record, error) {
	entries, err := os.ReadDir(s.dir)
	if s.dir == "" || errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var list []Record
	for _, e := range entries {
		if r, err := s.read(e.Name()); err == nil && e.Name() == name(r.File, r.SHA256) {
			list = append(list, *r)
		}
	}
	slices.SortFunc(list, func(a, b Record) int { return strings.Compare(a.File+a.SHA256, b.File+b.SHA256) })
	return list, err
}

// Revoke ends the trust in a file with any content, and reports whether there was some.
func (s *Store) Revoke(path string) (bool, error) {
	names := s.of(place(path))
	for _, each := range names {
		if err := os.Remove(filepath.Join(s.dir, each)); err != nil {
			return false, err
		}
	}
	return len(names) > 0, nil
}

// of lists the names of the records of a path.
func (s *Store) of(path string) []string {
	if s.dir == "" {
		return nil
	}
	entries, _ := os.ReadDir(s.dir) // one that cannot be read trusts nothing
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), prefix(path)) && strings.HasSuffix(e.Name(), ending) {
			names = append(names, e.Name())
		}
	}
	return names
}

func (s *Store) read(name string) (*Record, error) {
	if s.dir == "" || !strings.HasSuffix(name, ending) {
		return nil, fs.ErrNotExist
	}
	text, err := os.ReadFile(filepath.Join(s.dir, name))
	if err != nil {
		return nil, err
	}
	r := &Record{}
	return r, json.Unmarshal(text, r)
}
