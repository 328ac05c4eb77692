package main

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
	p.at("Parser")
	ticks <- p.began.Add(time.Second) // nothing yet
	ticks <- p.began.Add(2 * time.Second)
	ticks <- p.began.Add(2500 * time.Millisecond) // the tick before is done with
	p.at("convert-std-to-llvm (plugin std)")
	ticks <- p.began.Add(3 * time.Second)
	p.end()
	assert.Equal(t, "\r\x1b[K2 s: Parser\r\x1b[K2 s: Parser\r\x1b[K3 s: convert-std-to-llvm (plugin std)\r\x1b[K", out.String())
	assert.Nil(t, startProgress(&out), "the output is not a terminal")
	var off *progress
	off.at("x")
	off.end()
}
