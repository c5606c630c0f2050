/** Threads of one block that wait for each other through memory, in CUDA C++ compiled by NVRTC. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compileCuda } from "../../src/compile/compile.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../src/driver/software/driver.ts";
import { assertInfiniteLoop, Machine, range } from "./harness.ts";

const skip = searchCudaLibrary("libnvrtc").library === undefined && "no NVRTC";

const SOURCE = `
// ---- locks ----
extern "C" __global__ void spin_lock(int* lock, int* count, int* order) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  __threadfence();
  order[*count] = threadIdx.x;
  *count += 1;
  __threadfence();
  atomicExch(lock, 0);
}
extern "C" __global__ void exchange_lock(int* lock, int* count, int* order) {
  for (int round = 0; round < 10; round++) {
    while (atomicExch(lock, 1)) {}
    __threadfence();
    *(volatile int*)count += 1;
    __threadfence();
    atomicExch(lock, 0);
  }
  order[threadIdx.x] = threadIdx.x;
}
extern "C" __global__ void done_flag(int* lock, int* count, int* order) {
  for (bool done = false; !done;) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      order[*count] = threadIdx.x;
      *count += 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
extern "C" __global__ void ticket_lock(int* lock, int* count, int* order) {
  int ticket = atomicAdd(lock, 1);
  while (atomicAdd(lock + 1, 0) != ticket) {}
  __threadfence();
  order[*count] = threadIdx.x;
  *count += 1;
  __threadfence();
  atomicAdd(lock + 1, 1);
}
__device__ __noinline__ bool try_lock(int* lock) { return atomicCAS(lock, 0, 1) == 0; }
__device__ __noinline__ void unlock(int* lock) { __threadfence(); atomicExch(lock, 0); }
extern "C" __global__ void lock_functions(int* lock, int* count, int* order) {
  while (!try_lock(lock)) {}
  __threadfence();
  order[*count] = threadIdx.x;
  *count += 1;
  unlock(lock);
}
// A lock that one thread of each warp takes for all of them.
extern "C" __global__ void warp_lock(int* lock, int* count, int* order) {
  if (threadIdx.x % 32 == 0) while (atomicCAS(lock, 0, 1) != 0) {}
  __syncwarp();
  int first = *(volatile int*)count;
  order[first + threadIdx.x % 32] = threadIdx.x;
  __syncwarp();
  if (threadIdx.x % 32 == 31) {
    *(volatile int*)count = first + 32;
    __threadfence();
    atomicExch(lock, 0);
  }
}
// ---- flags ----
extern "C" __global__ void shared_flags(int* out, int rounds) {
  __shared__ volatile int slots[4], written, read;
  if (threadIdx.x == 0) written = read = 0;
  __syncthreads();
  // The first thread consumes what the last one produces, so that it waits first.
  if (threadIdx.x == 0) {
    int sum = 0;
    for (int i = 0; i < rounds; i++) {
      while (written <= i) {}
      sum = sum * 3 + slots[i % 4];
      read = i + 1;
    }
    out[0] = sum;
  } else if (threadIdx.x == blockDim.x - 1) {
    for (int i = 0; i < rounds; i++) {
      while (read + 4 <= i) {}
      slots[i % 4] = i * i;
      written = i + 1;
    }
  }
}
extern "C" __global__ void chain(int* flags, int* out) {
  int next = threadIdx.x + 1, value = 1;
  if (next < blockDim.x) {
    int seen;
    do asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flags + next) : "memory");
    while (seen == 0);
    value = out[next] + next;
  }
  out[threadIdx.x] = value;
  asm volatile("st.release.gpu.global.u32 [%0], %1;" :: "l"(flags + threadIdx.x), "r"(1) : "memory");
}
// All threads of other warps must have arrived, and the flags are polled one after the other.
extern "C" __global__ void all_flags(volatile int* flags, int* out) {
  __shared__ volatile int arrived[1024];
  int t = threadIdx.x, n = blockDim.x;
  arrived[t] = 0;
  __syncthreads();
  if (t != 5) arrived[t] = t + 1;
  if (t == 5) {
    for (bool all = false; !all;) {
      all = true;
      for (int i = 0; i < n; i++) all = all && (i == 5 || arrived[i] == i + 1);
    }
    arrived[5] = 6;
  } else while (arrived[5] == 0) {}
  out[t] = arrived[(t + 1) % n];
}
// ---- barriers ----
struct Barrier {
  int arrived, phase;
  __device__ void wait(int count) {
    int phase = *(volatile int*)&this->phase;
    __threadfence_block();
    if (atomicAdd(&arrived, 1) == count - 1) {
      arrived = 0;
      __threadfence_block();
      atomicAdd(&this->phase, 1);
    } else while (atomicAdd(&this->phase, 0) == phase) __nanosleep(10);
    __threadfence_block();
  }
};
extern "C" __global__ void barrier_in_memory(int* out, int rounds) {
  __shared__ Barrier barrier;
  __shared__ int values[1024];
  int t = threadIdx.x, n = blockDim.x;
  if (t == 0) barrier.arrived = barrier.phase = 0;
  values[t] = t;
  __syncthreads();
  for (int i = 0; i < rounds; i++) {
    int next = values[(t + 1) % n];
    barrier.wait(n);
    values[t] = next + 1;
    barrier.wait(n);
  }
  out[t] = values[t];
}
extern "C" __global__ void ping_pong(int* out, int rounds) {
  __shared__ volatile int turn;
  if (threadIdx.x == 0) turn = 0;
  __syncthreads();
  int me = threadIdx.x == 0 ? 0 : 1;
  if (threadIdx.x == 0 || threadIdx.x == blockDim.x - 1) {
    int sum = 0;
    for (int i = 0; i < rounds; i++) {
      while (turn % 2 != me) {}
      sum += turn;
      turn = turn + 1;
    }
    out[me] = sum;
  }
}
// ---- dead ends ----
extern "C" __global__ void deadlock(volatile int* flags) {
  int other = threadIdx.x ^ 1;
  while (flags[other] == 0) {}
  flags[threadIdx.x] = 1;
}
extern "C" __global__ void own_lock(int* lock) {
  for (int i = 0; i < 2; i++) while (atomicCAS(lock, 0, 1) != 0) {}
}
// The first block takes longer than threads may wait without progress.
extern "C" __global__ void late_release(int* flag) {
  if (blockIdx.x == 0) {
    unsigned long long start, now;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(start));
    do asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now)); while (now - start < 1600000000ull);
    atomicExch(flag, 1);
  } else while (atomicAdd(flag, 0) == 0) {}
  atomicAdd(flag + 1, 1);
}
extern "C" __global__ void failed_release(int* flag) {
  if (blockIdx.x == 0) { atomicExch(flag, 1); while (atomicAdd(flag, 0) == 1) {} *(int*)8 = 1; }
  else { atomicExch(flag, 2); while (atomicAdd(flag, 0) != 3) {} }
}
// ---- no waiting ----
extern "C" __global__ void histogram(int* bins, const int* x, int* first, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    if (atomicAdd(&bins[x[i] & 15], 1) == 0) first[x[i] & 15] = i;
  }
}
extern "C" __global__ void float_maximum(int* bits, const float* x, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    int old = *bits, assumed;
    do {
      assumed = old;
      old = atomicCAS(bits, assumed, __float_as_int(fmaxf(x[i], __int_as_float(assumed))));
    } while (old != assumed);
  }
}
extern "C" __global__ void early_maximum(int* bits, const float* x) {
  int old = *bits;
  while (x[threadIdx.x] > __int_as_float(old)) {
    int assumed = old;
    old = atomicCAS(bits, assumed, __float_as_int(x[threadIdx.x]));
    if (old == assumed) break;
  }
}
extern "C" __global__ void volatile_data(volatile float* x, float* out, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) { sum += x[i]; __threadfence(); }
  out[threadIdx.x] = sum;
}
`;

const WAITING = ["spin_lock", "exchange_lock", "done_flag", "ticket_lock", "lock_functions", "warp_lock"];
const ORDINARY = ["histogram", "float_maximum", "early_maximum", "volatile_data"];

let text: string | undefined;
const ptx = (): string => text ??= compileCuda(SOURCE, { arch: "compute_75", cache: false }).ptx;

const MODES = [{ lanes: 1 }, { lanes: 4 }, { lanes: 1, memcheck: true }] as const;

describe("threads that wait for each other through memory", { skip }, () => {
  for (const mode of MODES) {
    const name = `${mode.lanes} lanes${"memcheck" in mode ? ", memory checker" : ""}`;
    for (const kernel of WAITING) {
      test(`${kernel}, ${name}`, () => {
        for (const threads of [32, 128, 7]) {
          if (kernel === "warp_lock" && threads === 7) continue;
          const machine = new Machine(ptx());
          const lock = machine.upload(new Int32Array(2));
          const count = machine.upload(new Int32Array(1));
          const order = machine.upload(new Int32Array(threads).fill(-1));
          const args = [lock, count, order].map((pointer) => ({ pointer }));
          machine.launch(kernel, args, { ...mode, block: [threads, 1, 1] });
          const rounds = kernel === "exchange_lock" ? 10 : 1;
          assert.deepEqual(machine.i32(count, 1), [threads * rounds]);
          assert.deepEqual(machine.i32(order, threads).toSorted((a, b) => a - b), range(threads));
        }
      });
    }

    test(`a ring buffer of 4 slots in shared memory, ${name}`, () => {
      const rounds = 50;
      const expected = range(rounds).reduce((sum, i) => Math.imul(sum, 3) + i * i | 0, 0);
      for (const threads of [64, 4, 2]) {
        const machine = new Machine(ptx());
        const out = machine.upload(new Int32Array(1));
        machine.launch("shared_flags", [{ pointer: out }, { u32: rounds }], {
          ...mode,
          block: [threads, 1, 1],
        });
        assert.deepEqual(machine.i32(out, 1), [expected]);
      }
    });

    test(`every thread waits for the next one, ${name}`, () => {
      for (const threads of [256, 33]) {
        const machine = new Machine(ptx());
        const [flags, out] = [0, 0].map(() => machine.upload(new Int32Array(threads))) as [number, number];
        machine.launch("chain", [{ pointer: flags }, { pointer: out }], { ...mode, block: [threads, 1, 1] });
        // 1 + (t + 1) + … + (n − 1)
        const sum = (t: number): number => 1 + (threads - 1) * threads / 2 - t * (t + 1) / 2;
        assert.deepEqual(machine.i32(out, threads), range(threads).map(sum));
      }
    });

    test(`one thread waits for all others and they for it, ${name}`, () => {
      const machine = new Machine(ptx());
      const [flags, out] = [0, 0].map(() => machine.upload(new Int32Array(96))) as [number, number];
      machine.launch("all_flags", [{ pointer: flags }, { pointer: out }], { ...mode, block: [96, 1, 1] });
      assert.deepEqual(machine.i32(out, 96), range(96).map((t) => (t + 1) % 96 + 1));
    });

    test(`a barrier of counters in shared memory, ${name}`, () => {
      const [threads, rounds] = [96, 20];
      const machine = new Machine(ptx());
      const out = machine.upload(new Int32Array(threads));
      const args = [{ pointer: out }, { u32: rounds }];
      machine.launch("barrier_in_memory", args, { ...mode, block: [threads, 1, 1] });
      assert.deepEqual(machine.i32(out, threads), range(threads).map((t) => (t + rounds) % threads + rounds));
    });

    test(`two threads take 20,000 turns each, ${name}`, () => {
      const rounds = 20_000;
      const machine = new Machine(ptx());
      const out = machine.upload(new Int32Array(2));
      machine.launch("ping_pong", [{ pointer: out }, { u32: rounds }], { ...mode, block: [8, 1, 1] });
      assert.deepEqual(machine.i32(out, 2), [rounds * (rounds - 1), rounds * rounds]);
    });
  }

  for (
    const [kernel, what] of [["deadlock", "flags that nobody sets"], [
      "own_lock",
      "a lock held twice",
    ]] as const
  ) {
    test(`${what} are a fault`, () => {
      for (const lanes of [1, 4] as const) {
        const machine = new Machine(ptx());
        const memory = machine.upload(new Int32Array(64));
        assertInfiniteLoop(machine, kernel, [{ pointer: memory }], { lanes });
      }
    });
  }

  test("the error names the kernel, and the next context works", () => {
    const driver = new SoftwareDriver({ workers: 2 }, loadModule);
    for (let round = 0; round < 2; round++) {
      driver.contexts.retain(0);
      const memory = driver.memory.allocate(256);
      driver.copies.memset(memory, 0, 4, 64, null);
      const parameters = driver.functions.parameterBlock(8);
      parameters.view.setBigUint64(0, memory, true);
      const fn = driver.modules.function(driver.modules.load(ptx()), "deadlock");
      // Threads that no other one waits for end.
      if (round === 1) driver.copies.memset(memory, 1, 4, 64, null);
      driver.launch(fn, 2, 1, 1, 32, 1, 1, 0, 0n, parameters);
      if (round === 0) {
        assert.throws(() => driver.contexts.synchronize(), /infinite loop.* in kernel deadlock, block/);
      } else driver.contexts.synchronize();
      driver.contexts.release(0);
    }
  });

  test("a block waits as long as an earlier one runs", () => {
    const driver = new SoftwareDriver({ workers: 2 }, loadModule);
    driver.contexts.retain(0);
    try {
      const flag = driver.memory.allocate(8);
      driver.copies.memset(flag, 0, 4, 2, null);
      const parameters = driver.functions.parameterBlock(8);
      parameters.view.setBigUint64(0, flag, true);
      const fn = driver.modules.function(driver.modules.load(ptx()), "late_release");
      driver.launch(fn, 2, 1, 1, 1, 1, 1, 0, 0n, parameters);
      // A query starts a worker; this thread then runs the other block.
      driver.streams.query(0n);
      const result = new Int32Array(2);
      driver.copies.deviceToHost(result, flag, 8, null);
      assert.deepEqual([...result], [1, 2]);
    } finally {
      driver.contexts.release(0);
    }
  });

  test("a block that waits for one that failed ends with it", () => {
    const driver = new SoftwareDriver({ workers: 2 }, loadModule);
    driver.contexts.retain(0);
    const flag = driver.memory.allocate(8);
    driver.copies.memset(flag, 0, 4, 2, null);
    const parameters = driver.functions.parameterBlock(8);
    parameters.view.setBigUint64(0, flag, true);
    const fn = driver.modules.function(driver.modules.load(ptx()), "failed_release");
    driver.launch(fn, 2, 1, 1, 1, 1, 1, 0, 0n, parameters);
    driver.streams.query(0n);
    assert.throws(() => driver.contexts.synchronize(), /in kernel failed_release/);
    driver.contexts.release(0);
  });

  test("loops that only use atomics or volatile loads compile like any other loop", () => {
    const module = loadModule(ptx());
    const options = { blockDim: [32, 1, 1], fma: "exact", memcheck: false, addresses: new Map() } as const;
    for (const lanes of [1, 4] as const) {
      for (const kernel of ORDINARY) {
        const { scratchBytes, imports } = module.compile(kernel, { ...options, lanes });
        assert.deepEqual([scratchBytes, imports], [0, ["memory"]], kernel);
      }
      for (const kernel of WAITING) {
        assert.ok(module.compile(kernel, { ...options, lanes }).scratchBytes > 0, kernel);
      }
    }
  });
});
