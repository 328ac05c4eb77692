package sandbox

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// vocabulary is what programs say when they are kept from something, and of
// what. Nothing but their words tells: the kernel reports a denial only to the
// one denied. It is made when something has failed, and only then.
type vocabulary struct{ denied, readOnly, network, lookup, start, path, tool *regexp.Regexp }

func newVocabulary() *vocabulary {
	return &vocabulary{
		denied:   regexp.MustCompile(`(?i)permission denied|operation not permitted|access denied|read-only file system|\b(EACCES|EPERM|EROFS|PermissionError)\b`),
		readOnly: regexp.MustCompile(`(?i)read-only file system|\bEROFS\b`),
		network:  regexp.MustCompile(`(?i)\b(dial|connect|socket|tcp|udp|lookup|network|getaddrinfo|name resolution|EAI_AGAIN)\b`),
		lookup:   regexp.MustCompile(`(?i)name resolution|EAI_AGAIN`),
		start:    regexp.MustCompile(`(?i)\b(exec|execve|spawn)\b`),
		tool:     regexp.MustCompile(`(?i)(?:^|[\s:])([\w.+-]+): permission denied`),
		path:     regexp.MustCompile("(?:^|[\\s'\"(\\[=:`])(/[^\\s'\":,;)\\]`]+)"),
	}
}

// mostAdvice bounds how many denials are explained.
const mostAdvice = 3

// Explain finds in what a program said that the box has kept it from something,
// and says how to grant that. It returns nothing when that is not it.
func (b *Box) Explain(said string) string {
	if b.policy.Mode == Off {
		return ""
	}
	var advice []string
	words := newVocabulary()
	for line := range strings.Lines(said) {
		if !words.denied.MatchString(line) && (b.policy.Network || !words.lookup.MatchString(line)) {
			continue
		}
		if each := b.explain(words, line); each != "" && !slices.Contains(advice, each) {
			advice = append(advice, each)
		}
		if len(advice) == mostAdvice {
			break
		}
	}
	return strings.Join(advice, "\n")
}

// explain looks at one line.
func (b *Box) explain(words *vocabulary, line string) string {
	known := false
	if tool := b.refusedTool(words, line); tool != "" {
		return b.grant("'"+tool+"'", fmt.Sprintf("tools = [%q]", tool))
	}
	for _, m := range words.path.FindAllStringSubmatch(line, -1) {
		path := filepath.Clean(m[1])
		setting, missing := b.missing(path, words.start.MatchString(line), words.readOnly.MatchString(line))
		if setting == "" {
			known = true
			continue
		}
		advice := b.grant("'"+path+"'", fmt.Sprintf("%s = [%q]", setting, missing))
		if setting == "read" {
			advice += ", or write"
		}
		return advice
	}
	if !b.policy.Network && words.network.MatchString(line) {
		return b.grant("network", "network = true")
	}
	if known {
		return "" // it has what the line is about: the reason is another
	}
	return fmt.Sprintf("plugin '%s' runs in a sandbox, which may be the reason; what [plugins.%s] can grant is in docs/sandbox.md",
		b.policy.Name, b.policy.Name)
}

func (b *Box) grant(what, setting string) string {
	return fmt.Sprintf("plugin '%s' runs in a sandbox, without %s; to grant it: [plugins.%s] %s", b.policy.Name, what, b.policy.Name, setting)
}

// refusedTool is a program of the user's path that a shell says it may not run, as in
// `/x/plugin: 2: exec: python3: Permission denied`.
func (b *Box) refusedTool(words *vocabulary, line string) string {
	m := words.tool.FindStringSubmatch(line)
	if m == nil {
		return ""
	}
	path, err := exec.LookPath(m[1])
	if err != nil || b.allows(path, execute) {
		return ""
	}
	return m[1]
}

// missing says which setting would grant a path, and what is to be written
// there; nothing when the path is granted.
func (b *Box) missing(path string, started, changed bool) (setting, value string) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		// Only making it can have been denied.
		folder := filepath.Dir(path)
		if b.allows(folder, write) {
			return "", ""
		}
		return "write", folder
	case changed && !b.allows(path, write):
		return "write", path
	case !b.allows(path, execute) && info.Mode().IsRegular() && (started || info.Mode()&0o111 != 0 && b.allows(path, read)):
		if found, err := exec.LookPath(filepath.Base(path)); err == nil && found == path {
			path = filepath.Base(path)
		}
		return "tools", path
	case !b.allows(path, read):
		return "read", path
	case !b.allows(path, write):
		return "write", path
	}
	return "", ""
}
