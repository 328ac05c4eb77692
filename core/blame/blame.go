package blame

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// LeftID is the ID of errors about operations that a conversion has left.
const LeftID = "left-by-conversion"

// Explain adds to an error about an operation, found after passes ran, which pattern
// made the operation, and the operation as it is now. One that a conversion left, or
// that is inside of what a conversion made, becomes one of those that another pass would
// have to convert, see [diag.Diagnostic].
func Explain(op *ir.Operation, d diag.Diagnostic) diag.Diagnostic {
	pos := ir.Position(op.Loc())
	if conversion, operand := leftBy(op); conversion != "" {
		d.ID, d.Unconverted = LeftID, []string{op.Name().String()}
		return d.WithNote(pos, fmt.Sprintf("pass '%s' converted what operand #%d comes from, and left '%s' as it was",
			conversion, operand, op.Name()))
	}
	if author, ok := authorOf(op); ok {
		d = d.WithNote(pos, author+" made it")
	} else {
		d = ofOperands(op, d)
	}
	if around := convertedAround(op); around != nil {
		author, _ := authorOf(around)
		d.Unconverted = []string{op.Name().String()}
		d = d.WithNote(ir.Position(around.Loc()), fmt.Sprintf("%s made '%s', which is around it", author, around.Name()))
	}
	return d.WithNote(pos, "see current operation: "+shown(op))
}

// authorOf names the maker of an operation.
func authorOf(op *ir.Operation) (text string, ok bool) {
	a, ok := op.Context().Author(op.Maker())
	if !ok {
		return "", false
	}
	text = "a pattern"
	if a.Pattern != "" {
		text = "pattern '" + a.Pattern + "'"
	}
	switch {
	case a.Pass != "" && a.Pattern == "":
		text = "pass '" + a.Pass + "'"
	case a.Pass != "":
		text += " of pass '" + a.Pass + "'"
	}
	return text, true
}

// convertedAround is the innermost operation around one that a conversion made later;
// nil if there is none.
func convertedAround(op *ir.Operation) *ir.Operation {
	for around := op.ParentOp(); around != nil; around = around.ParentOp() {
		a, ok := op.Context().Author(around.Maker())
		if ok && a.Conversion && around.Maker() > op.Maker() {
			return around
		}
	}
	return nil
}

// maxOperands is how many operands notes name the makers of.
const maxOperands = 4

// ofOperands names the makers of what an operation uses that no pattern made itself.
func ofOperands(op *ir.Operation, d diag.Diagnostic) diag.Diagnostic {
	noted := 0
	for i, v := range op.AllOperands() {
		if v == nil || v.DefiningOp() == nil {
			continue
		}
		def := v.DefiningOp()
		author, ok := authorOf(def)
		if !ok {
			continue
		}
		d = d.WithNote(ir.Position(def.Loc()), fmt.Sprintf("operand #%d is of '%s', which %s made", i, def.Name(), author))
		if noted++; noted == maxOperands {
			break
		}
	}
	return d
}

// maxSearch bounds how many operations are looked at in search of a cast.
const maxSearch = 256

// leftBy names the conversion that left an operation, and the operand at which that
// shows; "" if none did.
func leftBy(op *ir.Operation) (conversion string, operand int) {
	s := search{age: op.Maker(), seen: map[*ir.Operation]bool{op: true}}
	for i, v := range op.AllOperands() {
		if pass := s.cast(v); pass != "" {
			return pass, i
		}
	}
	return "", 0
}

// search looks for casts behind operations that are left themselves.
type search struct {
	age  ir.Maker // of the operation that is left
	seen map[*ir.Operation]bool
}

// cast names the pass that put a cast, younger than the operation at hand, between a
// value and what it was made from. Makers are numbered in the order of the passes.
func (s *search) cast(v *ir.Value) string {
	if v == nil || v.DefiningOp() == nil {
		return ""
	}
	def := v.DefiningOp()
	if s.seen[def] || len(s.seen) == maxSearch {
		return ""
	}
	s.seen[def] = true
	if def.Is(convert.CastName) {
		if def.Maker() > s.age {
			return convert.StageOf(def)
		}
		return ""
	}
	if def.Maker() > s.age {
		return ""
	}
	for _, v := range def.AllOperands() {
		if pass := s.cast(v); pass != "" {
			return pass
		}
	}
	return ""
}

// The text of an operation in a note has so many lines and bytes at most.
const (
	maxLines = 6
	maxText  = 1 << 10
)

// shown is an operation in generic form, cut where it is long.
func shown(op *ir.Operation) (text string) {
	defer func() {
		if recover() != nil { // it is not valid: what is missing, the printer need not know
			text = "'" + op.Name().String() + "', which cannot be printed"
		}
	}()
	whole := strings.TrimSpace(string(syntax.AppendOp(nil, op, syntax.PrintOptions{Generic: true})))
	lines := strings.SplitN(whole, "\n", maxLines+1)
	text = strings.Join(lines[:min(len(lines), maxLines)], "\n")
	if len(text) > maxText {
		text = strings.ToValidUTF8(text[:maxText], "")
	}
	if len(text) < len(whole) {
		text += " ..."
	}
	return text
}
