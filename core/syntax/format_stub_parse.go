package syntax

import "github.com/mlirc/mlirc/core/ir"

// What the interpreter of declarative formats provides, until it is there.

func (p *parser) parseCustom(ir.OpDefinition, token) (*ir.Operation, bool) {
	return nil, p.expected("an operation in generic form")
}

func (p *parser) parseDialectType(ir.TypeDefinition) (ir.Type, bool) {
	return nil, p.expected("a builtin type")
}

func (p *parser) parseDialectAttr(ir.TypeDefinition, ir.Type) (ir.Attribute, bool) {
	return nil, p.expected("a builtin attribute")
}

func (p *parser) lookupCustom(string) ir.OpDefinition { return nil }

func lookupTypeDef(ir.Dialect, string) ir.TypeDefinition { return nil }

func lookupAttrDef(ir.Dialect, string) ir.TypeDefinition { return nil }
