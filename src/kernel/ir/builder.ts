/**
 * Builds the IR of kernels, both of those in TypeScript and of generated ones.
 *
 * @module
 */
import { mismatch } from "../../base/check.ts";
import { foldBinary, foldCompare, foldConvert, foldShift, foldUnary } from "./fold.ts";
import { simplifyBinary, simplifyCompare, simplifySelect, simplifyShift } from "./simplify.ts";
import { bfloat16Bits, bfloat16Value } from "./bfloat16.ts";
import { BlockBuilder, isConstant } from "./block_builder.ts";
import type {
  AtomicOp,
  BinaryOp,
  CompareOp,
  KernelIR,
  Parameter,
  ShiftOp,
  Storage,
  TextureGeometry,
  UnaryOp,
  Value,
  WarpOp,
} from "./ir.ts";
import type { Operand, Operations, Pointer } from "./operations.ts";
import { bitsOf, isFloat, type RegisterType, type Scalar, SCALARS } from "./types.ts";

export { isConstant } from "./block_builder.ts";
export type { Operand, Pointer } from "./operations.ts";

/** The values of `threadIdx` and the like, as CUDA C++ names them. */
export type SpecialName =
  | `${"threadIdx" | "blockIdx" | "blockDim" | "gridDim"}.${"x" | "y" | "z"}`
  | "laneId";

/**
 * Builds one kernel.
 *
 * ```ts ignore
 * const b = new KernelBuilder("scale");
 * const y = b.pointerParameter("y", "f32"), n = b.scalarParameter("n", "i32");
 * const i = b.globalIndex();
 * b.if(b.compare("lt", i, n), () => b.store(y, i, b.mul(b.load(y, i), 2)));
 * const ptx = writePtx(b.finish());
 * ```
 */
export class KernelBuilder extends BlockBuilder implements Operations {
  readonly name: string;
  readonly #parameters: Parameter[] = [];
  readonly #storage: Storage[] = [];

  constructor(name: string) {
    super();
    this.name = name;
  }

  /** Bytes of the shared arrays so far. */
  get sharedBytes(): number {
    return this.#storage.filter(({ space }) => space === "shared")
      .reduce((sum, { byteLength, align }) => Math.ceil(sum / align) * align + byteLength, 0);
  }

  /** Declares a parameter with the address of an array in global memory. */
  pointerParameter(
    name: string,
    element: Scalar,
    options: { readonly width?: number; readonly stride?: number; readonly readOnly?: boolean } = {},
  ): Pointer {
    const { width = 1, readOnly = false } = options;
    const { stride = SCALARS[element].bytes * width } = options;
    const base = this.parameter({ name, type: "pointer", byteLength: 8, align: 8, element }, "u64");
    return { space: "global", element, width, base, offset: 0, stride, readOnly };
  }

  /** Declares a parameter that is passed by value. Narrow integers are promoted to i32, f16 and bf16 to f32. */
  scalarParameter(name: string, type: Scalar): Value {
    if (type === "bf16") return bfloat16Value(this, this.scalarParameter(name, "u16"));
    const byteLength = SCALARS[type].bytes;
    return this.parameter({ name, type, byteLength, align: byteLength }, SCALARS[type].register, type);
  }

  /** Declares a structure that is passed by value. Its fields are read with {@link load}. */
  bytesParameter(name: string, byteLength: number, align: number): Pointer {
    const base = this.parameter({ name, type: "bytes", byteLength, align }, "u64");
    return {
      space: "parameter",
      element: "u8",
      width: 1,
      base,
      offset: 0,
      stride: byteLength,
      readOnly: true,
    };
  }

  private parameter(parameter: Parameter, type: RegisterType, scalar?: Scalar): Value {
    this.#parameters.push(parameter);
    return this.pure({
      op: "parameter",
      type,
      args: [],
      name: parameter.name,
      ...(scalar === undefined ? {} : { scalar }),
    });
  }

