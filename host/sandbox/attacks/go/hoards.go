//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

// hoards are attacks that the program does not survive, or that leave something behind.
// What they take is bounded: a guard that is taken out must not cost the machine.
var hoards = map[string]attack{
	"memory":               func() error { return hoard(func() []byte { return make([]byte, block) }) },
	"memory of a child":    func() error { return again("memory") },
	"memory of a file":     memoryOfFile,
	"memory of many":       memoryOfMany,
	"tables of pages":      tables,
	"pipes":                pipes,
	"sockets":              sockets,
	"orphan":               func() error { return orphan("stay") },
	"deaf orphan":          func() error { return orphan("stay deaf") },
	"orphan that lives on": func() error { return orphan("stay alive") },
	"many orphans":         manyOrphans,
	"a little memory":      aLittle,
	"stay":                 stay,
	"stay deaf":            func() error { signal.Ignore(); return stay() },
	"stay alive": func() error { // not to die with the parent
		_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, syscall.PR_SET_PDEATHSIG, 0, 0)
		_, _ = syscall.Setsid()
		return stay()
	},
	"answer and stay": func() error { fmt.Println("here"); return stay() },
	"locked folders": func() error {
		for _, dir := range []string{"a", "a/b", "a/b/c"} {
			if err := os.Mkdir(dir, 0o700); err != nil {
				return err
			}
		}
		_ = os.WriteFile("a/b/c/file", nil, 0o400)
		for _, dir := range []string{"a/b/c", "a/b", "a", "."} {
			_ = os.Chmod(dir, 0)
		}
		return errKept
	},
}

const (
	block  = 1 << 20
	blocks = 512 // all that is ever taken: eight times the limit of the test
)

// hoard takes blocks and touches them.
func hoard(next func() []byte) error {
	var kept [][]byte
	for len(kept) < blocks {
		b := next()
		for i := 0; i < len(b); i += 4096 {
			b[i] = 1
		}
		kept = append(kept, b)
	}
	defer runtime.KeepAlive(kept)
	return stay() // for one who looks rarely on a busy machine
}

// memoryOfFile takes what a file in its folder has, where that is memory.
func memoryOfFile() error {
	f, err := os.Create("memory")
	if err != nil {
		return err
	}
	if err := f.Truncate(blocks * block); err != nil {
		return err
	}
	at := int64(0)
	return hoard(func() []byte {
		b, err := syscall.Mmap(int(f.Fd()), at, block, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED)
		if err != nil {
			fmt.Println("kept:", err)
			os.Exit(0)
		}
		at += block
		return b
	})
}

// stay is there for longer than a test waits, on a slow machine, too.
func stay() error {
	time.Sleep(20 * time.Minute)
	return nil
}

func self(name string) *exec.Cmd {
	program, _ := os.Executable()
	cmd := exec.Command(program, name)
	cmd.Stdout = os.Stdout
	return cmd
}

func again(name string) error {
	cmd := self(name)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	return cmd.Run()
}

// memoryOfMany has each of many processes take a little.
func memoryOfMany() error {
	for range 64 {
		if err := self("a little memory").Start(); err != nil {
			return err
		}
	}
	return stay()
}

func aLittle() error {
	b := make([]byte, 8*block)
	for i := 0; i < len(b); i += 4096 {
		b[i] = 1
	}
	defer runtime.KeepAlive(b)
	return stay()
}

// tables reads memory that holds nothing, which takes tables of pages.
func tables() error {
	const size = 64 << 30
	b, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ, syscall.MAP_PRIVATE|syscall.MAP_ANON|syscall.MAP_NORESERVE)
	if err != nil {
		return err
	}
	sum := byte(0)
	for i := 0; i < size; i += 2 << 20 { // a page of the table for each
		sum += b[i]
	}
	if sum != 0 {
		return errKept
	}
	return stay()
}

// pipes fills as many as it gets.
func pipes() error {
	full := make([]byte, 64<<10)
	for range 2000 {
		var fds [2]int
		if err := syscall.Pipe2(fds[:], syscall.O_NONBLOCK); err != nil {
			break
		}
		_, _ = syscall.Write(fds[1], full)
	}
	return stay()
}

// sockets fills as many as it gets.
func sockets() error {
	full := make([]byte, 128<<10)
	for range 2000 {
		fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_NONBLOCK, 0)
		if err != nil {
			break
		}
		_, _ = syscall.Write(fds[0], full)
		_, _ = syscall.Write(fds[1], full)
	}
	return stay()
}

// orphan starts a process that has lost its parent by the time it is looked for.
func orphan(name string) error {
	cmd := self(name)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	fmt.Println("kept: nothing yet")
	os.Exit(0)
	return nil
}

func manyOrphans() error {
	for range 20 {
		cmd := self("stay deaf")
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		if err := cmd.Start(); err != nil {
			return err
		}
	}
	fmt.Println("kept: nothing yet")
	os.Exit(0)
	return nil
}
