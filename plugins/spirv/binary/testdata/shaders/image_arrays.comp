#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(set = 0, binding = 1) uniform texture2D t[8];
layout(set = 0, binding = 2) uniform sampler s[2];
layout(set = 0, binding = 3, rgba8) uniform image2D im[4];
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = textureLod(sampler2D(t[i & 7u], s[1]), vec2(0), 0.0).x + imageLoad(im[i & 3u], ivec2(i)).x;
}
