package main

import (
	"os"
	"strings"
	"time"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// replies are attacks by the reply to a run.
var replies = map[string]attack{
	"endless diagnostics":       forEver(diagnostic(&protocol.Diagnostic{Message: "m"})),
	"endless large diagnostics": forEver(diagnostic(&protocol.Diagnostic{Message: strings.Repeat("x", 1<<20)})),
	"endless chunks":            forEver(chunk(make([]byte, 1<<10)), announce(0)),
	"endless empty chunks":      forEver(chunk(nil), announce(0)),
	"endless nothing":           forEver(&protocol.RunReply{}),
	"endless printed text":      forEver(&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: make([]byte, 1<<10)}}),
	"large announcement":        says(announce(1<<62), chunk(nil), result(&protocol.RunResult{})),
	"large chunk":               says(announce(0), chunk(make([]byte, 2<<20)), result(&protocol.RunResult{})),
	"large message":             says(&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: make([]byte, 5<<20)}}),
	"long kind":                 says(&protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: long}}}),

	"diagnostic that is long":        says(diagnostic(&protocol.Diagnostic{Message: strings.Repeat("x", 2<<20)})),
	"diagnostic in a long file":      says(diagnostic(&protocol.Diagnostic{Position: &protocol.Position{File: long}})),
	"diagnostic with a long id":      says(diagnostic(&protocol.Diagnostic{Id: long})),
	"diagnostic of many notes":       says(diagnostic(&protocol.Diagnostic{Notes: many(1_001, &protocol.Note{})})),
	"diagnostic with a long note":    says(diagnostic(&protocol.Diagnostic{Notes: []*protocol.Note{{Message: strings.Repeat("x", 2<<20)}}})),
	"diagnostic of many operations":  says(diagnostic(&protocol.Diagnostic{Unconverted: many(10_001, "x")})),
	"diagnostic of a long operation": says(diagnostic(&protocol.Diagnostic{Unconverted: []string{long}})),
	"diagnostic that is no text":     says(diagnostic(&protocol.Diagnostic{Message: "\xff"})),
	"diagnostic of control characters": fails(&protocol.Failure{}, diagnostic(&protocol.Diagnostic{
		Message: "\x1b]0;owned\a\x1b[2J\u202e", Position: &protocol.Position{File: "\x1b[31m", Line: -7, Column: 1 << 30},
		Notes: []*protocol.Note{{Message: "\u009b2J"}},
	})),

	"many timings":                ends(&protocol.RunResult{Timings: many(100_001, &protocol.Timing{})}),
	"nested timings":              ends(&protocol.RunResult{Timings: nested(40)}),
	"deeply nested timings":       ends(&protocol.RunResult{Timings: nested(20_000)}),
	"long timing":                 ends(&protocol.RunResult{Timings: []*protocol.Timing{{Name: long}}}),
	"many statistics":             ends(&protocol.RunResult{Statistics: many(10_001, &protocol.Statistic{})}),
	"long statistic":              ends(&protocol.RunResult{Statistics: []*protocol.Statistic{{Name: long}}}),
	"statistic of lines":          ends(&protocol.RunResult{Statistics: []*protocol.Statistic{{Pass: "attack-text", Name: "n\nforged"}}}),
	"negative statistic":          ends(&protocol.RunResult{Statistics: []*protocol.Statistic{{Pass: "attack-text", Name: "n", Count: -1}}}),
	"timing of lines":             ends(&protocol.RunResult{Timings: []*protocol.Timing{{Name: "t\nforged"}}}),
	"negative timing":             ends(&protocol.RunResult{Timings: []*protocol.Timing{{Children: []*protocol.Timing{{Name: "t", Nanoseconds: -1}}}}}),
	"text that was not asked for": says(&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: []byte("x")}}),
	"statistic of another":        ends(&protocol.RunResult{Statistics: []*protocol.Statistic{{Pass: "cse", Name: "n"}}}),
	"many dialects":               ends(&protocol.RunResult{Dialects: many(1_001, "d")}),
	"long dialect":                ends(&protocol.RunResult{Dialects: []string{long}}),
	"failure of another stage":    fails(&protocol.Failure{Stage: "another"}),
	"failure of another pass":     fails(&protocol.Failure{Pass: "another"}),
	"failure with a long text":    fails(&protocol.Failure{Message: strings.Repeat("x", 2<<20)}),
	"failure with a long stack":   fails(&protocol.Failure{Stack: strings.Repeat("x", 2<<20)}),
	"failure of a long tool":      fails(&protocol.Failure{Tool: long}),

	"nothing":               says(),
	"no result":             says(announce(0), chunk([]byte("x"))),
	"no output":             says(result(&protocol.RunResult{})),
	"chunk before output":   says(chunk([]byte("x")), result(&protocol.RunResult{})),
	"two outputs":           says(announce(0), announce(0), result(&protocol.RunResult{})),
	"less than announced":   says(announce(9), chunk([]byte("x")), result(&protocol.RunResult{})),
	"more than announced":   says(announce(1), chunk([]byte("xy")), result(&protocol.RunResult{})),
	"two results":           says(announce(0), result(&protocol.RunResult{}), result(&protocol.RunResult{})),
	"reply after its end":   says(announce(0), result(&protocol.RunResult{}), chunk([]byte("x"))),
	"endless after its end": forEver(chunk(nil), announce(0), result(&protocol.RunResult{})),

	"silence":          {run: func(s stream) error { <-s.Context().Done(); return nil }},
	"silence for ever": {run: func(stream) error { forEverAsleep(); return nil }},
	"silence after output": {run: func(s stream) error {
		_ = all(s, announce(0), chunk([]byte("x")))
		forEverAsleep()
		return nil
	}},
	"slow drip": {run: func(s stream) error {
		for {
			if err := s.Send(&protocol.RunReply{}); err != nil {
				return err
			}
			time.Sleep(time.Millisecond)
		}
	}},
	"death in the middle": {run: func(s stream) error {
		_ = all(s, announce(0), chunk([]byte("x")))
		os.Exit(9)
		return nil
	}},
	"status of control characters": {run: func(stream) error { return status.Error(codes.Internal, "\x1b[2Jowned") }},
	"status of lines":              {run: func(stream) error { return status.Error(codes.Internal, "s\nmlirc: error: forged") }},
	"failure without a stage":      fails(&protocol.Failure{Message: "m\nmlirc: error: forged"}),
	"last words of lines": {run: func(stream) error {
		os.Stderr.WriteString("w\nmlirc: error: forged\n")
		os.Exit(9)
		return nil
	}},
	"an error, and success": {run: func(s stream) error {
		if err := s.Send(diagnostic(&protocol.Diagnostic{Message: "m"})); err != nil {
			return err
		}
		return module([]byte("module {}\n")).run(s)
	}},
	"module of one long name":      module([]byte(strings.Repeat("x", 1<<20))),
	"module that repeats a symbol": module([]byte("func private @f()\nfunc private @f()\n")),
	"long status":                  {run: func(stream) error { return status.Error(codes.Internal, strings.Repeat("x", 1<<20)) }},
	"flood and no ear": {run: func(s stream) error {
		for s.Send(&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: make([]byte, 1<<10)}}) == nil {
			continue
		}
		forEverAsleep()
		return nil
	}},

	// Of modules:
	"module of noise":           module([]byte("noise")),
	"module of broken bytecode": module([]byte("ML\xefR\x04noise")),
	"module of nothing":         module(nil),
	"module that is not valid":  module([]byte("\"func\"() ({}) {type = () -> ()} : () -> ()\n")),
	"module with a comment":     module([]byte("// \x1b]0;owned\a\nmodule {}\n")),
	"module of escapes":         module([]byte("\x1b]0;owned\a")),
	"bytecode that is not valid": {run: func(s stream) error {
		data, err := bytecodeOf("\"func\"() ({}) {type = () -> ()} : () -> ()\n")
		if err != nil {
			return err
		}
		return module(data).run(s)
	}},
	"text for a module":                   says(announce(0), chunk([]byte("x")), result(&protocol.RunResult{})),
	"module of a dialect that is unknown": module([]byte("\"none.op\"() : () -> ()\n")),

	// Of artifacts:
	"LLVM IR":                               artifact("llvm-ir", "; ünder\ndeclare void @f()\n"),
	"LLVM IR of escapes":                    artifact("llvm-ir", "declare void @f()\n; \x1b]0;owned\a\n"),
	"LLVM IR of noise":                      artifact("llvm-ir", "noise"),
	"LLVM IR that ends within a function":   artifact("llvm-ir", "define void @f() {\n  ret void\n"),
	"assembly of characters that turn text": artifact("asm", "main:\n  ret # \u202egnp.exe\n"),
	"object of noise":                       artifact("object", "noise"),
	"object that ends early":                artifact("object", "\x7fELF\x02\x01\x01"),
	"kind that is not looked into":          artifact("text", "\x1b]0;owned\a"),
}

