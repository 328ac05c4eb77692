package bundle

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// What no bundle comes near, and what a reader's memory can bear. A bundle that would
// pass one of these is not written.
const (
	maxEntries = 256
	maxText    = 16 << 20 // bytes of a text of the archive
	maxInput   = 1 << 30  // bytes of an input
	maxTotal   = 2 << 30  // bytes of all entries
	maxListed  = 8 << 20  // bytes of what the archive says of them
)

// What may lie in a folder of bundles. When one is written, the oldest of the user's
// make room.
const (
	mostKept  = 32
	mostBytes = 2 << 30
)

// mostTold bounds a text that plugins have a part in; of a longer one the end is left out.
const mostTold = 1 << 20

// fit cuts texts, leaves out what only people read where it is too large, and returns an
// error where the rest is.
func (b *Bundle) fit() error {
	for _, text := range []*string{&b.Messages, &b.Stderr, &b.Stack, &b.Record.Failure.Message} {
		if len(*text) > mostTold {
			*text = (*text)[:mostTold] + "..."
		}
	}
	total := len(b.Input)
	if total > maxInput {
		return fmt.Errorf("the input has %d bytes, and a bundle holds %d", total, maxInput)
	}
	if len(b.Convention) > maxText {
		return fmt.Errorf("the memref convention has %d bytes, and a bundle holds %d", len(b.Convention), maxText)
	}
	for name, text := range b.Dialects {
		if total += len(text); len(text) > maxText {
			return fmt.Errorf("the file of dialect '%s' has %d bytes, and a bundle holds %d", name, len(text), maxText)
		}
	}
	if s := b.StageInput; s != nil && (len(s.Data) > maxInput || total+len(s.Data) > maxTotal) {
		b.StageInput = nil
	} else if s != nil {
		total += len(s.Data)
	}
	if len(b.Readable) > maxInput || total+len(b.Readable) > maxTotal {
		b.Readable = nil
	}
	if entries, err := b.Entries(); err != nil || len(entries) > maxEntries {
		return errors.Join(err, fmt.Errorf("it would have more than %d entries", maxEntries))
	}
	return nil
}

// makeRoom removes the oldest bundles of the user from a folder until what is left, with
// the newest, keeps to the bounds.
func makeRoom(folder, newest string) {
	if folder == "" {
		folder = os.TempDir()
	}
	names, err := filepath.Glob(filepath.Join(escaped(folder), Pattern))
	if err != nil {
		return
	}
	type kept struct {
		name string
		size int64
		at   time.Time
	}
	var list []kept
	for _, name := range names {
		info, err := os.Lstat(name)
		if err != nil || !info.Mode().IsRegular() || !isOwn(info) || filepath.Base(name) == filepath.Base(newest) {
			continue
		}
		list = append(list, kept{name, info.Size(), info.ModTime()})
	}
	slices.SortFunc(list, func(a, b kept) int { return b.at.Compare(a.at) })
	count, total := 1, int64(0)
	if info, err := os.Lstat(newest); err == nil {
		total = info.Size()
	}
	for _, each := range list {
		count++
		if total += each.size; count > mostKept || total > mostBytes {
			_ = os.Remove(each.name)
		}
	}
}

// escaped is a path that means itself in a pattern.
func escaped(path string) string {
	var out []byte
	for i := range len(path) {
		switch path[i] {
		case '*', '?', '[', '\\':
			out = append(out, '\\')
		}
		out = append(out, path[i])
	}
	return string(out)
}
