//go:build linux

package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

func secret() string { return os.Getenv("SECRET") }

func outside(name string) string { return filepath.Join(os.Getenv("OUTSIDE"), name) }

// files are attacks on what lies in files.
var files = map[string]attack{
	"read secret":  func() error { return reads(secret()) },
	"list outside": func() error { _, err := os.ReadDir(os.Getenv("OUTSIDE")); return err },
	"write outside": func() error {
		return os.WriteFile(outside("new"), []byte("x"), 0o600)
	},
	"overwrite secret": func() error { return os.WriteFile(secret(), []byte("x"), 0o600) },
	"append to secret": func() error { return opens(secret(), os.O_WRONLY|os.O_APPEND) },
	"remove secret":    func() error { return os.Remove(secret()) },
	"move into outside": func() error {
		if err := os.WriteFile("own", nil, 0o600); err != nil {
			return err
		}
		return os.Rename("own", outside("moved"))
	},
	"folder outside":  func() error { return os.Mkdir(outside("folder"), 0o700) },
	"pipe outside":    func() error { return syscall.Mkfifo(outside("pipe"), 0o600) },
	"socket outside":  func() error { _, err := net.Listen("unix", outside("socket")); return err },
	"symlink outside": func() error { return os.Symlink("x", outside("link")) },
	"read by symlink": func() error {
		if err := os.Symlink(secret(), "link"); err != nil {
			return err
		}
		return reads("link")
	},
	"read by dots": func() error {
		here, err := os.Getwd()
		if err != nil {
			return err
		}
		up := strings.Repeat("../", strings.Count(here, "/"))
		return reads(up + secret())
	},
	"read by root of self":   func() error { return reads("/proc/self/root" + secret()) },
	"read by root of parent": func() error { return reads("/proc/1/root" + secret()) },
	"read by root of host":   func() error { return reads("/proc/" + os.Getenv("HOST") + "/root" + secret()) },
	"passwords":              func() error { return opens("/etc/shadow", os.O_RDONLY) },
	"memory of the machine":  func() error { return opens("/dev/mem", os.O_RDONLY) },
	"log of the kernel":      func() error { return opens("/dev/kmsg", os.O_RDONLY) },
	"shared memory":          func() error { return makes("/dev/shm/mlirc-attack") },
	"temporary file":         func() error { return makes(filepath.Join("/tmp", "mlirc-attack-"+os.Getenv("HOST"))) },
	"temporary file, kept":   func() error { return makes(filepath.Join("/var/tmp", "mlirc-attack-"+os.Getenv("HOST"))) },
	"services":               func() error { _, err := os.ReadDir("/run"); return err },
	"other plugin's folder":  func() error { _, err := os.ReadDir(filepath.Dir(os.Getenv("SOCKET"))); return err },
	"other plugin's note": func() error {
		return makes(filepath.Join(filepath.Dir(os.Getenv("SOCKET")), "new"))
	},
	"own program": func() error {
		self, err := os.Executable()
		if err != nil {
			return err
		}
		return opens(self, os.O_WRONLY)
	},
	// Only opened: what is written there concerns the machine.
	"kernel's settings":  func() error { return opens("/proc/sys/kernel/hostname", os.O_WRONLY) },
	"pattern of cores":   func() error { return opens("/proc/sys/kernel/core_pattern", os.O_WRONLY) },
	"magic key":          func() error { return opens("/proc/sysrq-trigger", os.O_WRONLY) },
	"preferred to live":  func() error { return opens("/proc/self/oom_score_adj", os.O_WRONLY) },
	"users of namespace": func() error { return opens("/proc/self/uid_map", os.O_WRONLY) },
	"devices' settings":  func() error { return opens("/sys/kernel/uevent_helper", os.O_WRONLY) },
	"control groups":     func() error { _, err := os.ReadDir("/sys/fs/cgroup"); return err },
	"own program's bits": func() error {
		self, err := os.Executable()
		if err != nil {
			return err
		}
		return os.Chmod(self, 0o4755)
	},
}

// reads gets at a secret.
func reads(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !strings.Contains(string(text), os.Getenv("WORD")) {
		return errKept
	}
	return nil
}

func opens(path string, flags int) error {
	f, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// makes makes a file, and takes it away again.
func makes(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_ = f.Close()
	_ = os.Remove(path)
	return nil
}
