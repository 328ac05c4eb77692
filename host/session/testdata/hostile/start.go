package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/x509"
	"encoding/base64"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// starts are attacks on the start.
var starts = map[string]attack{
	"honest":                          {},
	"ends at once":                    {start: func(string) bool { return false }},
	"silent start":                    {start: func(string) bool { return forEverAsleep() }},
	"flood before the handshake":      {start: func(string) bool { return write(os.Stdout, "noise\n") }},
	"endless handshake line":          {start: func(string) bool { return write(os.Stdout, strings.Repeat("1|1|", 1<<10)) }},
	"handshake in control characters": {line: func(string) string { return "\x1b]0;owned\a\x1b[2J|1" }},
	"certificate in the handshake": {line: func(path string) string {
		return "1|1|unix|" + path + "|grpc|" + certificate()
	}},
	"socket over tcp":          {line: func(string) string { return "1|1|tcp|127.0.0.1:1|grpc" }},
	"socket elsewhere":         {line: func(string) string { return "1|1|unix|/s|grpc" }},
	"abstract socket":          {line: func(string) string { return "1|1|unix|@hostile|grpc" }},
	"socket that is not there": {line: func(path string) string { return "1|1|unix|" + path + "2|grpc" }},
	"socket that is a file": {line: func(path string) string {
		_ = os.WriteFile(path+"2", nil, 0o600)
		return "1|1|unix|" + path + "2|grpc"
	}},
	"socket that is a link": {line: func(path string) string {
		_ = os.Symlink(path, path+"2")
		return "1|1|unix|" + path + "2|grpc"
	}},
	"folder that is a link": {line: func(path string) string {
		_ = os.Symlink("/", filepath.Join(filepath.Dir(path), "root"))
		return "1|1|unix|" + filepath.Join(filepath.Dir(path), "root", "s") + "|grpc"
	}},
	// The test listens there.
	"socket of another process": {line: func(path string) string {
		return "1|1|unix|" + filepath.Join(filepath.Dir(path), "other") + "|grpc"
	}},
	"noise at the socket": {serve: func(l net.Listener) error {
		for {
			c, err := l.Accept()
			if err != nil {
				return err
			}
			go func() { _, _ = c.Write(bytes.Repeat([]byte("noise"), 1<<20)) }()
		}
	}},
	"silence at the socket": {serve: func(l net.Listener) error {
		if _, err := l.Accept(); err != nil {
			return err
		}
		forEverAsleep()
		return nil
	}},
	"logs of other types": {start: func(string) bool {
		for _, line := range []string{
			`{"@message":3}`, `{"@level":[]}`, `{"@timestamp":{}}`, `{"@message":null,"@level":"error"}`,
			`{"@message":"m","@level":"info","@timestamp":7,"k\nforged":"v\nforged"}`, `[`, "[ERROR] plain", "null",
			strings.Repeat("[", 1<<15), "\x1b[2Jescaped",
		} {
			fmt.Fprintln(os.Stderr, line)
		}
		return true
	}},
	"endless log line":                   {listening: func() { write(os.Stderr, strings.Repeat("x", 1<<16)) }},
	"endless log":                        {listening: func() { write(os.Stderr, strings.Repeat("x\n", 1<<15)) }},
	"endless output after the handshake": {listening: func() { write(os.Stdout, strings.Repeat("x", 1<<16)) }},
}

// write writes a text until it cannot.
func write(to *os.File, text string) bool {
	for {
		if _, err := to.WriteString(text); err != nil {
			return false
		}
	}
}

// certificate is a valid one.
func certificate() string {
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		panic(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1)}
	raw, err := x509.CreateCertificate(nil, template, template, public, private)
	if err != nil {
		panic(err)
	}
	return base64.RawStdEncoding.EncodeToString(raw)
}

// forEverAsleep does not return.
func forEverAsleep() bool {
	for {
		time.Sleep(time.Hour)
	}
}
