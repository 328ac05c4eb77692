#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
// args: --target-env vulkan1.2
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
layout(set = 0, binding = 1) uniform accelerationStructureEXT others[3];
layout(std430, set = 0, binding = 2) buffer Out { vec4 color[]; };
rayQueryEXT shared_query;
float follow(uint i, rayQueryEXT q) {
  float sum = 0.0;
  while (rayQueryProceedEXT(q)) {
    if (rayQueryGetIntersectionTypeEXT(q, false) == gl_RayQueryCandidateIntersectionAABBEXT) {
      if (rayQueryGetIntersectionCandidateAABBOpaqueEXT(q)) rayQueryGenerateIntersectionEXT(q, float(i) * 0.5);
    } else {
      rayQueryConfirmIntersectionEXT(q);
      sum += dot(rayQueryGetIntersectionBarycentricsEXT(q, false), vec2(1.0)) + rayQueryGetIntersectionTEXT(q, false);
    }
    if (sum > 100.0) { rayQueryTerminateEXT(q); break; }
  }
  return sum;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  rayQueryEXT q;
  rayQueryInitializeEXT(q, scene, gl_RayFlagsOpaqueEXT | gl_RayFlagsSkipAABBEXT, 0xffu, vec3(i, 0, 0), 0.001, vec3(0, 0, 1), 1e3);
  float sum = follow(i, q);
  rayQueryInitializeEXT(shared_query, others[i % 3u], gl_RayFlagsNoneEXT, 1u, vec3(0), 0.0, vec3(1), 2.0);
  rayQueryProceedEXT(shared_query);
  if (rayQueryGetIntersectionTypeEXT(q, true) == gl_RayQueryCommittedIntersectionTriangleEXT) {
    mat4x3 m = rayQueryGetIntersectionObjectToWorldEXT(q, true), w = rayQueryGetIntersectionWorldToObjectEXT(q, true);
    sum += float(rayQueryGetIntersectionInstanceCustomIndexEXT(q, true) + rayQueryGetIntersectionInstanceIdEXT(q, true) +
        rayQueryGetIntersectionGeometryIndexEXT(q, true) + rayQueryGetIntersectionPrimitiveIndexEXT(q, true)) +
        float(rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(q, true)) + m[3].x * w[0].y;
    if (rayQueryGetIntersectionFrontFaceEXT(q, true)) sum = -sum;
  }
  vec3 v = rayQueryGetIntersectionObjectRayDirectionEXT(q, true) + rayQueryGetIntersectionObjectRayOriginEXT(q, true) +
      rayQueryGetWorldRayDirectionEXT(shared_query) * rayQueryGetWorldRayOriginEXT(q);
  color[i] = vec4(v, sum + rayQueryGetRayTMinEXT(q) + float(rayQueryGetRayFlagsEXT(q)));
}
