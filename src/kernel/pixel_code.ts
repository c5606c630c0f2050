/** The code of a function of a pixel. */
import { constantsKey } from "./constants_key.ts";
import { KernelBuilder } from "./ir/builder.ts";
import { fingerprint } from "./ir/fingerprint.ts";
import type { Value } from "./ir/ir.ts";
import { optimize } from "./ir/passes.ts";
import type { Constants } from "./types.ts";
import { type Context, convertTo } from "./typescript/context.ts";
import { effect, expression } from "./typescript/expressions.ts";
import { inferTypes } from "./typescript/infer.ts";
import { returnsEarly } from "./typescript/inline.ts";
import { resolve } from "./typescript/resolve.ts";
import { fail, type Source } from "./typescript/source.ts";
import { statement } from "./typescript/statements.ts";
import type { Binding } from "./typescript/symbols.ts";
import { refuseThreads } from "./typescript/value_function.ts";

/** The names of channels. */
export const CHANNELS: readonly string[] = ["x", "y", "z", "w"];
/** The names of a pixel's position. */
export const PLACE: readonly string[] = ["column", "row"];

/** Types of the named values of a function of a pixel. */
export interface PixelParameters {
  /** The type of a value. */
  readonly [name: string]: "f32" | "i32";
}

/** The text and names of a function of a pixel, for kernels of pipelines. */
export class PixelCode {
  readonly source: Source;
  readonly parameters: PixelParameters;
  readonly constants: Constants;
  readonly #fingerprints: Map<number, string> = new Map();

  constructor(source: Source, parameters: PixelParameters, constants: Constants) {
    this.source = source;
    this.parameters = parameters;
    this.constants = constants;
  }

  /** Everything that the code depends on. */
  get key(): string {
    return JSON.stringify([this.parameters, this.source.text, constantsKey(this.constants)]);
  }

  /** Returns the channels of the result for pixels with a number of channels. Checks the code. */
  channelsFor(channels: number): number {
    return this.#trial(new KernelBuilder("trial"), channels).length;
  }

  /**
   * Returns a text by which kernels that were written in advance know the code. Unlike {@link key}, it does
   * not depend on what a runtime or a minifier does to the text.
   */
  fingerprintFor(channels: number): string {
    let known = this.#fingerprints.get(channels);
    if (known !== undefined) return known;
    const b = new KernelBuilder("trial"), result = b.pointerParameter("result", "f32");
    this.#trial(b, channels).forEach((value, i) => b.store(result, i, value));
    known = `${JSON.stringify(this.parameters)} ${fingerprint(optimize(b.finish(), { fma: false }))}`;
    this.#fingerprints.set(channels, known);
    return known;
  }

  #trial(b: KernelBuilder, channels: number): Value[] {
    let count = 0;
    const value = (type: "f32" | "i32"): Value => b.scalarParameter(`p${count++}`, type);
    const pixel = Array.from({ length: channels }, () => value("f32"));
    const named = new Map(Object.entries(this.parameters).map(([name, type]) => [name, value(type)]));
    return this.emit(b, pixel, { column: value("i32"), row: value("i32") }, (_, name) => named.get(name)!);
  }

  /** Writes the code for one pixel. `read` returns the value of a parameter. */
  emit(
    b: KernelBuilder,
    pixel: readonly Value[],
    place: { readonly column: Value; readonly row: Value },
    read: (type: "f32" | "i32", name: string) => Value,
  ): Value[] {
    const { source, parameters } = this, { name } = source;
    const channels = CHANNELS.slice(0, pixel.length);
    const names = [...channels, ...PLACE, ...Object.keys(parameters)];
    const { body, parameters: symbols, variables } = resolve(source, names, this.constants);
    refuseThreads(body, "pixelFunction");
    const values = new Map<string, Value>();
    channels.forEach((channel, c) => values.set(channel, pixel[c]!));
    for (const key of PLACE) values.set(key, place[key as "row"]);
    for (const [key, type] of Object.entries(parameters)) values.set(key, read(type, key));
    for (const [key, symbol] of symbols) symbol.type = values.get(key)!.type;
    inferTypes(variables);
    const context: Context = {
      b,
      name,
      checkBounds: false,
      lineInfo: false,
      targets: {},
      returns: undefined,
      expression: (node) => expression(context, node),
      statement: (node) => statement(context, node),
      effect: (node) => effect(context, node),
    };
    for (const [key, symbol] of symbols) {
      const value = values.get(key)!;
      if (symbol.writes === 0) {
        symbol.binding = { kind: "value", value };
        continue;
      }
      const variable = b.variable(value.type, key);
      b.set(variable, value);
      symbol.binding = { kind: "variable", variable };
    }
    let result: Binding | undefined;
    if (body.type === "BlockStatement") {
      if (returnsEarly(body)) fail(body, "a function of a pixel returns it once, at the end; use variables");
      context.returns = { result: (value) => void (result = value) };
      context.statement(body);
    } else result = context.expression(body);
    const fields = result?.kind === "record" ? result.fields : undefined;
    const count = fields === undefined ? 0 : CHANNELS.findLastIndex((channel) => fields.has(channel)) + 1;
    if (fields === undefined || count === 0 || fields.size !== count) {
      const got = fields === undefined ? "" : `, got { ${[...fields.keys()].join(", ")} }`;
      return fail(
        body,
        `expected the function to return { x }, { x, y }, { x, y, z } or { x, y, z, w }${got}`,
      );
    }
    return CHANNELS.slice(0, count).map((channel) =>
      convertTo(context, fields.get(channel)!, "f32", body, true)
    );
  }
}
