/** One line of text for every object, in messages and in `console.log`. */

/**
 * Methods that `console.log` calls to format an object: Node's, which Bun and Deno support too, and Deno's.
 */
const INSPECT_HOOKS: readonly symbol[] = [
  Symbol.for("nodejs.util.inspect.custom"),
  Symbol.for("Deno.customInspect"),
];

/** Gives a class its name again, which minifiers change: `toString()` and errors write it. */
export function nameClass(type: object, name: string): void {
  Object.defineProperty(type, "name", { value: name, configurable: true });
}

/**
 * Makes `console.log` print one line for the objects of a class, on every runtime: `toString()`, or the result
 * of `describe`. `JSON.stringify()`, which programs log with, writes the result of `inJson`: handles are bigints,
 * which JSON does not have. The class keeps its `name` in minified programs.
 */
export function printAsText<T extends object>(
  type: { readonly prototype: T },
  name: string,
  describe: (object: T) => string = String,
  inJson: (object: T) => unknown = describe,
): void {
  const { prototype } = type;
  nameClass(type, name);
  for (const hook of INSPECT_HOOKS) define(prototype, hook, describe);
  define(prototype, "toJSON", inJson);
}

function define<T extends object>(
  prototype: T,
  key: string | symbol,
  describe: (object: T) => unknown,
): void {
  const value = function (this: T): unknown {
    try {
      return describe(this);
    } catch (error) {
      // Objects are printed to debug other errors, so printing must not throw.
      return `${this.constructor.name} (${error instanceof Error ? error.message : error})`;
    }
  };
  Object.defineProperty(prototype, key, { value, configurable: true, writable: true });
}

/** `0x7f00`, as debuggers and profilers print handles and addresses. */
export function hexadecimal(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** `1.50 GiB`. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  let value = bytes;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(2)} ${units[unit]}`;
}
