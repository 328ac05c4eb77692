#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer F { float f[64]; vec4 v[16]; uint u[16]; int i[16]; mat4 m; } b;
void main() {
  float x = b.f[0];
  b.f[1] = sin(x) + cos(x) + tan(x) + asin(x) + acos(x) + atan(x) + sinh(x) + cosh(x) + tanh(x);
  b.f[2] = asinh(x) + acosh(x) + atanh(x) + pow(x, 2.5) + exp(x) + log(x) + exp2(x) + log2(x) + sqrt(x) + inversesqrt(x);
  b.f[3] = abs(x) + sign(x) + floor(x) + trunc(x) + round(x) + roundEven(x) + ceil(x) + fract(x) + mod(x, 3.0);
  b.f[4] = min(x, 1.0) + max(x, 2.0) + clamp(x, 0.0, 1.0) + mix(x, 2.0, 0.5) + step(0.5, x) + smoothstep(0.0, 1.0, x);
  int e; float w;
  b.f[5] = frexp(x, e) + modf(x, w) + ldexp(x, e) + w + fma(x, x, x) + atan(x, w);
  b.u[0] = packSnorm4x8(b.v[0]) + packUnorm4x8(b.v[1]) + packHalf2x16(b.v[2].xy) + packSnorm2x16(b.v[2].xy) + packUnorm2x16(b.v[2].yz);
  b.v[3] = unpackSnorm4x8(b.u[1]) + unpackUnorm4x8(b.u[2]) + vec4(unpackHalf2x16(b.u[3]), unpackSnorm2x16(b.u[3])) + vec4(unpackUnorm2x16(b.u[4]), 0.0, 1.0);
  b.v[4] = normalize(reflect(b.v[5], b.v[6])) + refract(b.v[5], b.v[6], 1.5) + faceforward(b.v[0], b.v[1], b.v[2]);
  b.f[6] = distance(b.v[5], b.v[6]) + length(b.v[7]) + dot(b.v[7], b.v[8]) + determinant(b.m);
  b.m = inverse(transpose(b.m)) * outerProduct(b.v[1], b.v[2]) * 2.0;
  b.i[0] = findLSB(b.i[1]) + findMSB(b.i[1]) + bitCount(b.i[2]) + bitfieldReverse(b.i[3]) + bitfieldInsert(b.i[3], b.i[4], 3, 4) + bitfieldExtract(b.i[5], 2, 3);
  b.u[5] = uint(findMSB(b.u[6])) + min(b.u[5], 3u) + clamp(b.u[6], 1u, 9u);
  uint hi, lo; umulExtended(b.u[7], b.u[8], hi, lo); b.u[9] = hi + lo + uaddCarry(b.u[7], b.u[8], lo) + usubBorrow(b.u[8], b.u[7], hi);
  b.i[6] = abs(b.i[7]) + sign(b.i[8]) + b.i[9] / b.i[10] + b.i[9] % b.i[11];
  bvec4 c = lessThan(b.v[0], b.v[1]);
  b.v[9] = any(c) ? mix(b.v[0], b.v[1], c) : all(c) ? b.v[2] : -b.v[3];
  b.v[10][b.i[12]] = isnan(x) ? 1.0 : isinf(x) ? 2.0 : 3.0;
  b.f[7] = intBitsToFloat(b.i[13]) + float(b.u[10]) + float(floatBitsToUint(x));
}
