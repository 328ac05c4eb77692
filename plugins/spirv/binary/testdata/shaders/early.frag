#version 450
layout(early_fragment_tests) in;
layout(depth_greater) out float gl_FragDepth;
layout(input_attachment_index = 0, set = 0, binding = 0) uniform subpassInput s;
layout(location = 0) out vec4 o;
void main() {
  o = subpassLoad(s);
  gl_FragDepth = 1.0;
}
