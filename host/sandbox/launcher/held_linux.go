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

// watch ends the programs that hold more memory, or have started more processes or threads,
// than they may.
func (s *server) watch() {
	at := now()
	for i := range s.children[:s.count] {
		c := &s.children[i]
		if c.killed || c.memory == 0 && c.processes == 0 || at < c.look {
			continue
		}
		family := s.below(c.pid)
		number := uint64(len(family))
		c.peak = max(c.peak, number)
		all := s.heldByAll(family)
		s.lookAtLocks(c, family)
		s.lookAtMappings(c, family)
		all.memory += c.locks*lockSize + c.mappings*(mappingSize+c.peak*chainSize)
		if c.memory > 0 && all.memory > c.memory {
			all.memory = sharedOnce(family, all)
		}
		switch {
		case c.memory > 0 && all.memory > c.memory:
			tell(c.end, &Record{What: Memory, Value: all.memory})
			s.kill(c)
		case c.processes > 0 && number > c.processes:
			tell(c.end, &Record{What: Processes, Value: number})
			s.kill(c)
		case c.threads > 0 && all.threads > c.threads:
			tell(c.end, &Record{What: Threads, Value: all.threads})
			s.kill(c)
		}
		pause := rarely
		if c.memory > 0 && all.memory > c.memory/4 || c.processes > 0 && number > c.processes/16 {
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
		s.parents[known].process, s.parents[known].parent = pid, stat.parent()
		known++
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

// parent reads a process's parent from what is in its `stat`. The name that comes
// before it may hold anything; what comes after it, only numbers.
func (t *table) parent() int32 {
	n, _, _ := syscall.RawSyscall(syscall.SYS_READ, uintptr(t.fd), uintptr(unsafe.Pointer(&t.buffer)), uintptr(len(t.buffer)))
	if int(n) < 0 || int(n) > len(t.buffer) {
		return 0
	}
	t.size = int(n)
	for t.at = t.size - 1; t.at >= 0 && t.buffer[t.at] != ')'; t.at-- {
	}
	t.at++
	_ = t.word() // its state
	return int32(number10(t.word()))
}

// held is what processes hold.
type held struct {
	memory      uint64 // bytes
	descriptors uint64 // for how many there is room in their tables
	threads     uint64
}

// heldByAll adds up what processes hold: see [heldBy], and what the files can hold that they have open. The numbers
// become those of the threads that show it.
func (s *server) heldByAll(family []int32) (all held) {
	for i, pid := range family {
		each, shown := heldBy(pid)
		for range mostLooks {
			other := int32(0)
			if !shown {
				other = otherThread(pid)
			}
			if other == 0 {
				break
			}
			family[i] = other
			each, shown = heldBy(other)
		}
		all.memory += each.memory
		all.descriptors += each.descriptors
		all.threads += each.threads
	}
	if all.descriptors > fewDescriptors {
		all.memory += s.files(family)
	}
	return all
}

// mostLooks is how often a thread is looked for that has not ended.
const mostLooks = 32

// otherThread is a thread of a process that is not its first one, 0 where there is none.
func otherThread(pid int32) (thread int32) {
	var tasks folder
	if !tasks.open(new(path).text("/proc/").number(pid).text("/task")) {
		return 0
	}
	for {
		task, ok := tasks.next()
		if !ok {
			break
		}
		if task != pid {
			thread = task // the last one: they are in the order in which they were made
		}
	}
	tasks.close()
	return thread
}

// heldBy is the memory of a process but for the files that it maps: pages of its own
// and shared ones, those swapped out, the tables of pages, and what the kernel has for its
// threads and for files that are open. Any of its threads stands for it; a thread that has ended while others
// go on shows nothing.
func heldBy(thread int32) (h held, shown bool) {
	var status table
	if !status.open(new(path).text("/proc/").number(thread).text("/status")) {
		return h, false
	}
	ended := false
	for name := status.name(); len(name) > 0; name = status.name() {
		switch string(name) {
		case "State:":
			state := status.word()
			ended = len(state) > 0 && (state[0] == 'Z' || state[0] == 'X')
		case "RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:":
			h.memory += status.value() << 10
		case "FDSize:":
			h.descriptors = status.value()
		case "Threads:":
			h.threads = status.value()
		}
	}
	status.close()
	h.memory += h.threads*threadSize + h.descriptors*descriptorSize
	return h, !ended || h.threads <= 1
}

const (
	// threadSize is what the kernel has for a thread, in bytes: a stack, and some more.
	threadSize = 24 << 10
	// descriptorSize is what it has for room for an open file, and a lock of the whole file.
	descriptorSize = 512
	// fewDescriptors is up to how many, of all processes, what they hold is not worth a look.
	fewDescriptors = 256
	// fileSize is what it has for a file that is open: what it knows of it, and a page of a file of its own, such as those
	// of /proc, that is read in parts.
	fileSize = 6 << 10
	// pipeSize is what a pipe holds at most by default, in bytes. Larger ones are denied.
	pipeSize = 64 << 10
	// socketSize is what can be sent to a socket before it is read, and its filter has.
	socketSize = (416 + 128) << 10
	// mostChannels is how many pipes and sockets are distinguished.
	mostChannels = 1 << 15
)

// files is what the files can hold that processes have open, in bytes: each pipe and socket
// counts once, however many have it.
func (s *server) files(family []int32) (size uint64) {
	clear(s.seen[:])
	known := 0
	for _, pid := range family {
		var open folder
		if !open.open(new(path).text("/proc/").number(pid).text("/fd")) {
			continue
		}
		for {
			fd, ok := open.next()
			if !ok {
				break
			}
			var link [32]byte
			at := new(path).text("/proc/").number(pid).text("/fd/").number(fd)
			length, _, errno := syscall.RawSyscall6(syscall.SYS_READLINKAT, atFDCWD, at.pointer(), uintptr(unsafe.Pointer(&link)), uintptr(len(link)), 0, 0)
			if errno != 0 {
				continue
			}
			each, inode := channel(link[:length])
			if each == 0 {
				size += fileSize
				continue
			}
			if known < mostChannels { // what comes then is taken for another one
				if !s.isNew(inode) {
					continue
				}
				known++
			}
			size += each
		}
		open.close()
	}
	return size
}

// channel is how much the pipe or socket that a link of /proc names can hold, 0 for other
// files, and its number.
func channel(link []byte) (size, inode uint64) {
	const pipe, socket = "pipe:[", "socket:["
	switch {
	case len(link) > len(pipe) && string(link[:len(pipe)]) == pipe:
		return pipeSize, number10(link[len(pipe):])
	case len(link) > len(socket) && string(link[:len(socket)]) == socket:
		return socketSize, number10(link[len(socket):])
	}
	return 0, 0
}

// isNew notes a number and reports whether it was not noted before.
func (s *server) isNew(number uint64) bool {
	at := s.place(number)
	known := s.seen[at] == number
	s.seen[at] = number
	return !known
}

// place is where a number is noted, or would be.
func (s *server) place(number uint64) uint64 {
	const golden = 0x9e3779b97f4a7c15
	at := number * golden >> 48 % uint64(len(s.seen))
	for s.seen[at] != number && s.seen[at] != 0 {
		at = (at + 1) % uint64(len(s.seen))
	}
	return at
}

// sharedOnce counts what processes share once. It takes longer: the kernel looks at each
// page.
func sharedOnce(family []int32, all held) uint64 {
	sum, counted := uint64(0), uint64(0)
	for _, pid := range family {
		var pages, status table
		own, shared := uint64(0), uint64(0)
		if !pages.open(new(path).text("/proc/").number(pid).text("/smaps_rollup")) {
			return all.memory
		}
		for name := pages.name(); len(name) > 0; name = pages.name() {
			switch string(name) {
			case "Pss_Anon:", "Pss_Shmem:", "SwapPss:":
				own += pages.value() << 10
			}
		}
		pages.close()
		if !status.open(new(path).text("/proc/").number(pid).text("/status")) {
			return all.memory
		}
		for name := status.name(); len(name) > 0; name = status.name() {
			switch string(name) {
			case "RssAnon:", "RssShmem:", "VmSwap:":
				shared += status.value() << 10
			}
		}
		status.close()
		sum += own
		counted += shared
	}
	return min(all.memory-min(all.memory, counted)+sum, all.memory)
}
