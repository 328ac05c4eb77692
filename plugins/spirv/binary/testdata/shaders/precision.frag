#version 450
precision mediump float;
layout(location = 0) in mediump vec4 p;
layout(location = 0) out mediump vec4 o;
mediump float f(mediump float x) { return x > 0.5 ? x * 2.0 : x; }
void main() {
  mediump float s = 0.0;
  for (mediump int j = 0; j < 4; j++) s += f(p[j]);
  precise float t = s * p.x + p.y;
  o = vec4(s, t, 0, 1);
}
