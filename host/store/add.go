package store

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/pelletier/go-toml/v2"

	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/semver"
)

// ExistsError says that a version is installed with another program.
type ExistsError struct {
	Entry *Entry // that is installed
	Other string // digest of the program that is to be
}

// Error tells both digests and what to do.
func (e *ExistsError) Error() string {
	return fmt.Sprintf("plugin %s is installed already with another program (sha256 %s from %s, not %s); --replace replaces it, or give the new one a version of its own",
		e.Entry, digest.Short(e.Entry.SHA256), e.Entry.Source, digest.Short(e.Other))
}

// Add installs the program at a path: a file, or a folder with about.Program in
// it. It fills in the rest of the entry. An entry that is there already stays if
// it has the same program, and else is replaced if that is wanted.
func (s *Store) Add(path string, about Entry, replace bool) (*Entry, error) {
	if s.dir == "" {
		return nil, fmt.Errorf("there is no folder for plugins; set %s", Variable)
	}
	if err := CheckName(about.Name); err != nil {
		return nil, err
	}
	if err := semver.Check(about.Version); err != nil {
		return nil, fmt.Errorf("plugin '%s' has no proper version: %w", about.Name, err)
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return nil, err
	}
	s.tidy()
	aside, err := os.MkdirTemp(s.dir, asidePrefix+"*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(aside)
	made := filepath.Join(aside, "new")
	if err := fill(made, path, &about); err != nil {
		return nil, err
	}
	about.Dir = filepath.Join(s.dir, about.Name, about.Version)
	old, err := s.Find(about.Name, about.Version)
	switch {
	case err != nil && !replace:
		return nil, err
	case err == nil && old != nil && old.SHA256 == about.SHA256 && !replace:
		return old, nil
	case err == nil && old != nil && !replace:
		return nil, &ExistsError{old, about.SHA256}
	}
	return &about, s.place(made, about.Dir)
}

// place moves a folder where it belongs, and what is there out of the way.
func (s *Store) place(made, dir string) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	if _, err := os.Lstat(dir); err == nil {
		if err := s.drop(dir); err != nil {
			return err
		}
	}
	return os.Rename(made, dir)
}

// fill makes the folder of an entry.
func fill(dir, path string, about *Entry) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	about.Alone = !info.IsDir()
	program := filepath.Join(dir, programFolder)
	if about.Alone {
		about.Program = filepath.Base(path)
		err = copyFile(path, filepath.Join(program, about.Program))
	} else {
		err = copyFolder(path, program)
	}
	if err != nil {
		return err
	}
	entry := Entry{Dir: dir, Program: about.Program, Alone: about.Alone}
	if about.SHA256, err = digest.Of(entry.Whole()); err != nil {
		return err
	}
	text, err := toml.Marshal(about)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, recordFile), text, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, manifestFile), about.Manifest, 0o644)
}

func copyFile(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o755)
}

// copyFolder copies a folder whose links all lead to places inside.
func copyFolder(from, to string) error {
	err := filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Type()&fs.ModeSymlink == 0 {
			return err
		}
		target, err := os.Readlink(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, filepath.Dir(path))
		if err != nil || filepath.IsAbs(target) || !filepath.IsLocal(filepath.Join(rel, target)) {
			return fmt.Errorf("%s leads to %s, outside of the folder that is to be installed", path, target)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return os.CopyFS(to, os.DirFS(from))
}

// leftAfter is the age from which a folder aside belongs to no installation any more.
const leftAfter = time.Hour

// tidy removes what installations left that were cut off.
func (s *Store) tidy() {
	names, err := folders(s.dir, isAside)
	if err != nil {
		return
	}
	for _, name := range names {
		path := filepath.Join(s.dir, name)
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > leftAfter {
			_ = os.RemoveAll(path)
		}
	}
}
