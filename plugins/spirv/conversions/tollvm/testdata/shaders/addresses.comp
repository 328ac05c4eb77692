#version 450
#extension GL_EXT_buffer_reference : enable
#extension GL_EXT_buffer_reference_uvec2 : enable
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : enable
layout(local_size_x = 1) in;
layout(buffer_reference, std430) buffer Node { uvec2 next; uint64_t after; float value; };
layout(push_constant) uniform P { uvec2 first; } p;
void main() {
  Node n = Node(p.first);
  n.value += Node(n.next).value + Node(n.after).value;
  n.next = uvec2(n);
  n.after = uint64_t(Node(n.next)) + 16;
}
