package session

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/go-plugin"
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
func (s *Session) Protocol() int {
	if s.client == nil {
		return protocol.MajorVersion
	}
	return s.client.NegotiatedVersion()
}

// majors are the versions that a launch offers, in the form of go-plugin.
func (l *Launch) majors() map[int]plugin.PluginSet {
	sets := map[int]plugin.PluginSet{}
	for major := range l.speakers() {
		sets[major] = plugin.PluginSet{}
	}
	return sets
}

func (l *Launch) speakers() map[int]Speaker {
	if l.Speakers != nil {
		return l.Speakers
	}
	return speakers()
}

// otherMajor begins what go-plugin says of a plugin that speaks no major version
// that was offered.
const otherMajor = "incompatible API version with plugin. Plugin version: "

// disagreement says who has to be upgraded where host and plugin speak no common
// version, "" when that is not what is wrong.
func (l *Launch) disagreement(reason string) string {
	_, rest, ok := strings.Cut(reason, otherMajor)
	if !ok {
		return ""
	}
	var theirs int
	if _, err := fmt.Sscanf(rest, "%d", &theirs); err != nil {
		return ""
	}
	var ours []int
	for major := range l.speakers() {
		ours = append(ours, major)
	}
	slices.Sort(ours)
	behind := "the plugin"
	if theirs > ours[len(ours)-1] {
		behind = "mlirc"
	}
	return fmt.Sprintf("it speaks version %d of the protocol, and this mlirc %s; upgrade %s", theirs, listed(ours), behind)
}

// listed is numbers as a sentence has them.
func listed(numbers []int) string {
	words := strings.Fields(strings.Trim(fmt.Sprint(numbers), "[]"))
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
