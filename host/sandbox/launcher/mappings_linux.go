package launcher

// The kernel has memory for each range of memory that a process has mapped, and for each process that this one
// was forked from: it looks for pages there that are still shared. No file of /proc says how much that is. The
// processes of a fork may have ended since, and how deep forks lie in each other is not known, so each
// counts as often as there were processes.

const (
	// mappingSize is what the kernel has for a mapping, in bytes.
	mappingSize = 384
	// chainSize is what it has for a mapping and a process that it was copied from.
	chainSize = 64
)

const (
	// mappingsPause is how long mappings are not counted again at least.
	mappingsPause = 200 * millisecond
	// mappingsShare is which part of its time a launcher spends on them at most.
	mappingsShare = 20
)

// lookAtMappings counts the mappings of a program again if it is time to.
func (s *server) lookAtMappings(c *child, family []int32) {
	begin := now()
	if begin < c.lookAtMappings {
		return
	}
	c.mappings = mappings(family, c.memory/mappingSize)
	end := now()
	c.lookAtMappings = end + max(mappingsPause, mappingsShare*(end-begin))
}

// mappings is how many ranges of memory processes have mapped; it counts to one more than the most, and no
// further.
func mappings(family []int32, most uint64) (n uint64) {
	for _, pid := range family {
		var maps table
		if !maps.open(new(path).text("/proc/").number(pid).text("/maps")) {
			continue
		}
		for n <= most {
			b := maps.next()
			if b == 0 {
				break
			}
			if b == '\n' {
				n++
			}
		}
		maps.close()
	}
	return n
}
