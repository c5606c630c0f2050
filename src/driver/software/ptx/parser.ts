/**
 * Parses PTX text (ISA sections 4, 5, 10 and 11). Instructions are parsed by form only; opcodes.ts and the
 * code generator know which ones exist.
 */
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  PtxModule,
  ScalarType,
  Statement,
  TargetList,
  Variable,
} from "./ast.ts";
import { ptxError } from "./error.ts";
import { TOKEN, tokenize } from "./lexer.ts";
import { parseCallOperand, parseOperand } from "./operand_parser.ts";
import { TokenCursor } from "./token_cursor.ts";
import { isSpace, isType, TYPE_BYTES } from "./types.ts";
import { parseParameters, parseVariables } from "./variable_parser.ts";

const LINKAGE: ReadonlySet<string> = new Set(["visible", "extern", "weak", "common"]);

const MAX_BLOCK_DEPTH = 100;
const MAX_REGISTERS = 1_000_000;
const MAX_INT = 0x7fffffff;

/** Parses a module. Throws {@link CompileError} with a line for anything that is not PTX. */
export function parse(text: string): PtxModule {
  return new Parser(new TokenCursor(tokenize(text))).module();
}

class Parser {
  readonly #tokens: TokenCursor;
  /** The last `.loc`. */
  #source: Instruction["source"];
  readonly #files = new Map<number, string>();

  constructor(tokens: TokenCursor) {
    this.#tokens = tokens;
  }

  // ---- module ----

  module(): PtxModule {
    const tokens = this.#tokens;
    if (!tokens.takeDirective("version")) tokens.fail(".version at the beginning of the module");
    const version = this.#version();
    let target = "";
    let addressSize = 32;
    const variables: Variable[] = [];
    const functions: FunctionDefinition[] = [];
    while (tokens.kind !== TOKEN.end) {
      if (tokens.take(";")) continue;
      if (!tokens.isDirective) tokens.fail("a directive such as .entry or .global");
      const { line } = tokens;
      if (this.#skippedDirective()) continue;
      switch (tokens.text) {
        case "target":
          tokens.advance();
          target = tokens.name("a target such as sm_75");
          while (tokens.take(",")) tokens.name("a target option");
          break;
        case "address_size":
          tokens.advance();
          addressSize = tokens.size("address size", 64);
          if (addressSize !== 64) throw ptxError(line, `expected .address_size 64, found ${addressSize}`);
          break;
        case "file":
          this.#file();
          break;
        case "alias":
          throw ptxError(line, ".alias is not supported");
        default:
          this.#declaration(variables, functions);
      }
    }
    if (target === "") throw ptxError(tokens.line, "the module has no .target");
    if (addressSize !== 64) throw ptxError(tokens.line, "the module has no .address_size 64");
    return { version, target, addressSize, variables, functions, files: this.#files };
  }

  #version(): readonly [number, number] {
    const tokens = this.#tokens;
    const match = /^(\d+)\.(\d+)$/.exec(tokens.kind === TOKEN.float ? tokens.text : "");
    if (match === null) return tokens.fail("a version such as 8.0");
    tokens.advance();
    return [Number(match[1]), Number(match[2])];
  }

  /** `.file 1 "name" [, timestamp, size]` */
  #file(): void {
    const tokens = this.#tokens;
    tokens.advance();
    const index = tokens.size("file number", MAX_INT);
    this.#files.set(index, tokens.string("a file name"));
    while (tokens.take(",")) tokens.integer("a number");
  }

