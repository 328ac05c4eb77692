#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec4 options[]; };
layout(std430, binding = 1) buffer R { vec2 prices[]; };
float normal(float x) {
  float k = 1.0 / (1.0 + 0.2316419 * abs(x));
  float p = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  float tail = 0.39894228 * exp(-0.5 * x * x) * p;
  return x > 0.0 ? 1.0 - tail : tail;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 o = options[i];
  float root = o.w * sqrt(o.z);
  float d1 = (log(o.x / o.y) + (0.02 + 0.5 * o.w * o.w) * o.z) / root, d2 = d1 - root;
  float discounted = o.y * exp(-0.02 * o.z);
  float call = o.x * normal(d1) - discounted * normal(d2);
  prices[i] = vec2(call, call + discounted - o.x);
}
