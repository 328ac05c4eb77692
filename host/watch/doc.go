// Package watch calls a function when files change.
//
// # Vocabulary
//
//   - A burst is changes that follow each other closely, as when an editor saves
//     several files, or one in several steps. It counts as one change.
//
// # Example
//
//	err := watch.Run(ctx, watch.Options{Dir: ".", Wanted: isSource}, func(ctx context.Context) { build(ctx) })
package watch
