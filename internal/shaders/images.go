package shaders

import "github.com/mlirc/mlirc/internal/devices"

// The types of views of Vulkan, and the formats of images.comp.
const (
	view1D, view2D, view3D, viewCube, view2DArray = 0, 1, 2, 3, 5

	formatR8UI, formatRGBA8, formatR16UI, formatRGBA16UI, formatR32UI, formatR32I, formatR32F, formatRG32I = 13, 37, 74, 95, 98, 99, 100, 102
)

func image(view, format uint32, extent ...uint32) *devices.Image {
	return &devices.Image{View: view, Format: format, Extent: extent}
}

// named is an image whose module does not say the format.
func named(i *devices.Image, name string) *devices.Image {
	i.FormatName = name
	return i
}

var images = []definition{
	{"images_formatless.comp", grid(1), func(c *Case) {
		bytes := each(37, func(int) uint8 { return uint8(c.random.Uint32()) })
		c.in(0, bytes).Image = named(image(devices.TexelBuffer, formatR8UI, 37), "r8ui")
		box := c.ints(2*32, -1000, 1000)
		swapped := joined(32, func(i int) []int32 { return []int32{box[2*i+1], box[2*i] + 1} })
		c.inout(1, box, swapped).Image = named(image(view3D, formatRG32I, 2, 4, 4), "rg32i")
		first, second := c.floats(96, -1, 1), c.floats(96, -1, 1)
		after := append([]float32{}, second...)
		for i := range 32 {
			if from := [][]float32{first, second}[i&1]; i%8 < 4 {
				after[64+i] = from[32+i] + 0.25
			}
		}
		c.in(2, first).Image = named(image(view2DArray, formatR32F, 8, 4, 3), "r32f")
		c.inout(2, second, after).Image = named(image(view2DArray, formatR32F, 8, 4, 3), "r32f")
		c.out(3, each(33, func(k int) uint16 {
			if k < 5 {
				return 0
			}
			return uint16(40000 + 36 - k)
		})).Image = named(image(devices.TexelBuffer, formatR16UI, 33), "r16ui")
		c.out(4, append(joined(32, func(i int) []int32 { return []int32{int32(bytes[i]), 0, 1, 1} }),
			joined(32, func(int) []int32 { return []int32{2, 4, 4, 37003} })...))
	}},
	{"images.comp", grid(1), func(c *Case) {
		line := c.uints(32, 1000)
		c.in(0, line).Image = image(view1D, formatR32UI, 32)
		plane := each(32*4, func(int) uint8 { return uint8(c.random.Uint32()) })
		c.in(1, plane).Image = image(view2D, formatRGBA8, 8, 4)
		box := c.ints(2*32, -1000, 1000)
		swapped := joined(32, func(i int) []int32 { return []int32{box[2*i+1], box[2*i] + 1} })
		c.inout(2, box, swapped).Image = image(view3D, formatRG32I, 2, 4, 4)
		first, second := c.floats(96, -1, 1), c.floats(96, -1, 1)
		c.in(3, first).Image = image(view2DArray, formatR32F, 8, 4, 3)
		after := append([]float32{}, second...)
		for i := range 32 {
			after[64+i] = first[32+i] + 0.5
		}
		c.inout(3, second, after).Image = image(view2DArray, formatR32F, 8, 4, 3)
		faces := c.ints(96, 0, 9)
		stored := append([]int32{}, faces...)
		for i := range 16 {
			stored[80+i] = int32(i/4*8 + i%4 + 4)
		}
		c.inout(4, faces, stored).Image = image(viewCube, formatR32I, 4, 4, 6)
		c.out(5, joined(32, func(k int) []uint16 { return []uint16{uint16(31 - k), uint16(70000 + 31 - k), 3, 4} })).Image =
			image(devices.TexelBuffer, formatRGBA16UI, 32)
		c.out(6, each(8, func(k int) uint32 {
			at := uint32(k/4*16 + k%4*2)
			return at + at + 1 + at + 8 + at + 9
		})).Image = image(view2D, formatR32UI, 4, 2)
		c.out(7, append(joined(32, func(i int) []int32 { return []int32{int32(line[i]), 2 * int32(plane[4*i+1]), 0, 244} }),
			joined(32, func(int) []int32 { return []int32{4, 4, 32*1000 + 3, 0} })...))
	}},
}
