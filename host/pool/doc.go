// Package pool keeps the sessions of a host: each plugin is started once, all
// that are needed at the same time, and all end with the pool.
//
// # Vocabulary
//
//   - A [Pool] starts plugins ahead of need, and gives out their sessions.
//   - A pending session is there or comes; a caller that asks for it waits.
//   - [Policies] say what each plugin may do in its sandbox. A run may need more,
//     such as files that its options name: that is allowed before the start.
//
// # Example
//
//	p := pool.New(pool.Options{HostVersion: "0.1.0"})
//	defer p.Close(false)
//	p.Start(plan.Plugins()...)
//	s, err := p.Get(ctx, plugin)
package pool
