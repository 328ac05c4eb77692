#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = data.v[i], y = data.v[i + 1];
  data.v[i] = abs(x) + sign(x) + floor(x) + trunc(x) + round(x) + roundEven(x) + ceil(x) + fract(x) + mod(x, y) + min(x, y) + max(x, y) + clamp(x, y, 3.0) + mix(x, y, 0.25) + step(x, y) + smoothstep(x, y, 0.5) + fma(x, y, x) + float(isnan(x)) + float(isinf(y)) + ldexp(x, 3);
  int e;
  float w;
  data.v[i] += frexp(x, e) + float(e) + modf(y, w) + w;
}
