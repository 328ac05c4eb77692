package toolchain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Version is the major version of the LLVM that a tool belongs to.
func (t Tool) Version(ctx context.Context) (int, error) {
	stamp := t.Stamp()
	if v, ok := recall(stamp); ok {
		return v, nil
	}
	out, err := t.Run(ctx, nil, "--version")
	if err != nil {
		return 0, err
	}
	v, ok := parseVersion(string(out))
	if !ok {
		return 0, fmt.Errorf("%s --version names no version of LLVM; set %s in [toolchain] to a tool of LLVM", t.Path, t.Name)
	}
	remember(stamp, v)
	return v, nil
}

// parseVersion finds the number in a line such as `LLVM version 14.0.6`.
func parseVersion(text string) (int, bool) {
	_, rest, ok := strings.Cut(text, "LLVM version ")
	if !ok {
		return 0, false
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
	if end < 0 {
		end = len(rest)
	}
	v, err := strconv.Atoi(rest[:end])
	return v, err == nil
}

// Stamp identifies an executable and its state; it is empty when that is unknown.
func (t Tool) Stamp() string {
	path, err := filepath.EvalSymlinks(t.Path)
	if err != nil {
		return ""
	}
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%s\x00%d\x00%d", path, info.ModTime().UnixNano(), info.Size())
}

// cacheFile is where the version of an executable is kept; empty when there is
// no place for it.
func cacheFile(stamp string) string {
	dir, err := os.UserCacheDir()
	if err != nil || stamp == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(stamp))
	return filepath.Join(dir, "mlirc", "toolchain", hex.EncodeToString(sum[:12]))
}

func recall(stamp string) (int, bool) {
	file := cacheFile(stamp)
	if file == "" {
		return 0, false
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	v, err := strconv.Atoi(strings.TrimSpace(string(text)))
	return v, err == nil
}

// remember caches a version. A cache that cannot be written costs only time, so failures are
// not reported.
func remember(stamp string, v int) {
	file := cacheFile(stamp)
	if file == "" || os.MkdirAll(filepath.Dir(file), 0o700) != nil {
		return
	}
	temp, err := os.CreateTemp(filepath.Dir(file), "version-*")
	if err != nil {
		return
	}
	_, err = fmt.Fprintln(temp, v)
	if closed := temp.Close(); err == nil && closed == nil && os.Rename(temp.Name(), file) == nil {
		return
	}
	_ = os.Remove(temp.Name())
}
