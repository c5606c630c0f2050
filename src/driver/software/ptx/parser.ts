/**
 * PTX text → abstract syntax (ISA sections 4, 5, 10 and 11). Knows no instruction by name but `call`, whose operands have a
 * form of their own; `validate.ts` knows the rest.
 */
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  PtxModule,
  RegisterDeclaration,
  ScalarType,
  Statement,
  StateSpace,
  TargetList,
  Variable,
} from "./ast.ts";
import { ptxError } from "./error.ts";
import { TOKEN, tokenize, type TokenKind, type Tokens } from "./lexer.ts";

/** Bytes of one element of a type in memory. */
// deno-fmt-ignore
export const TYPE_BYTES: Readonly<Record<ScalarType, number>> = {
  pred: 1, b8: 1, u8: 1, s8: 1, b16: 2, u16: 2, s16: 2, f16: 2, bf16: 2, e4m3x2: 2, e5m2x2: 2,
  b32: 4, u32: 4, s32: 4, f32: 4, f16x2: 4, bf16x2: 4, tf32: 4, u16x2: 4, s16x2: 4,
  b64: 8, u64: 8, s64: 8, f64: 8, b128: 16,
};

const SPACES: ReadonlySet<string> = new Set([
  "reg",
  "sreg",
  "const",
  "global",
  "local",
  "param",
  "shared",
  "tex",
]);
const LINKAGE: ReadonlySet<string> = new Set(["visible", "extern", "weak", "common"]);
/** Special registers (ISA section 10) by their first part; anything else that begins with % is a register. */
const SPECIAL: ReadonlySet<string> = new Set(
  ("%tid %ntid %laneid %warpid %nwarpid %ctaid %nctaid %smid %nsmid %gridid %is_explicit_cluster %clusterid %nclusterid " +
    "%cluster_ctaid %cluster_nctaid %cluster_ctarank %cluster_nctarank %lanemask_eq %lanemask_le %lanemask_lt %lanemask_ge " +
    "%lanemask_gt %clock %clock_hi %clock64 %globaltimer %globaltimer_lo %globaltimer_hi %total_smem_size %aggr_smem_size " +
    "%dynamic_smem_size %current_graph_exec WARP_SZ").split(" "),
);

const MAX_BLOCK_DEPTH = 100;
const MAX_EXPRESSION_DEPTH = 100;
const MAX_REGISTERS = 1_000_000;
const MAX_BYTES = 0xffff0000;

const scratch = new DataView(new ArrayBuffer(8));

function isType(text: string): text is ScalarType {
  return Object.hasOwn(TYPE_BYTES, text);
}

function isSpace(text: string): text is StateSpace {
  return SPACES.has(text);
}

/** Parses a whole module. Throws {@link CompileError} with a line for anything that is not PTX. */
export function parse(text: string): PtxModule {
  return new Parser(tokenize(text)).module();
}

class Parser {
  readonly #kinds: TokenKind[];
  readonly #texts: string[];
  readonly #lines: number[];
  #at = 0;
  #depth = 0;
  #source: Instruction["source"];
  readonly #files = new Map<number, string>();

  constructor(tokens: Tokens) {
    this.#kinds = tokens.kinds;
    this.#texts = tokens.texts;
    this.#lines = tokens.lines;
  }

  // ---- tokens ----

