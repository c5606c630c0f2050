/** Argument checks and the one wording of their errors: `size: expected a positive integer, got -1`. */
import { type DType, dtypeOfView, DTYPES, hostClass, hostForm, isDType } from "./dtype.ts";
import { suggestion } from "./suggestion.ts";

/** Returns the error for an object that was used after its disposal, with the cause. */
export function disposedError(name: string): Error {
  return new Error(`${name} has been disposed; dispose() was called, or its \`using\` block ended`);
}

/** How long a device at the top level of a module lives, which surprises in servers. */
export const TOP_LEVEL_DEVICE =
  "a `using` at top level ends with the module: write `const device` if callbacks use it";

/** Returns the error for a device that was used after its disposal. */
export function disposedDevice(device: unknown): Error {
  const error = disposedError(`device ${device}`);
  error.message += `; ${TOP_LEVEL_DEVICE}`;
  return error;
}

/** Returns the error for an array of another device. `like` names the argument that determines the device. */
export function otherDevice(name: string, expected: unknown, got: unknown, like = ""): TypeError {
  const message = mismatch(name, `an array of ${expected}${like && `, like ${like}`}`, `one of ${got}`);
  return new TypeError(`${message}; copy it with copyFrom()`);
}

/** Formats a value for an error message, in at most a few words. */
export function show(value: unknown): string {
  return showNested(value, 0);
}

function showNested(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? value.slice(0, 57) + "…" : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return value.name === "" ? "a function" : `function ${value.name}`;
  if (Array.isArray(value)) {
    return value.length > 8 || depth > 2
      ? `an array of ${value.length}`
      : `[${Array.from(value, (item) => showNested(item, depth + 1)).join(", ")}]`;
  }
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Promise) return "a Promise; await it";
  const { constructor } = value;
  const name = typeof constructor === "function" ? constructor.name : "object";
  return (depth === 0 && literal(value)) || `${name}${isPlain(value) ? "" : describeArray(value)}`;
}

/** Returns ` f32 [480, 640]` for an array. */
function describeArray({ dtype, shape }: { readonly dtype?: unknown; readonly shape?: unknown }): string {
  return isDType(dtype) && Array.isArray(shape) ? ` ${dtype} [${shape.join(", ")}]` : "";
}

/** Formats a short plain object: `{ sigma: 2 }`. Returns undefined for all others. */
function literal(value: object): string | undefined {
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value));
  if (properties.length === 0 || properties.length > 4) return undefined;
  const text = properties.map(([key, { value }]) => `${key}: ${showNested(value, 1)}`).join(", ");
  return text.length > 60 ? undefined : `{ ${text} }`;
}

/** The values of an argument that accepts a few names; see {@link oneOf}. */
export class Choices {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /** Formats the names: `"nearest" or "linear"`, `one of u8, u16, i16, f16, f32`. A list of dtypes has no quotes. */
  toString(): string {
    const words = this.names.every(isDType) ? this.names : this.names.map(show);
    return words.length > 4
      ? `one of ${words.join(", ")}`
      : [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");
  }
}

/** Returns the names that an argument accepts, in a list or as the keys of a table, for {@link invalid}. */
export function oneOf(names: readonly string[] | object): Choices {
  return new Choices(Array.isArray(names) ? names : Object.keys(names));
}

/**
 * Returns the message for an invalid argument: `invalid("size", "a positive integer", -1)`. If the argument
 * accepts a few names, `invalid("side", oneOf(["left", "right"]), value)`, the one that was probably meant is suggested.
 */
export function invalid(name: string, expected: string | Choices, value: unknown): string {
  const message = mismatch(name, expected, show(value));
  return typeof expected === "string" || typeof value !== "string"
    ? message
    : message + suggestion(value, expected.names);
}

/** Returns the error for a value in the place of an array, with the call that uploads host data. */
export function notAnArray(name: string, value: unknown, expected = "a DeviceArray"): TypeError {
  if (Array.isArray(value)) {
    const numbers = value.length <= 8 && value.every(Number.isFinite) ? show(value) : "…";
    const shape = value.some(Array.isArray) ? ", { shape }" : "";
    const message = mismatch(name, expected, `a JavaScript array ${show(value)}`);
    return new TypeError(`${message}; use device.array(new Float32Array(${numbers})${shape})`);
  }
  const advice = ArrayBuffer.isView(value) ? "; upload it with device.array()" : "";
  return new TypeError(invalid(name, expected, value) + advice);
}

/** Returns the message of {@link invalid}, with a phrase that describes the value: `"2 dimensions"`. */
export function mismatch(name: string, expected: string | Choices, got: string | number): string {
  return `${name}: expected ${expected}, got ${got}`;
}

/** The error for a value in the place of a number: a `TypeError` unless it is a number, too. */
export function numberError(value: unknown, message: string): TypeError | RangeError {
  return typeof value === "number" ? new RangeError(message) : new TypeError(message);
}

/** Returns `value` if it is an integer within [low, high]; throws otherwise. */
export function checkInteger(name: string, value: number, low: number, high: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) {
    throw numberError(value, invalid(name, `an integer from ${low} to ${high}`, value));
  }
  return value;
}

