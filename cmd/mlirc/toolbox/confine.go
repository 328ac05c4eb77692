package toolbox

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/trust"
)

// policies says what plugins may do. Those that come with the program have the
// tools that they ask for.
func policies(c *config.Config) (*pool.Policies, error) {
	own := map[string][]string{}
	for _, p := range included.Plugins() {
		own[p.Name] = p.Tools
	}
	cache := cacheFolder()
	if cache != "" {
		cache, _ = filepath.Abs(cache)
	}
	return pool.ReadPolicies(c, own, cache)
}

// WarnOfSandbox says what plugins are not kept from here.
func WarnOfSandbox(w io.Writer, c *config.Config) {
	if c.Get("sandbox.mode").Text == string(sandbox.Off) {
		fmt.Fprintln(w, "warning: plugins are kept from nothing: sandbox.mode is off")
		return
	}
	if missing := sandbox.Supported().Missing(); missing != "" {
		fmt.Fprintln(w, "warning: "+missing)
	}
}

// TrustStore has the files that the user trusts.
func TrustStore() *trust.Store {
	s := trust.New(trust.Folder(os.Getenv))
	s.Digests = digest.Cache{Dir: cacheFolder()}
	return s
}
