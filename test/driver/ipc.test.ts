/** IPC handles passed by value, to a C library that receives them as compiled C does. Needs no GPU. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import { runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const SOURCE = `
#include <stdint.h>
#include <string.h>
typedef struct { char reserved[64]; } Handle;
int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuGetErrorString(int error, const char **text) { *text = "no such handle"; return 0; }
int cuGetErrorName(int error, const char **text) { *text = "CUDA_ERROR"; return 0; }
static Handle made(uint64_t seed) {
  Handle handle;
  for (int i = 0; i < 64; i++) handle.reserved[i] = (char)(seed >> (i % 8 * 8)) + i;
  return handle;
}
static int known(Handle handle, uint64_t seed) { Handle want = made(seed); return memcmp(&handle, &want, 64) == 0; }
int cuIpcGetMemHandle(Handle *handle, uint64_t pointer) { *handle = made(pointer); return 0; }
int cuIpcOpenMemHandle_v2(uint64_t *pointer, Handle handle, unsigned flags) {
  if (flags != 1 || !known(handle, 0x7fedcba987654321)) return 400;
  *pointer = 0x7f0000001000;
  return 0;
}
int cuIpcCloseMemHandle(uint64_t pointer) { return pointer == 0x7f0000001000 ? 0 : 1; }
int cuIpcGetEventHandle(Handle *handle, uint64_t event) { *handle = made(event); return 0; }
int cuIpcOpenEventHandle(uint64_t *event, Handle handle) {
  if (!known(handle, 0x1234567890abcdef)) return 400;
  *event = 0x55;
  return 0;
}
`;

describe("IPC handles", { skip: !hasCompiler && "no C compiler" }, () => {
  const open = () => new CudaDriver(runtime.openLibrary(buildLibrary("ipc", SOURCE), "cuInit"));

  test("passes all 64 bytes of a memory handle", () => {
    const driver = open();
    const handle = driver.ipc.memoryHandle(0x7fedcba987654321n);
    assert.equal(handle.length, 64);
    assert.equal(driver.ipc.openMemory(handle), 0x7f0000001000n);
    driver.ipc.closeMemory(0x7f0000001000n);
    for (const byte of [0, 31, 63]) {
      const wrong = handle.slice();
      wrong[byte]! ^= 1;
      assert.throws(() => driver.ipc.openMemory(wrong), { code: 400, call: "cuIpcOpenMemHandle" });
    }
  });

  test("passes all 64 bytes of an event handle", () => {
    const driver = open();
    const handle = driver.ipc.eventHandle(0x1234567890abcdefn);
    assert.equal(driver.ipc.openEvent(handle), 0x55n);
    handle[63]! ^= 1;
    assert.throws(() => driver.ipc.openEvent(handle), { code: 400, call: "cuIpcOpenEventHandle" });
  });
});
