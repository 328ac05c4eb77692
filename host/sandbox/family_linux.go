package sandbox

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// markLimit is a limit that no kernel has looked at for decades. What processes
// start inherits it, and in a sandbox nobody can change it: a family is marked
// by its value.
const markLimit = 10 // RLIMIT_LOCKS

// newMark is a value that no other family has.
func newMark() uint64 { return rand.Uint64() >> 1 } // above is no limit

// marking is held while this process has the mark of another family.
var marking sync.Mutex

// lend gives this process a mark, so that a program that it starts meanwhile has it
// from its first instruction on. giveBack takes it away again.
func lend(value uint64) (giveBack func()) {
	marking.Lock()
	var own unix.Rlimit
	if unix.Prlimit(0, markLimit, nil, &own) != nil ||
		unix.Prlimit(0, markLimit, &unix.Rlimit{Cur: value, Max: own.Max}, nil) != nil {
		return marking.Unlock
	}
	return func() {
		_ = unix.Prlimit(0, markLimit, &own, nil)
		marking.Unlock()
	}
}

// fix makes the mark of a program its hard limit, too.
func fix(pid int, value uint64) {
	_ = unix.Prlimit(pid, markLimit, &unix.Rlimit{Cur: value, Max: value}, nil)
}

// family are the processes that came of a program. They are known by their mark;
// where there is none, by the session that the program leads.
type family struct {
	leader int
	mark   uint64
	born   time.Time
	// strangers are processes that were seen to belong to others.
	strangers map[int]bool
	looks     int
}

func newFamily(leader int, mark uint64, born time.Time) *family {
	return &family{leader: leader, mark: mark, born: born, strangers: map[int]bool{}}
}

// young is the age at which the kernel cannot have given out all numbers of processes
// since a program was born.
const young = time.Second

// few is how many numbers are looked at one by one rather than to list all processes.
const few = 1000

// since lists the numbers given out since a young program was born: numbers are given
// out upwards, and begin anew when they reach the end. ok is false where that is not
// known, or where there are many.
func (f *family) since() (pids []int, ok bool) {
	load, err := os.ReadFile("/proc/loadavg")
	words := bytes.Fields(load)
	if err != nil || len(words) == 0 || time.Since(f.born) >= young {
		return nil, false
	}
	// The last word is the number given out last.
	last, err := strconv.Atoi(string(words[len(words)-1]))
	if err != nil || last < f.leader || last-f.leader > few {
		return nil, false
	}
	for pid := f.leader; pid <= last; pid++ {
		pids = append(pids, pid)
	}
	return pids, true
}

func (f *family) has(pid int) bool {
	if session, err := unix.Getsid(pid); err == nil && session == f.leader {
		return true
	}
	var limit unix.Rlimit
	return f.mark != 0 && unix.Prlimit(pid, markLimit, nil, &limit) == nil && (limit.Max == f.mark || limit.Cur == f.mark)
}

// forgetAfter is after how many looks strangers are looked at again: a number
// may have passed on to a new process.
const forgetAfter = 64

// members finds the processes among those of some numbers.
func (f *family) members(among []int) []int {
	if f.looks++; f.looks%forgetAfter == 0 {
		clear(f.strangers)
	}
	var list []int
	for _, pid := range among {
		if f.strangers[pid] {
			continue
		}
		if !f.has(pid) {
			f.strangers[pid] = true
			continue
		}
		list = append(list, pid)
	}
	return list
}

// processes lists all there are.
func (f *family) processes() []int {
	proc, err := os.Open("/proc")
	if err != nil {
		return []int{f.leader}
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(-1)
	var pids []int
	for _, name := range names {
		if pid, err := strconv.Atoi(name); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// memory is how much the processes hold that is theirs alone or that they share
// among themselves, in bytes, wherever it lies.
func (f *family) memory() uint64 {
	var sum uint64
	for _, pid := range f.members(f.processes()) {
		sum += held(pid)
	}
	return sum
}

// held is the memory of a process but for the files that it maps.
func held(pid int) uint64 {
	status, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if err != nil {
		return 0
	}
	var sum uint64
	for line := range bytes.Lines(status) {
		name, rest, _ := bytes.Cut(line, []byte(":"))
		switch string(name) {
		case "RssAnon", "RssShmem", "VmSwap":
			words := bytes.Fields(rest)
			if len(words) == 0 {
				continue
			}
			kib, _ := strconv.ParseUint(string(words[0]), 10, 64)
			sum += kib << 10
		}
	}
	return sum
}

// rounds bounds how often a family that goes on to grow is killed.
const rounds = 16

// kill ends all members. What one of them starts while it is looked for is found
// in the next round.
func (f *family) kill() {
	for range rounds {
		killed := 0
		among, ok := f.since() // threads among them, which does no harm here
		if !ok {
			among = f.processes()
		}
		for _, pid := range f.members(among) {
			if isAlive(pid) && unix.Kill(pid, unix.SIGKILL) == nil {
				killed++
			}
		}
		if killed == 0 {
			return
		}
	}
}

// isAlive reports whether a process is more than an entry that waits to be read
// by its parent.
func isAlive(pid int) bool {
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return false
	}
	// The name before it may hold anything.
	_, rest, _ := bytes.Cut(stat[bytes.LastIndexByte(stat, ')')+1:], []byte(" "))
	return len(rest) > 0 && rest[0] != 'Z' && rest[0] != 'X'
}
