#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node;
layout(buffer_reference, std430) buffer Node { float x; Node next; };
layout(buffer_reference) buffer Floats { float v[]; };
layout(push_constant) uniform P { Node head; Floats f; uint64_t raw; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  Node n = p.head;
  for (int j = 0; j < 4; j++) { p.f.v[i] += n.x; n = n.next; }
  Floats g = Floats(p.raw + 16UL);
  g.v[0] = 1.0;
  n.next = p.head;
  p.f.v[1] = float(uint64_t(n) == 0UL);
}
