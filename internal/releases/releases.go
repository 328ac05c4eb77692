package releases

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/hashicorp/go-version"
	"github.com/pelletier/go-toml/v2"
)

// File is the list at the root of the repository.
const File = "releases.toml"

// Release is a plugin at a version.
type Release struct {
	Plugin  string `toml:"plugin"`
	Version string `toml:"version"`
	// Commit is the full name of the commit that the plugin was built from.
	Commit string `toml:"commit"`
}

// Read reads the releases of a repository. Versions of a plugin must ascend.
func Read(root string) ([]Release, error) {
	text, err := os.ReadFile(filepath.Join(root, File))
	if err != nil {
		return nil, err
	}
	var all struct {
		Release []Release `toml:"release"`
	}
	if err := toml.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", File, err)
	}
	if len(all.Release) == 0 {
		return nil, errors.New(File + " lists no release")
	}
	before := map[string]*version.Version{}
	for _, r := range all.Release {
		v, err := version.NewSemver(r.Version)
		if err != nil {
			return nil, fmt.Errorf("%s: plugin '%s': %w", File, r.Plugin, err)
		}
		if !isCommit.MatchString(r.Commit) {
			return nil, fmt.Errorf("%s: plugin '%s' %s: '%s' is not the full name of a commit", File, r.Plugin, r.Version, r.Commit)
		}
		if older := before[r.Plugin]; older != nil && !v.GreaterThan(older) {
			return nil, fmt.Errorf("%s: plugin '%s' %s does not come after %s", File, r.Plugin, r.Version, older)
		}
		before[r.Plugin] = v
	}
	return all.Release, nil
}

var isCommit = regexp.MustCompile(`^[0-9a-f]{40}$`)

// Last keeps the last release of each plugin, in the order of the list.
func Last(list []Release) []Release {
	var last []Release
	for i, r := range list {
		if !hasLater(list[i+1:], r.Plugin) {
			last = append(last, r)
		}
	}
	return last
}

func hasLater(list []Release, plugin string) bool {
	for _, r := range list {
		if r.Plugin == plugin {
			return true
		}
	}
	return false
}