  /**
   * Declares memory of a block, of a thread, or constant data. A `length` of 0 declares dynamic shared
   * memory. Faults give the name in `label`.
   */
  array(
    space: "shared" | "local" | "const",
    element: Scalar,
    length: number,
    options: {
      readonly width?: number;
      readonly stride?: number;
      readonly bytes?: Uint8Array;
      readonly label?: string;
    } = {},
  ): Pointer {
    const { width = 1, bytes, label = "" } = options;
    const { stride = SCALARS[element].bytes * width } = options;
    const suffix = /^[\w$]+$/.test(label) ? `_${label}` : "";
    const name = `${space === "const" ? "table" : space}${this.#storage.length}${suffix}`;
    const byteLength = length * stride;
    this.#storage.push({ name, space, byteLength, align: 16, ...(bytes === undefined ? {} : { bytes }) });
    // Symbols of constant data are global addresses; shared and local ones are offsets in their windows.
    const base = this.pure({ op: "symbol", type: space === "shared" ? "u32" : "u64", args: [], name });
    return { space, element, width, base, offset: 0, stride, readOnly: space === "const" };
  }

  /** Returns a thread's position or the extents of block and grid, as i32. */
  special(name: SpecialName): Value {
    return this.pure({ op: "special", type: "i32", args: [], name });
  }

  /** Returns the multiprocessor's counter of cycles at this point of the kernel, as i64. */
  clock(): Value {
    return this.effect({ op: "clock", type: "i64", args: [] });
  }

  /** Returns `blockIdx * blockDim + threadIdx` of one axis. */
  globalIndex(axis: "x" | "y" | "z" = "x"): Value {
    const start = this.mul(this.special(`blockIdx.${axis}`), this.special(`blockDim.${axis}`));
    return this.add(start, this.special(`threadIdx.${axis}`));
  }

  /** Returns `a op b`. */
  binary(op: BinaryOp, left: Operand, right: Operand): Value {
    const [a, b] = this.pair(left, right);
    const { type } = a;
    if (isConstant(a) && isConstant(b)) {
      const folded = foldBinary(op, type, a.constant, b.constant);
      if (folded !== undefined) return this.constant(type, folded);
    }
    return simplifyBinary(this, op, a, b) ?? this.commutative(op, type, a, b);
  }

  /**
   * Returns the product, sum or difference of floats that ptxas may fuse with another one, as in CUDA C++: for the
   * same bits as a kernel that nvcc or NVRTC has compiled.
   */
  contractible(op: "add" | "sub" | "mul", left: Operand, right: Operand): Value {
    const [a, b] = this.pair(left, right);
    return this.pure({ op, type: a.type, args: [a, b], name: "contractible" });
  }

  /** Returns `a + b`. */
  add(a: Operand, b: Operand): Value {
    return this.binary("add", a, b);
  }

  /** Returns `a - b`. */
  sub(a: Operand, b: Operand): Value {
    return this.binary("sub", a, b);
  }

  /** Returns `a * b`. */
  mul(a: Operand, b: Operand): Value {
    return this.binary("mul", a, b);
  }

  /** Returns `a / b`: correctly rounded for floats, truncated for integers. */
  div(a: Operand, b: Operand): Value {
    return this.binary("div", a, b);
  }

  /** Returns `a * b + c` rounded once; for integers, the same as `add(mul(a, b), c)`. */
  fma(a: Value, b: Operand, c: Operand): Value {
    if (!isFloat(a.type)) return this.add(this.mul(a, b), c);
    return this.pure({
      op: "fma",
      type: a.type,
      args: [a, this.operand(a.type, b), this.operand(a.type, c)],
    });
  }

  /** Returns a shifted integer: `shr` keeps the sign of signed types. */
  shift(op: ShiftOp, value: Value, count: Operand): Value {
    const places = typeof count === "object" ? count : this.constant("u32", count);
    if (isConstant(value) && isConstant(places)) {
      return this.constant(value.type, foldShift(op, value.type, value.constant, Number(places.constant)));
    }
    return simplifyShift(value, places) ?? this.pure({ op, type: value.type, args: [value, places] });
  }

