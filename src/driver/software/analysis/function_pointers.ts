/**
 * Function pointers. A pointer to a function is an address in the function table, a variable with a few bytes
 * for each function of the module whose address is taken. An indirect call becomes a call of a _dispatcher_: a
 * function written here in PTX, which compares the pointer and calls the function it belongs to. Inlining,
 * divergence, recursion and stack depth need no code for indirect calls.
 */
import type { FunctionDefinition, TargetList, Variable } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { parse } from "../ptx/parser.ts";

/** The name of the function table. */
export const FUNCTION_TABLE = "$functions";

/** Distance of two pointers in the function table. */
export const FUNCTION_BYTES = 16;

/** The names of the first two parameters of a dispatcher: the pointer, and the line of the call. */
export const POINTER_PARAMETERS = ["$pointer", "$line"] as const;

/** Functions without code that stop the kernel. Their parameters are those of POINTER_PARAMETERS. */
export const WRONG_FUNCTION = "$wrong_function";
export const WAITING_FUNCTION = "$waiting_function";

type Signature = Pick<FunctionDefinition, "results" | "parameters">;

export class FunctionPointers {
  /** The functions of the table, in order. */
  readonly functions: readonly FunctionDefinition[];
  /** The dispatchers, and the functions they need. */
  readonly definitions: FunctionDefinition[] = [];
  /** Names of the dispatchers, by the prototype or target list of a call. */
  readonly dispatchers: Map<TargetList, string> = new Map();
  /** Names of the dispatchers, by the numbers of the functions they may call. */
  readonly #names = new Map<string, string>();

  constructor(functions: readonly FunctionDefinition[]) {
    this.functions = functions;
  }

  /** Returns the offset of a function's pointer in the table; undefined if its address is not taken. */
  offsetOf(name: string): number | undefined {
    const index = this.functions.findIndex((definition) => definition.name === name);
    return index < 0 ? undefined : FUNCTION_BYTES * index;
  }

  /** Writes the dispatcher for a prototype or target list, unless there is one, and returns its name. */
  dispatcher(list: TargetList, definitionOf: (name: string) => FunctionDefinition | undefined): string {
    let signature = list.signature;
    const [first] = list.targets;
    if (first !== undefined) {
      signature = definitionOf(first);
      if (signature === undefined) throw ptxError(list.line, `${first} is not a function of the module`);
    }
    if (signature === undefined) throw ptxError(list.line, `${list.name} has no functions`);
    const shape = shapeOf(signature);
    const isCandidate = (definition: FunctionDefinition): boolean =>
      shapeOf(definition) === shape && (first === undefined || list.targets.includes(definition.name));
    const targets = this.functions.map((definition) => isCandidate(definition) ? definition : undefined);
    const key = `${shape} ${targets.map((target) => target === undefined ? 0 : 1).join("")}`;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = `$call${this.#names.size}`;
      this.#names.set(key, name);
      for (const definition of parse(dispatcherText(name, signature, targets)).functions) {
        this.definitions.push({ ...definition, line: 0 });
      }
    }
    this.dispatchers.set(list, name);
    return name;
  }
}

/** Whether a function is a dispatcher. They have no line of the user's text. */
export function isDispatcher({ line, body }: FunctionDefinition): boolean {
  return line === 0 && body !== undefined;
}

/** Returns a text that is equal for functions with parameters and results of the same sizes. */
function shapeOf({ results, parameters }: Signature): string {
  return [results, parameters].map((list) => list.map(({ byteLength }) => byteLength).join()).join(" → ");
}

/** Returns the PTX of a dispatcher, whose first parameters are the pointer and the line of the call. */
function dispatcherText(
  name: string,
  { results, parameters }: Signature,
  targets: readonly (FunctionDefinition | undefined)[],
): string {
  const [pointer, line] = POINTER_PARAMETERS;
  const hidden = [`.param .b64 ${pointer}`, `.param .b32 ${line}`];
  const formals = [...hidden, ...parameters.map((parameter, i) => declared(`$p${i}`, parameter))];
  const resultNames = results.map((_, i) => `$r${i}`);
  const parameterNames = parameters.map((_, i) => `$p${i}`);
  const call = (target: string): string => `call (${resultNames}), ${target}, (${parameterNames}); ret;`;
  return `.version 8.0
.target sm_75
.address_size 64
.extern .func ${WRONG_FUNCTION} (${hidden});
.func (${results.map((result, i) => declared(`$r${i}`, result))}) ${name} (${formals}) {
  ${targets.length > 0 ? callTarget(targets, call) : ""}
$WRONG:
  call ${WRONG_FUNCTION}, (${POINTER_PARAMETERS});
  ret;
}
`;
}

/** Returns the declaration of a parameter or result; arguments of the size of a register may be registers. */
function declared(name: string, { align, byteLength }: Variable): string {
  const isRegister = [1, 2, 4, 8].includes(byteLength);
  const type = isRegister ? `.b${8 * byteLength} ${name}` : `.b8 ${name}[${byteLength}]`;
  return `.param .align ${align} ${type}`;
}

/** Returns the code that calls the function of a pointer, or branches to $WRONG. */
function callTarget(
  targets: readonly (FunctionDefinition | undefined)[],
  call: (target: string) => string,
): string {
  const labels = targets.map((target, i) => target === undefined ? "$WRONG" : `$F${i}`);
  const calls = targets.map((target, i) => target === undefined ? "" : `$F${i}: ${call(target.name)}`);
  return `.reg .b64 %offset, %index;
  .reg .b32 %target;
  .reg .pred %wrong;
  ld.param.b64 %offset, [${POINTER_PARAMETERS[0]}];
  mov.b64 %index, ${FUNCTION_TABLE};
  sub.u64 %offset, %offset, %index;
  and.b64 %index, %offset, ${FUNCTION_BYTES - 1};
  setp.ne.u64 %wrong, %index, 0;
  @%wrong bra $WRONG;
  div.u64 %index, %offset, ${FUNCTION_BYTES};
  setp.ge.u64 %wrong, %index, ${targets.length};
  @%wrong bra $WRONG;
  cvt.u32.u64 %target, %index;
  $LIST: .branchtargets ${labels};
  brx.idx %target, $LIST;
${calls.join("\n")}`;
}
