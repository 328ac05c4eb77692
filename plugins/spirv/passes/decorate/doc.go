// Package decorate is the pass decorate-spirv-composite-type-layout, which gives variables that
// a host shares with shaders the offsets and strides that their types leave open.
//
// # Example
//
//	spv.GlobalVariable @v bind(0, 0) : !spv.ptr<!spv.struct<(f32, i64)>, Uniform>
//
// becomes
//
//	spv.GlobalVariable @v bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0], i64 [8])>, Uniform>
package decorate
