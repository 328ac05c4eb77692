// Code generated from dlti.dialect. DO NOT EDIT.

package dlti

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// DlEntryAttr: What is known of a type, or of a property that has a name.
type DlEntryAttr struct{ Attribute *ir.DialectAttr }

// AsDlEntryAttr views an attribute as `#dlti.dl_entry`; false when it is another one.
func AsDlEntryAttr(t ir.Attribute) (DlEntryAttr, bool) {
	v, ok := ods.AttrNamed(t, "dlti.dl_entry")
	return DlEntryAttr{v}, ok
}

// Key is parameter `key`, nil when it is absent.
func (t DlEntryAttr) Key() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Value is parameter `value`, nil when it is absent.
func (t DlEntryAttr) Value() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// NewDlEntryAttr makes `#dlti.dl_entry`.
func NewDlEntryAttr(ctx *ir.Context, key ir.Attribute, value ir.Attribute) DlEntryAttr {
	return DlEntryAttr{Attribute: ods.NewAttr(ctx, "dlti.dl_entry", key, value)}
}

// DlSpecAttr: A data layout: an entry for each key.
type DlSpecAttr struct{ Attribute *ir.DialectAttr }

// AsDlSpecAttr views an attribute as `#dlti.dl_spec`; false when it is another one.
func AsDlSpecAttr(t ir.Attribute) (DlSpecAttr, bool) {
	v, ok := ods.AttrNamed(t, "dlti.dl_spec")
	return DlSpecAttr{v}, ok
}

// Entries is parameter `entries`, nil when it is absent.
func (t DlSpecAttr) Entries() []ir.Attribute { return ods.ListOf(ods.Field(t.Attribute.Params(), 0)) }

// TargetDeviceSpecAttr: The properties of a device: an entry for each.
type TargetDeviceSpecAttr struct{ Attribute *ir.DialectAttr }

// AsTargetDeviceSpecAttr views an attribute as `#dlti.target_device_spec`; false when it is another one.
func AsTargetDeviceSpecAttr(t ir.Attribute) (TargetDeviceSpecAttr, bool) {
	v, ok := ods.AttrNamed(t, "dlti.target_device_spec")
	return TargetDeviceSpecAttr{v}, ok
}

// Properties is parameter `properties`, nil when it is absent.
func (t TargetDeviceSpecAttr) Properties() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 0))
}

// TargetSystemSpecAttr: The devices of a machine, each with its name.
type TargetSystemSpecAttr struct{ Attribute *ir.DialectAttr }

// AsTargetSystemSpecAttr views an attribute as `#dlti.target_system_spec`; false when it is another one.
func AsTargetSystemSpecAttr(t ir.Attribute) (TargetSystemSpecAttr, bool) {
	v, ok := ods.AttrNamed(t, "dlti.target_system_spec")
	return TargetSystemSpecAttr{v}, ok
}

// Devices are the elements of parameter `devices`.
func (t TargetSystemSpecAttr) Devices() []TargetSystemSpecAttrDevices {
	elems := ods.ListOf(ods.Field(t.Attribute.Params(), 0))
	views := make([]TargetSystemSpecAttrDevices, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// TargetSystemSpecAttrDevices is an element of a list in [TargetSystemSpecAttr].
type TargetSystemSpecAttrDevices struct{ Fields []ir.Attribute }

// Name is field `name`.
func (t TargetSystemSpecAttrDevices) Name() string { return ods.StringOr(ods.Field(t.Fields, 0), "") }

// Properties is field `properties`, nil when it is absent.
func (t TargetSystemSpecAttrDevices) Properties() ir.Attribute { return ods.Field(t.Fields, 1) }
