/* Runs compute shaders by Vulkan. */
#include "job.h"
#include <vulkan/vulkan.h>

static VkPhysicalDevice physical;
static VkDevice device;
static VkQueue queue;
static VkCommandPool pool;
static uint32_t memory_type;

static void open_device(void) {
  VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
  VkInstance instance;
  must(vkCreateInstance(&info, 0, &instance) == VK_SUCCESS, "no instance");
  VkPhysicalDevice all[16];
  uint32_t count = 16;
  vkEnumeratePhysicalDevices(instance, &count, all);
  for (uint32_t i = 0; i < count; i++) {
    VkPhysicalDeviceProperties p;
    vkGetPhysicalDeviceProperties(all[i], &p);
    if (p.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU) physical = all[i];
  }
  must(physical != 0, "no device that is a CPU");
  VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomics = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT};
  VkPhysicalDeviceVulkan13Features v13 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, .pNext = &atomics};
  VkPhysicalDeviceVulkan12Features v12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, .pNext = &v13};
  VkPhysicalDeviceVulkan11Features v11 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, .pNext = &v12};
  VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &v11};
  vkGetPhysicalDeviceFeatures2(physical, &features);
  float priority = 1;
  VkDeviceQueueCreateInfo q = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
  const char *extensions[] = {VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME};
  VkDeviceCreateInfo d = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .pNext = &features, .queueCreateInfoCount = 1,
    .pQueueCreateInfos = &q, .enabledExtensionCount = 1, .ppEnabledExtensionNames = extensions};
  must(vkCreateDevice(physical, &d, 0, &device) == VK_SUCCESS, "no device");
  vkGetDeviceQueue(device, 0, 0, &queue);
  VkCommandPoolCreateInfo c = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  must(vkCreateCommandPool(device, &c, 0, &pool) == VK_SUCCESS, "no command pool");
  VkPhysicalDeviceMemoryProperties m;
  vkGetPhysicalDeviceMemoryProperties(physical, &m);
  VkMemoryPropertyFlags want = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  for (memory_type = 0; memory_type < m.memoryTypeCount; memory_type++)
    if ((m.memoryTypes[memory_type].propertyFlags & want) == want) return;
  must(0, "no memory that the host sees");
}

struct bound {
  VkBuffer buffer; /* of an image: its texels on the way there and back */
  VkBufferView texels;
  VkImage image;
  VkImageView view;
  VkDeviceMemory image_memory;
  VkBufferImageCopy copy;
  VkDeviceMemory memory;
  unsigned char *mapped;
};

static void make_buffer(const struct buffer *j, struct bound *b) {
  VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = j->size == 0 ? 4 : j->size,
    .usage = j->is_uniform ? VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT : VK_BUFFER_USAGE_STORAGE_BUFFER_BIT};
  if (j->image[0] != 0) info.usage = VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  must(vkCreateBuffer(device, &info, 0, &b->buffer) == VK_SUCCESS, "no buffer");
  VkMemoryRequirements need;
  vkGetBufferMemoryRequirements(device, b->buffer, &need);
  VkMemoryAllocateInfo memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = need.size, .memoryTypeIndex = memory_type};
  must(vkAllocateMemory(device, &memory, 0, &b->memory) == VK_SUCCESS, "no memory for a buffer");
  vkBindBufferMemory(device, b->buffer, b->memory, 0);
  must(vkMapMemory(device, b->memory, 0, VK_WHOLE_SIZE, 0, (void **)&b->mapped) == VK_SUCCESS, "cannot map a buffer");
}

enum { most_sets = 4, texel_buffer = 100 };

