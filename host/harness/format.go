package harness

import (
	"fmt"
	"slices"
	"strings"
)

// imageFormats are the formats of texels as GLSL names them, in the order in which SPIR-V numbers them from 1.
var imageFormats = strings.Fields(`
	rgba32f rgba16f r32f rgba8 rgba8_snorm rg32f rg16f r11f_g11f_b10f r16f rgba16 rgb10_a2 rg16 rg8 r16 r8
	rgba16_snorm rg16_snorm rg8_snorm r16_snorm r8_snorm
	rgba32i rgba16i rgba8i r32i rg32i rg16i rg8i r16i r8i
	rgba32ui rgba16ui rgba8ui r32ui rgb10_a2ui rg32ui rg16ui rg8ui r16ui r8ui r64ui r64i`)

// An imageFormat is the number of a format in SPIR-V; 0 is none.
type imageFormat uint32

// formatNamed is a format by its name, 0 if there is none.
func formatNamed(name string) imageFormat { return imageFormat(slices.Index(imageFormats, name) + 1) }

func (f imageFormat) String() string {
	if f == 0 || int(f) > len(imageFormats) {
		return "none"
	}
	return imageFormats[f-1]
}

// isInteger reports whether the channels are integers.
func (f imageFormat) isInteger() bool { return strings.HasSuffix(f.String(), "i") }

// bytes is the size of a texel.
func (f imageFormat) bytes() uint32 {
	name := f.String()
	channels := strings.IndexAny(name, "0123456789")
	bits := uint32(0)
	for _, c := range name[channels:] {
		if c < '0' || c > '9' {
			break
		}
		bits = bits*10 + uint32(c-'0')
	}
	if strings.Contains(name, "10") {
		return 4
	}
	return uint32(channels) * bits / 8
}

// suffix is the format as it stands behind the extents of an image.
func (f imageFormat) suffix() string {
	if f == 0 {
		return ""
	}
	return "x" + f.String()
}

// problem says why a format, or none, is not what the image of a binding may have; "" if it may.
func (f imageFormat) problem(b Binding) string {
	if b.Texel > 0 {
		if f == 0 || f == b.Format || b.Format == 0 && f.bytes() == b.Texel && f.isInteger() {
			return ""
		}
		if b.Format == 0 {
			return "the channels of this image have 64 bits; leave the format out here"
		}
		return fmt.Sprintf("the format of this image is %s in the module; leave it out here", b.Format)
	}
	switch is64 := strings.HasPrefix(f.String(), "r64"); {
	case f == 0:
		return "the module says no format for this image; write it behind the size, as in " + b.form() + ", where FORMAT is " + strings.Join(formatsOf(b.Integers), ", ")
	case f.isInteger() != b.Integers || is64:
		return fmt.Sprintf("the format %s is none that this image may have; these are %s", f, strings.Join(formatsOf(b.Integers), ", "))
	}
	return ""
}

// formatsOf are the formats whose channels are integers of up to 32 bits, or are no integers.
func formatsOf(integers bool) []string {
	var list []string
	for i, name := range imageFormats {
		if imageFormat(i+1).isInteger() == integers && !strings.HasPrefix(name, "r64") {
			list = append(list, name)
		}
	}
	return list
}
