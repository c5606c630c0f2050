/**
 * Generates `ptx/layouts.ts`: the structs, enums and constants that TypeScript shares with the kernels.
 *
 * Kernels mark a declaration with `EXPORTED` (kernels/core/prelude.cuh). The names come from the source text;
 * every offset, size and value comes from the compiler: it receives tables of them after the source and
 * writes their initializers into the PTX, where {@link takeTables} finds them.
 */

/** A declaration marked with `EXPORTED`. */
export interface Declaration {
  readonly kind: "struct" | "enum" | "int" | "ints";
  readonly name: string;
  /** Path of its file, from `kernels/` on. */
  readonly path: string;
  /** Fields or enumerators, in order; for constants the name itself. */
  readonly members: readonly Member[];
}

interface Member {
  readonly name: string;
  /** C++ type of a field. */
  readonly type: string;
}

/** TypeScript's name and the size of the scalar types that fields have. Other types are structs. */
const SCALARS: Readonly<Record<string, readonly [name: string, bytes: number]>> = {
  u8: ["u8", 1],
  u16: ["u16", 2],
  int: ["i32", 4],
  u32: ["u32", 4],
  float: ["f32", 4],
  double: ["f64", 8],
  i64: ["i64", 8],
  u64: ["u64", 8],
};

const EXPORTED = /^EXPORTED (?:(struct|enum) (\w+) \{([^}]*)\}|constexpr int (\w+)(\[\])? = (.*));/gm;

/** Finds the exported declarations of a file. */
export function declarationsOf(path: string, source: string): Declaration[] {
  const text = source.replaceAll("\r", "").replace(/\/\/.*$/gm, "");
  return Array.from(text.matchAll(EXPORTED), ([, kind, named, body = "", constant, isArray, values = ""]) => {
    const name = named ?? constant!;
    if (kind === "struct") return { kind, name, path, members: fieldsOf(body) };
    if (kind === "enum") {
      return {
        kind,
        name,
        path,
        members: membersOf(body, (it) => it.replace(/=.*/s, "")),
      };
    }
    if (isArray === undefined) return { kind: "int", name, path, members: [{ name, type: "int" }] };
    return {
      kind: "ints",
      name,
      path,
      members: membersOf(values.replace(/[{}]/g, ""), (_, i) => `${name}[${i}]`),
    };
  });
}

/** `int a, b[3]; float* c;` as fields. A pointer is an address. */
function fieldsOf(body: string): Member[] {
  return body.split(";").map((it) => it.trim()).filter((it) => it !== "").flatMap((line) => {
    const [, type, names] = /^(?:const )?(\w+\b(?: ?\*)?)\s*(.*)$/s.exec(line)!;
    return membersOf(names!, (it) => it.replace(/\[.*/s, "")).map(({ name }) => ({
      name,
      type: type!.endsWith("*") ? "u64" : type!,
    }));
  });
}

function membersOf(list: string, nameOf: (item: string, index: number) => string): Member[] {
  return list.split(",").map((it) => it.trim()).filter((it) => it !== "")
    .map((it, i) => ({ name: nameOf(it, i).trim(), type: "int" }));
}

/** CUDA source of a table for each declaration. A struct's begins with its size. */
export function tableSource(declarations: readonly Declaration[]): string {
  return declarations.map(({ kind, name, members }) => {
    const values = kind === "struct"
      ? [`sizeof(${name})`, ...members.map((it) => `(unsigned long long)&((${name}*)0)->${it.name}`)]
      : members.map((it) => it.name);
    return `\nextern "C" __constant__ int exported_${name}[] = {${
      values.map((it) => `(int)(${it})`).join(", ")
    }};`;
  }).join("");
}

/** Removes the tables from PTX. Returns the remaining text and the values of each table by its declaration. */
export function takeTables(ptx: string): { ptx: string; tables: Map<string, number[]> } {
  const tables = new Map<string, number[]>();
  const rest = ptx.replace(
    /^.*\.const \.align 4 \.b8 exported_(\w+)\[\d+\](?: = \{(.*)\})?;\n/gm,
    (line, name: string, list?: string) => {
      const bytes = Uint8Array.from(
        list?.split(",") ?? new Array(Number(/\[(\d+)\]/.exec(line)![1])).fill(0),
        Number,
      );
      tables.set(name, Array.from(new Int32Array(bytes.buffer)));
      return "";
    },
  );
  return { ptx: rest, tables };
}

/** The text of `ptx/layouts.ts`. */
export function layoutsText(
  declarations: readonly Declaration[],
  tables: ReadonlyMap<string, readonly number[]>,
): string {
  return `// Generated from the EXPORTED declarations of kernels/ by scripts/build_ptx.ts. Do not edit.
/**
 * Structs, enums and constants that TypeScript shares with the kernels. The fields of a struct are grouped by
 * type; a field's number is its index in a typed array of that type over the struct's memory. \`structs\`
 * holds byte offsets.
 *
 * @module
 */
${declarations.map((it) => declarationText(it, tables.get(it.name)!)).join("")}`;
}

function declarationText({ kind, name, path, members }: Declaration, values: readonly number[]): string {
  const what = kind === "struct" || kind === "enum" ? `${kind} ${name}` : name;
  const head = `\n/** \`${what}\` of kernels/${path}. */\nexport const ${constantCase(name)} = `;
  if (kind === "int") return `${head}${values[0]};\n`;
  if (kind === "ints") return `${head}[${values.join(", ")}] as const;\n`;
  if (kind === "enum") {
    return `${head}{\n${
      members.map((it, i) => `  ${camelCase(it.name)}: ${values[i]},\n`).join("")
    }} as const;\n`;
  }
  const groups = new Map<string, string[]>();
  members.forEach((member, i) => {
    const [group, bytes] = SCALARS[member.type] ?? ["structs", 1], index = values[i + 1]! / bytes;
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group)!.push(`${camelCase(member.name)}: ${index}`);
  });
  const lines = Array.from(groups, ([group, fields]) => `  ${group}: { ${fields.join(", ")} },\n`);
  return `${head}{\n  bytes: ${values[0]},\n${lines.join("")}} as const;\n`;
}

/** `ResizeGeometry` → `RESIZE_GEOMETRY`. */
function constantCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();
}

/** `flip_x` or `BINARY_INV` → `flipX`, `binaryInv`. */
function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