static VkDescriptorType kind_of(const struct buffer *j) {
  if (j->image[0] == texel_buffer) return VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
  if (j->image[0] != 0) return VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
  return j->is_uniform ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

static void make_image(const struct buffer *j, struct bound *b) {
  if (j->image[0] == texel_buffer) {
    VkBufferViewCreateInfo v = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO, .buffer = b->buffer, .format = j->image[1], .range = VK_WHOLE_SIZE};
    must(vkCreateBufferView(device, &v, 0, &b->texels) == VK_SUCCESS, "no texel buffer");
    return;
  }
  VkImageViewType type = j->image[0] - 1;
  int flat = type == VK_IMAGE_VIEW_TYPE_1D || type == VK_IMAGE_VIEW_TYPE_1D_ARRAY, deep = type == VK_IMAGE_VIEW_TYPE_3D;
  int cube = type == VK_IMAGE_VIEW_TYPE_CUBE || type == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
  uint32_t layers = type == VK_IMAGE_VIEW_TYPE_1D_ARRAY ? j->image[3] : deep ? 1 : j->image[4];
  VkExtent3D extent = {j->image[2], flat ? 1 : j->image[3], deep ? j->image[4] : 1};
  VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, .flags = cube ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0,
    .imageType = flat ? VK_IMAGE_TYPE_1D : deep ? VK_IMAGE_TYPE_3D : VK_IMAGE_TYPE_2D, .format = j->image[1], .extent = extent,
    .mipLevels = 1, .arrayLayers = layers, .samples = VK_SAMPLE_COUNT_1_BIT,
    .usage = VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT};
  must(vkCreateImage(device, &info, 0, &b->image) == VK_SUCCESS, "no image");
  VkMemoryRequirements need;
  vkGetImageMemoryRequirements(device, b->image, &need);
  VkMemoryAllocateInfo memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = need.size, .memoryTypeIndex = memory_type};
  must(vkAllocateMemory(device, &memory, 0, &b->image_memory) == VK_SUCCESS, "no memory for an image");
  vkBindImageMemory(device, b->image, b->image_memory, 0);
  VkImageViewCreateInfo v = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, .image = b->image, .viewType = type, .format = j->image[1],
    .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, layers}};
  must(vkCreateImageView(device, &v, 0, &b->view) == VK_SUCCESS, "no view of an image");
  b->copy = (VkBufferImageCopy){.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, layers}, .imageExtent = extent};
}

/* Copies images from their buffers before the dispatch, or back behind it. */
static void copy_images(VkCommandBuffer commands, const struct bound *bound, uint32_t count, int back) {
  for (uint32_t i = 0; i < count; i++) {
    if (bound[i].image == 0) continue;
    VkImageMemoryBarrier to = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
      .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, .oldLayout = back ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_UNDEFINED,
      .newLayout = VK_IMAGE_LAYOUT_GENERAL, .image = bound[i].image, .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, VK_REMAINING_ARRAY_LAYERS}};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, 0, 0, 0, 1, &to);
    if (back)
      vkCmdCopyImageToBuffer(commands, bound[i].image, VK_IMAGE_LAYOUT_GENERAL, bound[i].buffer, 1, &bound[i].copy);
    else
      vkCmdCopyBufferToImage(commands, bound[i].buffer, bound[i].image, VK_IMAGE_LAYOUT_GENERAL, 1, &bound[i].copy);
  }
  VkMemoryBarrier all = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
    .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &all, 0, 0, 0, 0);
}

