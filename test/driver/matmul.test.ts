/** Matrix products by cuBLASLt, with stand-ins for libcuda and libcublasLt. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { runProgram } from "../support/process.ts";

const source = (name: string) => readFileSync(join(import.meta.dirname!, name), "utf8");

/** Prints a line for each product whose result or call is wrong, and the stand-in's counters. */
const PROGRAM = `
  import { openDevice } from "@cuffi/mod.ts";
  import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
  const count = { parameters: [], result: "i32" };
  const set = { parameters: [["value", "i32"]], result: "void" };
  const fake = openCudaLibrary("libcublasLt").bind({
    fakeObjects: count, fakeMisuse: count, fakeProducts: count, fakeCompute: count, fakeAlignment: count,
    fakeUnsupported: set, fakeBroken: set,
  });
  const device = await openDevice("cuda");
  const array = (shape, dtype = "f32", seed = 1) => {
    const data = new (dtype === "f64" ? Float64Array : Float32Array)(shape.reduce((a, b) => a * b, 1));
    for (let i = 0; i < data.length; i++) data[i] = (i * 7 + seed) % 11 - 5;
    return device.array(data, { shape });
  };
  function check(name, a, b, options = {}) {
    const before = fake.fakeProducts();
    const product = a.matmul(b, options);
    const [rows, columns] = product.shape.slice(-2);
    const terms = a.shape.at(-1), batch = product.ndim === 2 ? 1 : product.shape[0];
    const left = host(a), right = host(b), got = product.toHost();
    let wrong = 0;
    for (let n = 0; n < batch; n++) for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) {
      let sum = 0;
      for (let k = 0; k < terms; k++) sum += left(n, i, k) * right(n, k, j);
      if (got[(n * rows + i) * columns + j] !== sum) wrong++;
    }
    const calls = fake.fakeProducts() - before;
    console.log(name, "wrong:", wrong, "calls:", calls, "compute:", fake.fakeCompute());
  }
  /** Returns a function that reads an element of a view, from a copy of all memory of its owner. */
  function host(array) {
    const { shape, strides, itemSize, byteOffset } = array;
    const data = (owners.get(array) ?? array).toHost();
    return (n, row, column) => {
      const index = shape.length === 2 ? [row, column] : [shape[0] === 1 ? 0 : n, row, column];
      return data[(byteOffset + index.reduce((sum, at, axis) => sum + at * strides[axis], 0)) / itemSize];
    };
  }
  const owners = new Map();
  const view = (owner, of) => {
    const result = of(owner);
    owners.set(result, owner);
    return result;
  };
`;

/** Whether a call launches the generated kernel, whose threads are too many for the stand-in of libcuda. */
const LAUNCH = `
  const launched = (call) => {
    try {
      call();
    } catch (error) {
      return error.message.includes("for kernel matmul");
    }
  };
`;

describe("cuBLASLt with stand-ins", { skip: !hasCompiler && "no C compiler" }, () => {
  const libraries = hasCompiler
    ? {
      CUFFI_LIBCUDA: buildLibrary("cuda", source("fake_libcuda.c")),
      CUFFI_LIBCUBLASLT: buildLibrary("cublaslt", source("fake_libcublaslt.c")),
    }
    : undefined;

  test("multiplies matrices of all layouts, batches and types without copies", () => {
    const { status, stdout, stderr } = runProgram(
      `${PROGRAM}
      check("plain", array([3, 4]), array([4, 5]));
      check("double", array([3, 4], "f64"), array([4, 5], "f64"));
      check("transposed left", view(array([4, 3]), (x) => x.transpose()), array([4, 5]));
      check("transposed right", array([3, 4]), view(array([5, 4]), (x) => x.transpose()));
      check("both", view(array([4, 3]), (x) => x.transpose()), view(array([5, 4]), (x) => x.transpose()));
      check("parts", view(array([6, 9]), (x) => x.slice([1, 4], [2, 6])), view(array([4, 9]), (x) => x.slice(null, [1, 6])));
      console.log("alignment:", fake.fakeAlignment());
      check("batch", array([2, 3, 4]), array([2, 4, 5]));
      check("broadcast left", array([3, 4]), array([2, 4, 5]));
      check("broadcast right", array([2, 3, 4]), array([1, 4, 5]));
      check("every other", view(array([4, 3, 4]), (x) => x.slice([null, null, 2])), array([2, 4, 5]));
      check("rows", array([1, 4]), array([4, 1]));
      check("tf32", array([3, 4]), array([4, 5]), { tf32: true });
      using a = array([3, 4]), b = array([4, 5]), into = device.empty([3, 5], "f32");
      check("into", a, b, { into });
      const before = fake.fakeObjects();
      check("again", a, b, { into });
      console.log("kept:", fake.fakeObjects() - before);
      device.dispose();
      console.log("left:", fake.fakeObjects(), "misuse:", fake.fakeMisuse());`,
      libraries,
    );
    assert.equal(status, 0, stderr);
    const line = (name: string, compute: number) => `${name} wrong: 0 calls: 1 compute: ${compute}`;
    assert.deepEqual(stdout.trim().split("\n"), [
      line("plain", 68),
      line("double", 70),
      ...["transposed left", "transposed right", "both", "parts"].map((name) => line(name, 68)),
      "alignment: 4",
      ...["batch", "broadcast left", "broadcast right", "every other", "rows"].map((name) => line(name, 68)),
      line("tf32", 77),
      line("into", 68),
      line("again", 68),
      "kept: 0",
      "left: 0 misuse: 0",
    ]);
    assert.equal(stderr, "");
  });

  test("leaves unsupported products to a kernel, and reports once if it does not work at all", () => {
    const { status, stdout, stderr } = runProgram(
      `${PROGRAM}
      fake.fakeUnsupported(1);
      using x = array([3, 3]);
      ${LAUNCH}
      console.log(launched(() => x.matmul(x)), fake.fakeProducts());
      fake.fakeBroken(1);
      using other = await openDevice("cuda:1"), z = other.zeros([3, 3], "f32");
      console.log(launched(() => z.matmul(z)), launched(() => z.matmul(z)));
      console.log("misuse:", fake.fakeMisuse());`,
      libraries,
    );
    assert.equal(status, 0, stderr);
    assert.deepEqual(stdout.trim().split("\n"), ["true 0", "true true", "misuse: 0"]);
    assert.equal(
      stderr.trim(),
      "cuffi: cublasLtCreate failed (CUBLAS_STATUS_NOT_INITIALIZED), so matmul() uses a slower kernel.",
    );
  });

  test("is optional: a kernel multiplies without it, after one notice", () => {
    const { status, stdout, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      using device = await openDevice("cuda");
      using x = device.zeros([2, 2], "f32");
      ${LAUNCH}
      console.log(launched(() => x.matmul(x)), launched(() => x.matmul(x)), device.memoryInUse());`,
      { ...libraries, CUFFI_LIBCUBLASLT: "/nonexistent/libcublasLt.so" },
    );
    assert.equal(status, 0, stderr);
    assert.equal(stdout.trim(), "true true 16");
    assert.equal(
      stderr.trim(),
      "cuffi: cuBLASLt is not installed, so matmul() uses a slower kernel. `cuffi doctor` says how to get it.",
    );
  });
});
