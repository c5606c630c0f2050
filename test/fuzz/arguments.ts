/**
 * Calls every public function and method with nonsense: `bun test/fuzz/arguments.ts [count] [seed]`. A call may
 * return or throw, but an error must come from an argument check, not from the engine.
 */
import process from "node:process";
import * as root from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import type { Device } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { openTestDevice } from "../support/device.ts";
import { Random } from "../support/random.ts";
import { Mine, Values } from "./argument_values.ts";

/** One error of the engine, with the call that led to it. */
export interface EngineError {
  readonly call: string;
  readonly message: string;
  readonly stack: string;
}

/** The outcome of a number of calls. */
export interface ArgumentFigures {
  readonly calls: number;
  readonly returned: number;
  readonly rejected: number;
  readonly engineErrors: EngineError[];
}

/** The messages of V8 and JavaScriptCore for mistakes that no argument check found. */
const ENGINE = new RegExp(
  [
    /^Cannot (read|set|convert|destructure|access|mix|use|delete|assign|define|call|perform)/,
    /is not (a function|iterable|a constructor|an object|defined|extensible|a non-null object)/,
    /(undefined|null|Spread syntax|Right side|Right-hand side|Reduce of empty|Symbol\(\))/,
    /^(Invalid (array length|typed array length|count value|time value|code point)|Array (size|length|buffer))/,
    /(Maximum call stack|call stack size|out of memory$|Out of memory|not an integer|out of bounds|readonly)/,
    /(BigInt|Bigint|bigint value|symbol value|a symbol|Symbol value|circular|cyclic|private|brand|Expected a)/,
    /(No default value|primitive value|Type error|Argument \d|parameter \d|Receiver|proxy|Proxy)/,
  ].map(({ source }) => source).join("|"),
);

/** Messages of argument checks, which may quote anything. */
const CHECKED = /: expected .*, got /;

function isEngineError(error: unknown): boolean {
  if (error instanceof Mine || error instanceof root.CudaError || error instanceof root.CompileError) {
    return false;
  }
  if (!(error instanceof Error)) return true;
  return !CHECKED.test(error.message) && ENGINE.test(error.message);
}

/** Objects for calls and arguments. Recreated now and then, because calls dispose of them. */
function makeObjects(device: Device): unknown[] {
  const module = device.loadModule(KERNELS);
  const x = device.zeros([4, 6, 3], "u8");
  const disposed = device.zeros([2], "f32");
  disposed.dispose();
  const graph = device.capture(() => x.fill(1));
  const cudaArray = device.cudaArray({ shape: [4, 4], dtype: "f32" });
  return [
    device,
    x,
    device.zeros([4, 6], "f32"),
    device.zeros([2, 4, 6, 3], "f32").transpose(0, 3, 1, 2),
    device.zeros([0], "i32"),
    device.array(new Float32Array([1, 2, 3])),
    disposed,
    device.createStream(),
    device.createEvent({ timing: true }),
    device.allocate(64),
    device.allocatePitched(16, 4),
    device.allocatePinned(64),
    device.register(new Uint8Array(64)),
    module,
    module.kernel("add_one"),
    module.kernel("add_one").bind({ grid: 1, block: 1 }, x, 0),
    graph,
    graph.instantiate(),
    cudaArray,
    device.texture(cudaArray),
    root.scalar("f32", 1),
    x.toDLPack(),
  ];
}

/** Methods between the classes of the library. */
const INTERNAL = new Set([
  "Kernel.prepare",
  "Kernel.capture",
]);

const SKIPPED = new Set([
  "constructor",
  // Opens devices, each of which would have to be closed.
  "openDevice",
  "listDevices",
]);

/** Every method and setter of an object's class and its base classes. */
function methodsOf(object: object): string[] {
  const names: string[] = [];
  for (
    let prototype = Object.getPrototypeOf(object);
    prototype !== Object.prototype && prototype !== null;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { value, set } = Object.getOwnPropertyDescriptor(prototype, name)!;
      if ((typeof value === "function" || set !== undefined) && !SKIPPED.has(name)) names.push(name);
    }
  }
  return names;
}

const FUNCTIONS: [string, (...args: unknown[]) => unknown][] = [root, image].flatMap((module) =>
  Object.entries(module).filter(([name, value]) =>
    typeof value === "function" && !/^class\b/.test(Function.prototype.toString.call(value)) &&
    !SKIPPED.has(name)
  )
) as never;

