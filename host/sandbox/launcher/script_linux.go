package launcher

import (
	"syscall"
	"unsafe"
)

// Script is what a keeper and the program do before the program's own code: steps, the
// bytes that they point to, and registers for results. The first registers hold the
// descriptors that are sent along.
type Script struct {
	steps     []step
	labels    []string // of steps, for messages about failures
	data      []byte
	patches   []patch
	registers int
	label     string
}

// step is a system call, or one of the few things that take more than one.
type step struct {
	code   code
	onFail onFail
	result uint16 // the register that takes it; [nowhere]
	skip   uint32 // how many steps are left out
	kinds  [8]kind
	number uintptr
	args   [6]uintptr
}

// patch is a place in the data that holds an address in the data.
type patch struct{ at, target uint64 }

type code uint8

const (
	call         code = iota
	skipFailed        // skips steps if a register holds an error
	rule              // opens a path and adds a rule of Landlock for it
	fork              // goes on as the program; the keeper leaves out steps
	keep              // waits as the keeper until the program has ended
	defaults          // gives all signals their default action
	capabilities      // takes all out of the bounding set but a mask
	closeFrom         // closes all descriptors from a number on
)

type onFail uint8

const (
	must   onFail = iota // a failure ends the process, and is reported
	may                  // a failure is nothing
	orSkip               // a failure leaves out steps
)

type kind uint8

const (
	number kind = iota
	address
	register
)

const nowhere = 1<<16 - 1

// Arg is an argument of a step.
type Arg struct {
	kind  kind
	value uintptr
}

// Number is an argument that is what it is.
func Number[T ~int | ~int32 | ~uint32 | ~uint64 | ~uintptr](n T) Arg { return Arg{number, uintptr(n)} }

// Register is an argument that an earlier step has left, or a descriptor.
type Register uint16

// Arg is its value.
func (r Register) Arg() Arg { return Arg{register, uintptr(r)} }

// NewScript returns a script that is sent with so many files, which are its first
// registers.
func NewScript(files int) *Script { return &Script{registers: files} }

// Label names the steps that follow, for messages.
func (s *Script) Label(text string) { s.label = text }

// LabelOf is what a step does, by its number.
func (s *Script) LabelOf(step int) string {
	if step < 0 || step >= len(s.labels) {
		return "start"
	}
	return s.labels[step]
}

// Data adds bytes and returns their address.
func (s *Script) Data(b []byte) Arg {
	for len(s.data)%8 != 0 {
		s.data = append(s.data, 0)
	}
	at := len(s.data)
	s.data = append(s.data, b...)
	return Arg{address, uintptr(at)}
}

// Text adds a string as C has it.
func (s *Script) Text(text string) Arg { return s.Data(append([]byte(text), 0)) }

// Texts adds an array of strings that ends with a null pointer.
func (s *Script) Texts(list []string) Arg {
	targets := make([]Arg, len(list))
	for i, text := range list {
		targets[i] = s.Text(text)
	}
	array := s.Data(make([]byte, 8*(len(list)+1)))
	for i, t := range targets {
		s.Point(array, 8*i, t)
	}
	return array
}

// Point writes the address of a target into data.
func (s *Script) Point(data Arg, offset int, target Arg) {
	s.patches = append(s.patches, patch{uint64(data.value) + uint64(offset), uint64(target.value)})
}

// Must adds a system call without which nothing goes on.
func (s *Script) Must(number uintptr, args ...Arg) Register { return s.call(must, 0, number, args) }

// May adds a system call that may fail.
func (s *Script) May(number uintptr, args ...Arg) Register { return s.call(may, 0, number, args) }

// OrSkip adds a system call whose failure leaves out the next steps.
func (s *Script) OrSkip(steps int, number uintptr, args ...Arg) Register {
	return s.call(orSkip, steps, number, args)
}

func (s *Script) call(f onFail, skip int, number uintptr, args []Arg) Register {
	result := Register(s.registers)
	s.registers++
	s.add(step{code: call, onFail: f, result: uint16(result), skip: uint32(skip), number: number}, args...)
	return result
}

func (s *Script) add(st step, args ...Arg) {
	for i, a := range args {
		st.kinds[i], st.args[i] = a.kind, a.value
	}
	s.steps = append(s.steps, st)
	s.labels = append(s.labels, s.label)
}

// SkipFailed leaves out steps if an earlier call has failed.
func (s *Script) SkipFailed(r Register, steps int) {
	s.add(step{code: skipFailed, result: nowhere, skip: uint32(steps)}, r.Arg())
}

// Skip leaves out steps.
func (s *Script) Skip(steps int) {
	s.add(step{code: skipFailed, result: nowhere, skip: uint32(steps)}, Number(^uintptr(0)))
}

// Rule adds a rule to a ruleset of Landlock: rights below a path, of which those in
// ofFiles go for a file. What is not there, or cannot be reached, gets no rule.
func (s *Script) Rule(ruleset Register, path string, rights, ofFiles uint64) {
	s.rule(ruleset, s.Text(path), rights, ofFiles)
}

// RuleFor is Rule for an open file.
func (s *Script) RuleFor(ruleset, file Register, rights, ofFiles uint64) {
	s.rule(ruleset, file.Arg(), rights, ofFiles)
}

func (s *Script) rule(ruleset Register, what Arg, rights, ofFiles uint64) {
	attribute := s.Data(make([]byte, 16))
	*(*uint64)(unsafe.Pointer(&s.data[attribute.value])) = rights
	s.add(step{code: rule, result: nowhere}, what, attribute, ruleset.Arg(), Number(ofFiles))
}

// Fork begins the program's part of the script. [Script.Keep] ends it and begins the
// keeper's.
func (s *Script) Fork() Forked {
	s.registers++
	r := Register(s.registers - 1)
	s.add(step{code: fork, result: uint16(r)})
	return Forked{len(s.steps) - 1, r}
}

// Forked is where a script has forked.
type Forked struct {
	at      int
	program Register
}

// Keep is what the keeper goes on with.
func (s *Script) Keep(f Forked) { s.steps[f.at].skip = uint32(len(s.steps) - f.at - 1) }

// Await ends a script: the keeper waits for the program and says through a pipe how it
// ended. Alone, it ends then, too, and the kernel kills what is left in its namespace;
// otherwise it goes on until it has no children.
func (s *Script) Await(f Forked, pipe Arg, alone bool) {
	ends := uintptr(0)
	if alone {
		ends = 1
	}
	s.add(step{code: keep, result: nowhere}, f.program.Arg(), pipe, Number(ends))
}

// Defaults gives all signals their default action.
func (s *Script) Defaults() {
	s.add(step{code: defaults, result: nowhere}, s.Data(make([]byte, 256)))
}

// Bound takes all capabilities out of the bounding set but those of a mask.
func (s *Script) Bound(kept uint64) {
	s.add(step{code: capabilities, result: nowhere}, Number(kept))
}

// CloseFrom closes all descriptors from a number on.
func (s *Script) CloseFrom(n int) { s.add(step{code: closeFrom, result: nowhere}, Number(n)) }

// bytesOf is a slice as it lies in memory: both sides are the same program.
func bytesOf[T any](list []T) []byte {
	if len(list) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&list[0])), len(list)*int(unsafe.Sizeof(list[0])))
}

// The same number for all processors that Go has a Linux for.
const (
	sysPidfdSendSignal = 424
	sysCloseRange      = 436
	sysLandlockAddRule = 445
)

const atFDCWD = ^uintptr(99) // -100

const openPath = 0x200000 | syscall.O_CLOEXEC // O_PATH
