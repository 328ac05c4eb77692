package launcher

// The kernel has memory for each range of a file that a process has locked. Nothing bounds how
// many these are; locks of whole files are one for each descriptor. The list of all locks of
// the machine, /proc/locks, takes quadratic time, and holds everybody up who locks something.

// lockSize is what the kernel has for a lock, in bytes.
const lockSize = 256

const (
	// locksPause is how long locks are not counted again at least.
	locksPause = 500 * millisecond
	// locksShare is which part of its time a launcher spends on locks at most.
	locksShare = 20
)

// lookAtLocks counts the locks of a program again if it is time to.
func (s *server) lookAtLocks(c *child, family []int32) {
	begin := now()
	if begin < c.lookAtLocks {
		return
	}
	c.locks = locks(family, c.memory/lockSize)
	end := now()
	c.lookAtLocks = end + max(locksPause, locksShare*(end-begin))
}

// locks is how many ranges of files processes have locked; it counts to one more than the
// most, and no further. A process loses its locks of a file when it closes a descriptor of it.
func locks(family []int32, most uint64) (n uint64) {
	for _, pid := range family {
		var descriptors folder
		if !descriptors.open(new(path).text("/proc/").number(pid).text("/fdinfo")) {
			continue
		}
		for n <= most {
			fd, ok := descriptors.next()
			if !ok {
				break
			}
			var info table
			if !info.open(new(path).text("/proc/").number(pid).text("/fdinfo/").number(fd)) {
				continue
			}
			for name := info.name(); len(name) > 0 && n <= most; name = info.name() {
				if string(name) == "lock:" {
					n++
				}
			}
			info.close()
		}
		descriptors.close()
	}
	return n
}
