package run

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// reproducer writes a file with what a run was given: versions and stages as
// comments, then the module. It returns the file's name, or "".
func (j *job) reproducer(r *plan.Run, input session.Payload, message string) string {
	f, err := os.CreateTemp("", "mlirc-crash-*.mlir")
	if err != nil {
		return ""
	}
	defer f.Close()
	var b bytes.Buffer
	fmt.Fprintf(&b, "// mlirc %s\n", j.host.o.Version)
	if r.Plugin != nil {
		fmt.Fprintf(&b, "// plugin %s %s\n", r.Plugin.Name, r.Plugin.Version)
	}
	for i := range r.Stages {
		fmt.Fprintf(&b, "// stage %s\n", describe(&r.Stages[i]))
	}
	for _, line := range strings.Split(message, "\n") {
		fmt.Fprintf(&b, "// %s\n", line)
	}
	b.Write(j.readable(input))
	if _, err := f.Write(b.Bytes()); err != nil {
		return ""
	}
	return f.Name()
}

// describe is a stage as a pass pipeline has it.
func describe(s *plan.Stage) string {
	if len(s.Settings) == 0 {
		return s.Declared.Name
	}
	var options []string
	for name, text := range s.Settings {
		options = append(options, name+"="+text)
	}
	sort.Strings(options)
	return s.Declared.Name + "{" + strings.Join(options, " ") + "}"
}

// readable is the payload as text where that can be done.
func (j *job) readable(input session.Payload) []byte {
	if input.Kind != pass.KindModule || !bytecode.IsBytecode(input.Data) {
		return input.Data
	}
	ctx, err := j.host.o.Library.Context(context.Background(), input.Data, "")
	if err != nil {
		return input.Data
	}
	var sink diag.Sink
	module := bytecode.Read(ctx, j.in.Name, input.Data, &sink)
	if module == nil {
		return input.Data
	}
	return syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true, DebugInfo: true})
}
