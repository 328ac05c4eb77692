package sandbox_test

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// probing is the variable that makes this test a program in a sandbox: it does
// what its arguments say, and prints what came of it.
const probing = "SANDBOX_PROBE"

func probe(args []string) {
	done, ok := probes()[args[0]]
	if !ok {
		fmt.Println("there is no probe", args[0])
		os.Exit(2)
	}
	result, err := done(args[1:])
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	fmt.Println(result)
}

type probed func(args []string) (string, error)

func probes() map[string]probed {
	return map[string]probed{
		"read":  func(a []string) (string, error) { b, err := os.ReadFile(a[0]); return string(b), err },
		"list":  func(a []string) (string, error) { e, err := os.ReadDir(a[0]); return fmt.Sprint(len(e) > 0), err },
		"write": func(a []string) (string, error) { return "written", os.WriteFile(a[0], nil, 0o600) },
		"exec": func(a []string) (string, error) {
			out, err := exec.Command(a[0], a[1:]...).CombinedOutput()
			return string(out), err
		},
		"swap": swap,
		"dial": func(a []string) (string, error) {
			c, err := net.Dial(a[0], a[1])
			if err == nil {
				err = c.Close()
			}
			return "connected", err
		},
		"listen":   listen,
		"socket":   socket,
		"describe": describe,
		"call":     systemCall,
		"hoard":    hoard,
		"stay":     stay,
		"orphan":   orphan,
	}
}

// swap puts a copy of another program in the place of one, and runs it.
func swap(a []string) (string, error) {
	text, err := os.ReadFile(a[1])
	if err == nil {
		err = os.WriteFile(a[0]+".new", text, 0o755)
	}
	if err == nil {
		err = os.Rename(a[0]+".new", a[0])
	}
	if err != nil {
		return "", err
	}
	out, err := exec.Command(a[0], a[2:]...).CombinedOutput()
	return string(out), err
}

// listen has a server and a client, where a plugin has a server.
func listen([]string) (string, error) {
	l, err := net.Listen("unix", filepath.Join(os.Getenv("TMPDIR"), "s"))
	if err != nil {
		return "", err
	}
	return "listening", l.Close()
}

func socket(a []string) (string, error) {
	kind, _ := strconv.Atoi(a[1])
	family, _ := strconv.Atoi(a[0])
	if len(a) > 2 {
		_, err := unix.Socketpair(family, kind, 0)
		return "made", err
	}
	_, err := unix.Socket(family, kind|unix.SOCK_CLOEXEC, 0)
	return "made", err
}

func describe([]string) (string, error) {
	here, _ := os.Getwd()
	var header = unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	err := unix.Capget(&header, &sets[0])
	return fmt.Sprint(here, " ", sets[0].Effective, " ", strings.Join(os.Environ(), ",")), err
}

// systemCall makes a system call with numbers.
func systemCall(a []string) (string, error) {
	var n [7]uintptr
	for i, text := range a {
		v, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return "", err
		}
		n[i] = uintptr(v)
	}
	_, _, errno := unix.Syscall6(n[0], n[1], n[2], n[3], n[4], n[5], n[6])
	if errno != 0 {
		return "", errno
	}
	return "allowed", nil
}

// hoard takes memory until it is stopped, itself or by a child.
func hoard(a []string) (string, error) {
	if len(a) > 0 {
		cmd := exec.Command("/proc/self/exe", "hoard")
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		return "", cmd.Run()
	}
	var kept [][]byte
	for len(kept) < 512 { // a test that fails must not take the machine along
		block := make([]byte, 1<<20)
		for i := 0; i < len(block); i += 4096 {
			block[i] = 1
		}
		kept = append(kept, block)
	}
	defer runtime.KeepAlive(kept)
	return stay(nil) // for one who looks rarely on a busy machine
}

// stay says that it is there, and stays.
func stay([]string) (string, error) {
	fmt.Println("here", os.Getpid())
	time.Sleep(time.Minute)
	return wentByItself, nil
}

const wentByItself = "went by itself"

// orphan starts a process in a session of its own whose parent goes at once.
func orphan([]string) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	cmd := exec.Command(self, "stay")
	cmd.Stdout = os.Stdout
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	return "orphaned", cmd.Start()
}
