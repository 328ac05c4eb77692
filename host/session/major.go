package session

import (
	"fmt"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// disagreement says which side has to be upgraded where a plugin speaks another major
// version of the protocol.
func disagreement(theirs int) error {
	behind := "the plugin"
	if theirs > protocol.MajorVersion {
		behind = "mlirc"
	}
	return fmt.Errorf("it speaks version %d of the protocol, and this mlirc %d; upgrade %s", theirs, protocol.MajorVersion, behind)
}
