/** Unsupported constructs in kernels are errors with line, column and remedy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError, type Gpu, kernel, type Pointer } from "../../src/kernel/mod.ts";

interface Values {
  y: Pointer;
  x: Pointer;
  n: number;
}

/** Names of CUDA C++. */
declare const threadIdx: { readonly x: number };
declare function __any_sync(mask: number, condition: boolean): boolean;
declare function __shfl_down_sync(mask: number, value: number, delta: number): number;

const outside = 3;

/** The function of a kernel, and what the error says. */
const WRONG: Readonly<Record<string, [(values: Values, gpu: Gpu) => unknown, RegExp]>> = {
  "a captured variable": [
    ({ y }) => {
      y[0] = outside;
    },
    /"outside" is defined outside of the kernel.*\{ constants: \{ outside \} \}/,
  ],
  "console": [
    ({ y }) => console.log(y[0]),
    /console is not available in a kernel; store values in an array, or call the function with runOnHost\(\)/,
  ],
  "a typed array": [
    ({ y }) => {
      const values = new Float32Array(4);
      y[0] = values[0]!;
    },
    /new is .*; const values = gpu\.local\("f32", length\) makes an array of the thread, .*; assign its elements first/,
  ],
  "a clock of the host": [
    ({ y }) => void (y[0] = performance.now()),
    /performance is not available in a kernel; gpu\.clock\(\) counts cycles/,
  ],
  "an object of the runtime": [
    ({ y }) => void (y[0] = JSON.stringify(1).length),
    /JSON is not available in a kernel, which runs on the device/,
  ],
  "an array that is destructured": [
    ({ y, x }) => {
      const [a] = x as unknown as number[];
      y[0] = a!;
    },
    /an array cannot be destructured in a kernel; write const a = x\[0\]!/,
  ],
  "an array literal that is destructured": [
    ({ y }, gpu) => {
      let [sum, count] = [0, gpu.threadIdx.x];
      for (let i = 0; i < 3; i++) sum += count++;
      y[0] = sum;
    },
    /an array cannot be destructured in a kernel; write .* or let a = 0, b = 0/,
  ],
  "two indices in brackets": [
    // @ts-ignore: TypeScript reports that the left index is unused.
    ({ y }, gpu) => void (y[gpu.laneId, gpu.threadIdx.y + 1] = 0),
    /expected one index in \[ \]; write y\[i\]!\[j\]/,
  ],
  "a function of gpu that is not called": [
    ({ y }, gpu) => {
      const i = gpu.globalIndex as unknown as number;
      y[i] = i;
    },
    /"i" is the function gpu\.globalIndex; call it: gpu\.globalIndex\(\)/,
  ],
  "a comparison in the place of an assignment": [
    ({ y }) => {
      // @ts-ignore: some versions of TypeScript report it.
      y[0] == 3;
    },
    /== has no effect here; write = to assign/,
  ],
  "variables that are exchanged": [
    ({ y }) => {
      let a = 1, b = 2;
      [a, b] = [b, a];
      y[0] = a - b;
    },
    /a kernel assigns one variable at a time: const t = a; a = b; b = t swaps two/,
  ],
  "an async function within it": [
    ({ y }) => {
      // deno-lint-ignore require-await -- the case
      const later = async (value: number) => value;
      y[0] = later(1) as unknown as number;
    },
    /a kernel can be neither async nor a generator/,
  ],
  "a var with the name of a parameter": [
    ({ y, n }) => {
      const twice = (value: number) => {
        // deno-lint-ignore no-var -- the case
        var value = value * 2;
        return value;
      };
      y[0] = twice(n) + twice(1);
    },
    /"value" is a parameter already; give the variable another name/,
  ],
  "a default value": [
    ({ y, n = 3 }) => void (y[0] = n),
    /a default value is not available in a kernel, where every value is given/,
  ],
  "a missing argument": [
    (_, gpu) => void (gpu as unknown as { mulHigh(a: number): number }).mulHigh(1),
    /gpu\.mulHigh: expected 2 arguments, got 1/,
  ],
  "an axis that does not exist": [
    ({ y }, gpu) => void (y[gpu.globalIndex("w" as "x")] = 1),
    /gpu\.globalIndex: expected "x", "y", "z"/,
  ],
  "typeof": [
    ({ y, n }) => void (y[0] = typeof n === "number" ? 1 : 0),
    /typeof is not available in a kernel/,
  ],
  "a captured function": [
    ({ y }) => void (y[0] = parseInt("1")),
    /parseInt is not available in a kernel; a kernel has no strings; gpu\.i32\(x\) truncates/,
  ],
  "a division of integers": [
    ({ y, n }) => void (y[0] = n / 2),
    /dividing two integers \(i32\) can give a fraction; write \(a \/ b\) \| 0/,
  ],
  "a float as an index": [
    ({ y, x }) => void (y[x[0]!] = 1),
    /expected an integer index, got f32; .*with Math\.floor\(\)/,
  ],
  "a float in an integer": [
    ({ x, n }) => {
      n = x[0]!;
      x[n] = 1;
    },
    /expected an integer for n of type i32, got f32; round it with Math\.floor\(\), or truncate it with \| 0 or gpu\.i32\(\); for a float, write let value = gpu\.f32\(n\) or gpu\.f64\(n\)/,
  ],
  "a float in an integer of another type than | 0 has": [
    ({ y, x }, gpu) => {
      let wide = gpu.i64(0);
      wide = x[0]!;
      y[wide] = 1;
    },
    /for wide of type i64, got f32; round it with Math\.floor\(\), or truncate it with gpu\.i64\(\); for/,
  ],
  "a float in a variable that starts as an integer": [
    ({ y, n }) => {
      let q = n + 1;
      q = q + 0.5;
      y[0] = q;
    },
    /expected an integer for q of type i32, got f32; round it with .*; for a float, write let q = gpu\.f32\(n \+ 1\) or gpu\.f64\(n \+ 1\)/,
  ],
  "a fraction in a variable that starts as an integer": [
    ({ y, n }) => {
      let q = n;
      if (y[0]! > 1) q = 0.5;
      y[0] = q;
    },
    /expected an integer for q of type i32, got 0\.5; .*; for a float, write let q = gpu\.f32\(n\)/,
  ],
  "a minimum of a rounded and another float as an index": [
    ({ y, x }) => void (y[Math.min(Math.floor(x[0]!), x[1]!)] = 1),
    /expected an integer index, got f32; truncate all of it with \| 0, or round it here with Math\.floor\(\)/,
  ],
  "an array as a number": [
    ({ y, x }) => void (y[0] = (x as unknown as number) + 1),
    /expected a number, got the array "x"; index it/,
  ],
  "an unknown intrinsic": [
    (_, gpu) => (gpu as unknown as { synk(): void }).synk(),
    /there is no gpu\.synk; did you mean "sync"\?/,
  ],
  "an intrinsic by its name in CUDA C++": [
    (_, gpu) => (gpu as unknown as { __syncthreads(): void }).__syncthreads(),
    /there is no gpu\.__syncthreads; did you mean "sync"\?/,
  ],
  "an intrinsic by its name in JavaScript": [
    (_, gpu) => (gpu as unknown as { atomicCompareExchange(): void }).atomicCompareExchange(),
    /there is no gpu\.atomicCompareExchange; did you mean "atomicCompareAndSwap"\?/,
  ],
  "a built-in variable of CUDA C++": [
    ({ y }) => void (y[threadIdx.x] = 1),
    /threadIdx is part of gpu, the second parameter of the function; write gpu\.threadIdx/,
  ],
  "a built-in function of CUDA C++": [
    ({ y }) => void (y[0] = __shfl_down_sync(0xffffffff, y[0]!, 1)),
    /__shfl_down_sync is part of gpu, the second parameter of the function; write gpu\.shuffleDown/,
  ],
  "a vote of CUDA C++": [
    ({ y }) => void (y[0] = __any_sync(0xffffffff, y[0]! > 0) ? 1 : 0),
    /__any_sync is part of gpu, the second parameter of the function; write gpu\.any\s/,
  ],
  "a built-in variable without its part": [
    ({ y }, gpu) => void (y[gpu.threadIdx as unknown as number] = 1),
    /: gpu\.threadIdx has x, y and z; write gpu\.threadIdx\.x\s/,
  ],
  "a built-in variable without its part, by another name": [
    ({ y }, { blockDim: size }) => void (y[0] = size as unknown as number),
    /: size has x, y and z; write size\.x\s/,
  ],
  "a built-in variable without its part, as a counter": [
    ({ y }, gpu) => {
      for (let i = gpu.blockIdx as unknown as number; i < 4; i++) y[i] = 1;
    },
    /: i has x, y and z; write i\.x\s/,
  ],
  "a built-in variable that is called": [
    ({ y }, gpu) => void (y[0] = (gpu as unknown as { gridDim(): number }).gridDim()),
    /: gpu\.gridDim has x, y and z; write gpu\.gridDim\.x\s/,
  ],
  "a number of gpu that is called": [
    ({ y }, gpu) => void (y[0] = (gpu as unknown as { laneId(): number }).laneId()),
    /: gpu\.laneId is a number; write gpu\.laneId\s/,
  ],
  "fast functions without one of them": [
    ({ y }, gpu) => void (y[0] = (gpu as unknown as { fast(x: number): number }).fast(1)),
    /: gpu\.fast has functions; write one, such as gpu\.fast\.exp\(…\)\s/,
  ],
  "gpu itself": [
    ({ y }, gpu) => void (y[0] = gpu as unknown as number),
    /"gpu" is not a value; write a function or a part of it, such as gpu\.sync\(\) or gpu\.threadIdx\.x/,
  ],
  "an atomic operation on an element": [
    ({ y }, gpu) => void (gpu as unknown as { atomicAdd(...args: number[]): void }).atomicAdd(y[0]!, 1),
    /gpu\.atomicAdd: expected 3 arguments, got 2; write gpu\.atomicAdd\(array, index, value\)/,
  ],
  "an unknown function of Math": [
    ({ y }) => void (y[0] = (Math as unknown as { sine(x: number): number }).sine(y[1]!)),
    /Math\.sine is not available in a kernel/,
  ],
  "a string": [({ y }) => void (y[0] = "1" as unknown as number), /a string is not available/],
  "an array literal": [
    ({ y, n }) => void (y[0] = [1, n][n]!),
    /an array literal is not available in a kernel; const values = gpu\.local\("f32", length\) makes/,
  ],
  "a switch": [
    ({ y, n }) => {
      switch (n) {
        case 1:
          y[0] = 1;
      }
    },
    /switch is not available in a kernel; write if … else if/,
  ],
  "an exception": [
    () => {
      throw new Error("no");
    },
    /a kernel cannot throw; gpu\.assert\(condition\) fails the launch/,
  ],
  "a loop over an array": [
    ({ y, x }) => {
      for (const value of x as unknown as number[]) y[0] = value;
    },
    /a kernel's arrays have no iterators/,
  ],
  "a method that takes a function": [
    ({ y, x }) => {
      (x as unknown as number[]).forEach((value) => y[0] = value);
    },
    /write for \(let i = 0; i < n; i\+\+\): a kernel's arrays have no iterators/,
  ],
  "recursion": [
    ({ y }) => {
      const down = (i: number): number => i < 1 ? 0 : down(i - 1);
      y[0] = down(3);
    },
    /"down" calls itself; write a loop/,
  ],
  "a right shift of an unsigned number": [
    ({ y }, gpu) => void (y[0] = gpu.u32(5) >> 1),
    />> keeps a sign, which u32 does not have; write >>>/,
  ],
  "shared arrays that are too large": [
    (_, gpu) => {
      const first = gpu.shared("u8", 1000), second = gpu.shared("f32", 12100);
      first[0] = second[0]!;
    },
    /expected at most 49152 bytes of shared arrays with a length, got 49408; declare one without a length, and pass sharedBytes in the launch/,
  ],
  "a shared array of a type of C": [
    (_, gpu) => {
      const tile = gpu.shared("float" as "f32", 64);
      tile[0] = 1;
    },
    /gpu\.shared: expected a type such as "f32" and a length; did you mean "f32"\?/,
  ],
  "a width of a shuffle that is no power of two": [
    ({ y, x }, gpu) => void (y[0] = gpu.shuffleDown(x[0]!, 1, 5)),
    /expected a width of 1, 2, 4, 8, 16 or 32 lanes, got 5/,
  ],
  "a function above the variable that it uses": [
    ({ y }) => {
      y[0] = next(1);
      const step = 2;
      function next(value: number) {
        return value + step;
      }
    },
    /"step" is defined outside of the kernel|"step" is used before/,
  ],
  "a shared array of unknown length": [
    ({ n }, gpu) => {
      const tile = gpu.shared("f32", n);
      tile[0] = 1;
    },
    /the length of an array must be a constant/,
  ],
  "an atomic operation that floats do not have": [
    ({ y }, gpu) => void gpu.atomicMax(y, 0, 1),
    /an array of f32 has no such atomic operation; i32, u32, i64 and u64 have/,
  ],
  "a name that is not a parameter": [
    (values) => void ((values as unknown as { z: Pointer }).z[0] = 1),
    /"z" is not a parameter of the kernel, which has y, x, n/,
  ],
  "a variable without a value": [
    ({ y }) => {
      let value: number;
      y[0] = (value! as number) + 1;
    },
    /used before it has a value; write let value = 0/,
  ],
};

