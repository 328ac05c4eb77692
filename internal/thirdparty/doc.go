// Package thirdparty runs the plugins of examples/plugins as their authors would: in a
// folder outside of the repository, with nothing but what is published.
//
// # Example
//
//	go test ./internal/thirdparty -run TestGo
package thirdparty
