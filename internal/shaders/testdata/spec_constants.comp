#version 450
layout(local_size_x_id = 3) in;
layout(constant_id = 0) const uint factor = 2u;
layout(constant_id = 1) const float bias = 0.5;
layout(constant_id = 2) const bool negate = false;
const uint both = factor * 3u + gl_WorkGroupSize.x;
layout(std430, binding = 0) buffer R { float r[]; };
shared float row[factor];
void main() {
  uint i = gl_GlobalInvocationID.x;
  row[gl_LocalInvocationID.x % factor] = 1.0;
  float x = float(i * factor + both) + bias;
  r[i] = negate ? -x : x;
}
