package run

import (
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk"
)

// verify verifies the host's module.
func (j *job) verify() error {
	return j.diagnosed(j.inspection(nil).verify(j.module, j.sink))
}

// inspection is how a module is verified, and by whom.
type inspection struct {
	owners  []*catalog.Plugin // whose checks go with those of definitions
	checks  verify.Options
	workers int
	passed  *[]*catalog.Plugin // becomes the owners that have found nothing
}

// inspection has the checks of all owners but one that can look at the input here: they are in this
// process, and know all dialects as they are.
func (j *job) inspection(but *catalog.Plugin) *inspection {
	in := &inspection{workers: j.host.o.Workers, passed: &j.inspected}
	for _, p := range j.concerned(j.in.Source.Text()) {
		here, ok := p.Local.(sdk.Inspector)
		if p == but || !ok || !j.knowsAll(p) {
			continue
		}
		in.owners = append(in.owners, p)
		in.checks.Add(here.Checks())
	}
	in.checks.Workers = in.workers
	return in
}

// verify reports what definitions find wrong. What owners find they are asked for: see askOwners.
func (in *inspection) verify(module *ir.Operation, sink *diag.Sink) bool {
	if len(in.owners) > 0 && verify.Holds(module, in.checks) {
		*in.passed = in.owners
		return true
	}
	return verify.Verify(module, sink, verify.Options{Workers: in.workers})
}

// verifyBeside verifies the input while it is encoded and the first plugin starts. An
// invalid input ends that work; whatever came of it is forgotten.
func (j *job) verifyBeside() {
	module, sink, first := j.module, &diag.Sink{}, j.runs[0].Plugin
	done := make(chan verdict, 1)
	j.readers.Add(1)
	go func() {
		v := judge(module, sink, j.inspection(first))
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

func judge(module *ir.Operation, sink *diag.Sink, in *inspection) (v verdict) {
	began := time.Now()
	defer func() {
		v.took = time.Since(began)
		if v.crash = diag.CrashOf(recover()); v.crash != nil {
			v.valid = false
		}
	}()
	v.valid = in.verify(module, sink)
	return v
}
