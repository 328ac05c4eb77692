#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 32) in;
struct Bounds { vec3 low; vec3 high; };
struct Item { uint tag; Bounds b; float by; };
struct Rows { mat3x2 m; float f; };
layout(scalar, binding = 0) buffer A { Item items[]; };
layout(scalar, row_major, binding = 1) buffer B { Rows rows[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  Item x = items[i];
  vec3 low = x.b.low;
  x.b.low = x.b.high + x.by;
  x.b.high = low;
  x.tag += 1;
  items[i] = x;
  Rows y = rows[i];
  y.m[1] = y.m[0] + y.m[2];
  y.f *= 2;
  rows[i] = y;
}