// long is longer than names are.
var long = strings.Repeat("x", 5<<10)

func diagnostic(d *protocol.Diagnostic) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Diagnostic{Diagnostic: d}}
}

func announce(size uint64) *protocol.RunReply { return output("text", size) }

func output(kind string, size uint64) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: kind, Text: true, Size: size}}}
}

func chunk(data []byte) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Chunk{Chunk: data}}
}

func result(r *protocol.RunResult) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Result{Result: r}}
}

// all sends messages.
func all(s stream, list ...*protocol.RunReply) error {
	for _, m := range list {
		if err := s.Send(m); err != nil {
			return err
		}
	}
	return nil
}

func says(list ...*protocol.RunReply) attack {
	return attack{run: func(s stream) error { return all(s, list...) }}
}

// forEver repeats a message behind others.
func forEver(m *protocol.RunReply, before ...*protocol.RunReply) attack {
	return attack{run: func(s stream) error {
		err := all(s, before...)
		for err == nil {
			err = s.Send(m)
		}
		return err
	}}
}

// ends sends an output and a result.
func ends(r *protocol.RunResult) attack { return says(announce(0), chunk([]byte("x")), result(r)) }

func fails(f *protocol.Failure, before ...*protocol.RunReply) attack {
	return says(append(before, result(&protocol.RunResult{Failure: f}))...)
}

func module(data []byte) attack { return artifact("module", string(data)) }

func artifact(kind, data string) attack {
	return says(output(kind, 0), chunk([]byte(data)), result(&protocol.RunResult{}))
}

// bytecodeOf is a module that is read without being verified.
func bytecodeOf(text string) ([]byte, error) {
	context, err := load.NewContext()
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	m := syntax.Parse(context, diag.NewSource("in", []byte(text)), &sink, syntax.ParseOptions{})
	if m == nil {
		return nil, sink.Err()
	}
	return bytecode.Append(nil, m, bytecode.WriteOptions{})
}

func many[T any](n int, each T) []T {
	list := make([]T, n)
	for i := range list {
		list[i] = each
	}
	return list
}

func nested(depth int) []*protocol.Timing {
	var list []*protocol.Timing
	for range depth {
		list = []*protocol.Timing{{Name: "t", Children: list}}
	}
	return list
}
