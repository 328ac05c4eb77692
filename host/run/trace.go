package run

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// followed finds the operations that the user wants followed: all of a line, or the
// one at a column. A column in the middle of an operation's text will do.
func (j *job) followed() error {
	wanted := j.host.o.Instruments.Trace
	if len(wanted) == 0 {
		return nil
	}
	for _, place := range wanted {
		if place.File == "" {
			place.File = j.in.Name
		}
		found, err := operationsAt(j.module, place)
		if err != nil {
			return err
		}
		j.trace = append(j.trace, found...)
	}
	return nil
}

// operationsAt lists the positions of the operations at a place.
func operationsAt(module *ir.Operation, place diag.Position) ([]diag.Position, error) {
	var found []diag.Position
	above, below := 0, 0
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		pos := ir.Position(op.Loc())
		switch {
		case pos.File != place.File || pos.Line == 0:
		case pos.Line == place.Line:
			found = append(found, pos)
		case pos.Line < place.Line:
			above = max(above, pos.Line)
		case below == 0 || pos.Line < below:
			below = pos.Line
		}
		return ir.Advance
	})
	if len(found) == 0 {
		return nil, fmt.Errorf("there is no operation at %s%s", place, neighbours(place.File, above, below))
	}
	slices.SortFunc(found, func(a, b diag.Position) int { return a.Col - b.Col })
	found = slices.Compact(found)
	if place.Col == 0 {
		return found, nil
	}
	nearest := found[0]
	for _, pos := range found {
		if pos.Col <= place.Col {
			nearest = pos
		}
	}
	return []diag.Position{nearest}, nil
}

// neighbours says where operations are; a line of 0 means none.
func neighbours(file string, above, below int) string {
	switch {
	case above == 0 && below == 0:
		return fmt.Sprintf("; no operation of the module is from '%s'", file)
	case above == 0:
		return fmt.Sprintf("; the first one is on line %d", below)
	case below == 0:
		return fmt.Sprintf("; the last one is on line %d", above)
	}
	return fmt.Sprintf("; the nearest are on lines %d and %d", above, below)
}
