package binary

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// structure has the instructions that are no single operation or type of the dialect.
func structure() map[string]func(r *reader, in *instruction) error {
	skip := func(*reader, *instruction) error { return nil }
	return map[string]func(r *reader, in *instruction) error{
		"OpCapability": (*reader).capability, "OpExtension": (*reader).extension, "OpExtInstImport": (*reader).extInstImport,
		"OpMemoryModel": (*reader).memoryModel, "OpEntryPoint": (*reader).entryPoint,
		"OpExecutionMode": (*reader).executionMode, "OpExecutionModeId": (*reader).executionMode,
		"OpString": skip, "OpName": skip, "OpMemberName": skip, "OpNop": skip,
		"OpSource": (*reader).source, "OpSourceContinued": (*reader).sourceContinued,
		"OpSourceExtension": (*reader).sourceExtension, "OpModuleProcessed": (*reader).moduleProcessed,
		"OpDecorate": (*reader).decorate, "OpDecorateId": (*reader).decorate, "OpDecorateString": (*reader).decorate,
		"OpMemberDecorate": (*reader).memberDecorate, "OpMemberDecorateString": (*reader).memberDecorate,
		"OpDecorationGroup": (*reader).decorationGroup, "OpGroupDecorate": (*reader).groupDecorate,
		"OpGroupMemberDecorate": (*reader).groupMemberDecorate,
		"OpLine":                (*reader).line, "OpNoLine": (*reader).noLine,

		"OpTypeVoid": (*reader).typeVoid, "OpTypeBool": (*reader).typeBool, "OpTypeInt": (*reader).typeInt,
		"OpTypeFloat": (*reader).typeFloat, "OpTypeVector": (*reader).typeVector, "OpTypeArray": (*reader).typeArray,
		"OpTypeRuntimeArray": (*reader).typeRuntimeArray, "OpTypeStruct": (*reader).typeStruct,
		"OpTypePointer": (*reader).typePointer, "OpTypeForwardPointer": skip, "OpTypeFunction": (*reader).typeFunction,

		"OpConstantTrue": (*reader).constantBool, "OpConstantFalse": (*reader).constantBool,
		"OpConstant": (*reader).constant, "OpConstantComposite": (*reader).constantComposite,
		"OpConstantNull": (*reader).constantNull, "OpUndef": (*reader).undef,
		"OpSpecConstantTrue": (*reader).specConstant, "OpSpecConstantFalse": (*reader).specConstant,
		"OpSpecConstant": (*reader).specConstant, "OpSpecConstantComposite": (*reader).specConstantComposite,
		"OpSpecConstantOp": (*reader).specConstantOp,

		"OpVariable": (*reader).variable, "OpFunction": (*reader).function,
		"OpFunctionParameter": (*reader).functionParameter, "OpFunctionEnd": (*reader).functionEnd,
		"OpFunctionCall": (*reader).functionCall, "OpExtInst": (*reader).extInst,
		"OpLabel": (*reader).label, "OpPhi": (*reader).phi,
		"OpLoopMerge": (*reader).merge, "OpSelectionMerge": (*reader).merge,
		"OpBranch": (*reader).branch, "OpBranchConditional": (*reader).branch, "OpSwitch": (*reader).branch,
	}
}

func (r *reader) capability(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	a, err := r.enumAttr(r.g.enum("Capability"), in.args[0])
	if err == nil && !slices.Contains(r.capabilities, a) {
		r.capabilities = append(r.capabilities, a)
	}
	return err
}

// text reads the string at the start of some words.
func (r *reader) text(args []uint32) (string, int, error) {
	s, n, ok := text(args)
	if !ok {
		return "", 0, r.errorf("a string does not end within the instruction")
	}
	return s, n, nil
}

func (r *reader) extension(in *instruction) error {
	name, _, err := r.text(in.args)
	if err != nil {
		return err
	}
	if _, ok := r.g.enum("Extension").Value(name); !ok {
		return r.errorf("there is no extension '%s' that dialect 'spv' has", name)
	}
	if a := r.ctx.StringAttr(name); !slices.Contains(r.extensions, ir.Attribute(a)) {
		r.extensions = append(r.extensions, a)
	}
	return nil
}