/** Returns the options of a call if they are an object; throws otherwise. */
export function checkOptions<T>(options: T, name = "options"): T & object {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(invalid(name, "an object", options));
  }
  return options;
}

/** The names of the options `T`; `"boolean"` for those that are true or false. */
export type OptionNames<T> = {
  readonly [K in keyof Required<T>]: IsBoolean<Exclude<T[K], undefined>> extends true ? "boolean" : true;
};

type IsBoolean<V> = [V] extends [never] ? false : [V] extends [boolean] ? true : false;

/**
 * Returns the options of a call. Throws if they are no object, if the call does not know one of them,
 * which is usually a misspelled name, if one that must be true or false is no boolean, or if a `signal` is no
 * `AbortSignal`.
 */
export function checkOptionNames<T extends object>(options: T, known: OptionNames<T>, name = "options"): T {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw optionsError(options, known, name);
  }
  for (const key in options) {
    // One lookup decides for most options, which saves 0.03 µs of a copy: hot loops call this function.
    const kind: unknown = known[key];
    if (kind === true && key !== "signal") continue;
    const value: unknown = options[key];
    if (value === undefined) continue;
    if (kind === true || kind === "boolean") {
      if (key === "signal") checkSignal(value);
      if (kind !== "boolean" || typeof value === "boolean") continue;
      const prefix = name.endsWith(": options") ? name.slice(0, -"options".length) : "";
      throw new TypeError(invalid(`${prefix}${key}`, "a boolean", value));
    }
    if (!isPlain(options)) throw optionsError(options, known, name);
    const names = Object.keys(known);
    // Of `blocks` in { grid: 1, blocks: 64 }, the block is the likelier meaning, because the grid is there.
    const absent = names.filter((known) => options[known as keyof T] === undefined);
    throw new TypeError(
      mismatch(name, `only ${names.join(", ")}`, key) + (suggestion(key, absent) || suggestion(key, names)),
    );
  }
  return options;
}

/** Whether a value is an object of no class. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The error for a value in the place of the options: a stream, a device, a shape, a dtype, an axis. */
function optionsError(value: unknown, known: object, name: string): TypeError {
  const isShape = Array.isArray(value) && value.every(Number.isInteger);
  const isNumber = typeof value === "number";
  // The class of a value often has the name of its option: `{ device }`.
  const own = typeof value === "object" && value !== null ? value.constructor?.name.toLowerCase() : undefined;
  const meant = ([
    ["shape", isShape],
    ["order", isNumber],
    ["axis", isShape || isNumber],
    ["root", isNumber],
    ["element", isNumber],
    ["maxValue", isNumber],
    ["quality", isNumber],
    ["timeout", isNumber],
    ["dtype", isDType(value)],
    ["arch", typeof value === "string" && /^(sm|compute)_/.test(value)],
  ] as const).find(([key, isMeant]) => key in known && isMeant)?.[0];
  const example = meant !== undefined
    ? `${meant}: ${show(value)}`
    : own !== undefined && own in known
    ? own
    : "mean" in known && "std" in known && Array.isArray(value)
    ? "mean, std"
    : "low" in known && "high" in known && isNumber
    ? "low, high"
    : Object.keys(known)[0];
  return new TypeError(invalid(name, `an object such as { ${example} }`, value));
}

