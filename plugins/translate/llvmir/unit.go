package llvmir

import (
	"cmp"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
	"github.com/mlirc/mlirc/sdk/target"
)

// The operations that stand at module level.
const (
	funcName        = "llvm.func"
	globalName      = "llvm.mlir.global"
	aliasName       = "llvm.mlir.alias"
	resolvedName    = "llvm.mlir.ifunc"
	metadataName    = "llvm.metadata"
	accessGroupName = "llvm.access_group"
	domainName      = "llvm.alias_scope_domain"
	scopeName       = "llvm.alias_scope"
	moduleName      = "module"
	moduleLongName  = "builtin.module"
)

// unit is what all functions of a module share. It is not changed while they
// are written.
type unit struct {
	module   *ir.Operation
	opaque   bool
	reader   int // the version of LLVM, as in [Options]
	tidy     bool
	table    map[string]*instruction
	entities []*ir.Operation // functions and globals, in order
	symbols  map[string]*ir.Operation
	comdats  []*ir.Operation // the selectors of COMDATs
	metadata metadata
	debug    *debuginfo.Unit        // nil: none is written
	given    *debuginfo.Given       // nil: no attributes say any
	calls    namedCalls             // of intrinsics by name
	lists    []*ir.Operation        // of constructors and destructors
	linker   []*ir.Operation        // options of the linker
	flags    moduleFlags            // of the module
	tags     tags                   // of blocks whose addresses are taken
	named    bool                   // values keep their names, and debuggers get to know them
	noUnwind map[*ir.Operation]bool // functions of which LLVM gets to know that no exception leaves them
	sink     diag.Sink
}

func newUnit(module *ir.Operation, opts Options) *unit {
	u := &unit{
		module:  module,
		opaque:  opts.OpaquePointers,
		reader:  opts.Reader,
		tidy:    opts.Tidy,
		table:   instructionTable(),
		symbols: map[string]*ir.Operation{},
	}
	warned := map[string]bool{}
	u.foreignAttrs(module, warned)
	u.collect(module, warned)
	if u.tidy {
		u.noUnwind = llvm.CannotUnwind(u.functions())
	}
	u.numberAnnotations()
	u.metadata.loops = u.numberLoops()
	u.numberFlags(u.metadata.size() + len(u.linker))
	u.describeFunctions(opts.DebugInfo, u.metadata.size()+len(u.linker)+u.flags.size())
	return u
}

// functions are the entities that are functions.
func (u *unit) functions() []*ir.Operation {
	var list []*ir.Operation
	for _, op := range u.entities {
		if op.Is(funcName) {
			list = append(list, op)
		}
	}
	return list
}

// collect lists what a module holds, and what the modules inside hold, as LLVM
// has one name space.
func (u *unit) collect(module *ir.Operation, warned map[string]bool) {
	for op := firstOf(module); op != nil; op = op.Next() {
		switch name := op.Name().String(); name {
		case funcName, globalName, aliasName, resolvedName:
			u.entities = append(u.entities, op)
			u.define(op)
			u.foreignAttrs(op, warned)
		case moduleName, moduleLongName:
			u.collect(op, warned)
		case metadataName:
			u.metadata.collect(op)
		case comdatName:
			u.collectComdats(op)
		case constructorsName, destructorsName:
			u.lists = append(u.lists, op)
		case linkerOptionsName:
			u.linker = append(u.linker, op)
		case moduleFlagsName:
			u.flags.collect(op)
		default:
			u.stranger(op)
		}
	}
}

// firstOf is the first operation of a module.
func firstOf(module *ir.Operation) *ir.Operation {
	if module.NumRegions() == 0 || module.Region(0).Empty() {
		return nil
	}
	return module.Region(0).Entry().First()
}

// define enters a symbol. Only symbols of nested modules can clash.
func (u *unit) define(op *ir.Operation) {
	name := ir.SymbolName(op)
	first, taken := u.symbols[name]
	if !taken {
		u.symbols[name] = op
		return
	}
	d := diag.NewError(ir.Position(op.Loc()), "symbol '@"+name+"' is defined twice, and LLVM IR has one name space for all modules; rename one")
	u.sink.Report(d.WithNote(ir.Position(first.Loc()), "it is defined here, too"))
}

// stranger reports an operation that has no place at module level.
func (u *unit) stranger(op *ir.Operation) {
	if op.Traits().Terminator || op.Is("llvm.mlir.undef") {
		return
	}
	u.sink.Report(noTranslation(op))
}

// noTranslation says why an operation cannot be written. The host adds which
// pass converts it.
func noTranslation(op *ir.Operation) diag.Diagnostic {
	name, pos := op.Name().String(), ir.Position(op.Loc())
	if op.Name().Dialect() == "llvm" {
		return diag.NewError(pos, "operation '"+name+"' has no LLVM IR here")
	}
	text := "operation '" + name + "' is not of the LLVM dialect"
	if op.Is("unrealized_conversion_cast") {
		return diag.NewError(pos, text+"; run reconcile-unrealized-casts, and the conversion that this cast waits for")
	}
	d := diag.NewError(pos, text+"; it must be converted first")
	d.Unconverted = []string{name}
	return d
}

// appendHead appends what stands before everything else.
func (u *unit) appendHead(out []byte) []byte {
	name := ir.SymbolName(u.module)
	if name == "" {
		name = "module"
	}
	out = append(out, "source_filename = \""...)
	out = append(appendEscaped(out, name), "\"\n"...)
	out = u.appendTarget(out, "target datalayout", u.dataLayout())
	triple := target.TripleAttr
	if u.module.Attr(triple) == nil {
		triple = target.OtherTripleAttr
	}
	return u.appendTarget(out, "target triple", u.module.StringAttrValue(triple))
}

// dataLayout is what the module says in the notation of LLVM, or what it says in attributes of the
// dialect dlti.
func (u *unit) dataLayout() string {
	return cmp.Or(u.module.StringAttrValue(target.DataLayoutAttr), target.SpecOf(u.module).DataLayout())
}

func (u *unit) appendTarget(out []byte, what, value string) []byte {
	if value == "" {
		return out
	}
	out = append(append(out, what...), " = \""...)
	return append(appendEscaped(out, value), "\"\n"...)
}
