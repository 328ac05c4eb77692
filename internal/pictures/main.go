// Command pictures draws the picture of a report that README.md shows, docs/pictures/report.svg,
// from what a command that is built of the tree writes of docs/pictures/saxpy.mlir: its header, its
// stages with their times, and what one stage changed.
//
//	go run ./internal/pictures
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"golang.org/x/net/html"
)

const (
	folder = "docs/pictures"
	// shown is the stage whose changes are drawn.
	shown = "lower-affine"
	// most is how large the picture may become.
	most = 400_000
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "pictures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "mlirc")
	if out, err := exec.Command("go", "build", "-trimpath", "-o", program, "./cmd/mlirc").CombinedOutput(); err != nil {
		return fmt.Errorf("building the command: %w\n%s", err, out)
	}
	page := filepath.Join(dir, "report.html")
	cmd := exec.Command(program, "saxpy.mlir", "-o", filepath.Join(dir, "saxpy.o"), "--report", page)
	cmd.Dir = folder
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("the report: %w\n%s", err, out)
	}
	f, err := os.Open(page)
	if err != nil {
		return err
	}
	defer f.Close()
	root, err := html.Parse(f)
	if err != nil {
		return err
	}
	picture, err := draw(root, shown)
	if err != nil {
		return err
	}
	if len(picture) > most {
		return fmt.Errorf("the picture has %d bytes, more than %d", len(picture), most)
	}
	return os.WriteFile(filepath.Join(folder, "report.svg"), picture, 0o644)
}
