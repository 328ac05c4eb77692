package terminal

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestProgress(t *testing.T) {
	var out bytes.Buffer
	p := newProgress(&out)
	ticks := make(chan time.Time)
	go p.tell(ticks)
	p.At("Parser")
	ticks <- p.began.Add(time.Second) // nothing yet
	ticks <- p.began.Add(2 * time.Second)
	ticks <- p.began.Add(2500 * time.Millisecond) // the tick before is done with
	p.At("convert-std-to-llvm (plugin std)")
	ticks <- p.began.Add(3 * time.Second)
	p.End()
	assert.Equal(t, "\r\x1b[K2 s: Parser\r\x1b[K2 s: Parser\r\x1b[K3 s: convert-std-to-llvm (plugin std)\r\x1b[K", out.String())
	assert.Nil(t, StartProgress(&out), "the output is not a terminal")
	var off *Progress
	off.At("x")
	off.End()
}
