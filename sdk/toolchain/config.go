package toolchain

import (
	"encoding/json"
	"fmt"
)

// Resource is the name under which a run carries the configuration.
const Resource = "toolchain"

// Config maps the names of tools (`llc`, `opt`, `cc`) to paths that the user
// chose.
type Config map[string]string

// ParseConfig reads the resource: a JSON object of strings. No resource is an
// empty configuration.
func ParseConfig(resource []byte) (Config, error) {
	if len(resource) == 0 {
		return nil, nil
	}
	var c Config
	if err := json.Unmarshal(resource, &c); err != nil {
		return nil, fmt.Errorf("the toolchain configuration is not a table of paths, such as [toolchain] llc = \"/usr/bin/llc\": %w", err)
	}
	return c, nil
}
