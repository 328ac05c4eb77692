package bundle

import "fmt"

// Difference is something that is not here as it was there.
type Difference struct{ What, There, Here string }

// String is one line.
func (d Difference) String() string {
	return fmt.Sprintf("%s: %s there, %s here", d.What, or(d.There, "unknown"), or(d.Here, "unknown"))
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// Differences compares the versions that a record names with those that are
// here. Plugins and tools that only one of both has are left out: what is missing
// for the part that failed is an error of its own.
func (r *Record) Differences(host Host, plugins []Plugin, tools []Tool) []Difference {
	var list []Difference
	add := func(what, there, here string) {
		if there != here {
			list = append(list, Difference{what, there, here})
		}
	}
	add("mlirc", r.Host.Version, host.Version)
	add("revision of mlirc", r.Host.Revision, host.Revision)
	add("protocol", fmt.Sprint(r.Host.Protocol), fmt.Sprint(host.Protocol))
	add("Go", r.Host.Go, host.Go)
	add("system", r.Host.OS+"/"+r.Host.Arch, host.OS+"/"+host.Arch)
	for _, here := range plugins {
		there := r.Plugin(here.Name)
		if there == nil {
			continue
		}
		add("plugin "+here.Name, there.Version, here.Version)
		add("program of plugin "+here.Name, there.program(), here.program())
		list = append(list, there.dialects(here)...)
	}
	for _, here := range tools {
		for _, there := range r.Tools {
			if there.Name == here.Name && there.Digest != here.Digest {
				add(here.Name, there.String(), here.String())
			}
		}
	}
	return list
}

func (p *Plugin) program() string { return or(short(p.Digest), "comes with mlirc") }

// dialects compares the definitions of two versions of a plugin.
func (p *Plugin) dialects(here Plugin) []Difference {
	var list []Difference
	for _, a := range p.Dialects {
		for _, b := range here.Dialects {
			if a.Name == b.Name && a.Digest != b.Digest {
				list = append(list, Difference{"definitions of dialect " + a.Name,
					a.Version + inBrackets(short(a.Digest)), b.Version + inBrackets(short(b.Digest))})
			}
		}
	}
	return list
}
