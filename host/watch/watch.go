package watch

import (
	"context"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// Options say what is watched.
type Options struct {
	// Dir is watched with all folders below but hidden ones.
	Dir string
	// Files are watched besides, wherever they are.
	Files []string
	// Skip says which folders below Dir are left out with all that is in them; nil: none.
	Skip func(path string) bool
	// Wanted says which files below Dir count; nil: all.
	Wanted func(path string) bool
	// Quiet is how long nothing must happen until a burst is over; zero is
	// [DefaultQuiet].
	Quiet time.Duration
}

// DefaultQuiet is longer than an editor takes to save.
const DefaultQuiet = 100 * time.Millisecond

// Run calls do at once, and again after each burst of changes, until ctx ends. Its
// context ends when the next burst comes: work in progress is in vain then. Run
// does not return before do has.
func Run(ctx context.Context, o Options, do func(context.Context)) error {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer w.Close()
	t := &watcher{Watcher: w, options: o, files: map[string]bool{}}
	if err := t.begin(); err != nil {
		return err
	}
	if o.Quiet == 0 {
		o.Quiet = DefaultQuiet
	}
	for ctx.Err() == nil {
		turn, cancel := context.WithCancel(ctx)
		done := make(chan struct{})
		go func() {
			defer close(done)
			do(turn)
		}()
		err := t.change(ctx)
		if err == nil {
			err = t.settle(ctx, o.Quiet)
		}
		cancel()
		<-done
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

type watcher struct {
	*fsnotify.Watcher
	options Options
	files   map[string]bool
}

func (t *watcher) begin() error {
	for _, f := range t.options.Files {
		path, err := filepath.Abs(f)
		if err != nil {
			return err
		}
		t.files[path] = true
		// The folder, because editors replace files.
		if err := t.Add(filepath.Dir(path)); err != nil {
			return err
		}
	}
	dir, err := filepath.Abs(t.options.Dir)
	if err != nil {
		return err
	}
	return t.addTree(dir)
}

// addTree watches a folder and those below it.
func (t *watcher) addTree(dir string) error {
	return filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if !e.IsDir() {
			return nil
		}
		if path != t.root() && strings.HasPrefix(e.Name(), ".") {
			return fs.SkipDir
		}
		if inside, err := filepath.Rel(t.root(), path); err == nil && inside != "." && t.options.Skip != nil && t.options.Skip(inside) {
			return fs.SkipDir
		}
		return t.Add(path)
	})
}

// change waits for something that counts.
func (t *watcher) change(ctx context.Context) error {
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-t.Errors:
			return err
		case event := <-t.Events:
			if t.counts(event) {
				return nil
			}
		}
	}
}

func (t *watcher) counts(event fsnotify.Event) bool {
	if event.Op == fsnotify.Chmod {
		return false
	}
	if event.Has(fsnotify.Create) {
		_ = t.addTree(event.Name) // perhaps a folder; a file is watched with its folder
	}
	if t.files[event.Name] {
		return true
	}
	inside, err := filepath.Rel(t.root(), event.Name)
	if err != nil || !filepath.IsLocal(inside) || strings.HasPrefix(filepath.Base(event.Name), ".") {
		return false
	}
	return t.options.Wanted == nil || t.options.Wanted(inside)
}

func (t *watcher) root() string {
	dir, err := filepath.Abs(t.options.Dir)
	if err != nil {
		return t.options.Dir
	}
	return dir
}

// settle waits for the end of a burst.
func (t *watcher) settle(ctx context.Context, quiet time.Duration) error {
	timer := time.NewTimer(quiet)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-timer.C:
			return nil
		case event := <-t.Events:
			if t.counts(event) {
				timer.Reset(quiet)
			}
		}
	}
}
