package terminal

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/mlirc/mlirc/core/diag"
)

// EmptyName is the mistake of a flag for a file without a name, as a variable of a
// shell that is not set makes it.
func EmptyName(flag string) error {
	return fmt.Errorf("'%s' names no file: its value is empty; - is the standard output", flag)
}

// NamesFiles checks that flags which are given name files.
func NamesFiles(cmd *cobra.Command, names ...string) error {
	for _, name := range names {
		if f := cmd.Flags().Lookup(name); f.Changed && f.Value.String() == "" {
			return EmptyName("--" + name)
		}
	}
	return nil
}

// ExplainFlag adds to an error about a flag what may have been meant.
func ExplainFlag(cmd *cobra.Command, err error) error {
	var wrong *pflag.InvalidValueError
	if errors.As(err, &wrong) {
		return wrongValue(wrong)
	}
	name, unknown := strings.CutPrefix(err.Error(), "unknown flag: --")
	if !unknown {
		return hintAtOpt(cmd, err)
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("%w; did you mean '--%s'?", err, near)
	}
	return fmt.Errorf("%w; `%s --help` shows them", err, cmd.CommandPath())
}

// wrongValue says what the value of a flag may be, instead of what Go's parser of it says.
func wrongValue(e *pflag.InvalidValueError) error {
	kinds := map[string]string{
		"int": "a whole number", "uint": "a whole number from 0 on", "bool": "true or false", "duration": "a duration, such as 90s",
	}
	kind, ok := kinds[e.GetFlag().Value.Type()]
	if !ok {
		return e
	}
	return fmt.Errorf("'%s' is no value of --%s: write %s", e.GetValue(), e.GetFlag().Name, kind)
}

// hintAtOpt explains single dashes, which those who know mlir-opt write.
func hintAtOpt(cmd *cobra.Command, err error) error {
	_, text, ok := strings.Cut(err.Error(), "unknown shorthand flag: ")
	if !ok || cmd.HasParent() {
		return err
	}
	_, word, _ := strings.Cut(text, " in ")
	return fmt.Errorf("there is no flag '%s'; passes are flags of `mlirc opt`", word)
}