static void run_job(const struct job *j) {
  uint32_t count = j->count;
  const struct buffer *buffers = j->buffers;
  VkSpecializationMapEntry *entries = calloc(j->spec_count + 1, sizeof *entries);
  for (uint32_t i = 0; i < j->spec_count; i++)
    entries[i] = (VkSpecializationMapEntry){.constantID = j->spec[2 * i], .offset = 8 * i + 4, .size = 4};
  struct bound *bound = calloc(count + 1, sizeof *bound);
  for (uint32_t i = 0; i < count; i++) {
    must(buffers[i].set < most_sets, "more sets than this program knows");
    make_buffer(&buffers[i], &bound[i]);
    if (buffers[i].image[0] != 0) make_image(&buffers[i], &bound[i]);
  }
  uint64_t start = now();
  VkDescriptorSetLayout layouts[most_sets];
  VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, count + 1}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, count + 1},
    {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, count + 1}, {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, count + 1}};
  VkDescriptorPoolCreateInfo dp = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = most_sets, .poolSizeCount = 4, .pPoolSizes = sizes};
  VkDescriptorPool descriptors;
  must(vkCreateDescriptorPool(device, &dp, 0, &descriptors) == VK_SUCCESS, "no descriptor pool");
  for (uint32_t s = 0; s < most_sets; s++) {
    VkDescriptorSetLayoutBinding *b = calloc(count + 1, sizeof *b);
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++) {
      if (buffers[i].set != s) continue;
      if (n > 0 && b[n - 1].binding == buffers[i].binding) {
        b[n - 1].descriptorCount++;
        continue;
      }
      b[n++] = (VkDescriptorSetLayoutBinding){.binding = buffers[i].binding, .descriptorCount = 1, .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT,
        .descriptorType = kind_of(&buffers[i])};
    }
    VkDescriptorSetLayoutCreateInfo l = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = n, .pBindings = b};
    must(vkCreateDescriptorSetLayout(device, &l, 0, &layouts[s]) == VK_SUCCESS, "no descriptor set layout");
    free(b);
  }
  VkDescriptorSetAllocateInfo sa = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorPool = descriptors, .descriptorSetCount = most_sets, .pSetLayouts = layouts};
  VkDescriptorSet sets[most_sets];
  must(vkAllocateDescriptorSets(device, &sa, sets) == VK_SUCCESS, "no descriptor sets");
  for (uint32_t i = 0, element = 0; i < count; i++) {
    element = i > 0 && buffers[i].set == buffers[i - 1].set && buffers[i].binding == buffers[i - 1].binding ? element + 1 : 0;
    VkDescriptorBufferInfo info = {.buffer = bound[i].buffer, .range = VK_WHOLE_SIZE};
    VkDescriptorImageInfo image = {.imageView = bound[i].view, .imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    VkWriteDescriptorSet w = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = sets[buffers[i].set], .dstBinding = buffers[i].binding,
      .dstArrayElement = element, .descriptorCount = 1, .pBufferInfo = &info,
      .pImageInfo = &image, .pTexelBufferView = &bound[i].texels, .descriptorType = kind_of(&buffers[i])};
    vkUpdateDescriptorSets(device, 1, &w, 0, 0);
  }
  VkPushConstantRange range = {.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT, .size = (j->push_size + 3) / 4 * 4};
  VkPipelineLayoutCreateInfo pl = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = most_sets, .pSetLayouts = layouts,
    .pushConstantRangeCount = j->push_size > 0, .pPushConstantRanges = &range};
  VkPipelineLayout layout;
  must(vkCreatePipelineLayout(device, &pl, 0, &layout) == VK_SUCCESS, "no pipeline layout");
  VkShaderModuleCreateInfo sm = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = j->module_size, .pCode = (const uint32_t *)j->module};
  VkShaderModule module;
  must(vkCreateShaderModule(device, &sm, 0, &module) == VK_SUCCESS, "no shader module");
  VkSpecializationInfo special = {.mapEntryCount = j->spec_count, .pMapEntries = entries, .dataSize = 8 * j->spec_count, .pData = j->spec};
  VkComputePipelineCreateInfo pi = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = layout,
    .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = module,
      .pName = j->entry, .pSpecializationInfo = &special}};
  VkPipeline pipeline;
  must(vkCreateComputePipelines(device, 0, 1, &pi, 0, &pipeline) == VK_SUCCESS, "no pipeline");
  VkCommandBufferAllocateInfo ca = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool, .commandBufferCount = 1};
  VkCommandBuffer commands;
  must(vkAllocateCommandBuffers(device, &ca, &commands) == VK_SUCCESS, "no command buffer");
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  vkBeginCommandBuffer(commands, &begin);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, most_sets, sets, 0, 0);
  if (j->push_size > 0) vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, range.size, j->push);
  copy_images(commands, bound, count, 0);
  vkCmdDispatch(commands, j->grid[0], j->grid[1], j->grid[2]);
  copy_images(commands, bound, count, 1);
  vkEndCommandBuffer(commands);
  uint64_t compiled = now() - start;
  uint64_t *times = calloc(j->repeat + 1, sizeof *times);
  for (uint32_t k = 0; k < j->repeat; k++) {
    for (uint32_t i = 0; i < count; i++) memcpy(bound[i].mapped, buffers[i].first, buffers[i].size);
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    start = now();
    must(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS, "cannot submit");
    must(vkQueueWaitIdle(queue) == VK_SUCCESS, "the device is lost");
    times[k] = now() - start;
  }
  put64(compiled);
  for (uint32_t k = 0; k < j->repeat; k++) put64(times[k]);
  for (uint32_t i = 0; i < count; i++) put(bound[i].mapped, buffers[i].size);
  fflush(stdout);
  vkFreeCommandBuffers(device, pool, 1, &commands);
  vkDestroyPipeline(device, pipeline, 0);
  vkDestroyShaderModule(device, module, 0);
  vkDestroyPipelineLayout(device, layout, 0);
  vkDestroyDescriptorPool(device, descriptors, 0);
  for (uint32_t s = 0; s < most_sets; s++) vkDestroyDescriptorSetLayout(device, layouts[s], 0);
  for (uint32_t i = 0; i < count; i++) {
    if (bound[i].texels != 0) vkDestroyBufferView(device, bound[i].texels, 0);
    if (bound[i].image != 0) {
      vkDestroyImageView(device, bound[i].view, 0);
      vkDestroyImage(device, bound[i].image, 0);
      vkFreeMemory(device, bound[i].image_memory, 0);
    }
    vkDestroyBuffer(device, bound[i].buffer, 0);
    vkFreeMemory(device, bound[i].memory, 0);
  }
  free(bound), free(times), free(entries);
}

int main(void) {
  open_device();
  VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
  VkPhysicalDeviceProperties2 p = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &subgroup};
  vkGetPhysicalDeviceProperties2(physical, &p);
  put32(subgroup.subgroupSize);
  fflush(stdout);
  for (struct job j; get_job(&j); free_job(&j)) run_job(&j);
  return 0;
}
