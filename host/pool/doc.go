// Package pool keeps the sessions of a host: each plugin is started once, all
// that are needed at the same time, and all end with the pool.
//
// # Vocabulary
//
//   - A [Pool] starts plugins ahead of need, and gives out their sessions.
//   - A pending session is there or comes; whoever asks for it waits.
//
// # Example
//
//	p := pool.New(pool.Options{HostVersion: "0.1.0"})
//	defer p.Close(false)
//	p.Start(plan.Plugins()...)
//	s, err := p.Get(ctx, plugin)
package pool
