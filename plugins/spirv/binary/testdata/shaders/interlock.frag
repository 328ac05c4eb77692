#version 450
#extension GL_ARB_fragment_shader_interlock : require
layout(pixel_interlock_ordered) in;
layout(set = 0, binding = 0, rgba8) uniform coherent image2D im;
layout(location = 0) in vec4 p;
void main() {
  beginInvocationInterlockARB();
  imageStore(im, ivec2(p.xy), imageLoad(im, ivec2(p.xy)) + p);
  endInvocationInterlockARB();
}
