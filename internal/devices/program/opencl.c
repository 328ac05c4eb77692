/* Runs kernels by OpenCL. Modules are sources in OpenCL C; arguments are the buffers, and then the
 * words of the push constants. */
#define CL_TARGET_OPENCL_VERSION 120
#include "job.h"
#include <CL/cl.h>

static cl_device_id device;
static cl_context context;
static cl_command_queue queue;

static void run_job(const struct job *j) {
  uint64_t start = now();
  cl_int error;
  const char *text = (const char *)j->module;
  cl_program program = clCreateProgramWithSource(context, 1, &text, 0, &error);
  must(error == CL_SUCCESS, "no program");
  if (clBuildProgram(program, 1, &device, "", 0, 0) != CL_SUCCESS) {
    char log[4096] = "";
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, 0);
    must(0, log);
  }
  cl_kernel kernel = clCreateKernel(program, j->entry, &error);
  must(error == CL_SUCCESS, "there is no such kernel");
  cl_mem *memory = calloc(j->count + 1, sizeof *memory);
  for (uint32_t i = 0; i < j->count; i++) {
    memory[i] = clCreateBuffer(context, CL_MEM_READ_WRITE, j->buffers[i].size, 0, &error);
    must(error == CL_SUCCESS, "no buffer");
    must(clSetKernelArg(kernel, i, sizeof memory[i], &memory[i]) == CL_SUCCESS, "a buffer is no argument");
  }
  for (uint32_t i = 0; i < j->push_size / 4; i++)
    must(clSetKernelArg(kernel, j->count + i, 4, j->push + 4 * i) == CL_SUCCESS, "a push constant is no argument");
  size_t global[3], local[3];
  for (int i = 0; i < 3; i++) local[i] = j->local[i], global[i] = local[i] * j->grid[i];
  uint64_t compiled = now() - start;
  uint64_t *times = calloc(j->repeat + 1, sizeof *times);
  for (uint32_t k = 0; k < j->repeat; k++) {
    for (uint32_t i = 0; i < j->count; i++)
      must(clEnqueueWriteBuffer(queue, memory[i], CL_TRUE, 0, j->buffers[i].size, j->buffers[i].first, 0, 0, 0) == CL_SUCCESS, "cannot write a buffer");
    start = now();
    must(clEnqueueNDRangeKernel(queue, kernel, 3, 0, global, local, 0, 0, 0) == CL_SUCCESS, "cannot launch");
    must(clFinish(queue) == CL_SUCCESS, "the kernel failed");
    times[k] = now() - start;
  }
  put64(compiled);
  for (uint32_t k = 0; k < j->repeat; k++) put64(times[k]);
  for (uint32_t i = 0; i < j->count; i++) {
    unsigned char *data = calloc(1, j->buffers[i].size + 1);
    must(clEnqueueReadBuffer(queue, memory[i], CL_TRUE, 0, j->buffers[i].size, data, 0, 0, 0) == CL_SUCCESS, "cannot read a buffer");
    put(data, j->buffers[i].size);
    free(data);
    clReleaseMemObject(memory[i]);
  }
  fflush(stdout);
  clReleaseKernel(kernel);
  clReleaseProgram(program);
  free(memory), free(times);
}

int main(void) {
  cl_platform_id platform;
  must(clGetPlatformIDs(1, &platform, 0) == CL_SUCCESS, "no platform");
  must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, 0) == CL_SUCCESS, "no device that is a CPU");
  context = clCreateContext(0, 1, &device, 0, 0, 0);
  queue = clCreateCommandQueue(context, device, 0, 0);
  must(context != 0 && queue != 0, "no queue");
  put32(0);
  fflush(stdout);
  for (struct job j; get_job(&j); free_job(&j)) run_job(&j);
  return 0;
}
