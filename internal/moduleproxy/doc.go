// Package moduleproxy publishes the repository for tests as if it had been released:
// as a module in a file-system proxy, so that other modules require a version of it
// and get nothing but what is published, by no directive `replace`.
//
// # Example
//
//	p := moduleproxy.Publish(t, "v0.1.0")
//	p.Run(t, dir, "go", "test", "./...")
package moduleproxy
