//go:build linux

package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

func of(process, name string) string { return filepath.Join("/proc", process, name) }

// processes are attacks on other processes and on what is reached by sockets.
var processes = map[string]attack{
	"host's environment":     func() error { return opens(of(os.Getenv("HOST"), "environ"), os.O_RDONLY) },
	"host's command line":    func() error { return opens(of(os.Getenv("HOST"), "cmdline"), os.O_RDONLY) },
	"host's memory":          func() error { return opens(of(os.Getenv("HOST"), "mem"), os.O_RDWR) },
	"host's descriptors":     func() error { _, err := os.ReadDir(of(os.Getenv("HOST"), "fd")); return err },
	"victim's memory":        func() error { return opens(of(os.Getenv("VICTIM"), "mem"), os.O_RDWR) },
	"parent's environment":   func() error { return opens(of(parent(), "environ"), os.O_RDONLY) },
	"parent's memory":        func() error { return opens(of(parent(), "mem"), os.O_RDWR) },
	"parent's map of memory": func() error { return nonEmpty(of(parent(), "maps")) },
	"parent's descriptors":   func() error { _, err := os.Readlink(of(parent(), "fd/0")); return err },
	"parent's folder":        func() error { _, err := os.Readlink(of(parent(), "cwd")); return err },
	"parent's system call":   func() error { return nonEmpty(of(parent(), "syscall")) },
	"host is to be seen": func() error {
		if syscall.Kill(number("HOST"), 0) == nil {
			return nil
		}
		return errKept
	},
	"all processes": func() error {
		names, err := filepath.Glob("/proc/[0-9]*/stat")
		if err != nil {
			return err
		}
		if len(names) > 8 {
			return nil
		}
		return errKept
	},
	"inherited variables": func() error {
		for _, each := range os.Environ() {
			if strings.HasPrefix(each, "HOSTS_SECRET=") {
				return nil
			}
		}
		return errKept
	},
	"traces of privileges": func() error {
		status, err := os.ReadFile("/proc/self/status")
		if err != nil {
			return err
		}
		for _, wanted := range []string{"NoNewPrivs:\t1", "Seccomp:\t2", "CapInh:\t0000000000000000", "CapAmb:\t0000000000000000"} {
			if !strings.Contains(string(status), wanted) {
				return nil
			}
		}
		return errKept
	},
	"run a tool":      func() error { return exec.Command(os.Getenv("TOOL")).Run() },
	"run a copy":      runCopy,
	"run own program": func() error { return exec.Command("/bin/sh", "-c", "true").Run() },
	"tcp":             func() error { return dials("tcp", os.Getenv("TCP")) },
	"udp":             func() error { return dials("udp", os.Getenv("TCP")) },
	"names of hosts":  func() error { _, err := net.LookupHost("localhost.localdomain"); return err },
	"other plugin":    func() error { return dials("unix", os.Getenv("SOCKET")) },
	"abstract socket": func() error { return dials("unix", "@"+os.Getenv("ABSTRACT")) },
	"datagrams": func() error {
		c, err := net.DialUnix("unixgram", nil, &net.UnixAddr{Name: os.Getenv("SOCKET"), Net: "unixgram"})
		if err != nil {
			return err
		}
		return c.Close()
	},
	"listen to the network": func() error { return listens("tcp", "127.0.0.1:0") },
	"fast open": func() error { // a connection without a call to connect
		fd, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
		if err != nil {
			return err
		}
		const fastOpen = 0x20000000
		port := 0
		_, _ = fmt.Sscanf(os.Getenv("TCP"), "127.0.0.1:%d", &port)
		return syscall.Sendto(fd, []byte("x"), fastOpen, &syscall.SockaddrInet4{Port: port, Addr: [4]byte{127, 0, 0, 1}})
	},
}

func parent() string { return strconv.Itoa(os.Getppid()) }

func number(name string) int {
	n, _ := strconv.Atoi(os.Getenv(name))
	return n
}

func nonEmpty(path string) error {
	text, err := os.ReadFile(path)
	if err == nil && len(text) == 0 {
		return errKept
	}
	return err
}

func dials(network, address string) error {
	c, err := net.Dial(network, address)
	if err != nil {
		return err
	}
	return c.Close()
}

func listens(network, address string) error {
	l, err := net.Listen(network, address)
	if err != nil {
		return err
	}
	return l.Close()
}

// runCopy makes a program in the folder that may be written to.
func runCopy() error {
	program, err := os.ReadFile("/bin/true")
	if err != nil {
		return err
	}
	if err := os.WriteFile("copy", program, 0o700); err != nil {
		return err
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	return exec.Command(filepath.Join(here, "copy")).Run()
}
