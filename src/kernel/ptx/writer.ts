/**
 * Writes a kernel of the IR as PTX text.
 *
 * The text is PTX 8.0 for compute_75, which every supported driver compiles, and depends on the kernel only.
 *
 * @module
 */
import type { Assertion, Block, KernelIR, Loop, Statement, Value } from "../ir/ir.ts";
import { ASSERT_FAIL, parameterText, storageText, textStorage } from "./declarations.ts";
import { BITS } from "./instructions.ts";
import { ValueWriter } from "./values.ts";

/** Returns the PTX of a kernel that went through `optimize()`. */
export function writePtx(kernel: KernelIR): string {
  return new Writer(kernel).write();
}

class Writer extends ValueWriter {
  readonly #loops = new Map<Loop, LoopLabels>();
  readonly #jumps = new Set<string>();
  /** Files of line information. */
  readonly #files = new Numbers();
  /** Texts of assertions. */
  readonly #texts = new Numbers();
  #labels = 0;

  write(): string {
    const { name, parameters, storage, body, maxThreads } = this.kernel;
    this.#block(body);
    if (this.#jumps.has("exit")) this.#label("exit");
    if (this.lines.at(-1)?.trim() !== "ret;") this.emit("ret;");
    const list = parameters.map((parameter) => `    ${parameterText(parameter)}`).join(",\n");
    const inside = storage.filter(({ space, byteLength }) => space !== "const" && byteLength > 0);
    const outside = storage.filter((one) => !inside.includes(one));
    return [
      ".version 8.0",
      ".target sm_75",
      ".address_size 64",
      "",
      ...(this.#texts.names.length > 0 ? [ASSERT_FAIL] : []),
      ...this.#texts.names.map((text, index) => textStorage(`text${index + 1}`, text)),
      ...outside.map(storageText),
      `.visible .entry ${name}(${list === "" ? "" : `\n${list}\n`})`,
      ...(maxThreads === undefined ? [] : [`.maxntid ${maxThreads}, 1, 1`]),
      "{",
      ...this.registers.declarations().map((line) => `    ${line}`),
      ...inside.map((one) => `    ${storageText(one)}`),
      ...this.lines,
      "}",
      ...this.#files.names.map((file, index) => `.file ${index + 1} ${JSON.stringify(file)}`),
      "",
    ].join("\n");
  }

  // ---- statements -----------------------------------------------------------------------------------------

  #block(block: Block): void {
    for (const statement of block) this.#statement(statement);
  }

  #statement(statement: Statement): void {
    switch (statement.kind) {
      case "define":
        return this.define(statement.value);
      case "set": {
        const { variable, value } = statement;
        this.emit(`mov.${BITS[variable.type]} ${this.registers.of(variable)}, ${this.operand(value)};`);
        return;
      }
      case "store":
        return this.store(statement.address, statement.scalar, statement.values);
      case "if":
        return this.#if(statement.condition, statement.then, statement.otherwise);
      case "loop":
        return this.#loop(statement);
      case "break":
      case "continue":
      case "return":
        this.#jump(this.#target(statement));
        return;
      case "trap":
        if (statement.assertion !== undefined) this.#assertion(statement.assertion);
        this.emit("trap;");
        return;
      case "barrier":
        this.emit(statement.scope === "block" ? "bar.sync 0;" : "bar.warp.sync 0xffffffff;");
        return;
      case "fence":
        this.emit(`membar.${{ block: "cta", device: "gl", system: "sys" }[statement.scope]};`);
        return;
      case "line":
        this.emit(`.loc ${this.#files.of(statement.file)} ${statement.line} ${statement.column}`);
    }
  }

