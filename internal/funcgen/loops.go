package funcgen

import (
	"fmt"
	"strings"
)

// loopKinds are the templates of functions of affine loops; %[1]d is the number of the
// function, %[2]d and %[3]d are sizes that depend on it.
var loopKinds = [...]string{
	`func @f%[1]d(%%a: memref<%[2]dx%[3]dxf32>, %%b: memref<%[3]dx%[2]dxf32>, %%c: memref<%[2]dx%[2]dxf32>) {
  affine.for %%i = 0 to %[2]d {
    affine.for %%j = 0 to %[2]d {
      affine.for %%k = 0 to %[3]d {
        %%0 = affine.load %%a[%%i, %%k] : memref<%[2]dx%[3]dxf32>
        %%1 = affine.load %%b[%%k, %%j] : memref<%[3]dx%[2]dxf32>
        %%2 = mulf %%0, %%1 : f32
        %%3 = affine.load %%c[%%i, %%j] : memref<%[2]dx%[2]dxf32>
        %%4 = addf %%3, %%2 : f32
        affine.store %%4, %%c[%%i, %%j] : memref<%[2]dx%[2]dxf32>
      }
    }
  }
  return
}
`,
	`func @f%[1]d(%%a: memref<?xf64>, %%b: memref<?xf64>, %%n: index) {
  affine.for %%i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%%n] {
    %%0 = affine.load %%a[%%i - 1] : memref<?xf64>
    %%1 = affine.load %%a[%%i] : memref<?xf64>
    %%2 = affine.load %%a[%%i + 1] : memref<?xf64>
    %%3 = addf %%0, %%2 : f64
    %%4 = subf %%3, %%1 : f64
    affine.store %%4, %%b[%%i] : memref<?xf64>
  }
  return
}
`,
	`func @f%[1]d(%%a: memref<?x?xf32>, %%n: index, %%m: index) -> f32 {
  %%zero = constant 0.0 : f32
  %%0 = affine.for %%i = 0 to %%n iter_args(%%s = %%zero) -> f32 {
    %%1 = affine.for %%j = 0 to %%m step %[3]d iter_args(%%t = %%s) -> f32 {
      %%2 = affine.load %%a[%%i, %%j] : memref<?x?xf32>
      %%3 = addf %%t, %%2 : f32
      affine.yield %%3 : f32
    }
    affine.yield %%1 : f32
  }
  return %%0 : f32
}
`,
	`func @f%[1]d(%%a: memref<?x?xi32>, %%n: index, %%x: i32) {
  affine.for %%i = 0 to %%n step %[2]d {
    affine.for %%j = 0 to %%n step %[2]d {
      affine.for %%k = affine_map<(d0) -> (d0)>(%%i) to min affine_map<(d0)[s0] -> (d0 + %[2]d, s0)>(%%i)[%%n] {
        affine.for %%l = affine_map<(d0) -> (d0)>(%%j) to min affine_map<(d0)[s0] -> (d0 + %[2]d, s0)>(%%j)[%%n] {
          affine.store %%x, %%a[%%k, %%l] : memref<?x?xi32>
        }
      }
    }
  }
  return
}
`,
	`func @f%[1]d(%%a: memref<?xi64>, %%n: index, %%x: i64) {
  affine.for %%i = 0 to %%n {
    affine.if affine_set<(d0)[s0] : (d0 mod %[3]d == 0, s0 - d0 - %[2]d >= 0)>(%%i)[%%n] {
      affine.store %%x, %%a[%%i floordiv %[3]d] : memref<?xi64>
    } else {
      %%0 = affine.load %%a[%%i] : memref<?xi64>
      %%1 = addi %%0, %%x : i64
      affine.store %%1, %%a[%%i ceildiv %[3]d] : memref<?xi64>
    }
  }
  return
}
`,
	`func @f%[1]d(%%a: memref<?xf32>, %%n: index) -> f32 {
  %%0 = affine.parallel (%%i, %%j) = (0, 0) to (%%n, %[2]d) reduce ("addf") -> (f32) {
    %%1 = affine.load %%a[%%i + %%j] : memref<?xf32>
    affine.yield %%1 : f32
  }
  return %%0 : f32
}
`,
	`func @f%[1]d(%%a: memref<?xf32>, %%n: index, %%x: f32) -> index {
  %%c0 = constant 0 : index
  %%c1 = constant %[3]d : index
  scf.for %%i = %%c0 to %%n step %%c1 {
    %%0 = memref.load %%a[%%i] : memref<?xf32>
    %%1 = cmpf olt, %%0, %%x : f32
    scf.if %%1 {
      memref.store %%x, %%a[%%i] : memref<?xf32>
    }
  }
  %%2 = scf.while (%%i = %%c0) : (index) -> index {
    %%3 = cmpi slt, %%i, %%n : index
    scf.condition(%%3) %%i : index
  } do {
  ^bb0(%%i: index):
    %%4 = addi %%i, %%c1 : index
    scf.yield %%4 : index
  }
  return %%2 : index
}
`,
	`func @f%[1]d(%%a: memref<16x16x16xf32>, %%b: memref<16x16x16xf32>) {
  affine.for %%i = 0 to 16 {
    %%0 = affine.apply affine_map<(d0) -> (d0 floordiv %[3]d)>(%%i)
    affine.for %%j = 0 to 16 {
      affine.for %%k = 0 to 16 step 4 {
        %%1 = affine.load %%a[%%0, %%j, %%k] : memref<16x16x16xf32>
        %%2 = addf %%1, %%1 : f32
        affine.store %%2, %%b[%%i, %%j, %%k] : memref<16x16x16xf32>
      }
    }
  }
  return
}
`,
}

// Loops writes a module of n functions of affine loops, and of loops of scf.
func Loops(n int) string {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, loopKinds[i%len(loopKinds)], i, 8+i%57, 2+i%13)
	}
	return text.String()
}

// LongLoops writes a function of n loops, one behind the other.
func LongLoops(n int) string {
	var text strings.Builder
	text.WriteString("func @f(%a: memref<?xf32>, %n: index) {\n")
	for i := range n {
		fmt.Fprintf(&text, "  affine.for %%i = %d to %%n {\n    %%0 = affine.load %%a[%%i] : memref<?xf32>\n"+
			"    %%1 = addf %%0, %%0 : f32\n    affine.store %%1, %%a[%%i + %d] : memref<?xf32>\n  }\n", i, i%7)
	}
	text.WriteString("  return\n}\n")
	return text.String()
}

// DeepLoops writes n functions with nests of that many loops.
func DeepLoops(n, depth int) string {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "func @f%d(%%a: memref<?xi32>, %%n: index, %%x: i32) {\n", i)
		var sum []string
		for d := range depth {
			fmt.Fprintf(&text, "%s  affine.for %%i%d = %d to %%n {\n", strings.Repeat("  ", d), d, d)
			sum = append(sum, fmt.Sprintf("%%i%d", d))
		}
		fmt.Fprintf(&text, "%s  affine.store %%x, %%a[%s] : memref<?xi32>\n", strings.Repeat("  ", depth), strings.Join(sum, " + "))
		for d := depth - 1; d >= 0; d-- {
			fmt.Fprintf(&text, "%s  }\n", strings.Repeat("  ", d))
		}
		text.WriteString("  return\n}\n")
	}
	return text.String()
}
