#version 450
layout(location = 0) in vec4 a;
layout(location = 1) flat in int b;
layout(location = 2) noperspective in vec2 c;
layout(location = 3) centroid in vec2 d;
layout(location = 4) sample in vec2 e;
layout(location = 0) out vec4 o;
layout(location = 1, index = 0) out uvec2 q;
void main() {
  o = interpolateAtCentroid(a) + interpolateAtSample(a, 1) + interpolateAtOffset(a, vec2(0.25)) + float(b) + vec4(c, d) + vec4(e, gl_FragCoord.xy);
  q = uvec2(gl_SampleID, gl_FrontFacing);
}
