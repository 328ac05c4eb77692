#version 450
#extension GL_EXT_shared_memory_block : require
// args: --target-env vulkan1.2
layout(local_size_x = 2) in;
layout(local_size_y = 2) in;
shared A { float x[4]; } a;
shared B { uint y[4]; } b;
void main() {
  a.x[gl_LocalInvocationIndex & 3u] = 1.0;
  barrier();
  b.y[0] += 1u;
}
