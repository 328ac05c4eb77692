package main

import (
	"bytes"
	"os"

	"github.com/mlirc/mlirc/core/pass"
)

// die ends the process as the kernel would when memory is short.
func die(*pass.Run) error {
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	if err := self.Kill(); err != nil {
		return err
	}
	select {}
}

// overflow calls itself until there is no stack left.
func overflow(r *pass.Run) error {
	if err := overflow(r); err != nil {
		return err
	}
	return nil
}

// hoard takes memory and uses it, for ever.
func hoard(r *pass.Run) error {
	var all [][]byte
	for r.Context.Err() == nil {
		block := make([]byte, 16<<20)
		for i := 0; i < len(block); i += 4096 {
			block[i] = 1
		}
		all = append(all, block)
	}
	_ = len(all)
	return r.Context.Err()
}

// flood fills standard error without a newline, for ever.
func flood(r *pass.Run) error {
	line := bytes.Repeat([]byte("all work and no play "), 1<<10)
	for r.Context.Err() == nil {
		if _, err := os.Stderr.Write(line); err != nil {
			return err
		}
	}
	return r.Context.Err()
}

// spin ignores cancellation.
func spin(*pass.Run) error {
	for n := 0; ; n++ {
		if n < 0 {
			return nil
		}
	}
}
