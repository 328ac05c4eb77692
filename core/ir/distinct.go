package ir

import "encoding/binary"

// DistinctAttr is `distinct[number]<of>`: an attribute that is none but itself, whatever another
// one holds. Its number tells it from others of its module.
type DistinctAttr struct {
	attrBase
	number uint64
	of     Attribute
}

// DistinctAttr returns the attribute with that number that holds another one, perhaps `unit`.
func (c *Context) DistinctAttr(number uint64, of Attribute) *DistinctAttr {
	var buf keyBuffer
	key := appendAttr(append(buf[:0], keyDistinctAttr), of)
	key = binary.AppendUvarint(key, number)
	if a, ok := find[*DistinctAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DistinctAttr{number: number, of: of})
}

// Number is what tells it from others.
func (a *DistinctAttr) Number() uint64 { return a.number }

// Of is what it holds; `unit` where it is only itself.
func (a *DistinctAttr) Of() Attribute { return a.of }
