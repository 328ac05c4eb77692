// Package inserts is the pass spirv-rewrite-inserts, which makes one operation of a chain that
// inserts every element of a composite in turn.
//
// # Example
//
//	%1 = spv.CompositeInsert %a, %0[0 : i32] : f32 into vector<2xf32>
//	%2 = spv.CompositeInsert %b, %1[1 : i32] : f32 into vector<2xf32>
//
// becomes
//
//	%2 = spv.CompositeConstruct %a, %b : vector<2xf32>
package inserts