  /** Calls the driver's function that prints the condition, its position, the block and the thread. */
  #assertion({ text, file, line }: Assertion): void {
    const address = (content: string): string => {
      const register = this.registers.fresh("u64");
      this.emit(`cvta.global.u64 ${register}, text${this.#texts.of(content)};`);
      return register;
    };
    const args = [
      ["b64", address(text)],
      ["b64", address(file)],
      ["b32", line],
      ["b64", address(this.kernel.name)],
      ["b64", 1],
    ];
    this.emit("{");
    args.forEach(([type, value], index) => {
      this.emit(`.param .${type} argument${index};`);
      this.emit(`st.param.${type} [argument${index}], ${value};`);
    });
    this.emit(`call.uni __assertfail, (${args.map((_, index) => `argument${index}`).join(", ")});`);
    this.emit("}");
  }

  #if(condition: Value, then: Block, otherwise: Block): void {
    const jump = onlyJump(then);
    if (jump !== undefined && otherwise.length === 0) {
      this.#jump(this.#target(jump), this.#guard(condition, true));
      return;
    }
    const number = ++this.#labels;
    const left = otherwise.length === 0 ? loopLeftBy(then) : undefined;
    if (left !== undefined) {
      // The code is placed after the loop, so that an iteration that does not leave takes no jump.
      this.#jump(`leave${number}`, this.#guard(condition, true));
      this.#loops.get(left)!.exits.push([`leave${number}`, then]);
      return;
    }
    if (then.length === 0) {
      this.#jump(`endif${number}`, this.#guard(condition, true));
      this.#indented(otherwise);
    } else {
      const second = otherwise.length > 0 ? `else${number}` : `endif${number}`;
      this.#jump(second, this.#guard(condition, false));
      this.#indented(then);
      if (otherwise.length > 0) {
        if (!isJump(then.at(-1))) this.#jump(`endif${number}`);
        this.#label(second);
        this.#indented(otherwise);
      }
    }
    if (this.#jumps.has(`endif${number}`)) this.#label(`endif${number}`);
  }

  #loop(loop: Loop): void {
    const number = ++this.#labels;
    const next = `next${number}`, end = `end${number}`;
    const exits: LoopLabels["exits"] = [];
    this.#loops.set(loop, { next, end, exits });
    this.#label(`loop${number}`);
    this.#indented(loop.body);
    if (this.#jumps.has(next)) this.#label(next);
    this.#indented(loop.latch);
    const { condition } = loop;
    if (condition.op !== "const") this.#jump(`loop${number}`, this.#guard(condition, true));
    else if (condition.constant) this.#jump(`loop${number}`);
    if (exits.length > 0 && !(condition.op === "const" && condition.constant)) this.#jump(end);
    for (const [label, block] of exits) {
      this.#label(label);
      this.#indented(block);
    }
    if (this.#jumps.has(end)) this.#label(end);
  }

  #target(statement: Statement): string {
    if (statement.kind === "break") return this.#loops.get(statement.loop)!.end;
    if (statement.kind === "continue") return this.#loops.get(statement.loop)!.next;
    return "exit";
  }

  #jump(label: string, guard = ""): void {
    this.#jumps.add(label);
    this.emit(`${guard}bra ${label};`);
  }

  #guard(condition: Value, expected: boolean): string {
    if (condition.op === "const") {
      const register = this.registers.fresh("bool");
      this.emit(`mov.pred ${register}, ${Number(condition.constant)};`);
      return `@${expected ? "" : "!"}${register} `;
    }
    return `@${expected ? "" : "!"}${this.operand(condition)} `;
  }

  #indented(block: Block): void {
    this.depth++;
    this.#block(block);
    this.depth--;
  }

  #label(name: string): void {
    this.lines.push(`${"    ".repeat(this.depth - 1)}${name}:`);
  }
}

/** Numbers texts in the order of their first use, from 1. */
class Numbers {
  readonly names: string[] = [];

  of(name: string): number {
    const known = this.names.indexOf(name) + 1;
    return known > 0 ? known : this.names.push(name);
  }
}

/** Labels of a loop, and the blocks that leave it. */
interface LoopLabels {
  readonly next: string;
  readonly end: string;
  readonly exits: [label: string, block: Block][];
}

/** Returns the loop that a block leaves, if it only computes and sets variables. */
function loopLeftBy(block: Block): Loop | undefined {
  const last = block.at(-1);
  const sets = block.slice(0, -1).every(({ kind }) => kind === "set" || kind === "define" || kind === "line");
  return last?.kind === "break" && sets ? last.loop : undefined;
}

function isJump(statement: Statement | undefined): boolean {
  return statement !== undefined && ["break", "continue", "return"].includes(statement.kind);
}

/** Returns the jump if a block contains nothing else. */
function onlyJump(block: Block): Statement | undefined {
  const statements = block.filter(({ kind }) => kind !== "line");
  return statements.length === 1 && isJump(statements[0]) ? statements[0] : undefined;
}
