package terminal

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/mlirc/mlirc/host/session"
)

// WriteTimings writes a tree of times, each with its share of the whole. Parts go
// on at the same time, so they may add up to more.
func WriteTimings(w io.Writer, list []session.Timing, total time.Duration) {
	fmt.Fprintf(w, "===%s===\n%s\n===%s===\n", strings.Repeat("-", 73), centered("... Execution time report ...", 79), strings.Repeat("-", 73))
	fmt.Fprintf(w, "  Total Execution Time: %.4f seconds\n\n  ----Wall Time----  ----Name----\n", total.Seconds())
	writeTree(w, list, total, 0)
	writeTime(w, total, total, 0, "Total")
}

func centered(text string, width int) string {
	return strings.Repeat(" ", (width-len(text))/2) + text
}

func writeTree(w io.Writer, list []session.Timing, total time.Duration, depth int) {
	for _, t := range list {
		writeTime(w, t.Took, total, depth, t.Name)
		writeTree(w, t.Children, total, depth+1)
	}
}

func writeTime(w io.Writer, took, total time.Duration, depth int, name string) {
	share := 0.0
	if total > 0 {
		share = 100 * float64(took) / float64(total)
	}
	fmt.Fprintf(w, "  %8.4f (%5.1f%%)  %s%s\n", took.Seconds(), share, strings.Repeat("  ", depth), name)
}

// WriteStatistics writes the counts of passes.
func WriteStatistics(w io.Writer, list []session.Statistic) {
	fmt.Fprintf(w, "===%s===\n%s\n===%s===\n", strings.Repeat("-", 73), centered("... Pass statistics report ...", 79), strings.Repeat("-", 73))
	last := ""
	for _, s := range list {
		if s.Pass != last {
			fmt.Fprintf(w, "'%s'\n", s.Pass)
			last = s.Pass
		}
		fmt.Fprintf(w, "  (S) %d %s\n", s.Count, s.Name)
	}
}

// Paragraph writes a text, indented and without its empty lines.
func Paragraph(w io.Writer, text string) {
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if line != "" {
			fmt.Fprintf(w, "  %s\n", line)
		}
	}
}
