#version 450
layout(location = 0) in vec4 p;
layout(location = 0) out vec4 o;
void main() {
  o = dFdx(p) + dFdy(p) + fwidth(p) + dFdxFine(p) + dFdyFine(p) + fwidthFine(p) + dFdxCoarse(p) + dFdyCoarse(p) + fwidthCoarse(p);
  if (o.x < 0.0) discard;
  gl_FragDepth = o.y;
}