  /** Returns `a * b` of two i32 as i64, in one instruction. */
  multiplyWide(a: Value, b: Operand): Value {
    return this.pure({ op: "mulwide", type: "i64", args: [a, this.operand(a.type, b)] });
  }

  /** Returns four of the eight bytes of two u32, each selected by four bits: CUDA's `__byte_perm`. */
  permute(low: Value, high: Operand, selector: Operand): Value {
    return this.pure({
      op: "permute",
      type: "u32",
      args: [low, this.operand("u32", high), this.operand("u32", selector)],
    });
  }

  /** Returns the 32 bits from bit `count` on of two u32: CUDA's `__funnelshift_r`. */
  funnel(low: Value, high: Value, count: Value): Value {
    return this.pure({ op: "funnel", type: "u32", args: [low, high, count] });
  }

  /** Returns the result of a comparison, as bool. */
  compare(op: CompareOp, left: Operand, right: Operand): Value {
    const [a, b] = this.pair(left, right);
    if (isConstant(a) && isConstant(b)) return this.constant("bool", foldCompare(op, a.constant, b.constant));
    const simple = simplifyCompare(this, op, a, b);
    if (simple !== undefined) return simple;
    if (a.type !== "bool") return this.pure({ op, type: "bool", args: [a, b] });
    if (op === "eq" || op === "ne") {
      const differ = this.binary("xor", a, b);
      return op === "ne" ? differ : this.unary("not", differ);
    }
    return this.compare(op, this.convert(a, "i32"), this.convert(b, "i32"));
  }

  /** Returns `condition ? a : b`; both are evaluated. */
  select(condition: Value, left: Operand, right: Operand): Value {
    const [a, b] = this.pair(left, right);
    const simple = simplifySelect(this, condition, a, b);
    if (simple !== undefined) return simple;
    if (a.type !== "bool") return this.pure({ op: "select", type: a.type, args: [condition, a, b] });
    const second = this.binary("and", this.unary("not", condition), b);
    return this.binary("or", this.binary("and", condition, a), second);
  }

  /** Returns an operation on one value. */
  unary(op: UnaryOp, value: Value): Value {
    if (isConstant(value)) {
      const folded = foldUnary(op, value.type, value.constant);
      if (folded !== undefined) return this.constant(value.type, folded);
    }
    if ((op === "neg" || op === "not") && value.op === op) return value.args[0]!;
    const type = op === "popc" || op === "clz" ? "i32" : value.type;
    return this.pure({ op, type, args: [value] });
  }

  /**
   * Returns a value converted to a type as in C: floats are truncated and clamped, integers wrap. `rounding` is
   * "rn" (default), "rz", "rm" or "rp" for integers to floats and f64 to f32, and rounds floats to integers.
   */
  convert(value: Value, type: RegisterType, rounding = ""): Value {
    const from = value.type;
    if (from === type) return value;
    if (isConstant(value) && rounding === "") {
      return this.constant(type, foldConvert(from, type, value.constant));
    }
    if (type === "bool") return this.compare("ne", value, 0);
    if (from === "bool") return this.select(value, this.constant(type, 1), this.constant(type, 0));
    if (bitsOf(from) === bitsOf(type) && !isFloat(from) && !isFloat(type)) return this.bitcast(value, type);
    return this.pure({ op: "convert", type, args: [value], name: rounding });
  }

  /** Reinterprets the bits as another type of the same width. */
  bitcast(value: Value, type: RegisterType): Value {
    if (value.type === type) return value;
    if (value.op === "bitcast") return this.bitcast(value.args[0]!, type);
    if (isConstant(value) && !isFloat(value.type) && !isFloat(type)) {
      return this.constant(type, value.constant);
    }
    return this.pure({ op: "bitcast", type, args: [value] });
  }

