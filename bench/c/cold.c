/*
 * Time from process start to the first kernel result: open the device, load PTX, upload, launch, download,
 * check.
 * Usage: cold scale.ptx. The parent process measures until the line "result".
 */
#include "cuda_floor.h"

enum { COUNT = 1024 };

int main(int argc, char **argv) {
  if (argc < 2) fail("usage: cold scale.ptx");
  open_device();
  CUstream stream = create_stream();
  CUfunction scale = load_kernel(argv[1], "scale");

  float input[COUNT], output[COUNT], factor = 3;
  unsigned count = COUNT;
  fill_random_floats(input, COUNT, 1);
  CUdeviceptr source, target;
  CHECK(cuda.cuMemAllocAsync_(&source, sizeof input, stream));
  CHECK(cuda.cuMemAllocAsync_(&target, sizeof input, stream));
  CHECK(cuda.cuMemcpyHtoDAsync_(source, input, sizeof input, stream));
  void *arguments[] = {&target, &source, &factor, &count};
  CHECK(cuda.cuLaunchKernel_(scale, COUNT / 256, 1, 1, 256, 1, 1, 0, stream, arguments, NULL));
  CHECK(cuda.cuMemcpyDtoHAsync_(output, target, sizeof output, stream));
  CHECK(cuda.cuStreamSynchronize_(stream));

  for (int i = 0; i < COUNT; i++)
    if (output[i] != input[i] * factor) fail("the kernel's result is wrong");
  puts("result");
  return 0;
}
