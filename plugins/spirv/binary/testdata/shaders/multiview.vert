#version 450
#extension GL_EXT_multiview : require
#extension GL_ARB_shader_draw_parameters : require
// args: --target-env vulkan1.1
layout(location = 0) out vec4 c;
void main() {
  c = vec4(gl_ViewIndex, gl_DrawIDARB, gl_BaseVertexARB, gl_BaseInstanceARB);
  gl_Position = vec4(0);
}
