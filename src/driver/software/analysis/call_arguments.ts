/**
 * Arguments and results of calls. Each is a `.param` variable in the caller's frame. PTX also allows registers
 * and constants, which are copied to and from such a variable.
 */
import { alignUp } from "../../../base/align.ts";
import type { Operand, Variable } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import { loadResult, storeArgument } from "./added_instructions.ts";
import type { Op, Register, SymbolLocation } from "./program.ts";
import type { Scope } from "./scope.ts";

/** The frame of a function: its local memory. */
export class Frame {
  #bytes = 0;

  /** Returns the offset of a new variable. */
  place({ align, byteLength }: Variable): number {
    const offset = alignUp(this.#bytes, Math.max(align, 8));
    this.#bytes = offset + byteLength;
    return offset;
  }

  get byteLength(): number {
    return alignUp(this.#bytes, 16);
  }
}

/** The variables of one call. */
export class CallArguments {
  readonly #frame: Frame;
  readonly #locations: Map<string, SymbolLocation>;
  readonly #scope: Scope;
  readonly #line: number;
  /** Operations before the call, which store arguments, and after it, which load results. */
  readonly stores: Op[] = [];
  readonly loads: Op[] = [];

  constructor(frame: Frame, locations: Map<string, SymbolLocation>, scope: Scope, line: number) {
    this.#frame = frame;
    this.#locations = locations;
    this.#scope = scope;
    this.#line = line;
  }

  /**
   * Returns the unique name of the variable of an argument.
   *
   * @param register returns the register of an operand
   */
  argument(operand: Operand, parameter: Variable, register: (operand: Operand) => Register): string {
    const known = this.#variableOf(operand);
    if (known !== undefined) return known;
    const variable = this.#declare(parameter);
    const value = operand.kind === "integer" || operand.kind === "float" ? operand : register(operand);
    this.stores.push(storeArgument(this.#line, parameter.type, variable, value));
    return variable;
  }

  /** Returns the unique name of the variable of a result. */
  result(operand: Operand, result: Variable, register: (operand: Operand) => Register): string {
    const known = this.#variableOf(operand);
    if (known !== undefined) return known;
    const variable = this.#declare(result);
    if (operand.kind !== "register" || operand.name !== "_") {
      this.loads.push(loadResult(this.#line, result.type, register(operand), variable));
    }
    return variable;
  }

  #variableOf(operand: Operand): string | undefined {
    if (operand.kind !== "symbol" || operand.offset !== 0) return undefined;
    const binding = this.#scope.lookup(operand.name);
    return binding?.kind === "variable" ? binding.unique : undefined;
  }

  /** Declares a variable in the caller's frame. */
  #declare(parameter: Variable): string {
    if (TYPE_BYTES[parameter.type] !== parameter.byteLength) {
      throw ptxError(this.#line, "an array argument of a call must be a .param variable");
    }
    const offset = this.#frame.place(parameter);
    const name = `argument@${offset}`;
    this.#locations.set(name, { kind: "frame", offset });
    return name;
  }
}
