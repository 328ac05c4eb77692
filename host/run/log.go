package run

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// tell logs what a plugin was given and what it gave back, with all that it
// takes to find out later which versions made a result.
func (j *job) tell(r *plan.Run, given *session.Run, result *session.Result, took time.Duration) {
	log := j.host.o.Logger
	if !log.IsDebug() {
		return // digests of payloads are not free
	}
	var stages, dialects []string
	for i := range r.Stages {
		stages = append(stages, describe(&r.Stages[i]))
	}
	for _, d := range given.Dialects {
		dialects = append(dialects, d.Name+"@"+d.Version+" "+short(d.Digest))
	}
	log.Debug("handed over", "plugin", r.Plugin.Name, "version", r.Plugin.Version, "program", program(r),
		"stages", stages, "dialects", dialects, "in", payload(&given.Input), "out", payload(&result.Output), "took", took)
}

// program is the identity of a plugin's program.
func program(r *plan.Run) string {
	if r.Plugin.Builtin() {
		return "comes with mlirc"
	}
	if at := r.Plugin.Reattach; at != nil {
		return fmt.Sprintf("process %d", at.PID)
	}
	return r.Plugin.Path + " " + short(r.Plugin.Digest())
}

func payload(p *session.Payload) string {
	sum := sha256.Sum256(p.Data)
	return fmt.Sprintf("%s, %d bytes, %s", p.Kind, len(p.Data), short(hex.EncodeToString(sum[:])))
}

// short is a digest as people compare it.
func short(digest string) string {
	return "sha256:" + digest[:min(len(digest), 12)]
}
