package link

import (
	"fmt"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Pass returns the pass `link-nested-modules`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "link-nested-modules",
		Summary: "join a module of the LLVM dialect with those inside of it",
		Doc: `Functions and globals of inner modules move to the module around them. A declaration
gives way to the definition of its name, which has to be of the same type; two definitions of a
name are an error, unless one is private to its module, which is renamed then.`,
		Builds: []string{"llvm"},
		Run: func(r *pass.Run) error {
			l := linker{into: r.Op.Region(0).Entry(), symbols: ir.NewSymbolTable(r.Op), sink: r.Diags}
			var inner []*ir.Operation
			for op := range l.into.Ops() {
				if op.Is("module") {
					inner = append(inner, op)
				}
			}
			if len(inner) == 0 {
				r.Unchanged()
				return nil
			}
			for _, module := range inner {
				l.take(module)
			}
			if l.failed {
				return pass.ErrReported
			}
			for _, name := range aboutKernels {
				r.Op.SetAttr(name, nil)
			}
			return nil
		},
	}
}

// aboutKernels are attributes of modules that say something of the kernels in them, which now
// are functions like others.
var aboutKernels = [...]string{"gpu.container_module", "spv.target_env"}

// linker is the state of the pass on one module.
type linker struct {
	into    *ir.Block
	symbols *ir.SymbolTable
	sink    *diag.Sink
	failed  bool
}

func (l *linker) errorf(op *ir.Operation, format string, args ...any) {
	l.failed = true
	l.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

// take moves what is in a module before it, and erases the module. Modules in it come first.
func (l *linker) take(module *ir.Operation) {
	body := module.Region(0).Entry()
	l.renamePrivate(module)
	for body != nil && !body.Empty() {
		op := body.First()
		op.MoveBefore(module)
		if op.Is("module") {
			l.take(op)
			continue
		}
		l.resolve(op)
	}
	l.symbols.Erase(module)
}

// renamePrivate gives symbols that are private to a module other names where theirs are taken.
func (l *linker) renamePrivate(module *ir.Operation) {
	inside := ir.NewSymbolTable(module)
	for op := range module.Region(0).Entry().Ops() {
		name := ir.SymbolName(op)
		if name == "" || !isPrivate(op) || l.symbols.Lookup(name) == nil {
			continue
		}
		fresh := name
		for i := 0; l.symbols.Lookup(fresh) != nil || inside.Lookup(fresh) != nil; i++ {
			fresh = name + "_" + strconv.Itoa(i)
		}
		ir.RenameSymbol(module, name, fresh)
	}
}

// isPrivate reports whether a symbol has a linkage that hides it from other modules.
func isPrivate(op *ir.Operation) bool {
	linkage, ok := linkageOf(op)
	return ok && (linkage == llvm.LinkagePrivate || linkage == llvm.LinkageInternal)
}

// resolve decides which of two symbols of one name stays.
func (l *linker) resolve(op *ir.Operation) {
	name := ir.SymbolName(op)
	if name == "" {
		return
	}
	other := l.symbols.Lookup(name)
	switch {
	case other == nil:
		l.symbols.Insert(op)
	case other.Name() != op.Name() || typeOf(other) != typeOf(op):
		l.errorf(op, "and another symbol are called '%s', but are of the types %s and %s", name, syntax.AttrString(typeOf(op)), syntax.AttrString(typeOf(other)))
	case isDeclaration(op):
		op.Erase()
	case isDeclaration(other):
		op.MoveBefore(other)
		l.symbols.Erase(other)
		l.symbols.Insert(op)
	default:
		l.errorf(op, "is a second definition of '%s'", name)
	}
}

func typeOf(op *ir.Operation) ir.Attribute { return op.Attr("type") }

func linkageOf(op *ir.Operation) (llvm.Linkage, bool) {
	if g, ok := llvm.AsMlirGlobal(op); ok {
		return g.Linkage(), true
	}
	if f, ok := llvm.AsFunc(op); ok {
		return f.Linkage(), true
	}
	return 0, false
}

// isDeclaration reports whether another module has what a symbol names.
func isDeclaration(op *ir.Operation) bool {
	if op.NumRegions() == 0 || !op.Region(0).Empty() || op.Attr("value") != nil {
		return false
	}
	linkage, ok := linkageOf(op)
	return !op.Is("llvm.mlir.global") || !ok || linkage == llvm.LinkageExternal || linkage == llvm.LinkageExternWeak
}
