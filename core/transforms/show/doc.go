// Package show has the passes that show a module to the user and leave it as it is: graphs in
// the language of Graphviz, which `dot` draws.
//
// # Vocabulary
//
//   - [ViewOpGraph] prints a graph of each block: operations, and who uses their results.
//   - [PrintCFGGraph] prints a graph of each function: blocks, and where they branch to.
//   - A node is called after the order in which nodes are first met, [nodes].
//
// # Example
//
//	mlirc opt -view-op-graph in.mlir -o /dev/null 2>graph.dot
package show
