package load

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// OpEncoded returns the operation that an instruction of a set is, or nil. Compiling all
// operations to learn it takes longer than reading a small binary; see BenchmarkFirst of
// plugins/spirv/binary.
func (d *file) OpEncoded(set string, number uint32) *ods.Op {
	key := encodedKey{set, number}
	op, ok := d.encoded.Load(key)
	if !ok {
		op, _ = d.encoded.LoadOrStore(key, d.findEncoded(key))
	}
	return op.(*ods.Op)
}

// encodedKey is an instruction of a set.
type encodedKey struct {
	set    string
	number uint32
}

func (d *file) findEncoded(key encodedKey) *ods.Op {
	d.numbersOnce.Do(func() { d.numbers = d.findNumbers() })
	for _, name := range d.numbers[key.number] {
		if op := d.Op(name); op != nil && op.Encoding != nil && op.Encoding.Set == key.set && op.Encoding.Number == key.number {
			return op
		}
	}
	return nil
}

// findNumbers lists the operations whose text may say that they have a number.
func (d *file) findNumbers() map[uint32][]string {
	found := map[uint32][]string{}
	for _, it := range d.order {
		if it.Kind != parse.KindOp {
			continue
		}
		for rest := it.Text; ; {
			_, behind, ok := strings.Cut(rest, "encoding")
			if !ok {
				break
			}
			rest = behind
			number, digits := uint32(0), strings.TrimLeft(behind, " \t\r\n")
			for i := 0; i < len(digits) && '0' <= digits[i] && digits[i] <= '9'; i++ {
				number = number*10 + uint32(digits[i]-'0')
			}
			found[number] = append(found[number], it.Name)
		}
	}
	return found
}
