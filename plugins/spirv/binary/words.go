package binary

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// magic begins each module.
const magic = 0x07230203

// headerWords is the length of the header.
const headerWords = 5

// maxBound is the largest bound of ids that the specification asks readers for.
const maxBound = 0x3fffff + 1

// Recognises reports whether data begins as a module in either byte order.
func Recognises(data []byte) bool {
	return len(data) >= 4 && (binary.LittleEndian.Uint32(data) == magic || binary.BigEndian.Uint32(data) == magic)
}

// Error is what is wrong with a module, and where.
type Error struct {
	// Word counts from the start of the module.
	Word int
	// Opcode is the name of the instruction, "" in the header.
	Opcode  string
	Message string
}

func (e *Error) Error() string {
	if e.Opcode == "" {
		return fmt.Sprintf("word %d: %s", e.Word, e.Message)
	}
	return fmt.Sprintf("word %d: %s: %s", e.Word, e.Opcode, e.Message)
}

// words returns the words of a module, whatever their byte order.
func words(data []byte) ([]uint32, error) {
	if !Recognises(data) {
		return nil, &Error{Message: "it does not begin with the magic number of SPIR-V, 0x07230203"}
	}
	if len(data)%4 != 0 {
		return nil, &Error{Word: len(data) / 4, Message: fmt.Sprintf("the module ends within a word: it has %d bytes", len(data))}
	}
	list := make([]uint32, len(data)/4)
	if binary.LittleEndian.Uint32(data) == magic {
		for i := range list {
			list[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
	} else {
		for i := range list {
			list[i] = binary.BigEndian.Uint32(data[4*i:])
		}
	}
	if len(list) < headerWords {
		return nil, &Error{Word: len(list), Message: "the module ends within its header"}
	}
	return list, nil
}

// instruction is one of a module: the words behind its opcode.
type instruction struct {
	opcode uint32
	at     int
	args   []uint32
}

// text reads a string, and how many words it takes.
func text(args []uint32) (string, int, bool) {
	var b []byte
	for i, w := range args {
		b = binary.LittleEndian.AppendUint32(b, w)
		if end := bytes.IndexByte(b[4*i:], 0); end >= 0 {
			return string(b[:4*i+end]), i + 1, true
		}
	}
	return "", 0, false
}

// appendText appends a string with the null behind it, padded.
func appendText(list []uint32, s string) []uint32 {
	for i := 0; i <= len(s); i += 4 {
		var w [4]byte
		copy(w[:], s[i:])
		list = append(list, binary.LittleEndian.Uint32(w[:]))
	}
	return list
}
