#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 32) in;
struct Item { vec3 p; uint tag; vec3 q; };
layout(scalar, binding = 0) buffer A { Item items[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  items[i].q = items[i].p.zxy + float(items[i].tag);
}