function describe(value: unknown, depth = 0): string {
  try {
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return String(value);
    if (depth > 2) return "…";
    if (Array.isArray(value)) return `[${value.map((item) => describe(item, depth + 1)).join(", ")}]`;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor?.name ?? "null object";
    return `{ ${
      Object.entries(value).map(([key, item]) => `${key}: ${describe(item, depth + 1)}`).join(", ")
    } }`;
  } catch {
    return "an object that throws";
  }
}

function discard(result: unknown, keep: ReadonlySet<unknown>, depth = 0): void {
  if (typeof result !== "object" || result === null || keep.has(result) || depth > 2) return;
  const { dispose } = result as { dispose?: unknown };
  if (typeof dispose === "function") dispose.call(result);
  else if (Array.isArray(result)) { for (const item of result) discard(item, keep, depth + 1); }
  else if (Object.getPrototypeOf(result) === Object.prototype) {
    for (const item of Object.values(result)) discard(item, keep, depth + 1);
  }
}

const REUSED = 100;

/** Makes `count` calls. `stopAt`: the number of engine errors after which it ends. */
export async function fuzzArguments(seed: string, count: number, stopAt = 20): Promise<ArgumentFigures> {
  const random = new Random(`arguments ${seed}`);
  const device = await openTestDevice();
  const engineErrors: EngineError[] = [];
  const seen = new Set<string>();
  let returned = 0, rejected = 0, calls = 0;
  let objects: unknown[] = [];
  const values = new Values(random, () => objects);
  try {
    for (; calls < count && engineErrors.length < stopAt; calls++) {
      if (calls % REUSED === 0) {
        for (const object of objects.slice(1)) discard(object, new Set());
        objects = makeObjects(device);
      }
      const keep = new Set(objects);
      let call: string, target: (...args: unknown[]) => unknown;
      if (random.below(2) === 0) {
        const [name, fn] = random.pick(FUNCTIONS);
        call = name;
        target = fn;
      } else {
        const receiver = random.pick(objects) as Record<string, unknown>;
        const name = random.pick(methodsOf(receiver));
        if (receiver === device as unknown && /^dispose$/.test(name)) continue;
        call = `${receiver.constructor!.name}.${name}`;
        if (INTERNAL.has(call)) continue;
        const isMethod = typeof receiverValue(receiver, name) === "function";
        target = isMethod
          ? (...args) => (receiver[name] as (...args: unknown[]) => unknown)(...args)
          : (value) => receiver[name] = value;
      }
      const args = random.below(2) === 0
        ? values.nearlyAccepted()
        : Array.from({ length: random.below(4) }, () => values.next());
      // The first argument is often a proper one, to get past its check.
      if (args.length > 0 && random.below(3) === 0) args[0] = objects[1];
      try {
        const result = target(...args);
        const settled = result instanceof Promise ? await timed(result) : result;
        returned++;
        discard(settled, keep);
      } catch (error) {
        rejected++;
        if (!isEngineError(error)) continue;
        const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
        const key = `${call} ${message}`;
        if (seen.has(key)) continue;
        seen.add(key);
        engineErrors.push({
          call: `${call}(${args.map((arg) => describe(arg)).join(", ")})`,
          message,
          stack,
        });
      }
    }
    for (const object of objects.slice(1)) discard(object, new Set());
  } finally {
    device.dispose();
  }
  return { calls, returned, rejected, engineErrors };
}

function receiverValue(receiver: object, name: string): unknown {
  for (let p = receiver; p !== null; p = Object.getPrototypeOf(p)) {
    const descriptor = Object.getOwnPropertyDescriptor(p, name);
    if (descriptor !== undefined) return descriptor.value;
  }
  return undefined;
}

function timed(result: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Mine("did not settle")), 1000);
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(timer));
}

if (import.meta.main) {
  const [count = "200000", seed = "0"] = process.argv.slice(2);
  const start = performance.now();
  const { engineErrors, ...figures } = await fuzzArguments(seed, Number(count), 500);
  for (const { call, message, stack } of engineErrors) {
    const at = stack.split("\n").map((line) => line.trim()).filter((line) => /\/src\//.test(line)).slice(0, 3)
      .map((line) => line.replace(/^at /, "").replace(/\(?\/.*\/src\//, "src/")).join(" < ");
    console.log(`${message}\n    ${call.slice(0, 200)}\n    ${at}`);
  }
  console.log(
    "arguments",
    figures,
    engineErrors.length,
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  process.exit(engineErrors.length > 0 ? 1 : 0);
}
