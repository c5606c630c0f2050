/** `cuffi warm` for modules that export kernels and pipelines in TypeScript. */
import { access, readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { invalid, mismatch } from "../base/check.ts";
import { isUrl } from "../base/fetch.ts";
import { type Device, openDevice } from "../device/device.ts";
import { type WarmTarget, warmTargetOf } from "../kernel/warm_target.ts";
import { type Terminal, UsageError } from "./command.ts";
import { formatBytes, formatDuration } from "./format.ts";
import { writeOutput } from "./output.ts";
import type { WarmSettings } from "./settings.ts";

/** An exported kernel or pipeline. */
interface Exported {
  readonly file: string;
  readonly name: string;
  readonly target: WarmTarget;
}

/** Compiles the exported kernels and pipelines of modules: into a module with `--out`, otherwise for a device. */
export async function warmModules(
  files: readonly string[],
  { out, device: deviceName }: WarmSettings,
  terminal: Terminal,
): Promise<void> {
  if (out !== undefined) await checkReplaceable(out);
  const found: Exported[] = [];
  const modules = files.filter((file, i) => files.findIndex((one) => resolve(one) === resolve(file)) === i);
  for (const file of modules) {
    for (const exported of await exportsOf(file)) {
      found.push(exported);
      if (out !== undefined) terminal.out(describe(exported));
    }
  }
  if (out !== undefined) {
    await writeOutput(out, moduleText(modules, found));
    terminal.out(`wrote ${out}`);
    return;
  }
  using device = await openDevice(deviceName);
  for (const exported of found) {
    const start = performance.now();
    load(exported, device);
    terminal.out(`${describe(exported)}  ${formatDuration(performance.now() - start)}`);
  }
  terminal.out(
    device.kind === "software"
      ? "compiled for the software device, which keeps nothing on disk; --out writes PTX to a module"
      : `compiled for ${device.name}; the driver keeps the machine code in its cache`,
  );
}

/** Part of the first line of the modules that `--out` writes. */
const WRITTEN = "written by cuffi warm --out";

/** Throws if a file exists that `--out` has not written, such as the source itself. */
async function checkReplaceable(out: string): Promise<void> {
  const existing = await readFile(out, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (existing === undefined || existing.split("\n", 1)[0]!.includes(WRITTEN)) return;
  throw new UsageError(
    mismatch("--out", "a new file, or one that --out has written", `${out}, which exists`),
  );
}

function describe({ file, name, target: { texts } }: Exported): string {
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  return `${file}  ${name}  PTX ${formatBytes(bytes)}`;
}

/** Imports a module, and returns its kernels and pipelines with their PTX. */
async function exportsOf(file: string): Promise<Exported[]> {
  if (isUrl(file)) throw new UsageError(invalid("warm", "the path of a module", file));
  const path = resolve(file);
  await access(path).catch((error: unknown) => {
    throw new Error(`warm: ${file} does not exist`, { cause: error });
  });
  let exported: Readonly<Record<string, unknown>>;
  try {
    // Begins with a text, because JSR warns of imports that are wholly computed.
    exported = await import(`file://${pathToFileURL(path).pathname}`);
  } catch (error) {
    throw new Error(`${file}: the module cannot be imported: ${messageOf(error)}`, { cause: error });
  }
  const found: Exported[] = [], errors: Error[] = [];
  for (const [name, value] of Object.entries(exported)) {
    try {
      const target = warmTargetOf(value);
      if (target !== undefined) found.push({ file, name, target });
    } catch (error) {
      errors.push(inExport(file, name, error));
    }
  }
  if (errors.length === 1) throw errors[0]!;
  if (errors.length > 1) throw new AggregateError(errors, errors.map(({ message }) => message).join("\n"));
  if (found.length > 0) return found;
  const names = Object.keys(exported).join(", ") || "nothing";
  throw new Error(mismatch(file, "exported kernels or pipelines", `exports of ${names}`));
}

function load({ file, name, target }: Exported, device: Device): void {
  try {
    target.load(device);
  } catch (error) {
    throw inExport(file, name, error);
  }
}

function inExport(file: string, name: string, error: unknown): Error {
  return new Error(`${file}, export ${name}: ${messageOf(error)}`, { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Returns the text of the module with the PTX. */
function moduleText(files: readonly string[], found: readonly Exported[]): string {
  const imports = new Map<string, Set<string>>();
  const lines = found.map(({ file, name, target: { written, values } }) => {
    if (found.some((other) => other.name === name && other.file !== file)) {
      throw new UsageError(mismatch("--out", "exports with different names", `"${name}" of several files`));
    }
    if (!IDENTIFIER.test(name)) throw new Error(mismatch(`${file}, export`, "a name", JSON.stringify(name)));
    const { kind, from } = written, text = values.map((value) => literal(value)).join(", ");
    const imported = kind === "call" ? written.name : `type ${written.name}`;
    imports.set(from, (imports.get(from) ?? new Set()).add(imported));
    const expression = kind === "call" ? `${written.name}(${text})` : `${text} satisfies ${written.name}`;
    return name === "default" ? `export default ${expression};` : `export const ${name} = ${expression};`;
  });
  return [
    `// PTX of ${files.map((file) => basename(file)).join(", ")}, ${WRITTEN}. Do not edit.`,
    "// deno-fmt-ignore-file deno-lint-ignore-file",
    ...[...imports].map(([from, names]) => `import { ${[...names].join(", ")} } from "${from}";`),
    "",
    ...lines,
    "",
  ].join("\n");
}

/** Returns a value as it is written in TypeScript. Texts of several lines keep them. */
function literal(value: unknown): string {
  if (typeof value === "string" && value.includes("\n")) {
    return `\`${value.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) =>
    `${IDENTIFIER.test(name) ? name : JSON.stringify(name)}: ${literal(field)}`
  );
  return `{ ${fields.join(", ")} }`;
}
