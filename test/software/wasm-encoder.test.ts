import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { CodeWriter, type PlainOpcode, type ValueType } from "../../src/driver/software/wasm/code.ts";
import { ModuleBuilder } from "../../src/driver/software/wasm/module.ts";
import { LANE, MEMORY, MEMORY_LANE, PLAIN } from "../../src/driver/software/wasm/opcodes.ts";

/** Instantiates a module and returns its exported function `name`. */
function instantiate(
  module: ModuleBuilder,
  name: string,
  imports: WebAssembly.Imports = {},
): (...args: number[]) => unknown {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module.finish()), imports);
  return exports[name] as (...args: number[]) => unknown;
}

/** Returns a module with one function, exported as `f`. */
function single(
  parameters: ValueType[],
  results: ValueType[],
  body: (code: CodeWriter) => void,
): ModuleBuilder {
  const module = new ModuleBuilder();
  module.memory({ minimum: 1, maximum: 1, shared: true });
  const index = module.declareFunction(parameters, results, "f");
  const code = new CodeWriter(parameters.length);
  body(code);
  module.defineFunction(index, code);
  module.export("f", "function", index);
  return module;
}

describe("CodeWriter", () => {
  test("encodes constants at every LEB128 length boundary", () => {
    const module = new ModuleBuilder(), values: bigint[] = [];
    const define = (name: string, type: ValueType, write: (code: CodeWriter) => void): void => {
      const index = module.declareFunction([], [type], name), code = new CodeWriter(0);
      write(code);
      module.defineFunction(index, code);
      module.export(name, "function", index);
    };
    for (let bit = 0n; bit < 64n; bit++) {
      for (const delta of [-1n, 0n, 1n]) {
        const value = (1n << bit) + delta;
        values.push(BigInt.asIntN(64, value), BigInt.asIntN(64, -value));
      }
    }
    values.forEach((value, i) => {
      define(`wide${i}`, "i64", (code) => code.i64Const(value));
      define(`narrow${i}`, "i32", (code) => code.i32Const(Number(BigInt.asIntN(32, value))));
    });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module.finish()));
    const call = (name: string): unknown => (exports[name] as () => unknown)();
    values.forEach((value, i) => {
      assert.equal(call(`wide${i}`), value);
      assert.equal(call(`narrow${i}`), Number(BigInt.asIntN(32, value)));
    });
  });

  test("the engine accepts every opcode with its immediates", () => {
    // After `unreachable`, any operand types are valid, so only the opcode and its immediates are checked.
    const accepts = (write: (code: CodeWriter) => void) =>
      WebAssembly.validate(
        single([], [], (code) => {
          code.op("unreachable");
          write(code);
          code.op("unreachable");
        }).finish(),
      );
    for (const name of Object.keys(PLAIN) as PlainOpcode[]) assert.ok(accepts((c) => c.op(name)), name);
    for (const name of Object.keys(MEMORY) as (keyof typeof MEMORY)[]) {
      assert.ok(accepts((c) => c.memory(name, 8)), name);
    }
    for (const name of Object.keys(LANE) as (keyof typeof LANE)[]) {
      assert.ok(accepts((c) => c.lane(name, 1)), name);
    }
    for (const name of Object.keys(MEMORY_LANE) as (keyof typeof MEMORY_LANE)[]) {
      assert.ok(accepts((c) => c.memoryLane(name, 1)), name);
    }
  });

  test("labels are correct at any nesting depth", () => {
    const module = single(["i32"], ["i32"], (code) => {
      const total = code.local("i32");
      const done = code.block();
      const again = code.loop();
      code.localGet(0);
      code.op("i32.eqz");
      code.brIf(done);
      code.localGet(0);
      code.i32Const(1);
      code.op("i32.and");
      code.if();
      code.localGet(total);
      code.localGet(0);
      code.op("i32.add");
      code.localSet(total);
      code.end();
      code.localGet(0);
      code.i32Const(1);
      code.op("i32.sub");
      code.localSet(0);
      code.br(again);
      code.end();
      code.end();
      code.localGet(total);
    });
    assert.equal(instantiate(module, "f")(10), 25);
  });

  test("rejects unbalanced blocks and branches to closed blocks", () => {
    assert.throws(() => new CodeWriter(0).end(), RangeError);
    assert.throws(() => single([], [], (code) => void code.block()).finish(), /1 blocks are still open/);
    assert.throws(() => {
      const code = new CodeWriter(0);
      const label = code.block();
      code.end();
      code.br(label);
    }, /closed/);
  });
});

describe("ModuleBuilder", () => {
  test("a module can combine imports, a table, elements, globals, data and shared memory", () => {
    const module = new ModuleBuilder();
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true });
    module.importMemory("env", "memory", { minimum: 1, maximum: 2, shared: true });
    const twice = module.importFunction("env", "twice", ["i32"], ["i32"]);
    const table = module.table(4, 4);
    const counter = module.global({ i32: 40 }, true);
    const wide = module.global({ i64: -5n }, false);
    const main = module.declareFunction(["i32"], ["i32"], "main");
    const code = new CodeWriter(1);
    code.localGet(0);
    code.i32Const(2);
    code.callIndirect(module.type(["i32"], ["i32"]), table);
    code.globalGet(counter);
    code.op("i32.add");
    code.globalGet(wide);
    code.op("i32.wrap_i64", "i32.add");
    module.defineFunction(main, code);
    module.elements(2, [twice]);
    module.data(100, new Uint8Array([1, 2, 3]));
    module.export("main", "function", main);
    const run = instantiate(module, "main", { env: { memory, twice: (x: number) => 2 * x } });
    assert.equal(run(7), 14 + 40 - 5);
    assert.deepEqual([...new Uint8Array(memory.buffer, 99, 5)], [0, 1, 2, 3, 0]);
  });

  test("writes function names to the name section", () => {
    const module = single([], [], (code) => code.op("unreachable"));
    const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(module.finish()), "name");
    assert.match(new TextDecoder().decode(section), /f$/);
  });

  test("rejects a function without a body, naming it", () => {
    const module = new ModuleBuilder();
    module.declareFunction([], [], "lost");
    assert.throws(() => module.finish(), /lost has no body/);
  });
});
