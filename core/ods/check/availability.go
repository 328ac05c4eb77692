package check

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ods"
)

// Availability says what is wrong with the words of the clauses `available` of an item, or
// nothing. The enumerations of the item's dialect are found by name.
func Availability(enums ods.AvailabilityEnums, find func(name string) *ods.Enum, item any) string {
	d := availability{enums, find}
	switch it := item.(type) {
	case *ods.Op:
		return d.problem(it.Available)
	case *ods.TypeDef:
		return d.problem(it.Available)
	case *ods.Enum:
		for i := range it.Cases {
			if problem := d.problem(it.Cases[i].Available); problem != "" {
				return problem
			}
		}
	}
	return ""
}

type availability struct {
	enums ods.AvailabilityEnums
	find  func(name string) *ods.Enum
}

func (d *availability) problem(a *ods.Availability) string {
	if a == nil {
		return ""
	}
	if d.enums.Version == "" {
		return "clause 'available' wants a clause 'availability' of the dialect, which names the enumerations of versions, capabilities and extensions"
	}
	for _, version := range [...]string{a.From, a.To, a.Before} {
		if version == "" {
			continue
		}
		if problem := d.keyword(d.enums.Version, version); problem != "" {
			return problem
		}
	}
	for _, group := range a.Capabilities {
		for _, word := range group {
			if problem := d.keyword(d.enums.Capability, word); problem != "" {
				return problem
			}
		}
	}
	for _, word := range a.Extensions {
		if problem := d.keyword(d.enums.Extension, word); problem != "" {
			return problem
		}
	}
	return ""
}

func (d *availability) keyword(enum, word string) string {
	e := d.find(enum)
	if e == nil {
		return fmt.Sprintf("there is no enumeration '%s', which clause 'availability' names", enum)
	}
	if _, ok := e.Value(word); !ok {
		return fmt.Sprintf("clause 'available' names '%s', which is no keyword of %s", word, enum)
	}
	return ""
}
