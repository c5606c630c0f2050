/**
 * JavaScript stand-ins for Python values that have no JavaScript type: keyword arguments, tuples and floats.
 */
import { nameClass } from "../runtime/inspect.ts";

/**
 * Keyword arguments, created by {@link kwargs}.
 *
 * ```ts
 * using numpy = python.import("numpy");
 * using zeros = numpy.callMethod("zeros", 3, kwargs({ dtype: "float32" }));
 * ```
 */
export class Keywords {
  /** The arguments by name. */
  readonly values: Readonly<Record<string, unknown>>;

  /** @ignore Use {@link kwargs}. */
  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }
}

nameClass(Keywords, "Keywords");

/**
 * Creates keyword arguments, to be passed as the last argument of a call:
 * `torch.callMethod("zeros", 3, kwargs({ device: "cuda" }))`.
 *
 * ```ts
 * using numpy = python.import("numpy");
 * using zeros = numpy.callMethod("zeros", 3, kwargs({ dtype: "float32" }));
 * ```
 */
export function kwargs(values: Readonly<Record<string, unknown>>): Keywords {
  return new Keywords(values);
}

/**
 * A Python tuple, created by {@link tuple}.
 *
 * ```ts
 * python.toPython(tuple(1, "two")).toString(); // "(1, 'two')"
 * ```
 */
export class Tuple {
  /** The items, in order. */
  readonly items: readonly unknown[];

  /** @ignore Use {@link tuple}. */
  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

nameClass(Tuple, "Tuple");

/**
 * Creates a Python tuple. (JavaScript arrays become lists.)
 *
 * ```ts
 * using numpy = python.import("numpy");
 * using zeros = numpy.callMethod("zeros", tuple(2, 3));
 * ```
 */
export function tuple(...items: unknown[]): Tuple {
  return new Tuple(items);
}

/**
 * A Python float, created by {@link float}.
 *
 * ```ts
 * python.toPython(float(2)).toString(); // "2.0"
 * ```
 */
export class Float {
  /** The value as a JavaScript number. */
  readonly value: number;

  /** @ignore Use {@link float}. */
  constructor(value: number) {
    this.value = value;
  }
}

nameClass(Float, "Float");

/**
 * Creates a Python float. (JavaScript integers become `int`.)
 *
 * ```ts
 * python.toPython([float(1), 1]).toString(); // "[1.0, 1]"
 * ```
 */
export function float(value: number): Float {
  return new Float(value);
}
