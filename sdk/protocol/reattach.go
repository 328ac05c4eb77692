package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
)

// ReattachPrefix begins the names of variables of which each says where a plugin listens that
// the user has started, as under a debugger. It is a variable and no setting: no file of a
// project has a say in it.
const ReattachPrefix = "MLIRC_REATTACH_"

// DebugFlag has a plugin's program wait for hosts, and print the variable that leads them to it.
const DebugFlag = "--debug"

// Reattachment says where a plugin listens that runs already.
type Reattachment struct {
	Plugin string `json:"plugin"`
	Major  int    `json:"protocol"`
	PID    int    `json:"pid"`
	Socket string `json:"socket"`
}

// Variable is the name of the variable for the plugin.
func (r Reattachment) Variable() string {
	return ReattachPrefix + strings.ToUpper(strings.ReplaceAll(r.Plugin, "-", "_"))
}

// String is the value of the variable.
func (r Reattachment) String() string {
	text, err := json.Marshal(r)
	if err != nil {
		panic("BUG: " + err.Error()) // which texts and numbers do not have
	}
	return string(text)
}

// ParseReattachment reads the value of a variable.
func ParseReattachment(text string) (r Reattachment, err error) {
	in := json.NewDecoder(bytes.NewReader([]byte(text)))
	in.DisallowUnknownFields()
	switch err := in.Decode(&r); {
	case err != nil || in.More():
		return r, fmt.Errorf("%q is not what `mlirc-plugin-NAME %s` prints, as in %s", text, DebugFlag,
			Reattachment{Plugin: "name", Major: MajorVersion, PID: 123, Socket: "/tmp/name/socket"})
	case r.Plugin == "":
		return r, errors.New("it names no plugin")
	case r.PID <= 1:
		return r, fmt.Errorf("%d is the number of no plugin's process", r.PID)
	case !filepath.IsAbs(r.Socket):
		return r, fmt.Errorf("the socket %q is no absolute path", r.Socket)
	}
	return r, nil
}