  /** Handles directives that may appear anywhere and declare nothing; returns false for any other. */
  #skippedDirective(): boolean {
    const tokens = this.#tokens;
    switch (tokens.text) {
      case "loc":
        this.#location();
        return true;
      case "section":
        // Debug sections are ignored.
        while (!tokens.is("{")) {
          if (tokens.kind === TOKEN.end) tokens.fail('"{"');
          tokens.advance();
        }
        tokens.skipBalanced("{", "}");
        return true;
      case "pragma":
        tokens.advance();
        do tokens.string("a string"); while (tokens.take(","));
        tokens.expect(";");
        return true;
      default:
        return false;
    }
  }

  /** `.loc 1 12 5 [, function_name label [+ n], inlined_at 1 10 3]` */
  #location(): void {
    const tokens = this.#tokens;
    tokens.advance();
    const file = tokens.size("file number", MAX_INT);
    const line = tokens.size("line number", MAX_INT);
    const column = tokens.size("column", MAX_INT);
    this.#source = { file, line, column };
    while (tokens.take(",")) {
      if (tokens.name("function_name or inlined_at") === "function_name") {
        tokens.name("a label");
        if (tokens.take("+")) tokens.integer("an offset");
      } else {
        for (let i = 0; i < 3; i++) tokens.integer("a number");
      }
    }
  }

  #linkage(): Variable["linkage"] {
    const tokens = this.#tokens;
    const isLinkage = tokens.isDirective && LINKAGE.has(tokens.text);
    return isLinkage ? tokens.advance() as Variable["linkage"] : undefined;
  }

  #declaration(variables: Variable[], functions: FunctionDefinition[]): void {
    const tokens = this.#tokens;
    let linkage: Variable["linkage"];
    for (let next = this.#linkage(); next !== undefined; next = this.#linkage()) linkage = next;
    if (tokens.isDirectiveNamed("entry") || tokens.isDirectiveNamed("func")) {
      if (linkage === "common") throw ptxError(tokens.line, ".common is only valid for variables");
      functions.push(this.#function(linkage));
      return;
    }
    const { text } = tokens;
    if (tokens.isDirective && isSpace(text) && text !== "reg" && text !== "param") {
      for (const variable of parseVariables(tokens, linkage)) variables.push(variable);
      return;
    }
    tokens.fail("a directive such as .entry, .func, .global, .const or .shared");
  }

  // ---- functions ----

  #function(linkage: FunctionDefinition["linkage"]): FunctionDefinition {
    const tokens = this.#tokens;
    const { line } = tokens;
    const entry = tokens.advance() === "entry";
    let results: Variable[] = [];
    if (!entry) {
      if (tokens.takeDirective("attribute")) tokens.skipBalanced("(", ")");
      if (tokens.is("(")) results = parseParameters(tokens);
    }
    const name = tokens.name("a function's name");
    const parameters = tokens.is("(") ? parseParameters(tokens) : [];
    const directives: Record<string, readonly number[]> = {};
    while (tokens.isDirective) {
      if (tokens.text === "pragma") this.#skippedDirective();
      else {
        const directive = tokens.advance();
        directives[directive] = this.#directiveValues(directive);
      }
    }
    this.#source = undefined;
    const body = tokens.take(";") ? undefined : this.#body(0);
    return { kind: "function", line, entry, name, linkage, parameters, results, body, directives };
  }

  #directiveValues(directive: string): number[] {
    const tokens = this.#tokens;
    const values: number[] = [];
    while (tokens.kind === TOKEN.integer || tokens.is(",")) {
      if (!tokens.take(",")) values.push(tokens.size(`.${directive}`, MAX_INT));
    }
    return values;
  }

  #body(depth: number): Statement[] {
    const tokens = this.#tokens;
    if (depth > MAX_BLOCK_DEPTH) throw ptxError(tokens.line, `blocks nested deeper than ${MAX_BLOCK_DEPTH}`);
    tokens.expect("{");
    const body: Statement[] = [];
    while (!tokens.take("}")) this.#statement(body, depth);
    return body;
  }

  #statement(body: Statement[], depth: number): void {
    const tokens = this.#tokens;
    const { line, text } = tokens;
    if (tokens.take(";")) return;
    if (tokens.is("{")) {
      body.push({ kind: "block", line, body: this.#body(depth + 1) });
    } else if (tokens.kind === TOKEN.name && tokens.nextIs(":")) {
      body.push(this.#label());
    } else if (tokens.kind === TOKEN.name || tokens.is("@")) {
      body.push(this.#instruction());
    } else if (!tokens.isDirective) {
      tokens.fail("an instruction, a label or a declaration");
    } else if (text === "reg") {
      this.#registers(body);
    } else if (text === "branchtargets" || text === "calltargets" || text === "callprototype") {
      tokens.fail("a label before this directive");
    } else if (!this.#skippedDirective()) {
      const linkage = this.#linkage();
      for (const variable of parseVariables(tokens, linkage)) body.push(variable);
    }
  }

  /** `.reg .b32 %r<5>, %x;` */
  #registers(body: Statement[]): void {
    const tokens = this.#tokens;
    tokens.advance();
    const { line } = tokens;
    let type: ScalarType | undefined;
    let vector: 1 | 2 | 4 = 1;
    while (tokens.isDirective) {
      const text = tokens.advance();
      if (text === "v2") vector = 2;
      else if (text === "v4") vector = 4;
      else if (isType(text)) type = text;
      else throw ptxError(line, `.${text} is not a valid type for a register`);
    }
    if (type === undefined) return tokens.fail("a register's type");
    if (vector > 1 && (type === "pred" || TYPE_BYTES[type] * vector > 16)) {
      throw ptxError(line, `.v${vector} .${type} is not a valid type for a register`);
    }
    do {
      const name = tokens.name("a register's name");
      let count: number | undefined;
      if (tokens.take("<")) {
        count = tokens.size("register count", MAX_REGISTERS);
        tokens.expect(">");
      }
      body.push({ kind: "registers", line, type, vector, name, count });
    } while (tokens.take(","));
    tokens.expect(";");
  }

  /** `name:`, or `name: .branchtargets L1, L2;` and its relatives. */
  #label(): Statement {
    const tokens = this.#tokens;
    const { line } = tokens;
    const name = tokens.name("a label");
    tokens.expect(":");
    const directive = tokens.isDirective ? tokens.text : "";
    if (directive === "callprototype") {
      return { kind: "targets", line, name, directive, targets: [], signature: this.#prototype() };
    }
    if (directive === "branchtargets" || directive === "calltargets") {
      tokens.advance();
      const targets: string[] = [];
      do targets.push(tokens.name("a label")); while (tokens.take(","));
      tokens.expect(";");
      return { kind: "targets", line, name, directive, targets, signature: undefined };
    }
    return { kind: "label", name, line };
  }

  /** `.callprototype (.param .b32 _) _ (.param .b64 _) .noreturn;` */
  #prototype(): TargetList["signature"] {
    const tokens = this.#tokens;
    tokens.advance();
    const results = tokens.is("(") ? parseParameters(tokens) : [];
    if (tokens.name("_") !== "_") tokens.fail("_ and the parameters of the prototype");
    const parameters = tokens.is("(") ? parseParameters(tokens) : [];
    while (tokens.isDirective) this.#directiveValues(tokens.advance());
    tokens.expect(";");
    return { results, parameters };
  }

  // ---- instructions ----

  #instruction(): Instruction {
    const tokens = this.#tokens;
    const { line } = tokens;
    let guard: Instruction["guard"];
    if (tokens.take("@")) {
      const negated = tokens.take("!");
      guard = { register: tokens.name("a predicate register"), negated };
    }
    const opcode = tokens.name("an instruction");
    const modifiers: string[] = [];
    const types: ScalarType[] = [];
    while (tokens.isDirective) {
      const text = tokens.advance();
      modifiers.push(text);
      if (isType(text)) types.push(text);
    }
    const operands: Operand[] = [];
    if (!tokens.is(";")) {
      const parse = opcode === "call" ? parseCallOperand : parseOperand;
      do operands.push(parse(tokens)); while (tokens.take(","));
    }
    tokens.expect(";");
    // Cache policies have no effect, except that cp.async has to tell them from its other operands.
    if (modifiers.includes("L2::cache_hint") && opcode !== "cp") operands.pop();
    return { kind: "instruction", line, source: this.#source, guard, opcode, modifiers, types, operands };
  }
}