  /** Rounds or wraps a value to a narrow type: the value that a store and a load of `scalar` would return. */
  narrow(value: Value, scalar: Scalar): Value {
    const { register } = SCALARS[scalar];
    const source = this.convert(value, register);
    if (scalar === "bf16") return bfloat16Value(this, bfloat16Bits(this, source));
    return scalar === register ? source : this.pure({ op: "narrow", type: register, args: [source], scalar });
  }

  /** Returns the value of an f16, whose bits are in the low half of a u32, as f32. */
  half(bits: Value): Value {
    return this.pure({ op: "half", type: "f32", args: [bits] });
  }

  /** Returns the bits of an f32 rounded to f16, as u32. */
  halfBits(value: Value): Value {
    return this.pure({ op: "halfBits", type: "u32", args: [value] });
  }

  /** Returns the element at an index; the first of a vector. */
  load(pointer: Pointer, index: Operand = 0): Value {
    return this.loadVector(pointer, index)[0]!;
  }

  /** Returns the components of the element at an index. */
  loadVector(pointer: Pointer, index: Operand = 0): Value[] {
    const address = this.address(pointer, index);
    if (pointer.element !== "bf16") return this.loads(pointer, address);
    return this.loads({ ...pointer, element: "u16" }, address).map((bits) => bfloat16Value(this, bits));
  }

  /** Stores an element, or the components of a vector. */
  store(pointer: Pointer, index: Operand, ...values: readonly Operand[]): void {
    if (values.length !== pointer.width) {
      throw new RangeError(mismatch("store", `${pointer.width} values`, values.length));
    }
    const { element } = pointer;
    const { register } = SCALARS[element];
    const converted = values.map((value) => this.convert(this.operand(register, value), register));
    const address = this.address(pointer, index);
    // compute_75 has no instruction for bf16.
    const [scalar, stored] = element === "bf16"
      ? ["u16" as const, converted.map((value) => bfloat16Bits(this, value))]
      : [element, converted];
    this.statement({ kind: "store", address, scalar, values: stored });
    this.changeMemory();
  }

  /**
   * Returns the four channels of a texture at f32 coordinates. For a layered texture, the layer follows as an
   * i32. `scalar` is the type of the elements.
   */
  texture(geometry: TextureGeometry, scalar: Scalar, handle: Value, coordinates: readonly Value[]): Value[] {
    const texels = this.texels(geometry, scalar, handle, coordinates);
    // Only the low bits of narrow integers are defined.
    if (SCALARS[scalar].bytes === 4) return texels;
    return texels.map((value) => this.narrow(this.bitcast(value, "i32"), scalar));
  }

  /** Changes an element atomically and returns the old one. `compare` is for `compareAndSwap`. */
  atomic(op: AtomicOp, pointer: Pointer, index: Operand, operand: Operand, compare?: Operand): Value {
    const { register } = SCALARS[pointer.element];
    const address = this.address(pointer, index);
    const args = [compare, operand].filter((value) => value !== undefined)
      .map((value) => this.convert(this.operand(register, value), register));
    this.changeMemory();
    return this.effect({
      op: "atomic",
      type: register,
      args: [address.base, ...args],
      name: op,
      scalar: pointer.element,
      address,
    });
  }

  /** Shuffles a value within the warp, or votes. All threads of `mask` must take part. */
  warp(op: WarpOp, value: Value, operand: Operand = 0, mask: Operand = 0xffff_ffff, width = 32): Value {
    const lane = typeof operand === "object" ? operand : this.constant("i32", operand);
    const members = typeof mask === "object" ? mask : this.constant("u32", mask);
    const type = op.startsWith("vote") ? "bool" : op.startsWith("shuffle") ? value.type : "u32";
    return this.effect({ op: "warp", type, args: [value, lane, members], name: op, constant: width });
  }

  /** Returns the kernel. The builder must not be used afterwards. */
  finish(options: { maxThreads?: number } = {}): KernelIR {
    return {
      name: this.name,
      parameters: this.#parameters,
      storage: this.#storage,
      body: [...this.prologue, ...this.root],
      ...options,
    };
  }
}
