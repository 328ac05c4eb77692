#version 450
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) uniform image2D a;
layout(set = 0, binding = 1) uniform uimage2D b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  imageStore(a, ivec2(i), imageLoad(a, ivec2(1)));
  imageStore(b, ivec2(i), imageLoad(b, ivec2(1)));
}
