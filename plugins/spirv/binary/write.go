package binary

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// WriteOptions say how a module is written.
type WriteOptions struct {
	// Lines says where instructions come from, as locations have it.
	Lines bool
}

// WriteError is what cannot be written, and the operation that it is about.
type WriteError struct {
	Op      *ir.Operation
	Message string
}

func (e *WriteError) Error() string { return fmt.Sprintf("'%s' op %s", e.Op.Name(), e.Message) }

// Write makes a binary module, in little-endian order, of the only `spv.module` in a module,
// or of one itself. The error is a [*WriteError] where the module is at fault.
func Write(module *ir.Operation, opts WriteOptions) ([]byte, error) {
	g, err := grammarOf(module.Context())
	if err != nil {
		return nil, err
	}
	own, err := onlyModule(module)
	if err != nil {
		return nil, err
	}
	w := newWriter(g, own)
	w.opts = opts
	if err := w.module(); err != nil {
		return nil, err
	}
	return w.bytes(), nil
}

// onlyModule finds the `spv.module` that is meant.
func onlyModule(module *ir.Operation) (*ir.Operation, error) {
	if module.Is("spv.module") {
		return module, nil
	}
	var found []*ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		if op.Is("spv.module") {
			found = append(found, op)
		}
	}
	if len(found) != 1 {
		return nil, &WriteError{module, fmt.Sprintf("a binary holds one 'spv.module', but there are %d here", len(found))}
	}
	return found[0], nil
}

// section is a part of a module, in the order of the specification.
type section uint8

const (
	capabilities section = iota
	extensions
	imports
	memoryModel
	entryPoints
	executionModes
	debugStrings // OpString, OpSource and their kin
	debugNames
	debugProcessed
	annotations
	declarations // types, constants, variables of the module
	definitions  // functions
	sections
)

// writer writes a module.
type writer struct {
	g    *grammar
	ctx  *ir.Context
	own  *ir.Operation
	next uint32
	opts WriteOptions
	out  [sections][]uint32

	types          map[ir.Type]uint32
	named          map[ir.Type]ir.Attribute // record of spv.names
	open           map[ir.Type]*openStruct  // structs whose members are being declared
	namedConstants []uint32
	constants      map[constantKey]uint32
	strings        map[string]uint32
	sets           map[string]uint32
	symbols        map[string]*ir.Operation
	ids            map[string]uint32 // of symbols
	written        map[string]bool   // symbols that are declared
	writing        map[string]bool
	blocks         map[*ir.Block]uint32
	isBlock        map[ir.Type]bool   // structs that were marked as blocks
	strides        map[ir.Type]uint32 // of pointer types
	values         map[*ir.Value]uint32
	memo           map[string]uint32 // instructions without identity, by their words

	at    *ir.Operation
	fn    *body
	inner map[*ir.Operation]uint32 // labels within blocks
	loc   ir.Location              // that the last OpLine says
	depth int
}

type constantKey struct {
	t     ir.Type
	value ir.Attribute
}

func newWriter(g *grammar, own *ir.Operation) *writer {
	return &writer{
		g: g, ctx: own.Context(), own: own, next: 1, at: own,
		types: map[ir.Type]uint32{}, named: map[ir.Type]ir.Attribute{},
		constants: map[constantKey]uint32{}, strings: map[string]uint32{}, sets: map[string]uint32{},
		symbols: map[string]*ir.Operation{}, ids: map[string]uint32{}, written: map[string]bool{}, writing: map[string]bool{},
		blocks: map[*ir.Block]uint32{}, isBlock: map[ir.Type]bool{}, strides: map[ir.Type]uint32{}, values: map[*ir.Value]uint32{}, memo: map[string]uint32{},
		inner: map[*ir.Operation]uint32{},
	}
}

func (w *writer) errorf(format string, args ...any) error {
	return &WriteError{w.at, fmt.Sprintf(format, args...)}
}

// fresh is an id that is not used yet.
func (w *writer) fresh() uint32 {
	w.next++
	return w.next - 1
}

// emit appends an instruction to a section.
func (w *writer) emit(s section, opcode string, args ...uint32) error {
	return w.emitNumber(s, w.g.number[opcode], args)
}

// maxWords is the length that an instruction can have.
const maxWords = 1<<16 - 1

