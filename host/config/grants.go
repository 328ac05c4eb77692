package config

import (
	"os"
	"path/filepath"
	"strings"
)

// Grants are what the configuration allows a plugin beyond its own files.
type Grants struct {
	Read, Write Value // paths, separated by commas
	Tools       Value // names of programs, or their paths
	Environment Value // names of variables, or NAME=value
	Network     Value // true or false
}

// Grant is one setting of them.
type Grant struct {
	Key string // as in `read`
	Value
}

// Set lists the settings that are made.
func (g Grants) Set() []Grant {
	var list []Grant
	for _, each := range []Grant{
		{"read", g.Read}, {"write", g.Write}, {"tools", g.Tools}, {"environment", g.Environment}, {"network", g.Network},
	} {
		if each.IsSet() {
			list = append(list, each)
		}
	}
	return list
}

// pluginKeys are the settings that a plugin has.
func pluginKeys() []string {
	return []string{"version", "path", "use", "read", "write", "tools", "environment", "network"}
}

// grants reads what a plugin is granted. Paths are relative to the file that
// says them, or to the working directory.
func (c *Config) grants(plugin string) Grants {
	get := func(key string) Value { return c.Get(pluginsSection + "." + plugin + "." + key) }
	return Grants{
		Read: each(get("read"), locatedFile), Write: each(get("write"), locatedFile), Tools: each(get("tools"), located),
		Environment: get("environment"), Network: get("network"),
	}
}

// each applies a change to every member of a list.
func each(v Value, change func(Value) Value) Value {
	if v.Text == "" {
		return v
	}
	members := strings.Split(v.Text, ",")
	for i, m := range members {
		members[i] = change(Value{Text: strings.TrimSpace(m), Origin: v.Origin}).Text
	}
	v.Text = strings.Join(members, ",")
	return v
}

// locatedFile makes a path relative to the file that says it. A tilde is the
// user's home, as it is for a shell.
func locatedFile(v Value) Value {
	if rest, ok := strings.CutPrefix(v.Text, "~"); ok && (rest == "" || rest[0] == filepath.Separator) {
		if home, err := os.UserHomeDir(); err == nil {
			v.Text = home + rest
		}
	}
	if v.Text != "" && !filepath.IsAbs(v.Text) && v.Origin.Pos.IsKnown() {
		v.Text = filepath.Join(filepath.Dir(v.Origin.Pos.File), v.Text)
	}
	return v
}
