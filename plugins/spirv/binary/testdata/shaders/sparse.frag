#version 450
#extension GL_ARB_sparse_texture2 : require
layout(set = 0, binding = 0) uniform sampler2D a;
layout(set = 0, binding = 1, rgba8) uniform image2D im;
layout(location = 0) in vec2 p;
layout(location = 0) out vec4 o;
void main() {
  vec4 t;
  int c = sparseTextureARB(a, p, t);
  o = t;
  if (!sparseTexelsResidentARB(c)) o = vec4(0);
  c = sparseImageLoadARB(im, ivec2(p), t);
  o += t + float(c);
  c = sparseTextureLodARB(a, p, 1.0, t);
  o += t;
  c = sparseTexelFetchARB(a, ivec2(p), 0, t);
  o += t;
  c = sparseTextureGatherARB(a, p, t, 1);
  o += t;
}
