package settings

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/trust"
	"github.com/mlirc/mlirc/pipelines"
)

// TrustCommand returns `mlirc trust`.
func TrustCommand() *cobra.Command {
	var yes, list, revoke bool
	cmd := &cobra.Command{
		Use:   "trust [FOLDER | FILE]",
		Short: "Let a project's file do more than say what is done with a module",
		Long: `A project's mlirc.toml, or a pipeline file, may say what is done with a module:
passes, their options, conventions, dialect files. What else it says takes effect
only where you trust it: to loosen the sandbox, to name folders, variables, tools
and programs of plugins.

trust shows what a file would allow, where the paths lead, and the digest of each
program that it names, and asks. What you trust is remembered for the file with
this content, these places and these programs; when one of them changes, it takes
effect no more until you have been asked again. What lies in a folder that a plugin
may read or write may change. A folder stands for its
mlirc.toml and the pipelines beside that, and no argument for the folder of the
nearest mlirc.toml, here or above. Pipelines that a file extends are shown and
trusted with it.`,
		Example: `  mlirc trust
  mlirc trust pipelines/mine.toml
  mlirc trust --list
  mlirc trust --revoke other/project`,
		Args: terminal.Arguments(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, w := toolbox.TrustStore(), cmd.OutOrStdout()
			if list {
				return listTrusted(w, s)
			}
			path, err := trustedPath(args)
			if err != nil {
				return err
			}
			if revoke {
				return revokeTrust(w, s, path)
			}
			claims, err := claimsOf(path)
			if err != nil {
				return err
			}
			if len(claims) == 0 {
				fmt.Fprintf(w, "%s says nothing that has to be trusted\n", path)
			}
			return addTrust(cmd.Context(), w, s, claims, yes)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&yes, "yes", false, "trust without asking")
	f.BoolVar(&list, "list", false, "list the files that you trust")
	f.BoolVar(&revoke, "revoke", false, "trust the file no more")
	cmd.MarkFlagsMutuallyExclusive("yes", "list", "revoke")
	return cmd
}

// trustedPath is the file or folder that the arguments stand for.
func trustedPath(args []string) (string, error) {
	if len(args) == 1 {
		return args[0], nil
	}
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	path := config.ProjectOf(here)
	if path == "" {
		return "", fmt.Errorf("there is no %s here or above; name a file", config.ProjectFile)
	}
	if folder := filepath.Dir(path); folder != here {
		return config.Shorten(folder), nil
	}
	return ".", nil
}

// claimsOf are those of a file, or of a folder's mlirc.toml and pipelines, each once.
func claimsOf(path string) ([]config.Claim, error) {
	info, err := os.Stat(path)
	if err != nil || !info.IsDir() {
		return config.Examine(path, pipelines.Files)
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, err
	}
	var all []config.Claim
	for _, e := range entries {
		if filepath.Ext(e.Name()) != ".toml" || e.IsDir() {
			continue
		}
		claims, err := config.Examine(filepath.Join(path, e.Name()), pipelines.Files)
		if err != nil && e.Name() == config.ProjectFile {
			return nil, err
		}
		for _, c := range claims { // none, where it is no configuration
			if !slices.ContainsFunc(all, func(known config.Claim) bool { return known.File.Path == c.File.Path }) {
				all = append(all, c)
			}
		}
	}
	return all, nil
}

// addTrust shows what files claim, asks, and remembers the answer.
func addTrust(ctx context.Context, w io.Writer, s *trust.Store, claims []config.Claim, yes bool) error {
	var records []trust.Record
	var asked []config.Claim
	shown := ""
	for _, c := range claims {
		r, err := recordOf(s, c)
		if err != nil {
			return err
		}
		show, name := claimText(c, r), oneLine(c.File.Name)
		if trusted(s, c) {
			fmt.Fprintf(w, "%s is trusted already:\n%s", name, show)
			continue
		}
		fmt.Fprintf(w, "%s (sha256 %s) would allow:\n%s", name, digest.Short(c.File.Digest), show)
		records, asked, shown = append(records, r), append(asked, c), shown+show
	}
	if len(records) == 0 {
		return nil
	}
	if isLong(shown) {
		fmt.Fprintf(w, "In short: %s\n", inShort(asked))
	}
	if !yes {
		if err := terminal.Confirmed(ctx, w, "Trust this?"); err != nil {
			return err
		}
	}
	for _, r := range records {
		if err := s.Add(r); err != nil {
			return fmt.Errorf("'%s' cannot be trusted: %w", r.File, err)
		}
		fmt.Fprintf(w, "trusted %s\n", oneLine(config.Shorten(r.File)))
	}
	return nil
}

func recordOf(s *trust.Store, c config.Claim) (trust.Record, error) {
	r := trust.Record{File: c.File.Path, SHA256: c.File.Digest}
	for _, each := range slices.Concat(c.Settings, c.Options) {
		for _, p := range each.Programs {
			now, err := s.ProgramOf(p)
			if err != nil {
				return r, fmt.Errorf("%s: %w", oneLine(each.Value.Origin.String()), err)
			}
			i := slices.IndexFunc(r.Programs, func(known trust.Program) bool { return known.Path == p.Path })
			switch {
			case i < 0:
				r.Programs = append(r.Programs, now)
			case !p.Data: // which may be a place of data, too
				r.Programs[i] = now
			}
		}
	}
	return r, nil
}

func trusted(s *trust.Store, c config.Claim) bool {
	var programs []config.NamedProgram
	for _, each := range slices.Concat(c.Settings, c.Options) {
		programs = append(programs, each.Programs...)
	}
	return s.Check(*c.File, programs...) == nil
}

// claimText is what a file would allow, a setting a line, with the programs that it names.
func claimText(c config.Claim, r trust.Record) string {
	var b strings.Builder
	line := func(what string, each config.Claimed) {
		fmt.Fprintf(&b, "  %s: %s%s = %q\n", oneLine(each.Value.Origin.String()), what, oneLine(each.Key), each.Value.Text)
		for _, p := range each.Programs {
			i := slices.IndexFunc(r.Programs, func(known trust.Program) bool { return known.Path == p.Path })
			known := r.Programs[i]
			if known.Leads != p.Path {
				fmt.Fprintf(&b, "    %q leads to %q\n", p.Path, known.Leads)
			}
			if !p.Data {
				fmt.Fprintf(&b, "    %q sha256 %s\n", p.Path, cmp.Or(known.SHA256, "not there"))
			}
		}
	}
	for _, each := range c.Settings {
		line("", each)
	}
	for _, each := range c.Options {
		line("an option that may name files or programs: ", each)
	}
	return b.String()
}

// oneLine is a name on one line, of which each letter is to be seen: a name is no second line of what is
// shown, and not the same as another one.
func oneLine(name string) string {
	var b strings.Builder
	for len(name) > 0 {
		r, size := utf8.DecodeRuneInString(name)
		if unicode.IsPrint(r) && (r != utf8.RuneError || size > 1) {
			b.WriteRune(r)
		} else {
			for _, c := range []byte(name[:size]) {
				fmt.Fprintf(&b, `\%02X`, c)
			}
		}
		name = name[size:]
	}
	return b.String()
}

// More than so many lines, or letters of one, are more than people read: what they say is summed up.
const (
	mostLines   = 40
	mostLetters = 2000
)

// isLong reports whether a text is more than people read.
func isLong(text string) bool {
	lines := strings.Split(text, "\n")
	return len(lines) > mostLines || slices.ContainsFunc(lines, func(line string) bool { return len(line) > mostLetters })
}

// inShort is which settings files make, and how many of each.
func inShort(claims []config.Claim) string {
	count := map[string]int{}
	for _, c := range claims {
		for _, each := range c.Settings {
			count[each.Setting]++
		}
		if len(c.Options) > 0 {
			count["options of stages"] += len(c.Options)
		}
	}
	var list []string
	for _, key := range slices.Sorted(maps.Keys(count)) {
		list = append(list, fmt.Sprintf("%s (%d)", key, count[key]))
	}
	return strings.Join(list, ", ")
}

func listTrusted(w io.Writer, s *trust.Store) error {
	records, err := s.Records()
	if err != nil {
		return err
	}
	for _, r := range records {
		fmt.Fprintf(w, "%s (sha256 %s)\n", oneLine(r.File), digest.Short(r.SHA256))
		for _, p := range r.Programs {
			sum := ""
			if p.SHA256 != "" {
				sum = " (sha256 " + digest.Short(p.SHA256) + ")"
			}
			fmt.Fprintf(w, "  %s%s\n", oneLine(p.Path), sum)
		}
	}
	return nil
}

// revokeTrust ends the trust in a file, or in all files of a folder.
func revokeTrust(w io.Writer, s *trust.Store, path string) error {
	full, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	files := []string{full}
	if folder, err := filepath.EvalSymlinks(full); err == nil {
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			files = nil
			records, err := s.Records()
			if err != nil {
				return err
			}
			for _, r := range records {
				if filepath.Dir(r.File) == folder && !slices.Contains(files, r.File) {
					files = append(files, r.File)
				}
			}
		}
	}
	revoked := 0
	for _, f := range files {
		was, err := s.Revoke(f)
		if err != nil {
			return err
		}
		if was {
			fmt.Fprintf(w, "%s is trusted no more\n", oneLine(config.Shorten(f)))
			revoked++
		}
	}
	if revoked == 0 {
		return fmt.Errorf("'%s' was not trusted; `mlirc trust --list` shows what is", path)
	}
	return nil
}
