#version 450
layout(triangles, equal_spacing, cw) in;
layout(location = 0) patch in vec4 p;
void main() {
  gl_Position = p + vec4(gl_TessCoord, float(gl_PatchVerticesIn));
}