describe("kernels refuse", () => {
  for (const [name, [fn, message]] of Object.entries(WRONG)) {
    test(name, () => {
      const wrong = kernel({ y: "f32*", x: "f32*", n: "i32" }, fn as (values: Values, gpu: Gpu) => void, {
        name: "wrong",
      });
      assert.throws(() => wrong.ptx, (error: Error) => {
        assert.ok(error instanceof CompileError, String(error));
        assert.match(error.message, message);
        // Position in this file or in the function, and the text with a caret.
        assert.match(
          error.message,
          /^kernel wrong, (\S+errors\.test\.ts:\d+:\d+: |line \d+, column \d+: .* \(kernel\(\) called at \S+:\d+:\d+\)\n)/,
        );
        assert.match(error.log, /^ {2}\S.*\n *\^$/);
        return true;
      });
    });
  }

  test("arguments by position, as in CUDA C++, with the way to write them", () => {
    const wrong: ((y: Pointer & Gpu, n: number & Gpu & Pointer, gpu: Gpu, more: Gpu) => void)[] = [
      (y, gpu) => void (y[gpu.globalIndex()] = 1),
      (y, gpu) => void (y.globalIndex() < gpu.globalSize() && (y[0] = 1)),
      (y, n, gpu) => {
        const i = gpu.globalIndex();
        if (i < n) y[i] = 1;
      },
      (out, count, gpu) => void (out[gpu.threadIdx.x] = count),
      (y, n) => void (y[0] = n),
      (n, y) => void (y[0] = n as never),
      (y, _, n, gpu) => void (y[gpu.globalIndex()] = n.laneId),
    ];
    for (const fn of wrong) {
      assert.throws(
        () => kernel({ y: "f32*", n: "i32" }, fn as never).ptx,
        /the first parameter holds the arguments by name: write \(\{ y, n \}, gpu\) => …/,
        String(fn),
      );
    }
    const right: ((y: { y: Pointer; n: number }, n: Gpu, gpu: { SCALE: number }) => void)[] = [
      (args, gpu, constants) => void (args.y[gpu.globalIndex()] = args.n * constants.SCALE),
      (y, n, gpu) => void (y.y[n.globalIndex()] = y.n * gpu.SCALE),
      (args) => {
        const { y, n } = args;
        y[0] = n;
      },
    ];
    for (const fn of right) {
      assert.match(kernel({ y: "f32*", n: "i32" }, fn, { constants: { SCALE: 2 } }).ptx, /st\.global/);
    }
    const typo = kernel({ y: "f32*", n: "i32" }, (args, _, constants) => {
      args.y[0] = (constants as { SCALES: number }).SCALES;
    }, { constants: { SCALE: 2 } } as object);
    assert.throws(() => typo.ptx, /"SCALES" is not in options\.constants; did you mean "SCALE"\?/);
  });

  test("an async function, a bound function and instrumented code by their names", () => {
    const make = (fn: unknown) => () => kernel({ y: "f32*" }, fn as () => void).ptx;
    assert.throws(make(async () => {}), /neither async nor a generator; write a plain function/);
    assert.throws(make((() => {}).bind(null)), /the function has no source: pass an arrow function/);
    assert.throws(make({ toString: undefined }), /fn: expected a function/);
    const counted = Object.assign(() => {}, {
      toString: () => "({ y }) => { cov_1a2b().s[0]++; y[0] = 1; }",
    });
    assert.throws(make(counted), /instrumented by Istanbul.*exclude this file/s);
  });

  test("the line of an error counts from the start of a function that is not in the file", () => {
    const text = "({ y }) => {\n  const a = 1;\n  y[0] = a + b;\n}";
    const fn = Object.assign(() => {}, { toString: () => text });
    const wrong = kernel({ y: "f32*" }, fn, { name: "wrong" });
    assert.throws(
      () => wrong.ptx,
      /line 3, column 14: "b" is defined outside.* \(kernel\(\) called at \S+errors\.test\.ts:\d+:\d+\)\n/,
    );
  });

  test("a method, whose text is not an expression", () => {
    const { fill } = {
      fill({ y }: { y: Pointer }): void {
        y[0] = 1;
      },
    };
    assert.throws(() => kernel({ y: "f32*" }, fill).ptx, (error: Error) => {
      assert.match(error.message, /^kernel fill, .*:\d+:\d+: Unexpected token; a method needs the form/);
      return true;
    });
  });

  test("code within a long line, whose excerpt shows where it is cut", () => {
    const error = (text: string) => {
      try {
        return kernel({ y: "f32*" }, new Function(`return ${text}`)()).ptx;
      } catch (error) {
        return (error as CompileError).log;
      }
    };
    const long = "y[0] = 1; ".repeat(12);
    assert.match(error(`({ y }) => { ${long}y[1] = outside; ${long}}`), /^ {2}….*outside.*…\n {57,}\^$/);
    const [line, caret] = error(`({ y }) => { ${long}y[1] = outside; }`).split("\n");
    assert.equal(caret!.indexOf("^"), line!.indexOf("outside"));
    assert.match(line!, /^ {2}….*outside; \}$/);
  });

  test("floats stored in arrays of integers, with the element type", () => {
    const expected =
      /expected an integer for an element of u8, got 1\.5; round it with Math\.floor\(\), or truncate/;
    assert.throws(() => kernel({ b: "u8*" }, ({ b }) => void (b[0] = 1.5)).ptx, expected);
  });

  test("floats stored in vectors and structures of integers, with the field and its place", () => {
    const vectors = kernel({ v: "u8x4*" }, ({ v }, gpu) => {
      const half = gpu.threadIdx.x * 0.5;
      v[0] = { x: 1, y: half, z: 3, w: 4 };
    });
    assert.throws(() => vectors.ptx, ({ message }: Error) => {
      assert.match(message, /expected an integer for "y" of u8x4, got f32; /);
      const [line, caret] = message.split("\n").slice(-2);
      assert.equal(caret!.indexOf("^"), line!.indexOf("half,"));
      return true;
    });
    const structures = kernel({ s: [{ r: "u8", g: "u8" }] }, ({ s }, gpu) => {
      const g = gpu.threadIdx.x * 0.5;
      s[0] = { r: 1, g };
    });
    assert.throws(() => structures.ptx, /expected an integer for "g" of u8, got f32; /);
  });

  test("a field of a structure that was read into a variable, with the way to change it in memory", () => {
    const wrong = kernel({ p: "f32x4*" }, ({ p }) => {
      const q = p[0] as { x: number };
      q.x = 1;
    });
    assert.throws(
      () => wrong.ptx,
      /replaced as a whole, one in memory by an assignment to its element: out\[i\] = \{ x, y \}, or to its field: p\[0\]\.x = value\n/,
    );
    const copied = kernel({ p: "f32x4*" }, ({ p }) => {
      const q: { x: number } = { x: p[0]!.x };
      q.x = p[1]!.x + q.x;
    });
    assert.throws(() => copied.ptx, /to its element: out\[i\] = \{ x, y \}\n/);
    const right = kernel({ p: "f32x4*" }, ({ p }) => void (p[0] = { x: 1, y: 2, z: 3, w: 4 }));
    assert.match(right.ptx, /st\.global/);
  });

  test("arrays of several dimensions that have too few or too many indices, with the way to write it", () => {
    type Rows = (values: { y: number[][]; z: number[][][] }, gpu: Gpu) => void;
    const wrong: [fn: Rows, message: RegExp][] = [
      [
        ({ y }) => void (y[3] = 1 as never),
        /"y\[3\]" is an array; assign to its elements: y\[3\]!\[i\] = value/,
      ],
      [
        ({ y }) => void ((y as unknown as number[])[3]! += 1),
        /"y\[3\]" is an array; assign to its elements: y\[3\]!\[i\]/,
      ],
      [({ z }) => void (z[1]![0] = 1 as never), /assign to its elements: z\[1\]\[0\]!\[i\] = value/],
      [({ y }) => void (y[3] as never)++, /\+\+: .*, got the array "y\[3\]"; index it: y\[3\]!\[i\]/],
      [
        ({ y }, gpu) => {
          const i = gpu.globalIndex();
          y[0]![0] = y[i] as never;
        },
        /expected a number, got the array "y\[i\]"; index it: y\[i\]!\[j\]/,
      ],
      [
        ({ y }) => void (y[0]![0] = (y as unknown as { size: number }).size),
        /"y" is an array: write y\.length, or index it: y\[i\]!\[j\]/,
      ],
      [({ y, z }) => void (y[0]![0] = z as never), /got the array "z"; index it: z\[i\]!\[j\]!\[k\]/],
      [
        ({ y }, gpu) => {
          const i = gpu.globalIndex();
          y[i]![1]! = (y as unknown as number[][][])[0]![1]![2]!;
        },
        /"\(?y.*\)?\[0\]!?\[1\]" is not an array; expected one index less/,
      ],
      [
        ({ y }, gpu) => void gpu.atomicAdd(y as never, 3, 1),
        /"y" has 2 dimensions; pass a row: y\[i\]!/,
      ],
    ];
    for (const [fn, message] of wrong) {
      assert.throws(() => kernel({ y: "f32[,]", z: "f32[,,]" }, fn as never).ptx, message);
    }
  });

  test("fields of arrays, with the length and the elements", () => {
    const wrong = ({ y }: { y: number[] & { size: number } }) => void (y[0] = y.size);
    assert.throws(
      () => kernel({ y: "f32[]" }, wrong as never).ptx,
      /"y" is an array: write y\.length, or index it: y\[i\]/,
    );
    const vector = ({ y, p }: { y: number[]; p: { x: number } }) => void (y[0] = p.x);
    assert.throws(
      () => kernel({ y: "f32[]", p: "f32x4*" }, vector as never).ptx,
      /"p" is an array: write p\.length, or index it: p\[i\]/,
    );
  });

  test("values that the function returns", () => {
    const message = /a kernel returns nothing: store the value, y\[i\] = …, or use elementwise\(\)/;
    const wrong: ((values: Values, gpu: Gpu) => unknown)[] = [
      ({ y }, gpu) => y[gpu.threadIdx.x]! * 2,
      ({ y, n }) => n > 0 ? y[0] : 3,
      ({ n }) => {
        if (n > 3) return 5;
      },
    ];
    for (const fn of wrong) {
      assert.throws(() => kernel({ y: "f32*", x: "f32*", n: "i32" }, fn as never).ptx, message);
    }
    const right: ((values: Values, gpu: Gpu) => unknown)[] = [
      ({ y }, gpu) => gpu.atomicAdd(y, 0, 1),
      ({ y }) => y[0]! *= 2,
      ({ y }) => y[0]!++,
      ({ y, n }) => n > 0 && (y[0] = 3),
      ({ y, n }) => n > 0 ? y[0] = 3 : void 0,
      ({ y, n }) => (y[0] = 1, y[1] = n),
      ({ y, n }) => {
        if (n > 3) return;
        const twice = (value: number) => {
          return value * 2;
        };
        return void (y[0] = twice(n));
      },
    ];
    for (const fn of right) {
      assert.match(kernel({ y: "f32*", x: "f32*", n: "i32" }, fn as never).ptx, /(st|red|atom)\.global/);
    }
  });

  test("wrong parameter types", () => {
    const make = (parameters: unknown) => () => kernel(parameters as { y: "f32*" }, () => {});
    assert.throws(
      make({ y: "float*" }),
      /expected a parameter type such as .*, got "float\*"; did you mean "f32\*"\?/,
    );
    assert.throws(make({ y: 3 }), /expected a parameter type such as "f32\*", got 3/);
    assert.throws(make({ y: {} }), /expected a structure with at least one field/);
    assert.throws(() => kernel({ y: "f32*" }, () => {}, { nam: "x" } as object), /did you mean "name"\?/);
  });

  test("arguments in another order, with the order", () => {
    const swapped = kernel as unknown as (fn: () => void, parameters: object) => unknown;
    assert.throws(
      () => swapped(() => {}, { y: "f32*" }),
      /^TypeError: fn: expected a function, got \{ y: "f32\*" \}; the order is kernel\(parameters, function, options\)$/,
    );
  });
});
