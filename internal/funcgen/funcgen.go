package funcgen

import (
	"fmt"
	"strings"
)

// kinds are the templates; %[1]d is the number of the function, %[2]d and
// %[3]d are constants that depend on it.
var kinds = [...]string{
	`func @f%[1]d(%%a: i32, %%b: i32) -> i32 {
  %%c = constant %[2]d : i32
  %%0 = addi %%a, %%c : i32
  %%1 = muli %%0, %%b : i32
  %%2 = subi %%1, %%a : i32
  %%3 = xor %%2, %%c : i32
  %%4 = shift_left %%3, %%c : i32
  %%5 = and %%4, %%b : i32
  %%6 = or %%5, %%1 : i32
  %%7 = cmpi slt, %%6, %%b : i32
  %%8 = select %%7, %%6, %%2 : i32
  return %%8 : i32
}
`,
	`func @f%[1]d(%%x: f64, %%y: f64) -> f64 {
  %%c = constant %[2]d.5 : f64
  %%0 = addf %%x, %%c : f64
  %%1 = mulf %%0, %%y : f64
  %%2 = subf %%1, %%x : f64
  %%3 = divf %%2, %%c : f64
  %%4 = negf %%3 : f64
  %%5 = cmpf ogt, %%4, %%y : f64
  %%6 = select %%5, %%4, %%1 : f64
  %%7 = mulf %%6, %%6 : f64
  return %%7 : f64
}
`,
	`func @f%[1]d(%%n: index, %%m: memref<?xf32>) -> f32 {
  %%zero = constant 0.0 : f32
  %%c0 = constant 0 : index
  %%c1 = constant %[3]d : index
  br ^head(%%c0, %%zero : index, f32)
^head(%%i: index, %%sum: f32):
  %%more = cmpi slt, %%i, %%n : index
  cond_br %%more, ^body, ^exit
^body:
  %%v = memref.load %%m[%%i] : memref<?xf32>
  %%s = addf %%sum, %%v : f32
  %%next = addi %%i, %%c1 : index
  br ^head(%%next, %%s : index, f32)
^exit:
  return %%sum : f32
}
`,
	`func @f%[1]d(%%m: memref<%[3]dx8xf32>, %%i: index, %%j: index) {
  %%k = constant %[2]d.0 : f32
  %%c1 = constant 1 : index
  %%a = memref.load %%m[%%i, %%j] : memref<%[3]dx8xf32>
  %%b = mulf %%a, %%k : f32
  memref.store %%b, %%m[%%i, %%j] : memref<%[3]dx8xf32>
  %%i1 = addi %%i, %%c1 : index
  %%c = memref.load %%m[%%i1, %%j] : memref<%[3]dx8xf32>
  %%d = addf %%b, %%c : f32
  memref.store %%d, %%m[%%i1, %%j] : memref<%[3]dx8xf32>
  return
}
`,
	`func @f%[1]d(%%a: i64, %%b: i64) -> (i64, i1) {
  %%c = constant %[2]d : i64
  %%0 = divi_signed %%a, %%c : i64
  %%1 = remi_signed %%b, %%c : i64
  %%2 = cmpi eq, %%0, %%1 : i64
  cond_br %%2, ^bb1(%%0 : i64), ^bb2(%%1 : i64)
^bb1(%%x: i64):
  %%3 = addi %%x, %%c : i64
  br ^bb3(%%3 : i64)
^bb2(%%y: i64):
  %%4 = muli %%y, %%c : i64
  br ^bb3(%%4 : i64)
^bb3(%%z: i64):
  return %%z, %%2 : i64, i1
}
`,
	`func @f%[1]d(%%n: index) -> f64 {
  %%c0 = constant 0 : index
  %%x = constant %[2]d.25 : f64
  %%m = memref.alloc(%%n) : memref<?xf64>
  memref.store %%x, %%m[%%c0] : memref<?xf64>
  %%d = memref.dim %%m, %%c0 : memref<?xf64>
  %%i = index_cast %%d : index to i64
  %%f = sitofp %%i : i64 to f64
  %%v = memref.load %%m[%%c0] : memref<?xf64>
  %%s = addf %%v, %%f : f64
  memref.dealloc %%m : memref<?xf64>
  return %%s : f64
}
`,
	`func @f%[1]d(%%x: vector<4xf32>, %%y: vector<4xf32>) -> vector<4xf32> {
  %%c = constant dense<%[2]d.0> : vector<4xf32>
  %%0 = addf %%x, %%c : vector<4xf32>
  %%1 = mulf %%0, %%y : vector<4xf32>
  %%2 = subf %%1, %%x : vector<4xf32>
  %%3 = divf %%2, %%c : vector<4xf32>
  %%4 = mulf %%3, %%1 : vector<4xf32>
  %%5 = cmpf olt, %%4, %%y : vector<4xf32>
  %%6 = select %%5, %%4, %%0 : vector<4xi1>, vector<4xf32>
  return %%6 : vector<4xf32>
}
`,
	`func private @g%[1]d(i32, f32) -> (i32, f32)
func @f%[1]d(%%a: i16, %%x: f32) -> f64 {
  %%c = constant %[2]d : i32
  %%0 = sexti %%a : i16 to i32
  %%1 = addi %%0, %%c : i32
  %%2:2 = call @g%[1]d(%%1, %%x) : (i32, f32) -> (i32, f32)
  %%3 = sitofp %%2#0 : i32 to f32
  %%4 = addf %%3, %%2#1 : f32
  %%5 = fpext %%4 : f32 to f64
  %%6 = trunci %%2#0 : i32 to i8
  %%7 = zexti %%6 : i8 to i64
  %%8 = sitofp %%7 : i64 to f64
  %%9 = addf %%5, %%8 : f64
  return %%9 : f64
}
`,
}

// Module writes a module of n functions.
func Module(n int) string {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, kinds[i%len(kinds)], i, 3+i%89, 4+i%13)
	}
	return text.String()
}
