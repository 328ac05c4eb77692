#version 450
layout(set = 0, binding = 0) uniform sampler2D a;
layout(set = 0, binding = 1) uniform sampler2DShadow sh;
layout(set = 0, binding = 2) uniform samplerCube c;
layout(set = 0, binding = 3) uniform sampler1D d;
layout(set = 0, binding = 4) uniform isampler2DArray e;
layout(location = 0) in vec4 p;
layout(location = 0) out vec4 o;
void main() {
  o = texture(a, p.xy) + texture(a, p.xy, 0.5) + textureProj(a, p.xyz) + textureOffset(a, p.xy, ivec2(1, 2)) + texture(c, p.xyz) + texture(d, p.x) + vec4(texture(e, p.xyz));
  o.x += texture(sh, p.xyz) + textureProj(sh, p) + textureOffset(sh, p.xyz, ivec2(1));
  o.xy += textureQueryLod(a, p.xy);
}
