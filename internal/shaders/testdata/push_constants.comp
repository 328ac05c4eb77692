#version 450
layout(local_size_x = 32) in;
struct Range { uint first, count; };
layout(push_constant) uniform P { float factor; Range range; vec3 offset; uint table[4]; } p;
layout(std430, binding = 0) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i < p.range.first || i >= p.range.first + p.range.count) return;
  r[i] = vec4(p.offset * p.factor, float(p.table[i & 3u]));
}
