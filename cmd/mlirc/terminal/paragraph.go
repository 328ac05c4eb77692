package terminal

import (
	"fmt"
	"io"
	"strings"
)

// Paragraph writes a text, indented and without its empty lines.
func Paragraph(w io.Writer, text string) {
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if line != "" {
			fmt.Fprintf(w, "  %s\n", line)
		}
	}
}
