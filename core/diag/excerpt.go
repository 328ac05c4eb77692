package diag

import (
	"unicode"
	"unicode/utf8"
)

const (
	// excerptWidth is how many columns of a line are shown at most.
	excerptWidth = 120
	// ellipsis stands for the rest of a line.
	ellipsis = "..."
	// tabWidth is what a tab counts for in an excerpt's width.
	tabWidth = 8
)

// excerpt is the part of a line around the offset at, and where it begins. It takes
// time only for what it shows.
func excerpt(line []byte, at int) (begin, end int) {
	begin, used := columnsBefore(line, at, excerptWidth/2)
	end, ahead := columnsAfter(line, at, excerptWidth-used)
	if end == len(line) {
		begin, _ = columnsBefore(line, at, excerptWidth-ahead)
	}
	return begin, end
}

// columnsBefore goes back from an offset by characters that take at most so many
// columns.
func columnsBefore(line []byte, at, most int) (begin, columns int) {
	for begin = at; begin > 0; {
		r, size := utf8.DecodeLastRune(line[:begin])
		width := columnsOf(r, size)
		if columns+width > most {
			break
		}
		begin, columns = begin-size, columns+width
	}
	return begin, columns
}

// columnsAfter is columnsBefore to the other side.
func columnsAfter(line []byte, at, most int) (end, columns int) {
	for end = at; end < len(line); {
		r, size := utf8.DecodeRune(line[end:])
		width := columnsOf(r, size)
		if columns+width > most {
			break
		}
		end, columns = end+size, columns+width
	}
	return end, columns
}

// columnsOf is how many columns of a terminal a character takes as it is shown.
func columnsOf(r rune, size int) int {
	switch {
	case r == '\t':
		return tabWidth
	case !shows(r, size):
		return len(`\00`) * size
	case r < 0x300:
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case unicode.Is(wide, r):
		return 2
	}
	return 1
}

// wide has the blocks of characters that take two columns: those of East Asian scripts,
// in full width, and pictographs (Unicode Standard Annex 11).
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x1100, Hi: 0x115F, Stride: 1}, {Lo: 0x2E80, Hi: 0x303E, Stride: 1}, {Lo: 0x3041, Hi: 0x4DBF, Stride: 1},
		{Lo: 0x4E00, Hi: 0xA4CF, Stride: 1}, {Lo: 0xA960, Hi: 0xA97C, Stride: 1}, {Lo: 0xAC00, Hi: 0xD7A3, Stride: 1},
		{Lo: 0xF900, Hi: 0xFAFF, Stride: 1}, {Lo: 0xFE30, Hi: 0xFE6B, Stride: 1}, {Lo: 0xFF01, Hi: 0xFF60, Stride: 1},
		{Lo: 0xFFE0, Hi: 0xFFE6, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x16FE0, Hi: 0x18CFF, Stride: 1}, {Lo: 0x1AFF0, Hi: 0x1B2FF, Stride: 1}, {Lo: 0x1F300, Hi: 0x1F64F, Stride: 1},
		{Lo: 0x1F680, Hi: 0x1F6FF, Stride: 1}, {Lo: 0x1F900, Hi: 0x1FAFF, Stride: 1}, {Lo: 0x20000, Hi: 0x3FFFD, Stride: 1},
	},
}
