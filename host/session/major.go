package session

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// Speaker makes a client of a major version of the protocol. That of an older
// one says in its words what today's client is asked, and the other way round.
type Speaker func(grpc.ClientConnInterface) protocol.PluginClient

// speakers are the major versions that this host speaks: the newest, and the one
// before it, of which there is none yet.
func speakers() map[int]Speaker {
	return map[int]Speaker{protocol.MajorVersion: protocol.NewPluginClient}
}

// Protocol is the major version that host and plugin agreed on.
func (s *Session) Protocol() int { return s.major }

// offered are the major versions of a launch, in order.
func (l *Launch) offered() []int { return slices.Sorted(maps.Keys(l.speakers())) }

func (l *Launch) speakers() map[int]Speaker {
	if l.Speakers != nil {
		return l.Speakers
	}
	return speakers()
}

// disagreement says who has to be upgraded where host and plugin speak no common
// version.
func (l *Launch) disagreement(theirs int) error {
	ours := l.offered()
	behind := "the plugin"
	if theirs > ours[len(ours)-1] {
		behind = "mlirc"
	}
	return fmt.Errorf("it speaks version %d of the protocol, and this mlirc %s; upgrade %s", theirs, listed(ours), behind)
}

// listed is numbers as a sentence has them.
func listed(numbers []int) string {
	words := strings.Fields(strings.Trim(fmt.Sprint(numbers), "[]"))
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
