package fetch

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
)

// gitPrefix begins a place that is a git repository.
const gitPrefix = "git+"

// Place says where something is.
type Place struct {
	// URL is that of a git repository or of a file to download.
	URL string
	// Git tells a repository from a file.
	Git bool
	// Ref is a branch, tag or commit of a repository, "" for what it shows first.
	Ref string
	// Subdirectory is the folder inside that is meant, "" for the whole.
	Subdirectory string
	// SHA256 is the digest that a file must have, "" for any.
	SHA256 string

	// transport is another one than usual in tests.
	transport http.RoundTripper
}

// Result is what was fetched.
type Result struct {
	// Path is a folder, or a file where a program was downloaded.
	Path string
	// Pinned is the place with all that makes it one content.
	Pinned string
}

// IsPlace reports whether a text is meant as a place.
func IsPlace(text string) bool {
	return strings.HasPrefix(text, gitPrefix) || strings.Contains(text, "://")
}

// isRef reports whether a text can be a branch, tag or commit; flags and ranges of git are none.
func isRef(text string) bool {
	const also = "_./+-"
	for _, r := range text {
		if !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune(also, r)) {
			return false
		}
	}
	return text != "" && !strings.ContainsAny(text[:1], "./+-") && !strings.Contains(text, "..")
}

func isDigest(text string) bool {
	bytes, err := hex.DecodeString(text)
	return err == nil && len(bytes) == sha256.Size && strings.ToLower(text) == text
}

// Parse reads a place.
func Parse(text string) (*Place, error) {
	p := &Place{}
	address, fragment, _ := strings.Cut(text, "#")
	address, p.Git = strings.CutPrefix(address, gitPrefix)
	u, err := url.Parse(address)
	if err != nil {
		return nil, fmt.Errorf("'%s' is no place: %w", text, err)
	}
	if err := p.checkScheme(text, u); err != nil {
		return nil, err
	}
	if p.Git {
		if at := strings.LastIndex(u.Path, "@"); at >= 0 {
			u.Path, p.Ref = u.Path[:at], u.Path[at+1:]
			u.RawPath = ""
			if !isRef(p.Ref) {
				return nil, fmt.Errorf("'%s' is no branch, tag or commit ('%s')", p.Ref, text)
			}
		}
	}
	p.URL = u.String()
	return p, p.parseFragment(text, fragment)
}

// checkScheme allows what neither runs a command nor lets others change what is read.
func (p *Place) checkScheme(text string, u *url.URL) error {
	switch {
	case u.Scheme == "https" && u.Host != "":
	case p.Git && u.Scheme == "ssh" && u.Host != "" && !strings.HasPrefix(u.Host, "-"):
	case p.Git && u.Scheme == "file" && u.Host == "" && strings.HasPrefix(u.Path, "/"):
	case p.Git:
		return fmt.Errorf("'%s' is no git repository that can be fetched; write git+https://HOST/PATH, git+ssh:// or git+file:///", text)
	default:
		return fmt.Errorf("'%s' cannot be fetched; write https://HOST/PATH, or git+https://HOST/PATH for a git repository", text)
	}
	return nil
}

func (p *Place) parseFragment(text, fragment string) error {
	if fragment == "" {
		return nil
	}
	for _, part := range strings.Split(fragment, "&") {
		key, value, _ := strings.Cut(part, "=")
		switch {
		case key == "subdirectory" && filepath.IsLocal(filepath.FromSlash(value)):
			p.Subdirectory = value
		case key == "subdirectory":
			return fmt.Errorf("'%s' is no folder inside of what is fetched ('%s')", value, text)
		case key == "sha256" && !p.Git && isDigest(value):
			p.SHA256 = value
		case key == "sha256" && p.Git:
			return fmt.Errorf("a git repository has no sha256; name its commit behind @ ('%s')", text)
		case key == "sha256":
			return fmt.Errorf("'%s' is no SHA-256, which has 64 digits from 0 to f ('%s')", value, text)
		default:
			return fmt.Errorf("'%s' is not known behind #, only subdirectory=DIR and sha256=DIGEST ('%s')", part, text)
		}
	}
	return nil
}

// String is the place as it is written.
func (p *Place) String() string {
	text := p.URL
	if p.Git {
		text = gitPrefix + text
	}
	if p.Ref != "" {
		text += "@" + p.Ref
	}
	var known []string
	if p.Subdirectory != "" {
		known = append(known, "subdirectory="+p.Subdirectory)
	}
	if p.SHA256 != "" {
		known = append(known, "sha256="+p.SHA256)
	}
	if len(known) > 0 {
		text += "#" + strings.Join(known, "&")
	}
	return text
}

// Fetch brings what is there into a folder, which is empty.
func (p *Place) Fetch(ctx context.Context, into string) (*Result, error) {
	if p.Git {
		return p.clone(ctx, into)
	}
	return p.download(ctx, into)
}

// inside is the path of what is meant in what was fetched.
func (p *Place) inside(dir string) (string, error) {
	if p.Subdirectory == "" {
		return dir, nil
	}
	path := filepath.Join(dir, filepath.FromSlash(p.Subdirectory))
	if !isFolder(path) {
		return "", fmt.Errorf("%s has no folder '%s'", p.URL, p.Subdirectory)
	}
	return path, nil
}
