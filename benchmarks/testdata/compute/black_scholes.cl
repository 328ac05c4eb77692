float normal(float x) {
  float k = 1.0f / (1.0f + 0.2316419f * fabs(x));
  float p = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float tail = 0.39894228f * exp(-0.5f * x * x) * p;
  return x > 0 ? 1.0f - tail : tail;
}
kernel void black_scholes(global const float4 *options, global float2 *prices) {
  uint i = get_global_id(0);
  float4 o = options[i];
  float root = o.w * sqrt(o.z);
  float d1 = (log(o.x / o.y) + (0.02f + 0.5f * o.w * o.w) * o.z) / root, d2 = d1 - root;
  float discounted = o.y * exp(-0.02f * o.z);
  float call = o.x * normal(d1) - discounted * normal(d2);
  prices[i] = (float2)(call, call + discounted - o.x);
}