func (r *reader) extInstImport(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	name, _, err := r.text(in.args[1:])
	if err != nil {
		return err
	}
	e, err := r.define(in.args[0], aSet)
	if err != nil {
		return err
	}
	e.text = name
	r.sets = append(r.sets, r.ctx.StringAttr(name))
	return nil
}

func (r *reader) memoryModel(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	if r.hasMemoryModel {
		return r.errorf("there is a memory model before")
	}
	for i, name := range []string{"addressing_model", "memory_model"} {
		a, err := r.enumAttr(r.g.enum([]string{"AddressingModel", "MemoryModel"}[i]), in.args[i])
		if err != nil {
			return err
		}
		r.own.SetAttr(name, a)
	}
	r.hasMemoryModel = true
	return nil
}

func (r *reader) scanEntryPoint(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	name, _, err := r.text(in.args[2:])
	if err != nil {
		return err
	}
	if _, ok := r.entryNames[in.args[1]]; !ok {
		r.entryNames[in.args[1]] = name
	}
	return nil
}

// entryPoint and executionMode wait until what they name is known.
func (r *reader) entryPoint(in *instruction) error {
	r.entries = append(r.entries, clone(in))
	return nil
}

func (r *reader) executionMode(in *instruction) error {
	r.modes = append(r.modes, clone(in))
	return nil
}

func clone(in *instruction) *instruction {
	c := *in
	return &c
}

// source keeps what the module was made of: language, version, file and text.
func (r *reader) source(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	language, err := r.enumAttr(r.g.enum("SourceLanguage"), in.args[0])
	if err != nil {
		return err
	}
	word, _ := r.g.enum("SourceLanguage").Word(uint64(in.args[0]))
	_ = language
	fields := []ir.NamedAttr{
		{Name: "language", Value: r.ctx.StringAttr(word)}, {Name: "version", Value: r.ctx.I32Attr(int64(in.args[1]))},
	}
	if len(in.args) > 2 {
		file, err := r.stringOf(in.args[2])
		if err != nil {
			return err
		}
		fields = append(fields, ir.NamedAttr{Name: "file", Value: r.ctx.StringAttr(file)})
	}
	if len(in.args) > 3 {
		s, _, err := r.text(in.args[3:])
		if err != nil {
			return err
		}
		fields = append(fields, ir.NamedAttr{Name: "text", Value: r.ctx.StringAttr(s)})
	}
	r.sources = append(r.sources, r.ctx.DictionaryAttr(fields))
	return nil
}

// sourceContinued is more of the text of the source before.
func (r *reader) sourceContinued(in *instruction) error {
	more, _, err := r.text(in.args)
	if err != nil {
		return err
	}
	if len(r.sources) == 0 {
		return r.errorf("there is no OpSource before")
	}
	d := r.sources[len(r.sources)-1].(*ir.DictionaryAttr)
	rest, _ := d.Get("continued").(*ir.ArrayAttr)
	var list []ir.Attribute
	if rest != nil {
		list = rest.Elems()
	}
	if len(list) > 1<<12 {
		return r.errorf("the text of a source is longer than is read")
	}
	list = append(slices.Clone(list), r.ctx.StringAttr(more))
	r.sources[len(r.sources)-1] = r.ctx.DictionaryAttr(d.Entries().With("continued", r.ctx.ArrayAttr(list)))
	return nil
}

func (r *reader) sourceExtension(in *instruction) error {
	s, _, err := r.text(in.args)
	r.sourceExtensions = append(r.sourceExtensions, r.ctx.StringAttr(s))
	return err
}

func (r *reader) moduleProcessed(in *instruction) error {
	s, _, err := r.text(in.args)
	r.processed = append(r.processed, r.ctx.StringAttr(s))
	return err
}

