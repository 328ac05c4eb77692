// Package compat gives a plugin a module in the form that the plugin reads: in the versions of
// dialects that it was built with, and as generic text where it reads nothing else.
//
// # Example
//
//	a := compat.Adapter{Library: lib, File: "in.mlir"}
//	earlier, err := a.Adapt(ctx, plugin, request)
package compat
