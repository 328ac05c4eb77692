// What the rules of math refuse.

func @f(%a: vector<4xf32>, %b: vector<2xi32>) {
  // expected-error@+1 {{'math.fpowi' op operands 'vector<4xf32>' and 'vector<2xi32>' may differ in their elements only}}
  %0 = "math.fpowi"(%a, %b) : (vector<4xf32>, vector<2xi32>) -> vector<4xf32>
  return
}
