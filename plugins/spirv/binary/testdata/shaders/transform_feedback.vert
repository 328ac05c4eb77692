#version 450
layout(xfb_buffer = 0, xfb_offset = 16, xfb_stride = 32, location = 0) out vec4 a;
void main() {
  a = vec4(1);
  gl_Position = a;
}
