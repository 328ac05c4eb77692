#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec2 a[]; };
layout(std430, binding = 1) buffer R { float r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, at = i * 10u;
  float x = a[i].x, y = a[i].y;
  r[at] = x + y;
  r[at + 1u] = x * y - x;
  r[at + 2u] = x / y;
  r[at + 3u] = fma(x, y, 0.25);
  r[at + 4u] = mod(x, y);
  r[at + 5u] = floor(x) + ceil(y);
  r[at + 6u] = trunc(x) + roundEven(y);
  r[at + 7u] = fract(x) + abs(y) + sign(x);
  r[at + 8u] = min(x, y) - max(x, 1.5);
  r[at + 9u] = clamp(x, -1.0, 1.0) + mix(x, y, 0.25) + step(0.5, x) + smoothstep(-2.0, 2.0, y);
}
