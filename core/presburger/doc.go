// Package presburger decides questions about sets of integer points that linear
// equalities and inequalities describe: whether there is a point, and how far a
// variable goes. Answers are exact, for coefficients of any size.
//
// # Vocabulary
//
//   - A [System] is a conjunction of constraints on variables. Quotients and
//     remainders, of package affine's expressions, become variables of their own
//     ([System.Linearize]), which exist for a point or do not.
//   - A [Verdict] is the answer to whether a system has a point. Time has a limit
//     (a million coefficients or so); when it is reached the verdict is GaveUp, never a guess.
//
// The method is Pugh's Omega test. Equalities are solved over the integers. A
// variable is then eliminated between its lower and upper bounds; where that
// loses integrality, the answer is in the dark shadow, in which every point is
// that of an integer, or on one of finitely many planes near to a lower bound.
//
// # Example
//
//	s := presburger.NewSystem(2)                // x, y
//	s.AddEquality([]int64{6, -4}, 1)            // 6x - 4y + 1 = 0
//	s.Emptiness() == presburger.Empty           // left and right differ in parity
package presburger
