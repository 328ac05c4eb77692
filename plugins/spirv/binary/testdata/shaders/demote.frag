#version 450
#extension GL_EXT_demote_to_helper_invocation : require
// args: --target-env vulkan1.3
layout(location = 0) in vec4 p;
layout(location = 0) out vec4 o;
void main() {
  if (p.x > 1.0) demote;
  o = helperInvocationEXT() ? p : dFdx(p);
}
