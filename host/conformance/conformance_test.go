package conformance_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/conformance"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/internal/program"
)

var bad string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &bad, "./testdata/bad")) }

// check tries the plugin with a fault, with some checks or all.
func check(t *testing.T, fault string, patience, grace time.Duration, only ...string) map[string]conformance.Finding {
	t.Helper()
	found := map[string]conformance.Finding{}
	var policy sandbox.Policy
	if fault == "socket elsewhere" {
		policy.Mode = sandbox.Off // which alone lets it do so
	}
	for _, f := range conformance.Run(t.Context(), conformance.Options{
		Path: bad, Args: []string{fault}, Policy: policy, Patience: patience, Grace: grace, Only: only,
	}) {
		found[f.Check.Name] = f
	}
	return found
}

// long is spent only where nothing comes; the machine may be busy.
const long = time.Minute

func TestNothingWrong(t *testing.T) {
	found := check(t, "none", long, long)
	require.Len(t, found, len(conformance.Checks()))
	for name, f := range found {
		assert.Equal(t, conformance.OK, f.Outcome, "%s: %s", name, f.Reason)
	}
}

// TestFaults: each fault is found, by the check that is for it.
func TestFaults(t *testing.T) {
	for fault, c := range map[string]struct{ check, want string }{
		"no cookie":                           {"no cookie", "introduces itself all the same"},
		"success without cookie":              {"no cookie", "its exit status must not be 0"},
		"another major":                       {"handshake", "the major version of the protocol, is \"7\" and not \"1\""},
		"TCP":                                 {"handshake", "the network, is \"tcp\""},
		"few fields":                          {"handshake", "not 1|MAJOR|unix|PATH|grpc"},
		"certificate":                         {"handshake", "there is no TLS"},
		"socket elsewhere":                    {"handshake", "is not in PLUGIN_UNIX_SOCKET_DIR"},
		"keeps standard output":               {"standard output", "is the pipe of the handshake"},
		"no version":                          {"manifest", "'latest' is no version"},
		"no name":                             {"manifest", "'' is no name for a plugin"},
		"digest in capitals":                  {"manifest", "is no SHA-256 in small hexadecimal digits"},
		"dialect twice":                       {"manifest", "dialect 'bad' is listed twice"},
		"another manifest":                    {"same manifest", "describes itself otherwise"},
		"pass twice":                          {"passes", "pass 'bad-pass' is listed twice"},
		"no summary":                          {"passes", "it needs a summary of one line"},
		"wrong default":                       {"passes", "the default of option 'n'"},
		"wrong type of option":                {"passes", "is of type 'integer', which is none of"},
		"option twice":                        {"passes", "option 'n' is listed twice"},
		"wrong alias":                         {"passes", "'an n' is no name for an option"},
		"wrong range":                         {"passes", "builds 'std': 'new' is no range of versions"},
		"another digest":                      {"dialect digests", "the manifest says sha256 000000000000, the file has"},
		"any definition":                      {"unknown digest", "NOT_FOUND is the answer"},
		"dialect that does not compile":       {"dialect files", "bad.dialect:6:"},
		"dialect that uses what there is not": {"dialect files", "dialect 'bad' uses 'none': no plugin has it"},
		"another version of the dialect":      {"dialect files", "the manifest says dialect bad 0.2.0, the file bad 0.1.0"},
		"no result":                           {"no passes", "the reply ends without a result"},
		"words after the result":              {"no passes", "the result is not the last reply"},
		"empty replies":                       {"no passes", "a reply is empty"},
		"no bytecode":                         {"no passes", "the run failed: "},
		"pass that panics":                    {"empty module", "it crashed: pass 'bad-pass' crashed: BUG: on purpose"},
		"pass that exits":                     {"empty module", "the process ended: exit status 3"},
		"chunks without output":               {"empty module", "a chunk comes before the output"},
		"two outputs":                         {"empty module", "there are two outputs"},
		"more than announced":                 {"empty module", "bytes of output are announced"},
		"broken output":                       {"empty module", "the module that it makes cannot be read"},
		"small messages":                      {"large header", "raise the limit to 16777216"},
		"verify makes output":                 {"verify", "a verification has only diagnostics and a result"},
		"everything goes well":                {"unknown pass", "the run succeeds"},
		"failures without a reason":           {"unknown pass", "it fails without a message or a diagnostic"},
		"vague about passes":                  {"unknown pass", "does not name the pass"},
		"dies of bytecode":                    {"wrong bytecode", "the process ended: exit status 4"},
		"dies of no header":                   {"no header", "exit status 5"},
		"no diagnostics":                      {"wrong text", "it fails without a message or a diagnostic"},
		"message instead of a diagnostic":     {"wrong text", "no diagnostic says where"},
		"full stop":                           {"wrong text", "ends with a full stop"},
		"no message":                          {"wrong text", "is empty or has blanks around it"},
		"severity 9":                          {"wrong text", "severity 9 is none of"},
		"no place":                            {"wrong text", "lines and columns count from 1"},
		"another file":                        {"wrong text", "its position is in 'tmp'"},
		"no session":                          {"session", "no sessions here"},
		"no process id":                       {"session", "the process id 0"},
	} {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			f := check(t, fault, long, long, c.check)[c.check]
			assert.Equal(t, conformance.Failed, f.Outcome)
			assert.Contains(t, f.Reason, c.want)
		})
	}
}

// TestSandbox: the program has no more than in a compilation.
func TestSandbox(t *testing.T) {
	if !sandbox.Supported().Files {
		t.Skip("files cannot be restricted here")
	}
	f := check(t, "looks around", long, long, "handshake")["handshake"]
	assert.Equal(t, conformance.Failed, f.Outcome)
	assert.Contains(t, f.Reason, "open /tmp: permission denied")
}

// TestNoAnswer: what does not answer is found after as long as one is patient.
func TestNoAnswer(t *testing.T) {
	found := check(t, "silence", time.Millisecond, long, "handshake", "session")
	assert.Contains(t, found["handshake"].Reason, "no line on standard output within 1ms")
	assert.Equal(t, conformance.Skipped, found["session"].Outcome)
	assert.Equal(t, "it does not start", found["session"].Reason)

	found = check(t, "outlives its host", long, time.Millisecond, "session ends", "host is gone")
	for _, name := range []string{"session ends", "host is gone"} {
		assert.Contains(t, found[name].Reason, "the process still runs 1ms later", name)
	}
}

// TestClausesExist: every check names a section of the page.
func TestClausesExist(t *testing.T) {
	page, err := os.ReadFile("../../docs/protocol.md")
	require.NoError(t, err)
	for _, c := range conformance.Checks() {
		assert.True(t, strings.Contains(string(page), "# "+c.Clause+"\n"), "%s: there is no section '%s'", c.Name, c.Clause)
	}
}
