#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(set = 0, binding = 1) uniform sampler2D a;
layout(set = 0, binding = 2) uniform texture2D t;
layout(set = 0, binding = 3) uniform sampler s;
layout(set = 0, binding = 4) uniform samplerShadow ss;
layout(set = 0, binding = 5) uniform samplerCubeArray c;
layout(set = 0, binding = 6) uniform usamplerBuffer b;
layout(set = 0, binding = 7) uniform sampler2DMS ms;
layout(set = 0, binding = 8) uniform sampler2DShadow sh;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 p = vec2(i) / 64.0;
  vec4 x = textureLod(a, p, 1.0) + textureLod(sampler2D(t, s), p, 0.0) + texelFetch(a, ivec2(i), 2) + textureGrad(a, p, vec2(0.1), vec2(0.2));
  x += textureLodOffset(a, p, 0.0, ivec2(1, -1)) + textureProjLod(a, vec3(p, 2), 0.0) + textureGather(a, p, 2) + textureGatherOffset(a, p, ivec2(i)) + textureGatherOffsets(a, p, ivec2[4](ivec2(0), ivec2(1), ivec2(2), ivec2(3)));
  x += textureLod(c, vec4(p, 1, 0), 0.0) + vec4(texelFetch(b, int(i))) + texelFetch(ms, ivec2(i), 1);
  x.x += textureLod(sh, vec3(p, 0.5), 0.0) + textureLod(sampler2DShadow(t, ss), vec3(p, 0.5), 0.0);
  x += textureGather(sh, p, 0.5);
  x.xy += vec2(textureSize(a, 0)) + vec2(textureSize(ms)) + float(textureSize(b)) + float(textureQueryLevels(a)) + float(textureSamples(ms));
  x.xyz += vec3(textureSize(c, 1));
  data.v[i] = x.x + x.y;
}
