package launcher

import (
	"syscall"
	"unsafe"
)

// How often what processes hold is looked at: often when it grows towards the limit.
const (
	rarely int64 = 100 * millisecond
	often  int64 = 10 * millisecond
)

// watch ends the programs that hold more memory, or have started more processes, than
// they may.
func (s *server) watch() {
	at := now()
	for i := range s.children[:s.count] {
		c := &s.children[i]
		if c.killed || c.memory == 0 && c.processes == 0 || at < c.look {
			continue
		}
		family := s.below(c.pid)
		number := uint64(len(family))
		held := uint64(0)
		for _, pid := range family {
			held += heldBy(pid)
		}
		if c.memory > 0 && held > c.memory {
			held = sharedOnce(family, held)
		}
		switch {
		case c.memory > 0 && held > c.memory:
			tell(c.end, &Record{What: Memory, Value: held})
			s.kill(c)
		case c.processes > 0 && number > c.processes:
			tell(c.end, &Record{What: Processes, Value: number})
			s.kill(c)
		}
		pause := rarely
		if c.memory > 0 && held > c.memory/4 || c.processes > 0 && number > c.processes/16 {
			pause = often
		}
		c.look = now() + pause
	}
}

// mostFamily is how many processes are looked at: some more than a program may have.
const mostFamily = 1 << 15

// below lists the processes that came of a keeper, until it is called again.
func (s *server) below(keeper int32) []int32 {
	s.family[0] = keeper
	n := 1
	for i := 0; i < n; i++ {
		var tasks folder
		if !tasks.open(new(path).text("/proc/").number(s.family[i]).text("/task")) {
			continue
		}
		for {
			task, ok := tasks.next()
			if !ok {
				break
			}
			var children table
			if !children.open(new(path).text("/proc/").number(s.family[i]).text("/task/").number(task).text("/children")) {
				if i == 0 {
					tasks.close()
					return s.descendants(keeper) // a kernel that does not list them
				}
				continue
			}
			for word := children.word(); len(word) > 0 && n < mostFamily; word = children.word() {
				s.family[n] = int32(number10(word))
				n++
			}
			children.close()
		}
		tasks.close()
	}
	return s.family[1:n]
}

// descendants is below by the parent of each process that there is.
func (s *server) descendants(of int32) []int32 {
	var all folder
	if !all.open(new(path).text("/proc")) {
		return nil
	}
	known := 0
	for known < mostFamily {
		pid, ok := all.next()
		if !ok {
			break
		}
		var stat table
		if !stat.open(new(path).text("/proc/").number(pid).text("/stat")) {
			continue
		}
		if status, parent := stat.parent(); status != 'Z' {
			s.parents[known].process, s.parents[known].parent = pid, parent
			known++
		}
		stat.close()
	}
	all.close()
	s.family[0] = of
	n := 1
	for i := 0; i < n; i++ {
		for _, each := range s.parents[:known] {
			if each.parent == s.family[i] && n < mostFamily {
				s.family[n] = each.process
				n++
			}
		}
	}
	return s.family[1:n]
}

// parent reads a process's state and parent from what is in its `stat`. The name that comes
// before them may hold anything; what comes after them, only numbers.
func (t *table) parent() (status byte, parent int32) {
	n, _, _ := syscall.RawSyscall(syscall.SYS_READ, uintptr(t.fd), uintptr(unsafe.Pointer(&t.buffer)), uintptr(len(t.buffer)))
	if int(n) < 0 || int(n) > len(t.buffer) {
		return 0, 0
	}
	t.size = int(n)
	for t.at = t.size - 1; t.at >= 0 && t.buffer[t.at] != ')'; t.at-- {
	}
	t.at++
	if word := t.word(); len(word) > 0 {
		status = word[0]
	}
	return status, int32(number10(t.word()))
}

// heldBy is the memory of a process but for the files that it maps: pages of its own
// and shared ones, those swapped out, the tables of pages, and what pipes and sockets
// can hold that it has open.
func heldBy(pid int32) uint64 {
	sum, descriptors := uint64(0), uint64(0)
	var status table
	if !status.open(new(path).text("/proc/").number(pid).text("/status")) {
		return 0
	}
	for name := status.name(); len(name) > 0; name = status.name() {
		switch string(name) {
		case "RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:":
			sum += status.value() << 10
		case "FDSize:":
			descriptors = status.value()
		}
	}
	status.close()
	if descriptors > fewDescriptors {
		sum += channels(pid) * channelSize
	}
	return sum
}

const (
	// fewDescriptors is up to how many what they hold is not worth a look.
	fewDescriptors = 128
	// channelSize is what a pipe or socket holds at most by default, in bytes.
	channelSize = 208 << 10
)

// channels is how many pipes and sockets a process has open.
func channels(pid int32) (n uint64) {
	var open folder
	if !open.open(new(path).text("/proc/").number(pid).text("/fd")) {
		return 0
	}
	for {
		fd, ok := open.next()
		if !ok {
			break
		}
		var link [8]byte
		at := new(path).text("/proc/").number(pid).text("/fd/").number(fd)
		length, _, errno := syscall.RawSyscall6(syscall.SYS_READLINKAT, atFDCWD, at.pointer(), uintptr(unsafe.Pointer(&link)), uintptr(len(link)), 0, 0)
		if errno == 0 && length >= 6 && (string(link[:5]) == "pipe:" || string(link[:6]) == "socket") {
			n++
		}
	}
	open.close()
	return n
}

// sharedOnce counts what processes share once. It takes longer: the kernel looks at each
// page.
func sharedOnce(family []int32, held uint64) uint64 {
	sum := uint64(0)
	for _, pid := range family {
		var pages, status table
		own, shared := uint64(0), uint64(0)
		if !pages.open(new(path).text("/proc/").number(pid).text("/smaps_rollup")) {
			return held
		}
		for name := pages.name(); len(name) > 0; name = pages.name() {
			switch string(name) {
			case "Pss_Anon:", "Pss_Shmem:", "SwapPss:":
				own += pages.value() << 10
			}
		}
		pages.close()
		if !status.open(new(path).text("/proc/").number(pid).text("/status")) {
			return held
		}
		for name := status.name(); len(name) > 0; name = status.name() {
			switch string(name) {
			case "RssAnon:", "RssShmem:", "VmSwap:":
				shared += status.value() << 10
			}
		}
		status.close()
		all := heldBy(pid)
		sum += all - min(all, shared) + own
	}
	return min(sum, held)
}
