package run

import (
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk"
)

// verify verifies the host's module.
func (j *job) verify() error { return j.diagnosed(j.inspect(j.module, j.sink, nil)) }

// inspect verifies the input, and reports what definitions find wrong. The checks of owners in this process
// go with them. What such a check finds its owner is asked for, see askOwners.
func (j *job) inspect(module *ir.Operation, sink *diag.Sink, but *catalog.Plugin) bool {
	owners, all := j.checksHere(j.host.o.Library.MentionedBy(module, j.in.Source.Text()), but)
	if len(owners) > 0 && verify.Holds(module, all) {
		j.inspected = owners
		return true
	}
	return verify.Verify(module, sink, j.definitions())
}

// definitions are the options of a verifier that goes by definitions alone.
func (j *job) definitions() verify.Options { return verify.Options{Workers: j.host.o.Workers} }

// checksHere adds to the definitions the checks of all owners but one that can look at a module with some
// dialects here: those of plugins that are in this process, and know all of these dialects as they are.
func (j *job) checksHere(mentioned definitions.Mentions, but *catalog.Plugin) ([]*catalog.Plugin, verify.Options) {
	all := j.definitions()
	var owners []*catalog.Plugin
	for _, p := range j.concerned(mentioned) {
		here, ok := p.Local.(sdk.Inspector)
		if p == but || !ok || !j.knowsAll(p, mentioned) {
			continue
		}
		owners = append(owners, p)
		all.Add(here.Checks())
	}
	return owners, all
}

// verifyBeside verifies the input while it is encoded and the first plugin starts. An
// invalid input ends that work; whatever came of it is forgotten.
func (j *job) verifyBeside() {
	module, sink, first := j.module, &diag.Sink{}, j.runs[0].Plugin
	done := make(chan verdict, 1)
	j.readers.Add(1)
	go func() {
		v := judge(func() bool { return j.inspect(module, sink, first) })
		module = nil
		j.readers.Done()
		if !v.valid {
			j.cancel()
		}
		done <- v
	}()
	j.verdicts = append(j.verdicts, func() error {
		v := <-done
		j.result.Timings = append(j.result.Timings, session.Timing{Name: "Verifier", Took: v.took})
		j.sink.Join(sink)
		if v.crash != nil {
			return j.broken("the verifier crashed: ", v.crash, 0)
		}
		return j.diagnosed(v.valid)
	})
}

// verdict is what verification found.
type verdict struct {
	valid bool
	took  time.Duration
	crash *diag.Crash
}

func judge(inspect func() bool) (v verdict) {
	began := time.Now()
	defer func() {
		v.took = time.Since(began)
		if v.crash = diag.CrashOf(recover()); v.crash != nil {
			v.valid = false
		}
	}()
	v.valid = inspect()
	return v
}