  #kind(): TokenKind {
    return this.#kinds[this.#at];
  }
  get #text(): string {
    return this.#texts[this.#at];
  }
  get #line(): number {
    return this.#lines[this.#at];
  }

  #expected(what: string): never {
    const given = this.#kind() === TOKEN.directive ? `.${this.#text}` : this.#text;
    throw ptxError(this.#line, `${what} expected, found ${JSON.stringify(given)}`);
  }

  #isMark(mark: string): boolean {
    return this.#kind() === TOKEN.mark && this.#text === mark;
  }

  #takeMark(mark: string): boolean {
    if (!this.#isMark(mark)) return false;
    this.#at++;
    return true;
  }

  #mark(mark: string): void {
    if (!this.#takeMark(mark)) this.#expected(`"${mark}"`);
  }

  #isDirective(name: string): boolean {
    return this.#kind() === TOKEN.directive && this.#text === name;
  }

  #takeDirective(name: string): boolean {
    if (!this.#isDirective(name)) return false;
    this.#at++;
    return true;
  }

  #name(what: string): string {
    if (this.#kind() !== TOKEN.name) this.#expected(what);
    return this.#texts[this.#at++];
  }

  /** Runs a rule that may contain itself. */
  #nested<T>(rule: () => T): T {
    if (++this.#depth > MAX_EXPRESSION_DEPTH) throw ptxError(this.#line, "expression nested too deep");
    const value = rule();
    this.#depth--;
    return value;
  }

  #integer(what: string): bigint {
    if (this.#takeMark("-")) return -this.#nested(() => this.#integer(what));
    if (this.#takeMark("(")) {
      const value = this.#nested(() => this.#integer(what));
      this.#mark(")");
      return value;
    }
    if (this.#kind() !== TOKEN.integer) this.#expected(what);
    return integerValue(this.#texts[this.#at++]);
  }

  #size(what: string, limit: number): number {
    const line = this.#line;
    const value = this.#integer(what);
    if (value < 0n || value > BigInt(limit)) {
      throw ptxError(line, `${what} must be from 0 to ${limit}, found ${value}`);
    }
    return Number(value);
  }

  // ---- module ----

  module(): PtxModule {
    if (!this.#takeDirective("version")) this.#expected(".version at the beginning of the module");
    const version = this.#version();
    let target = "";
    let addressSize: 32 | 64 = 32;
    const variables: Variable[] = [];
    const functions: FunctionDefinition[] = [];
    while (this.#kind() !== TOKEN.end) {
      if (this.#takeMark(";")) continue;
      if (this.#kind() !== TOKEN.directive) this.#expected("a directive such as .entry or .global");
      const line = this.#line;
      switch (this.#text) {
        case "target":
          this.#at++;
          target = this.#name("a target such as sm_75");
          while (this.#takeMark(",")) this.#name("a target option");
          break;
        case "address_size": {
          this.#at++;
          const bits = this.#size("address size", 64);
          if (bits !== 64) throw ptxError(line, `.address_size 64 is supported, found ${bits}`);
          addressSize = 64;
          break;
        }
        case "file":
          this.#file();
          break;
        case "loc":
          this.#location();
          break;
        case "section":
          this.#section();
          break;
        case "pragma":
          this.#pragma();
          break;
        case "alias":
          throw ptxError(line, ".alias is not supported");
        default:
          this.#declaration(variables, functions);
      }
    }
    if (target === "") throw ptxError(this.#line, "the module has no .target");
    if (addressSize !== 64) throw ptxError(this.#line, "the module has no .address_size 64");
    return { version, target, addressSize, variables, functions, files: this.#files };
  }

  #version(): readonly [number, number] {
    const match = /^(\d+)\.(\d+)$/.exec(this.#kind() === TOKEN.float ? this.#text : "");
    if (match === null) this.#expected("a version such as 8.0");
    this.#at++;
    return [Number(match[1]), Number(match[2])];
  }

  /** `.file 1 "name" [, timestamp, size]` */
  #file(): void {
    this.#at++;
    const index = this.#size("file number", 0x7fffffff);
    if (this.#kind() !== TOKEN.string) this.#expected("a file name");
    this.#files.set(index, this.#texts[this.#at++]);
    while (this.#takeMark(",")) this.#integer("a number");
  }

  /** `.loc 1 12 5 [, function_name label [+ n], inlined_at 1 10 3]` */
  #location(): void {
    this.#at++;
    const file = this.#size("file number", 0x7fffffff);
    const line = this.#size("line number", 0x7fffffff);
    this.#size("column", 0x7fffffff);
    this.#source = { file, line };
    while (this.#takeMark(",")) {
      const what = this.#name("function_name or inlined_at");
      if (what === "function_name") {
        this.#name("a label");
        if (this.#takeMark("+")) this.#integer("an offset");
      } else {
        for (let i = 0; i < 3; i++) this.#integer("a number");
      }
    }
  }

  /** Debug sections are skipped. */
  #section(): void {
    this.#at++;
    while (!this.#isMark("{")) {
      if (this.#kind() === TOKEN.end) this.#expected('"{"');
      this.#at++;
    }
    this.#skipBraces();
  }

  #skipBraces(): void {
    let depth = 0;
    do {
      if (this.#kind() === TOKEN.end) this.#expected('"}"');
      if (this.#isMark("{")) depth++;
      if (this.#isMark("}")) depth--;
      this.#at++;
    } while (depth > 0);
  }

  #pragma(): void {
    this.#at++;
    do {
      if (this.#kind() !== TOKEN.string) this.#expected("a string");
      this.#at++;
    } while (this.#takeMark(","));
    this.#mark(";");
  }

  #declaration(variables: Variable[], functions: FunctionDefinition[]): void {
    let linkage: Variable["linkage"];
    while (this.#kind() === TOKEN.directive && LINKAGE.has(this.#text)) {
      linkage = this.#texts[this.#at++] as Variable["linkage"];
    }
    if (this.#isDirective("entry") || this.#isDirective("func")) {
      if (linkage === "common") throw ptxError(this.#line, ".common is for variables");
      functions.push(this.#function(linkage));
      return;
    }
    if (
      this.#kind() === TOKEN.directive && isSpace(this.#text) && this.#text !== "reg" &&
      this.#text !== "param"
    ) {
      for (const variable of this.#variables(linkage)) variables.push(variable);
      return;
    }
    this.#expected("a directive such as .entry, .func, .global, .const or .shared");
  }

  // ---- variables ----

  /** `.space [.align n] [.v4] .type name[n] [= initializer], …;` */
  #variables(linkage: Variable["linkage"]): Variable[] {
    const variables: Variable[] = [];
    const declared = this.#variableType();
    do {
      const variable = this.#declarator(declared, linkage);
      variables.push(variable);
    } while (this.#takeMark(","));
    this.#mark(";");
    return variables;
  }

  #variableType(): VariableType {
    const line = this.#line;
    if (this.#kind() !== TOKEN.directive || !isSpace(this.#text)) this.#expected("a state space");
    const space = this.#texts[this.#at++] as StateSpace;
    let align = 0;
    let vector: 1 | 2 | 4 = 1;
    let type: ScalarType | undefined;
    let pointer: Variable["pointer"];
    while (this.#kind() === TOKEN.directive) {
      const text = this.#texts[this.#at++];
      if (text === "align") {
        const value = this.#size("alignment", 1 << 20);
        if (value === 0 || (value & (value - 1)) !== 0) {
          throw ptxError(line, `alignment ${value} is no power of two`);
        }
        if (pointer !== undefined) pointer = { space: pointer.space, align: value };
        else align = value;
      } else if (text === "v2") vector = 2;
      else if (text === "v4") vector = 4;
      else if (text === "ptr") pointer = { space: "generic", align: 1 };
      else if (pointer !== undefined && isSpace(text)) pointer = { space: text, align: pointer.align };
      else if (isType(text)) type = text;
      else if (text === "attribute") this.#parenthesized();
      else throw ptxError(line, `.${text} is not a type that variables may have`);
    }
    if (type === undefined) this.#expected("a type such as .b32");
    return { line, space, align, vector, type, pointer };
  }

  #parenthesized(): void {
    this.#mark("(");
    let depth = 1;
    while (depth > 0) {
      if (this.#kind() === TOKEN.end) this.#expected('")"');
      if (this.#isMark("(")) depth++;
      if (this.#isMark(")")) depth--;
      this.#at++;
    }
  }

  #declarator(declared: VariableType, linkage: Variable["linkage"]): Variable {
    const line = this.#line;
    const name = this.#name("a variable's name");
    let dimensions: number[] | undefined;
    while (this.#takeMark("[")) {
      (dimensions ??= []).push(this.#isMark("]") ? 0 : this.#size("array size", MAX_BYTES));
      this.#mark("]");
    }
    let initializer: Operand[] | undefined;
    if (this.#takeMark("=")) {
      initializer = [];
      this.#initializer(initializer, 0);
      if (dimensions?.length === 1 && dimensions[0] === 0) dimensions = [initializer.length];
    }
    const element = TYPE_BYTES[declared.type] * declared.vector;
    const byteLength = (dimensions ?? []).reduce((bytes, n) => bytes * n, element);
    if (byteLength > MAX_BYTES) throw ptxError(line, `${name} is larger than 4 GiB`);
    return {
      kind: "variable",
      line,
      space: declared.space,
      type: declared.type,
      vector: declared.vector,
      name,
      align: Math.max(declared.align, declared.align === 0 ? element : 1),
      dimensions,
      byteLength,
      initializer,
      linkage,
      pointer: declared.pointer,
    };
  }

  #initializer(into: Operand[], depth: number): void {
    if (depth > 8) throw ptxError(this.#line, "initializer nested too deep");
    if (!this.#takeMark("{")) {
      into.push(this.#constant());
      return;
    }
    if (this.#takeMark("}")) return;
    do this.#initializer(into, depth + 1); while (this.#takeMark(","));
    this.#mark("}");
  }

  /** A constant or the address of a variable: `5`, `0f3F800000`, `name+4`, `generic(name)+4`. */
  #constant(): Operand {
    if (this.#kind() !== TOKEN.name) return this.#number();
    let name = this.#name("a name");
    let parenthesized = false;
    if (name === "generic" && this.#takeMark("(")) {
      name = this.#name("a variable");
      parenthesized = true;
    }
    if (parenthesized) this.#mark(")");
    return { kind: "symbol", name, offset: Number(this.#sum()) };
  }

  /** `+4`, `-4+8`, or nothing. */
  #sum(): bigint {
    let sum = 0n;
    for (;;) {
      if (this.#takeMark("+")) sum += this.#integer("an offset");
      else if (this.#takeMark("-")) sum -= this.#integer("an offset");
      else return sum;
    }
  }

  #number(): Operand {
    const negative = this.#takeMark("-");
    const kind = this.#kind();
    const text = this.#text;
    if (kind === TOKEN.integer) {
      this.#at++;
      const value = integerValue(text);
      return { kind: "integer", value: negative ? -value : value };
    }
    if (kind === TOKEN.float) {
      this.#at++;
      return floatOperand(text, negative);
    }
    if (this.#takeMark("(")) {
      const inner = this.#nested(() => this.#number());
      this.#mark(")");
      if (inner.kind === "integer") return { kind: "integer", value: negative ? -inner.value : inner.value };
      return inner;
    }
    return this.#expected("a number");
  }

  // ---- functions ----

  #function(linkage: FunctionDefinition["linkage"]): FunctionDefinition {
    const line = this.#line;
    const entry = this.#texts[this.#at++] === "entry";
    let results: Variable[] = [];
    if (!entry) {
      if (this.#takeDirective("attribute")) this.#parenthesized();
      if (this.#isMark("(")) results = this.#parameterList();
    }
    const name = this.#name("a function's name");
    const parameters = this.#isMark("(") ? this.#parameterList() : [];
    const directives: Record<string, readonly number[]> = {};
    while (this.#kind() === TOKEN.directive) {
      const directive = this.#texts[this.#at++];
      const values: number[] = [];
      if (directive === "pragma") {
        this.#at--;
        this.#pragma();
        continue;
      }
      while (this.#kind() === TOKEN.integer || this.#isMark(",")) {
        if (this.#takeMark(",")) continue;
        values.push(this.#size(`.${directive}`, 0x7fffffff));
      }
      directives[directive] = values;
    }
    this.#source = undefined;
    const body = this.#takeMark(";") ? undefined : this.#body(0);
    return { kind: "function", line, entry, name, linkage, parameters, results, body, directives };
  }

  #parameterList(): Variable[] {
    this.#mark("(");
    const parameters: Variable[] = [];
    if (this.#takeMark(")")) return parameters;
    do {
      const declared = this.#variableType();
      // A prototype may leave the name out: `_`.
      parameters.push(this.#declarator(declared, undefined));
    } while (this.#takeMark(","));
    this.#mark(")");
    return parameters;
  }

  #body(depth: number): Statement[] {
    if (depth > MAX_BLOCK_DEPTH) throw ptxError(this.#line, `blocks nested deeper than ${MAX_BLOCK_DEPTH}`);
    this.#mark("{");
    const body: Statement[] = [];
    while (!this.#takeMark("}")) this.#statement(body, depth);
    return body;
  }

  #statement(body: Statement[], depth: number): void {
    const line = this.#line;
    if (this.#takeMark(";")) return;
    if (this.#isMark("{")) {
      body.push({ kind: "block", line, body: this.#body(depth + 1) });
      return;
    }
    if (this.#isMark("@")) {
      body.push(this.#instruction());
      return;
    }
    if (this.#kind() === TOKEN.name) {
      if (this.#kinds[this.#at + 1] === TOKEN.mark && this.#texts[this.#at + 1] === ":") {
        const name = this.#name("a label");
        this.#at++;
        body.push(
          this.#kind() === TOKEN.directive ? this.#labelled(name, line) : { kind: "label", name, line },
        );
        return;
      }
      body.push(this.#instruction());
      return;
    }
    if (this.#kind() !== TOKEN.directive) this.#expected("an instruction, a label or a declaration");
    switch (this.#text) {
      case "loc":
        this.#location();
        return;
      case "pragma":
        this.#pragma();
        return;
      case "reg":
        this.#registers(body);
        return;
      case "section":
        this.#section();
        return;
      case "branchtargets":
      case "calltargets":
      case "callprototype":
        this.#expected("a label before this directive");
    }
    let linkage: Variable["linkage"];
    if (LINKAGE.has(this.#text)) linkage = this.#texts[this.#at++] as Variable["linkage"];
    for (const variable of this.#variables(linkage)) body.push(variable);
  }

  /** `.reg .b32 %r<5>, %x;` */
  #registers(body: Statement[]): void {
    this.#at++;
    const line = this.#line;
    let type: ScalarType | undefined;
    while (this.#kind() === TOKEN.directive) {
      const text = this.#texts[this.#at++];
      if (!isType(text)) throw ptxError(line, `.${text} is not a type that registers may have here`);
      type = text;
    }
    if (type === undefined) this.#expected("a register's type");
    do {
      const name = this.#name("a register's name");
      let count: number | undefined;
      if (this.#takeMark("<")) {
        count = this.#size("register count", MAX_REGISTERS);
        this.#mark(">");
      }
      const declaration: RegisterDeclaration = { kind: "registers", line, type, name, count };
      body.push(declaration);
    } while (this.#takeMark(","));
    this.#mark(";");
  }

  /** `name: .branchtargets L1, L2;` and its kin. A plain label before another directive is a label. */
  #labelled(name: string, line: number): Statement {
    const directive = this.#text;
    if (directive === "callprototype") {
      while (!this.#takeMark(";")) {
        if (this.#kind() === TOKEN.end) this.#expected('";"');
        this.#at++;
      }
      return { kind: "targets", line, name, directive, targets: [] };
    }
    if (directive === "branchtargets" || directive === "calltargets") {
      this.#at++;
      const targets: string[] = [];
      do targets.push(this.#name("a label")); while (this.#takeMark(","));
      this.#mark(";");
      return { kind: "targets", line, name, directive, targets } satisfies TargetList;
    }
    return { kind: "label", name, line };
  }

  // ---- instructions ----

  #instruction(): Instruction {
    const line = this.#line;
    let guard: Instruction["guard"];
    if (this.#takeMark("@")) {
      const negated = this.#takeMark("!");
      guard = { register: this.#name("a predicate register"), negated };
    }
    const opcode = this.#name("an instruction");
    const modifiers: string[] = [];
    const types: ScalarType[] = [];
    while (this.#kind() === TOKEN.directive) {
      const text = this.#texts[this.#at++];
      modifiers.push(text);
      if (isType(text)) types.push(text);
    }
    const operands: Operand[] = [];
    if (!this.#isMark(";")) {
      do operands.push(this.#operand(0)); while (this.#takeMark(","));
    }
    this.#mark(";");
    const instruction: Instruction = {
      kind: "instruction",
      line,
      source: this.#source,
      guard,
      opcode,
      modifiers,
      types,
      operands,
    };
    return instruction;
  }

  #operand(depth: number): Operand {
    if (depth > 4) throw ptxError(this.#line, "operand nested too deep");
    const operand = this.#simpleOperand(depth);
    if (!this.#takeMark("|")) return operand;
    return { kind: "pair", first: operand, second: this.#simpleOperand(depth) };
  }

  #simpleOperand(depth: number): Operand {
    if (this.#takeMark("!")) return { kind: "not", operand: this.#simpleOperand(depth + 1) };
    if (this.#takeMark("{")) return { kind: "vector", elements: this.#elements("}", depth) };
    if (this.#takeMark("[")) return this.#address();
    if (this.#isMark("(") && this.#kinds[this.#at + 1] !== TOKEN.integer) {
      this.#at++;
      return { kind: "list", elements: this.#elements(")", depth) };
    }
    if (this.#kind() !== TOKEN.name) {
      const number = this.#number();
      if (number.kind === "integer") return { kind: "integer", value: number.value + this.#sum() };
      return number;
    }
    const base = this.#reference();
    if (base.kind === "symbol" && (this.#isMark("+") || this.#isMark("-"))) {
      return { kind: "symbol", name: base.name, offset: Number(this.#sum()) };
    }
    return base;
  }

  #elements(close: string, depth: number): Operand[] {
    const elements: Operand[] = [];
    if (this.#takeMark(close)) return elements;
    do elements.push(this.#operand(depth + 1)); while (this.#takeMark(","));
    this.#mark(close);
    return elements;
  }

  /** After "[": `reg+4]`, `name]`, `16]`, `name, {x, y}]` of textures. */
  #address(): Operand {
    let base: Operand | undefined;
    let offset = 0n;
    if (this.#kind() === TOKEN.name) {
      const reference = this.#reference();
      base = reference;
      offset = this.#sum();
    } else offset = this.#integer("an address") + this.#sum();
    if (base !== undefined && this.#takeMark(",")) {
      // A texture or surface and coordinates in it.
      this.#mark("{");
      const coordinates: Operand = { kind: "vector", elements: this.#elements("}", 0) };
      this.#mark("]");
      return { kind: "list", elements: [base, coordinates] };
    }
    this.#mark("]");
    return { kind: "address", base, offset };
  }

  /** A register, special register or symbol. */
  #reference(): Operand {
    const name = this.#name("an operand");
    if (SPECIAL.has(name) || /^%(envreg|pm)\d/.test(name)) {
      let full = name;
      if (this.#kind() === TOKEN.directive && /^[xyzw]$/.test(this.#text)) {
        full += `.${this.#texts[this.#at++]}`;
      }
      return { kind: "special", name: full };
    }
    if (name.startsWith("%") || name === "_") return { kind: "register", name };
    // A name without % may be a register too (`.reg .u32 x`): scopes tell, see analysis/flatten.ts.
    return { kind: "symbol", name, offset: 0 };
  }
}

interface VariableType {
  readonly line: number;
  readonly space: StateSpace;
  readonly align: number;
  readonly vector: 1 | 2 | 4;
  readonly type: ScalarType;
  readonly pointer: Variable["pointer"];
}

function integerValue(text: string): bigint {
  const digits = text.endsWith("U") ? text.slice(0, -1) : text;
  // A leading zero means octal in PTX; anything with an 8 or 9 in it cannot be.
  if (/^0[0-7]+$/.test(digits)) return BigInt(`0o${digits.slice(1)}`);
  return BigInt(digits);
}

function floatOperand(text: string, negative: boolean): Operand {
  if (/^0[fF]/.test(text) && text.length === 10) {
    let bits = BigInt(`0x${text.slice(2)}`);
    if (negative) bits ^= 0x80000000n;
    scratch.setUint32(0, Number(bits));
    return { kind: "float", value: scratch.getFloat32(0), bits };
  }
  if (/^0[dD]/.test(text)) {
    let bits = BigInt(`0x${text.slice(2)}`);
    if (negative) bits ^= 1n << 63n;
    scratch.setBigUint64(0, bits);
    return { kind: "float", value: scratch.getFloat64(0), bits };
  }
  return { kind: "float", value: negative ? -Number(text) : Number(text) };
}
