// Package toolbox opens what most commands work with.
//
// [Flags] are those that every command has. [Flags.Open] reads the configuration, gathers
// plugins, and returns a [Toolbox]: configuration, catalog, pool and library. No plugin is
// started by it.
//
//	t, err := flags.Open(ctx, config.Request{Pipeline: "cpu"})
//	defer func() { t.Close(err != nil) }()
//	p, err := t.Plan("")
//
// Files of a run, where its failures are kept, what plugins may do and what code is
// generated for are decided here, for all commands alike.
package toolbox
