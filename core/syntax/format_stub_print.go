package syntax

import "github.com/mlirc/mlirc/core/ir"

// What the interpreter of declarative formats provides for printing, until it
// is there.

func (pr *printer) customOp(*ir.Operation, ir.OpDefinition) bool { return false }

func (pr *printer) dialectType(*ir.DialectType) {}

func (pr *printer) dialectAttr(*ir.DialectAttr) {}

func resultHints(*ir.Operation) (names []string, packs bool) { return nil, false }

func regionArgHints(*ir.Region) []string { return nil }

func elideTerminator(*ir.Operation, *ir.Region) bool { return false }

func entryArgsBound(*ir.Operation, *ir.Region) bool { return false }
