package bytecode

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
)

// inProfile is op as the profile that is written has it.
func inProfile(op *ir.Operation, profile string) (*ir.Operation, error) {
	known, ok := ods.ProfileNamed(profile)
	if ok && (!known.Written || known.Name == ods.OwnProfile) {
		return op, nil
	}
	var sink diag.Sink
	if there := versions.Downgrade(op, profile, syntax.Values(), &sink); there != nil {
		return there, nil
	}
	return nil, sink.Err()
}

// dialectOf is the dialect of a type or attribute in the profile that is written.
func (e *encoder) dialectOf(def ir.TypeDefinition) string {
	name := def.Name()
	if d, ok := def.(*ods.TypeDef); ok {
		name = d.NameIn(e.opts.Profile)
	}
	dialect, _, _ := strings.Cut(name, ".")
	return dialect
}
