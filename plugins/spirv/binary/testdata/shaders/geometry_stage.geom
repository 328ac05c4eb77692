#version 450
layout(triangles, invocations = 2) in;
layout(triangle_strip, max_vertices = 6) out;
layout(location = 0) in vec4 a[];
layout(location = 0) out vec4 b;
void main() {
  for (int i = 0; i < 3; i++) {
    gl_Position = gl_in[i].gl_Position;
    b = a[i] + float(gl_InvocationID);
    EmitVertex();
  }
  EndPrimitive();
}