func (w *writer) emitNumber(s section, opcode uint32, args []uint32) error {
	if len(args)+1 > maxWords {
		return w.errorf("makes an instruction of %d words; the binary form has room for %d", len(args)+1, maxWords)
	}
	w.out[s] = append(append(w.out[s], uint32(len(args)+1)<<16|opcode), args...)
	return nil
}

// bytes is the module, little-endian.
func (w *writer) bytes() []byte {
	version := uint32(1 << 16)
	if t, ok := w.own.Attr("vce_triple").(*ir.DialectAttr); ok {
		if n, ok := number(t.Params()[0]); ok {
			version |= n << 8
		}
	}
	generator, _ := number(w.own.Attr("spv.generator"))
	header := []uint32{magic, version, generator, w.next, 0}
	size := len(header)
	for _, s := range w.out {
		size += len(s)
	}
	data := make([]byte, 0, 4*size)
	for _, list := range append([][]uint32{header}, w.out[:]...) {
		for _, word := range list {
			data = binary.LittleEndian.AppendUint32(data, word)
		}
	}
	return data
}

// number is the value of an integer attribute, as 32 bits.
func number(a ir.Attribute) (uint32, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	if n, ok := i.Value().Int64(); ok {
		return uint32(n), n >= -(1<<31) && n < 1<<32
	}
	n, ok := i.Value().Uint64()
	return uint32(n), ok && n < 1<<32
}

// mustNumber is number of what the verifier has checked, 0 for anything else.
func mustNumber(a ir.Attribute) uint32 {
	n, _ := number(a)
	return n
}

func elems(a ir.Attribute) []ir.Attribute {
	if list, ok := a.(*ir.ArrayAttr); ok {
		return list.Elems()
	}
	return nil
}

func stringOf(a ir.Attribute) string {
	if s, ok := a.(*ir.StringAttr); ok {
		return s.Value()
	}
	return ""
}

// module writes everything.
func (w *writer) module() error {
	if err := w.preamble(); err != nil {
		return err
	}
	body := w.own.Region(0).Entry()
	for op := range body.Ops() {
		if name := ir.SymbolName(op); name != "" {
			w.symbols[name] = op
			w.ids[name] = w.fresh()
		}
	}
	// Constants that have a decoration come first, so that those of equal value are these.
	for op := range body.Ops() {
		if op.Is("spv.GlobalConstant") {
			if _, err := w.symbol(ir.SymbolName(op)); err != nil {
				return err
			}
		}
	}
	for op := range body.Ops() {
		if err := w.item(op); err != nil {
			return err
		}
	}
	return nil
}

// preamble writes what attributes of the module say.
func (w *writer) preamble() error {
	triple, _ := w.own.Attr("vce_triple").(*ir.DialectAttr)
	if triple != nil {
		for _, c := range elems(triple.Params()[1]) {
			if err := w.emit(capabilities, "OpCapability", mustNumber(c)); err != nil {
				return err
			}
		}
		for _, e := range elems(triple.Params()[2]) {
			if err := w.emit(extensions, "OpExtension", appendText(nil, stringOf(e))...); err != nil {
				return err
			}
		}
	}
	for _, s := range elems(w.own.Attr("spv.imports")) {
		if isNonSemantic(stringOf(s)) {
			continue // nothing of it is written
		}
		if _, err := w.set(stringOf(s)); err != nil {
			return err
		}
	}
	for _, record := range elems(w.own.Attr("spv.names")) {
		if d, ok := record.(*ir.DictionaryAttr); ok {
			if t, ok := d.Get("type").(*ir.TypeAttr); ok {
				w.named[t.Value()] = d
			}
		}
	}
	if err := w.emit(memoryModel, "OpMemoryModel", mustNumber(w.own.Attr("addressing_model")), mustNumber(w.own.Attr("memory_model"))); err != nil {
		return err
	}
	return w.sources()
}

