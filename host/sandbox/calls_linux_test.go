package sandbox

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/sys/unix"
)

// TestSpans: each call is on one list, and between the lists there is none.
func TestSpans(t *testing.T) {
	for _, network := range []bool{false, true} {
		for _, readOnly := range []bool{false, true} {
			list := spans(network, readOnly)
			assert.Zero(t, list[0].from)
			for i := range list[1:] {
				assert.Less(t, list[i].from, list[i+1].from, fmt.Sprint(network, readOnly))
			}
			verdicts := map[uint32]span{}
			for i, s := range list {
				end := s.from + 1
				if i+1 < len(list) {
					end = list[i+1].from
				}
				for n := s.from; n < end; n++ {
					verdicts[n] = s
				}
			}
			assert.Equal(t, give(unix.SECCOMP_RET_ALLOW), verdicts[unix.SYS_READ].verdict)
			assert.Equal(t, fail(unix.ENOSYS), verdicts[unix.SYS_MEMFD_CREATE].verdict)
			assert.Equal(t, fail(unix.ENOSYS), list[len(list)-1].verdict)
			assert.NotNil(t, verdicts[unix.SYS_CLONE].examined)
			changes := give(unix.SECCOMP_RET_ALLOW)
			if !readOnly {
				changes = fail(unix.EPERM)
				assert.Equal(t, changes, verdicts[unix.SYS_FCHMOD].verdict)
			}
			assert.Equal(t, readOnly, verdicts[unix.SYS_FCHMOD].examined != nil)
			assert.Equal(t, changes, verdicts[unix.SYS_FCHOWN].verdict)
		}
	}
}

func BenchmarkFilter(b *testing.B) {
	for b.Loop() {
		assembled(false, true)
	}
}
