package tollvm_test

import (
	"fmt"
	"math"
)

// roundings are conversions with decorations that say how they round, or that they saturate, of numbers that two
// integers make: one is added to the other at the end of a double, or their bits are a double's.
func roundings() []call {
	const sum = `%x0 = spv.ConvertSToF %a0 : i32 to f64
  %x1 = spv.ConvertSToF %a1 : i32 to f64
  %small = spv.Constant 2.8421709430404007e-14 : f64
  %y1 = spv.FMul %x1, %small : f64
  %x = spv.FAdd %x0, %y1 : f64
  `
	const bits = `%words = spv.CompositeConstruct %a0, %a1 : vector<2xi32>
  %x = spv.Bitcast %words : vector<2xi32> to f64
  `
	sumOf := func(a []uint32) float64 { return float64(int32(a[0])) + float64(int32(a[1]))*0x1p-45 }
	bitsOf := func(a []uint32) float64 { return math.Float64frombits(uint64(a[1])<<32 | uint64(a[0])) }
	var list []call
	add := func(name, body string, want func(a []uint32) uint32) {
		list = append(list, call{name: name, args: "i32 i32", result: "i32", body: body, want: want})
	}
	for _, mode := range []string{"RTE", "RTZ", "RTP", "RTN"} {
		narrow := fmt.Sprintf(`%%f = spv.FConvert %%x {fp_rounding_mode = %q} : f64 to f32
  %%is = spv.IsNan %%f : f32
  %%zero = spv.Constant 0 : i32
  %%bits = spv.Bitcast %%f : f32 to i32
  %%r = spv.Select %%is, %%zero, %%bits : i1, i32`, mode)
		add("narrow_sum_"+mode, sum+narrow, func(a []uint32) uint32 { return narrowed(sumOf(a), mode) })
		add("narrow_bits_"+mode, bits+narrow, func(a []uint32) uint32 { return narrowed(bitsOf(a), mode) })
		for conversion, exact := range map[string]func(n uint32) float64{
			"ConvertSToF": func(n uint32) float64 { return float64(int32(n)) }, "ConvertUToF": func(n uint32) float64 { return float64(n) },
		} {
			body := fmt.Sprintf(`%%m = spv.BitwiseXor %%a0, %%a1 : i32
  %%f = spv.%s %%m {fp_rounding_mode = %q} : i32 to f32
  %%r = spv.Bitcast %%f : f32 to i32`, conversion, mode)
			add(conversion+mode, body, func(a []uint32) uint32 { return narrowed(exact(a[0]^a[1]), mode) })
		}
		for conversion, limits := range map[string][2]float64{"ConvertFToS": {math.MinInt32, math.MaxInt32}, "ConvertFToU": {0, math.MaxUint32}} {
			body := fmt.Sprintf("%%r = spv.%s %%x {fp_rounding_mode = %q, saturated_conversion} : f64 to i32", conversion, mode)
			add(conversion+"_sum_"+mode, sum+body, func(a []uint32) uint32 { return whole(sumOf(a), mode, limits) })
			add(conversion+"_bits_"+mode, bits+body, func(a []uint32) uint32 { return whole(bitsOf(a), mode, limits) })
		}
	}
	const xor, widen = "%m = spv.BitwiseXor %a0, %a1 : i32\n  ", "\n  %r = spv.SConvert %b : i8 to i32"
	add("SConvertSaturated", xor+"%b = spv.SConvert %m {saturated_conversion} : i32 to i8"+widen, func(a []uint32) uint32 {
		return uint32(min(max(int32(a[0]^a[1]), -128), 127))
	})
	add("UConvertSaturated", xor+"%b = spv.UConvert %m {saturated_conversion} : i32 to i8"+widen, func(a []uint32) uint32 {
		return uint32(int8(uint8(min(a[0]^a[1], 255))))
	})
	return list
}

// narrowed are the bits of a number as a float of 32 bits, 0 for what is none.
func narrowed(x float64, mode string) uint32 {
	near := float32(x)
	up, down := float32(math.Inf(1)), float32(math.Inf(-1))
	goal := near
	switch {
	case x != x:
		return 0
	case mode == "RTP" && float64(near) < x, mode == "RTZ" && float64(near) < x && x < 0:
		goal = up
	case mode == "RTN" && float64(near) > x, mode == "RTZ" && float64(near) > x && x > 0:
		goal = down
	}
	return math.Float32bits(math.Nextafter32(near, goal))
}

// whole is the whole number of 32 bits that a number becomes, as near as the limits allow.
func whole(x float64, mode string, limits [2]float64) uint32 {
	if x != x {
		return 0
	}
	round := map[string]func(float64) float64{"RTE": math.RoundToEven, "RTZ": math.Trunc, "RTP": math.Ceil, "RTN": math.Floor}[mode]
	return uint32(int64(min(max(round(x), limits[0]), limits[1])))
}