/** Returns an error about an argument with words before its message, such as the step or the item that it is about. */
export function withPrefix(prefix: string, error: unknown): unknown {
  if (!(error instanceof RangeError || error instanceof TypeError)) return error;
  const type = error instanceof RangeError ? RangeError : TypeError;
  return new type(`${prefix}${error.message}`, { cause: error });
}

/** Returns `value` if it is a string; throws otherwise. */
export function checkString(name: string, value: unknown): string {
  if (typeof value !== "string") throw new TypeError(invalid(name, "a string", value));
  return value;
}

/** Returns `value` if it is a function; throws otherwise. */
export function checkFunction<T>(name: string, value: T, advice = ""): T {
  if (typeof value !== "function") throw new TypeError(invalid(name, "a function", value) + advice);
  return value;
}

/** Throws if a function that must do its work before it returns has returned a promise. */
export function checkSynchronous(name: string, reason: string, result: unknown): void {
  if (!(result instanceof Promise)) return;
  // The error about the function comes first.
  result.catch(() => {});
  throw new TypeError(mismatch(name, `a synchronous function, ${reason}`, "an async function"));
}

/** Returns the option `signal` of a call if it is an `AbortSignal` or undefined; throws otherwise. */
export function checkSignal(value: unknown): AbortSignal | undefined {
  if (value === undefined || isSignal(value)) return value;
  const { signal } = (value ?? {}) as { readonly signal?: unknown };
  const advice = isSignal(signal)
    ? "; pass controller.signal"
    : typeof value === "number"
    ? `; AbortSignal.timeout(${value > 0 ? Math.ceil(value) : 5000}) is one`
    : "";
  const got = isSignal(signal) ? "an AbortController" : show(value);
  throw new TypeError(mismatch("signal", "an AbortSignal", got) + advice);
}

/** Returns true for a signal of any realm or implementation. */
function isSignal(value: unknown): value is AbortSignal {
  return typeof value === "object" && value !== null && "throwIfAborted" in value && "aborted" in value;
}

/** Returns `value` if it is a finite number; throws otherwise. */
export function checkFinite(name: string, value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw numberError(value, invalid(name, "a finite number", value));
  }
  return value;
}

/** Returns true if `key` is a string that names a property of a table. */
export function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T & string {
  return typeof key === "string" && Object.hasOwn(table, key);
}

/** Returns `value` if it names a dtype; throws otherwise. */
export function checkDType(name: string, value: unknown): DType {
  if (!isDType(value)) {
    const advice = typeof value === "number"
      ? "; pass a shape of several dimensions as an array"
      : isDType((value as { readonly dtype?: unknown } | null | undefined)?.dtype)
      ? "; pass it directly, not as an option"
      : "";
    throw new TypeError(invalid(name, oneOf(DTYPES), value) + advice);
  }
  return value;
}

/** Throws unless `data` is the typed array that stores `dtype` on the host. */
export function checkHostData(name: string, dtype: DType, data: unknown): void {
  const isView = ArrayBuffer.isView(data);
  if (isView && dtypeOfView(data) === hostForm(dtype)) return;
  const got = isView ? withArticle(data.constructor.name) : show(data);
  throw new TypeError(mismatch(name, `${withArticle(hostClass(dtype))} for ${dtype}`, got));
}

function withArticle(className: string): string {
  return `${/^[AEIO]/.test(className) ? "an" : "a"} ${className}`;
}

/**
 * Returns `value` as a shape: at most 32 non-negative integers whose product is a safe integer. Throws
 * otherwise.
 */
export function checkShape(name: string, value: readonly number[] | number): number[] {
  const shape = typeof value === "number" ? [value] : Array.isArray(value) ? [...value] : null;
  if (shape === null) {
    throw new TypeError(invalid(name, "a number or an array of numbers", value));
  }
  if (shape.length > 32) {
    throw new RangeError(mismatch(name, "at most 32 dimensions", `${shape.length}`));
  }
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) {
    const extent = shape[axis]!;
    // On the hot path of every operator: the name is formatted only for an error.
    if (!Number.isSafeInteger(extent) || extent < 0) {
      checkInteger(`${name}[${axis}]`, extent, 0, Number.MAX_SAFE_INTEGER);
    }
    size *= extent;
  }
  if (!Number.isSafeInteger(size)) {
    throw new RangeError(mismatch(name, "at most 2^53 - 1 elements", show(shape)));
  }
  return shape;
}
