#version 450
#extension GL_EXT_shader_atomic_float : require
#extension GL_EXT_shader_atomic_float2 : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = atomicAdd(data.v[0], 1.5) + atomicExchange(data.v[1], 2.0);
  data.v[i + 1] = atomicMin(data.v[2], 0.5) + atomicMax(data.v[3], 0.25);
}
