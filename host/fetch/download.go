package fetch

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
)

// Bounds on what is downloaded and unpacked. Programs of plugins have some 20 MB.
const (
	maxDownload = 256 << 20
	maxUnpacked = 1 << 30
	maxFiles    = 100_000
	mostListed  = 64 << 20 // what an archive says of its files
)

// maxRedirects are more than hosts of releases need.
const maxRedirects = 10

// redirected has a download stay with https.
func redirected(r *http.Request, via []*http.Request) error {
	switch {
	case r.URL.Scheme != "https":
		return fmt.Errorf("it leads to %s, which is not fetched: only https is", r.URL)
	case len(via) > maxRedirects:
		return errors.New("it leads from place to place without end")
	}
	return nil
}

// download fetches a file, and unpacks it if it is an archive. Any other file is a program.
func (p *Place) download(ctx context.Context, into string) (*Result, error) {
	file := filepath.Join(into, "downloaded")
	sum, err := p.save(ctx, file)
	if err != nil {
		return nil, err
	}
	if p.SHA256 != "" && p.SHA256 != sum {
		return nil, fmt.Errorf("%s is not what it is said to be: its sha256 is %s, and not %s", p.URL, sum, p.SHA256)
	}
	pinned := *p
	pinned.SHA256 = sum
	at, err := Open(file, path.Base(p.URL), filepath.Join(into, "content"))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.URL, err)
	}
	if isFolder(at) {
		at, err = p.inside(at)
	} else if p.Subdirectory != "" {
		err = fmt.Errorf("%s is no archive, and has no folder '%s'", p.URL, p.Subdirectory)
	}
	return &Result{Path: at, Pinned: pinned.String()}, err
}

// save writes what is at the address to a file and returns its digest.
func (p *Place) save(ctx context.Context, file string) (string, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.URL, nil)
	if err != nil {
		return "", err
	}
	client := http.Client{Transport: p.transport, CheckRedirect: redirected}
	reply, err := client.Do(request)
	if err != nil {
		return "", err
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK {
		return "", fmt.Errorf("%s cannot be had: %s", p.URL, reply.Status)
	}
	out, err := os.Create(file)
	if err != nil {
		return "", err
	}
	defer out.Close()
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(out, sum), io.LimitReader(reply.Body, maxDownload+1))
	if err != nil {
		return "", fmt.Errorf("%s: %w", p.URL, err)
	}
	if n > maxDownload {
		return "", fmt.Errorf("%s has more than %d MiB, which no plugin has", p.URL, maxDownload>>20)
	}
	return hex.EncodeToString(sum.Sum(nil)), out.Close()
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
