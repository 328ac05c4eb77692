package harness

import (
	"bytes"
	"fmt"
	"strings"
)

// launchTypes are the structs of docs/kernels.md.
const launchTypes = `#ifndef MLIRC_LAUNCH_VERSION
#define MLIRC_LAUNCH_VERSION 1
struct mlirc_buffer {
  void *data;    /* may be null when size is 0 */
  uint64_t size; /* in bytes */
};

struct mlirc_launch {
  uint32_t version; /* MLIRC_LAUNCH_VERSION */
  uint32_t groups[3]; /* how many workgroups there are along x, y and z */
  const struct mlirc_buffer *buffers;
  uint64_t buffer_count;
  const void *push_constants;
  uint64_t push_constants_size;
};
#endif
`

// KernelHeader is a C header of the kernels of a file.
func KernelHeader(file string, list []*Kernel) []byte {
	var h bytes.Buffer
	fmt.Fprintf(&h, "/* The kernels of %s for C.\n   Written by mlirc; changes will be lost. */\n", comment(file))
	h.WriteString("#pragma once\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n" + launchTypes)
	for _, k := range list {
		fmt.Fprintf(&h, "\n/* Entry point '%s': workgroups of %d x %d x %d invocations, subgroups of %d.\n",
			comment(k.Name), k.WorkgroupSize[0], k.WorkgroupSize[1], k.WorkgroupSize[2], k.SubgroupSize)
		at := uint64(0)
		for _, b := range k.Bindings {
			fmt.Fprintf(&h, "   %s: %s\n", b.elements(at), b.about())
			at += uint64(b.Count)
		}
		if k.PushConstants > 0 {
			fmt.Fprintf(&h, "   push_constants: at least %d bytes\n", k.PushConstants)
		}
		fmt.Fprintf(&h, "   Returns 0; 1 for another version; 2 for less than %d buffers; 3 for too few push constants. */\n", at)
		fmt.Fprintf(&h, "int32_t %s(const struct mlirc_launch *launch);\n", k.Symbol)
	}
	h.WriteString("\n#ifdef __cplusplus\n}\n#endif\n")
	return h.Bytes()
}

// elements are the places of a binding in the list of buffers.
func (b Binding) elements(at uint64) string {
	if b.Count == 1 {
		return fmt.Sprintf("buffers[%d]", at)
	}
	return fmt.Sprintf("buffers[%d] to buffers[%d]", at, at+uint64(b.Count)-1)
}

func (b Binding) about() string {
	kind := "storage"
	if b.Uniform {
		kind = "uniform"
	}
	text := fmt.Sprintf("set %d, binding %d, %s, at least %d bytes", b.Set, b.Binding, kind, b.Least)
	switch {
	case b.Axes > 0 && b.Texel == 0:
		text = fmt.Sprintf("set %d, binding %d, image of %d extents, the fourth number says the format", b.Set, b.Binding, b.Axes)
	case b.Axes > 0:
		text = fmt.Sprintf("set %d, binding %d, image of %d extents, texels of %d bytes", b.Set, b.Binding, b.Axes, b.Texel)
	}
	if b.ReadOnly {
		text += ", not written"
	}
	return text
}

// comment is text that ends no comment of C.
func comment(text string) string { return strings.ReplaceAll(text, "*/", "* /") }
