/** The code of a function of a pixel. */
import { constantsKey } from "./constants_key.ts";
import { KernelBuilder } from "./ir/builder.ts";
import type { Value } from "./ir/ir.ts";
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
    const b = new KernelBuilder("trial");
    const value = (type: "f32" | "i32"): Value => b.scalarParameter(`p${count++}`, type);
    let count = 0;
    const pixel = Array.from({ length: channels }, () => value("f32"));
    return this.emit(b, pixel, { column: value("i32"), row: value("i32") }, value).length;
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
