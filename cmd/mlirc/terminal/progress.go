package terminal

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/mlirc/mlirc/core/diag"
)

// Progress tells a person at a terminal what takes so long, on one line that it
// takes away again. A nil progress tells nothing.
type Progress struct {
	out   io.Writer
	began time.Time
	stop  chan struct{}
	done  chan struct{}

	mu   sync.Mutex
	what string
}

// quiet is the time before progress is shown: most compilations are over by then.
const quiet = 2 * time.Second

// StartProgress tells on out, if a person reads it.
func StartProgress(out io.Writer) *Progress {
	if !colored(out) {
		return nil
	}
	p := newProgress(out)
	ticker := time.NewTicker(time.Second)
	go func() {
		defer ticker.Stop()
		p.tell(ticker.C)
	}()
	return p
}

func newProgress(out io.Writer) *Progress {
	return &Progress{out: out, began: time.Now(), stop: make(chan struct{}), done: make(chan struct{})}
}

// At notes what is being done.
func (p *Progress) At(what string) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.what = what
}

// clearLine goes to the start of the line and empties it.
const clearLine = "\r\x1b[K"

// tell writes the line anew at each tick until end is called.
func (p *Progress) tell(ticks <-chan time.Time) {
	defer close(p.done)
	shown := false
	for {
		select {
		case <-p.stop:
			if shown {
				fmt.Fprint(p.out, clearLine)
			}
			return
		case now := <-ticks:
			took := now.Sub(p.began)
			if took < quiet {
				continue
			}
			p.mu.Lock()
			fmt.Fprintf(p.out, "%s%d s: %s", clearLine, int(took.Seconds()), strings.ReplaceAll(diag.Plain(p.what), "\n", " "))
			p.mu.Unlock()
			shown = true
		}
	}
}

// End takes the line away; others may write then.
func (p *Progress) End() {
	if p == nil {
		return
	}
	close(p.stop)
	<-p.done
}
