#version 450
layout(vertices = 3) out;
layout(location = 0) patch out vec4 p;
layout(location = 1) out vec4 q[];
void main() {
  q[gl_InvocationID] = gl_in[gl_InvocationID].gl_Position;
  barrier();
  if (gl_InvocationID == 0) { gl_TessLevelOuter[0] = 2.0; gl_TessLevelInner[0] = 3.0; p = vec4(1); }
}
