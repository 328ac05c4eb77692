package launcher

import "syscall"

// How often what processes hold is looked at: often when it grows towards the limit.
const (
	rarely int64 = 100 * millisecond
	often  int64 = 10 * millisecond
)

// watch ends the programs that hold more memory, or have started more processes, than
// they may.
func (s *server) watch() {
	at := now()
	for _, c := range s.children {
		if c.killed || c.memory == 0 && c.processes == 0 || at < c.look {
			continue
		}
		family := below(c.pid)
		held := uint64(0)
		for _, pid := range family {
			held += heldBy(pid)
		}
		if c.memory > 0 && held > c.memory {
			held = sharedOnce(family, held)
		}
		switch {
		case c.memory > 0 && held > c.memory:
			tell(c.end, Record{What: Memory, Value: held})
			s.kill(c)
		case c.processes > 0 && uint64(len(family)) > c.processes:
			tell(c.end, Record{What: Processes, Value: uint64(len(family))})
			s.kill(c)
		}
		pause := rarely
		if c.memory > 0 && held > c.memory/4 || c.processes > 0 && uint64(len(family)) > c.processes/16 {
			pause = often
		}
		c.look = now() + pause
	}
}

// below lists the processes that came of a keeper.
func below(keeper int) []int {
	list := []int{keeper}
	for i := 0; i < len(list); i++ {
		tasks := "/proc/" + text(list[i]) + "/task"
		for _, task := range names(tasks) {
			children, ok := read(tasks + "/" + task + "/children")
			if !ok && list[i] == keeper {
				return descendants(keeper, lineages()) // a kernel that does not list them
			}
			for _, field := range fields(children) {
				list = append(list, int(number10(field)))
			}
		}
	}
	return list[1:]
}

// lineages are the children of each process.
func lineages() map[int][]int {
	all := map[int][]int{}
	for _, name := range names("/proc") {
		if name[0] < '0' || name[0] > '9' {
			continue
		}
		stat, _ := read("/proc/" + name + "/stat")
		end := len(stat) - 1
		for end >= 0 && stat[end] != ')' { // the name before may hold anything
			end--
		}
		rest := fields(stat[end+1:])
		if len(rest) < 2 || rest[0] == "Z" {
			continue
		}
		parent := int(number10(rest[1]))
		all[parent] = append(all[parent], int(number10(name)))
	}
	return all
}

func descendants(of int, children map[int][]int) []int {
	list := []int{of}
	for i := 0; i < len(list); i++ {
		list = append(list, children[list[i]]...)
	}
	return list[1:]
}

// heldBy is the memory of a process but for the files that it maps: pages of its own
// and shared ones, those swapped out, the tables of pages, and what pipes and sockets
// can hold that it has open.
func heldBy(pid int) uint64 {
	status, _ := read("/proc/" + text(pid) + "/status")
	sum := uint64(0)
	for _, name := range []string{"RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:"} {
		sum += valueOf(status, name) << 10
	}
	if valueOf(status, "FDSize:") > fewDescriptors {
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
func channels(pid int) (n uint64) {
	dir := "/proc/" + text(pid) + "/fd"
	link := make([]byte, 8)
	for _, name := range names(dir) {
		length, err := syscall.Readlink(dir+"/"+name, link)
		if err == nil && length >= 6 && (string(link[:5]) == "pipe:" || string(link[:6]) == "socket") {
			n++
		}
	}
	return n
}

// sharedOnce counts what processes share once. It takes longer: the kernel looks at each
// page.
func sharedOnce(family []int, held uint64) uint64 {
	sum := uint64(0)
	for _, pid := range family {
		status, _ := read("/proc/" + text(pid) + "/status")
		pages, ok := read("/proc/" + text(pid) + "/smaps_rollup")
		if !ok {
			return held
		}
		own := valueOf(pages, "Pss_Anon:") + valueOf(pages, "Pss_Shmem:") + valueOf(pages, "SwapPss:")
		shared := valueOf(status, "RssAnon:") + valueOf(status, "RssShmem:") + valueOf(status, "VmSwap:")
		sum += heldBy(pid) - min(heldBy(pid), shared<<10) + own<<10
	}
	return min(sum, held)
}

// valueOf is the number behind a name in a table of the kernel's.
func valueOf(table, name string) uint64 {
	for start := 0; start+len(name) <= len(table); {
		if table[start:start+len(name)] == name {
			end := start + len(name)
			for end < len(table) && table[end] != '\n' {
				end++
			}
			if words := fields(table[start+len(name) : end]); len(words) > 0 {
				return number10(words[0])
			}
			return 0
		}
		for start < len(table) && table[start] != '\n' {
			start++
		}
		start++
	}
	return 0
}

// What follows is in packages that would have to be initialised first.

// read reads a file of the kernel's.
func read(path string) (string, bool) {
	fd, err := syscall.Open(path, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return "", false
	}
	defer syscall.Close(fd)
	var all []byte
	for {
		if len(all) == cap(all) {
			all = append(make([]byte, 0, 2*cap(all)+4096), all...)
		}
		n, err := syscall.Read(fd, all[len(all):cap(all)])
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return "", false
		}
		if n == 0 {
			return string(all), true
		}
		all = all[:len(all)+n]
	}
}

// names lists a folder.
func names(dir string) (list []string) {
	fd, err := syscall.Open(dir, syscall.O_RDONLY|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer syscall.Close(fd)
	buffer := make([]byte, 8192)
	for {
		n, err := syscall.ReadDirent(fd, buffer)
		if err != nil || n <= 0 {
			return list
		}
		_, _, list = syscall.ParseDirent(buffer[:n], -1, list)
	}
}

func fields(text string) (list []string) {
	for start := 0; start < len(text); {
		end := start
		for end < len(text) && text[end] != ' ' && text[end] != '\t' && text[end] != '\n' {
			end++
		}
		if end > start {
			list = append(list, text[start:end])
		}
		start = end + 1
	}
	return list
}

func number10(text string) (n uint64) {
	for i := 0; i < len(text) && text[i] >= '0' && text[i] <= '9'; i++ {
		n = 10*n + uint64(text[i]-'0')
	}
	return n
}

func text(n int) string {
	var digits [20]byte
	i := len(digits)
	for {
		i--
		digits[i] = byte('0' + n%10)
		if n /= 10; n == 0 {
			return string(digits[i:])
		}
	}
}
