#version 450
#extension GL_AMD_shader_fragment_mask : require
#extension GL_NV_shader_texture_footprint : require
layout(binding = 0) uniform sampler2DMS image;
layout(binding = 1) uniform isampler2DMSArray layered;
layout(binding = 2) uniform sampler2D color;
layout(location = 0) in vec2 at;
layout(location = 0) out vec4 result;
void main() {
  uint mask = fragmentMaskFetchAMD(image, ivec2(at));
  result = fragmentFetchAMD(image, ivec2(at), mask & 15u) + vec4(fragmentFetchAMD(layered, ivec3(at, 1), 2u));
  gl_TextureFootprint2DNV f;
  if (textureFootprintNV(color, at, 5, false, f)) result.x += float(f.lod + f.mask.y);
  if (textureFootprintLodNV(color, at, 2.5, 5, true, f)) result.y += float(f.anchor.x);
}
