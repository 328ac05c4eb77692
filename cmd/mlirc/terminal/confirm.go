package terminal

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/mattn/go-isatty"
)

// Confirmed asks the user on a terminal.
func Confirmed(ctx context.Context, w io.Writer, question string) error {
	if !isatty.IsTerminal(os.Stdin.Fd()) {
		return errors.New("the standard input is not a terminal, so mlirc cannot ask; --yes answers")
	}
	fmt.Fprintf(w, "%s [y/N] ", question)
	answer := make(chan string, 1)
	go func() {
		text, _ := bufio.NewReader(os.Stdin).ReadString('\n') // no answer is no
		answer <- text
	}()
	select {
	case text := <-answer:
		if text = strings.ToLower(strings.TrimSpace(text)); text == "y" || text == "yes" {
			return nil
		}
		return errors.New("nothing was changed")
	case <-ctx.Done():
		return ctx.Err()
	}
}
