package bytecode

import (
	"encoding/binary"
	"math/bits"
)

// appendVarint appends a PrefixVarInt: n-1 zero bits and a one, then 7n bits of
// value, in n bytes; beyond eight bytes a zero byte and 64 bits.
func appendVarint(dst []byte, v uint64) []byte {
	if v < 1<<7 {
		return append(dst, byte(v<<1|1))
	}
	return appendLongVarint(dst, v)
}

func appendLongVarint(dst []byte, v uint64) []byte {
	n := (bits.Len64(v) + 6) / 7
	if n > 8 {
		return binary.LittleEndian.AppendUint64(append(dst, 0), v)
	}
	w := v<<n | 1<<(n-1)
	for ; n > 0; n-- {
		dst = append(dst, byte(w))
		w >>= 8
	}
	return dst
}

// appendSigned appends a number with its sign in the lowest bit.
func appendSigned(dst []byte, v int64) []byte {
	return appendVarint(dst, uint64(v<<1)^uint64(v>>63))
}

func unzigzag(v uint64) int64 { return int64(v>>1) ^ -int64(v&1) }

// lengthBytes is the size of a length that is filled in later.
const lengthBytes = 5

// putLength writes a number below 2^35 into exactly lengthBytes bytes, which
// readers take like any shorter form.
func putLength(dst []byte, v uint64) {
	w := v<<lengthBytes | 1<<(lengthBytes-1)
	for i := range lengthBytes {
		dst[i] = byte(w >> (8 * i))
	}
}