func (w *writer) sources() error {
	languages := w.g.enum("SourceLanguage")
	for _, a := range elems(w.own.Attr("spv.sources")) {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			return w.errorf("has a source that is no dictionary")
		}
		language, ok := languages.Value(stringOf(d.Get("language")))
		if !ok {
			return w.errorf("has a source in '%s', which is no language that SPIR-V knows", stringOf(d.Get("language")))
		}
		args := []uint32{uint32(language), mustNumber(d.Get("version"))}
		if file, ok := d.Get("file").(*ir.StringAttr); ok {
			id, err := w.str(file.Value())
			if err != nil {
				return err
			}
			args = append(args, id)
			if text, ok := d.Get("text").(*ir.StringAttr); ok {
				args = appendText(args, text.Value())
			}
		}
		if err := w.emit(debugStrings, "OpSource", args...); err != nil {
			return err
		}
		for _, more := range elems(d.Get("continued")) {
			if err := w.emit(debugStrings, "OpSourceContinued", appendText(nil, stringOf(more))...); err != nil {
				return err
			}
		}
	}
	for _, a := range elems(w.own.Attr("spv.source_extensions")) {
		if err := w.emit(debugStrings, "OpSourceExtension", appendText(nil, stringOf(a))...); err != nil {
			return err
		}
	}
	for _, a := range elems(w.own.Attr("spv.processed")) {
		if err := w.emit(debugProcessed, "OpModuleProcessed", appendText(nil, stringOf(a))...); err != nil {
			return err
		}
	}
	return nil
}

// str is the id of a string.
func (w *writer) str(s string) (uint32, error) {
	if id, ok := w.strings[s]; ok {
		return id, nil
	}
	id := w.fresh()
	w.strings[s] = id
	return id, w.emit(debugStrings, "OpString", appendText([]uint32{id}, s)...)
}

// set is the id of a set of instructions.
func (w *writer) set(name string) (uint32, error) {
	if id, ok := w.sets[name]; ok {
		return id, nil
	}
	id := w.fresh()
	w.sets[name] = id
	return id, w.emit(imports, "OpExtInstImport", appendText([]uint32{id}, name)...)
}

func (w *writer) name(id uint32, name string) error {
	return w.emit(debugNames, "OpName", appendText([]uint32{id}, name)...)
}

// nameOfLoc is the name that a location gives.
func nameOfLoc(l ir.Location) (string, ir.Location, bool) {
	if n, ok := l.(*ir.NameLoc); ok {
		return n.Name(), n.Child(), true
	}
	return "", l, false
}

// isNameless reports whether a symbol was made up for an id without a name.
func isNameless(symbol string) bool {
	if len(symbol) < 2 || symbol[0] != '_' {
		return false
	}
	return !slices.ContainsFunc([]byte(symbol[1:]), func(c byte) bool { return c < '0' || c > '9' })
}

// nameSymbol writes the name of a symbol: what its location says, or itself.
func (w *writer) nameSymbol(op *ir.Operation, id uint32) error {
	if name, _, ok := nameOfLoc(op.Loc()); ok {
		return w.name(id, name)
	}
	if symbol := ir.SymbolName(op); !isNameless(symbol) {
		return w.name(id, symbol)
	}
	return nil
}

// item writes an operation of the module.
func (w *writer) item(op *ir.Operation) error {
	w.at = op
	switch op.Name().String() {
	case "spv.func":
		return w.function(op)
	case "spv.EntryPoint":
		return w.entryPoint(op)
	case "spv.ExecutionMode", "spv.ExecutionModeId":
		def := op.Name().Def().(*ods.Op)
		args, err := w.fields(op, def)
		if err != nil {
			return err
		}
		return w.emitNumber(executionModes, def.Encoding.Number, args)
	}
	if ir.SymbolName(op) == "" {
		return w.errorf("has no place in a binary module")
	}
	_, err := w.symbol(ir.SymbolName(op))
	return err
}

func (w *writer) entryPoint(op *ir.Operation) error {
	fn, _ := op.Attr("fn").(*ir.SymbolRefAttr)
	if fn == nil {
		return w.errorf("names no function")
	}
	id, err := w.symbol(fn.Root())
	if err != nil {
		return err
	}
	name := fn.Root()
	if s, ok := op.Attr("name").(*ir.StringAttr); ok {
		name = s.Value()
	}
	args := appendText([]uint32{mustNumber(op.Attr("execution_model")), id}, name)
	for _, a := range elems(op.Attr("interface")) {
		ref, ok := a.(*ir.SymbolRefAttr)
		if !ok {
			return w.errorf("has an interface that is no symbol")
		}
		v, err := w.symbol(ref.Root())
		if err != nil {
			return err
		}
		args = append(args, v)
	}
	return w.emit(entryPoints, "OpEntryPoint", args...)
}
