package num

// FloorDiv is a divided by b, rounded down. b is not 0, and the result is in range.
func FloorDiv[T ~int | ~int64](a, b T) T {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// CeilDiv is a divided by b, rounded up. b is not 0, and the result is in range.
func CeilDiv[T ~int | ~int64](a, b T) T {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}

// RoundUp is the least multiple that is not less than n, which is not negative.
func RoundUp[T ~int | ~int64](n, multiple T) T { return CeilDiv(n, multiple) * multiple }

// GCD is the greatest number that divides two; that of 0 and a number is its magnitude.
func GCD[T ~int64 | ~uint64](a, b T) T {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}
