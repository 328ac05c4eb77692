#version 450
#extension GL_EXT_scalar_block_layout : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(scalar, set = 0, binding = 0) buffer B { float a; vec3 b; mat3 c; vec3 d[]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  b.d[i] = b.c * b.b * b.a;
}
