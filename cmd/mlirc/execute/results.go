package execute

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
)

// targets are the files that take values.
type targets struct {
	results, arguments map[int]*saved
}

type saved struct {
	name string
	file *output.File
}

func (s *targets) discard() {
	for _, list := range []map[int]*saved{s.results, s.arguments} {
		for _, t := range list {
			t.file.Discard()
		}
	}
}

// savePlace reads result1=FILE or arg2=FILE; n counts from 0.
func savePlace(text string) (isResult bool, n int, name string, err error) {
	what, name, ok := strings.Cut(text, "=")
	number, isResult := strings.CutPrefix(what, "result")
	if !isResult {
		number = strings.TrimPrefix(what, "arg")
	}
	n, wrong := strconv.Atoi(number)
	if !ok || wrong != nil || n < 1 || number == what {
		return false, 0, "", fmt.Errorf("--save '%s': write --save result1=FILE or --save arg1=FILE", text)
	}
	if name == "" {
		return false, 0, "", terminal.EmptyName("--save " + what)
	}
	return isResult, n - 1, name, nil
}

// targets prepares the files that the flags name, before any work.
func (e *execution) targets(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, input string, args []string) (_ *targets, err error) {
	s := &targets{results: map[int]*saved{}, arguments: map[int]*saved{}}
	defer func() {
		if err != nil {
			s.discard()
		}
	}()
	set := t.Files(p, input)
	for _, a := range args {
		if file := harness.File(a); file != "" {
			set.Reads("an argument", file)
		}
	}
	for _, text := range e.saves {
		isResult, n, name, err := savePlace(text)
		if err != nil {
			return nil, err
		}
		list := s.arguments
		if isResult {
			list = s.results
		}
		if list[n] != nil {
			return nil, fmt.Errorf("--save '%s': it is written to '%s' already", text, list[n].name)
		}
		file, err := set.Create(ctx, name)
		if err != nil {
			return nil, err
		}
		list[n] = &saved{name, file}
	}
	return s, nil
}

// checkSaves wants that what is saved is there, before any work.
func (e *execution) checkSaves(entry *harness.Entry, values []*harness.Value) error {
	for _, text := range e.saves {
		isResult, n, name, err := savePlace(text)
		if err != nil {
			return err
		}
		var p *harness.Param
		switch {
		case isResult && n >= len(entry.Results):
			return fmt.Errorf("--save '%s': function '%s' returns %d results", text, entry.Name, len(entry.Results))
		case isResult:
			p = entry.Results[n]
		case n >= len(values):
			return fmt.Errorf("--save '%s': function '%s' takes %d arguments", text, entry.Name, len(values))
		case !entry.Inputs[n].IsMemRef():
			return fmt.Errorf("--save '%s': argument %d is no memref, which a function could write to", text, n+1)
		default:
			p = entry.Inputs[n]
		}
		if isNPY(name) && !p.Elem.HasNPY() {
			return fmt.Errorf("--save '%s': %w", text, p.Elem.NoNPY())
		}
	}
	return nil
}

// present prints results and what has changed of the arguments, and writes those that
// files are for.
func (e *execution) present(w io.Writer, c *call, o *harness.Outcome, to *targets) error {
	for i, v := range o.Results {
		if file := to.results[i]; file != nil {
			if err := file.write(v); err != nil {
				return err
			}
			continue
		}
		if e.result == "" {
			fmt.Fprintln(w, v.Text(e.full))
		} else if text := v.RunnerText(e.result); text != "" {
			fmt.Fprintln(w, text)
		}
	}
	for i, v := range o.Arguments {
		if file := to.arguments[i]; file != nil {
			if err := file.write(v); err != nil {
				return err
			}
			continue
		}
		if o.Changed(i, c.values[i]) {
			fmt.Fprintf(w, "argument %d:\n%s\n", i+1, v.Text(e.full))
		}
	}
	return nil
}

// write puts a value into a file, whole.
func (t *saved) write(v *harness.Value) error {
	data := []byte(v.Text(true) + "\n")
	if isNPY(t.name) {
		var err error
		if data, err = v.NPY(); err != nil {
			return fmt.Errorf("cannot write '%s': %w", t.name, err)
		}
	}
	if _, err := t.file.Write(data); err != nil {
		return err
	}
	return t.file.Commit()
}
