package run

import (
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/session"
)

// verify verifies the host's module.
func (j *job) verify() error {
	return j.diagnosed(verify.Verify(j.module, j.sink, verify.Options{Workers: j.host.o.Workers}))
}

// verifyBeside verifies the input while it is encoded and the first plugin starts. An
// invalid input ends that work; whatever came of it is forgotten.
func (j *job) verifyBeside() {
	module, sink, workers := j.module, &diag.Sink{}, j.host.o.Workers
	done := make(chan verdict, 1)
	j.readers.Add(1)
	go func() {
		v := judge(module, sink, workers)
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

func judge(module *ir.Operation, sink *diag.Sink, workers int) (v verdict) {
	began := time.Now()
	defer func() {
		v.took = time.Since(began)
		if v.crash = diag.CrashOf(recover()); v.crash != nil {
			v.valid = false
		}
	}()
	v.valid = verify.Verify(module, sink, verify.Options{Workers: workers})
	return v
}
