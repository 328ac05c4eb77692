package linalg

import (
	"fmt"

	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// Overlap says why points of an operation on memrefs cannot be visited in another order than that of
// its dimensions: an output may share memory with another operand. It is empty where they can. An
// input that is the memref of the output, with the same subscripts, is read before it is written.
func Overlap(s *Structured, aliases *alias.Analysis) string {
	for i := s.Inputs; i < s.Op.NumOperands(); i++ {
		output := s.Op.Operand(i)
		for j, v := range s.Op.AllOperands() {
			if j == i || !alias.IsMemRef(v.Type()) || j < s.Inputs && v == output && s.Maps[j].Equal(s.Maps[i]) {
				continue
			}
			if aliases.MayAlias(v, output) {
				return fmt.Sprintf("operands #%d and #%d may share memory", j, i)
			}
		}
	}
	return ""
}
