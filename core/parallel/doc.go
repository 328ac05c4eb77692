// Package parallel shares out parts of some work to goroutines. What they do must not depend
// on who does which part, so that results are the same for any number of workers.
//
// A panic in a worker is repeated in the caller when all workers have ended, as a
// [*diag.Crash] with the stack of the worker.
//
// # Example
//
//	parallel.Do(workers, len(pieces), func(i int) { pieces[i].print() })
package parallel