// finish makes what comes behind the functions, and what the module has of its own.
func (r *reader) finish() (*ir.Operation, error) {
	if !r.hasMemoryModel {
		r.at, r.opcode = len(r.words), ""
		return nil, r.errorf("the module has no OpMemoryModel")
	}
	r.b.SetInsertionPointToEnd(r.body)
	r.loc = r.ctx.UnknownLoc()
	for _, in := range r.entries {
		if err := r.atEnd(in, r.finishEntryPoint); err != nil {
			return nil, err
		}
	}
	for _, in := range r.modes {
		if err := r.atEnd(in, r.finishMode); err != nil {
			return nil, err
		}
	}
	for i := 0; i < len(r.announced); i++ { // a constant may announce others
		e := r.announced[i]
		if symbol, err := r.symbolOf(e); err != nil || symbol != e.reserved {
			return nil, r.errorf("%%%d, which a decoration names, is no constant or variable of the module", e.id)
		}
	}
	version := r.words[1]
	minor := version >> 8 & 0xff
	if _, ok := r.g.enum("Version").Word(uint64(minor)); version != 1<<16|minor<<8 || !ok {
		return nil, &Error{Word: 1, Message: "the version of the module is none that dialect 'spv' has"}
	}
	triple := r.ctx.DialectAttr(r.g.dialect.Attr("vce"), nil,
		r.ctx.I32Attr(int64(minor)), r.ctx.ArrayAttr(r.capabilities), r.ctx.ArrayAttr(r.extensions))
	r.own.SetAttr("vce_triple", triple)
	r.own.SetAttr("spv.generator", r.ctx.I32Attr(int64(int32(r.words[2]))))
	for _, list := range []struct {
		name  string
		elems []ir.Attribute
	}{
		{"spv.imports", r.sets}, {"spv.sources", r.sources}, {"spv.source_extensions", r.sourceExtensions},
		{"spv.processed", r.processed}, {"spv.names", r.namesOfTypes()},
	} {
		if len(list.elems) > 0 {
			r.own.SetAttr(list.name, r.ctx.ArrayAttr(list.elems))
		}
	}
	return r.module, nil
}

// atEnd reads an instruction that has waited.
func (r *reader) atEnd(in *instruction, read func(in *instruction) error) error {
	r.at, r.opcode = in.at, r.g.opcodeName(in.opcode)
	return read(in)
}

func (r *reader) finishEntryPoint(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	model, err := r.enumAttr(r.g.enum("ExecutionModel"), in.args[0])
	if err != nil {
		return err
	}
	fn, err := r.functionOf(in.args[1])
	if err != nil {
		return err
	}
	name, n, err := r.text(in.args[2:])
	if err != nil {
		return err
	}
	var interfaces []ir.Attribute
	for _, id := range in.args[2+n:] {
		e, err := r.id(id)
		if err != nil {
			return err
		}
		if e.kind != aGlobal {
			return r.errorf("%%%d is no variable of the module", id)
		}
		interfaces = append(interfaces, r.ctx.SymbolRefAttr(e.symbol))
	}
	attrs := []ir.NamedAttr{
		{Name: "execution_model", Value: model}, {Name: "fn", Value: r.ctx.SymbolRefAttr(fn.symbol)},
		{Name: "interface", Value: r.ctx.ArrayAttr(interfaces)},
	}
	if name != fn.symbol {
		attrs = append(attrs, ir.NamedAttr{Name: "name", Value: r.ctx.StringAttr(name)})
	}
	r.create("spv.EntryPoint", r.loc, nil, nil, attrs)
	return nil
}

// finishMode makes an execution mode: an operation like others, but for the function.
func (r *reader) finishMode(in *instruction) error {
	o := r.g.op(in.opcode)
	return r.operation(o, in, in.args)
}

// functionOf is the function of an id.
func (r *reader) functionOf(id uint32) (*entity, error) {
	e, err := r.id(id)
	if err != nil {
		return nil, err
	}
	if e.kind != aFunction {
		return nil, r.errorf("%%%d is no function", id)
	}
	return e, nil
}
