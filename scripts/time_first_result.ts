/**
 * Times the first result, and the first kernel of one's own, on a fresh machine with one runtime at a time: an empty
 * folder, HOME and caches, and a PATH with that runtime and a few system commands only.
 *
 *     bun scripts/build_npm.ts --pack && bun scripts/build_jsr.ts
 *     bun scripts/time_first_result.ts [node | bun | deno | clone | clone-node | clone-bun | clone-deno]…
 *
 * The commands are those of README.md, or for the ways that start with `clone` those of docs/CONTRIBUTING.md; those
 * with one runtime alone must not install another. A registry on this machine serves cuffi itself; its dependencies
 * and NVRTC come from npm and PyPI.
 */
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { text } from "node:stream/consumers";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { documentPrograms } from "./lib/document_programs.ts";
import { type LocalRegistry, serveRegistry } from "./lib/local_registry.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
/** The limits that this script checks. */
const MAX_SECONDS = 120;
/** Commands that `sh`, npm and git need. */
const SYSTEM_COMMANDS = ["sh", "env", "git", "uname", "rm", "mkdir", "cp", "chmod", "ls", "tar", "gzip"];
/** Variables that say how to reach the network from here. */
const NETWORK = /^(https?_proxy|no_proxy|ssl_cert_(file|dir)|node_extra_ca_certs|git_ssl_cainfo)$/i;

interface Way {
  readonly title: string;
  /** Commands of the runtime: name and file. */
  readonly commands: Readonly<Record<string, string>>;
  readonly version: string;
  /** The lines that give the first result. */
  readonly first: readonly string[];
  /** The lines after these that give the first kernel of one's own. */
  readonly kernel: readonly string[];
  /** Packages that must not have been installed. */
  readonly without?: readonly string[];
}

const bun = join(ROOT, "node_modules/bun/bin/bun.exe");
const deno = join(ROOT, "node_modules/deno/deno");
const CLONE = `git clone --quiet ${ROOT} .`;
const npmScripts = npmFolder();
const npm = {
  node: join(ROOT, "node_modules/node/bin/node"),
  npm: join(npmScripts, "npm-cli.js"),
  npx: join(npmScripts, "npx-cli.js"),
};
const WAYS: Readonly<Record<string, Way>> = {
  node: {
    title: "Node.js and its npm",
    commands: npm,
    version: "node --version && npm --version",
    first: ["npm install @cuffi/cuffi", "node first.ts"],
    kernel: ["npx @cuffi/cuffi install nvrtc --yes", "node kernel.ts"],
  },
  bun: {
    title: "Bun",
    commands: { bun, bunx: bun },
    version: "bun --version",
    first: ["bun add @cuffi/cuffi", "bun first.ts"],
    kernel: ["bunx @cuffi/cuffi install nvrtc --yes", "bun kernel.ts"],
  },
  deno: {
    title: "Deno",
    commands: { deno },
    version: "deno --version",
    first: ["deno add jsr:@cuffi/cuffi", "deno run -A first.ts"],
    kernel: ["deno run -A jsr:@cuffi/cuffi/cli install nvrtc --yes", "deno run -A kernel.ts"],
  },
  clone: {
    title: "A clone, with Node.js and its npm; installs all runtimes",
    commands: npm,
    version: "node --version && npm --version",
    first: [`${CLONE} && npm install`, "npm start"],
    kernel: [
      "node_modules/.bin/bun src/cli/main.ts install nvrtc --yes",
      "node_modules/.bin/bun examples/01_saxpy.ts",
    ],
  },
  "clone-node": {
    title: "A clone, with Node.js alone",
    commands: npm,
    version: "node --version && npm --version",
    first: [`${CLONE} && npm ci --omit=dev`, "node examples/preprocess.ts"],
    kernel: ["node src/cli/main.ts install nvrtc --yes", "node examples/01_saxpy.ts"],
    without: ["bun", "deno", "node", "typescript"],
  },
  "clone-bun": {
    title: "A clone, with Bun alone",
    commands: { bun, bunx: bun },
    version: "bun --version",
    first: [`${CLONE} && bun install`, "bun examples/preprocess.ts"],
    kernel: ["bun src/cli/main.ts install nvrtc --yes", "bun examples/01_saxpy.ts"],
    without: ["bun", "deno", "node", "typescript"],
  },
  "clone-deno": {
    title: "A clone, with Deno alone",
    commands: { deno },
    version: "deno --version",
    first: [`${CLONE} && DENO_NO_PACKAGE_JSON=1 deno install`, "deno run -A examples/preprocess.ts"],
    kernel: ["deno run -A src/cli/main.ts install nvrtc --yes", "deno run -A examples/01_saxpy.ts"],
    without: ["bun", "deno", "node", "typescript"],
  },
};

/** The folder of npm's scripts: npm comes with Node.js, not with the npm package `node`. */
function npmFolder(): string {
  const path = process.env.PATH!.split(":").map((folder) => join(folder, "npm")).find(existsSync);
  if (path === undefined) throw new Error("npm is not in PATH");
  return dirname(realpathSync(path));
}

/** An empty home, and a PATH with the commands of one way. */
class FreshMachine {
  readonly #root = mkdtempSync(join(tmpdir(), "cuffi-fresh-"));
  readonly project: string = join(this.#root, "project");
  readonly #environment: Record<string, string>;

  constructor(commands: Readonly<Record<string, string>>, registry: LocalRegistry) {
    const bin = join(this.#root, "bin"), home = join(this.#root, "home");
    for (const folder of [bin, home, this.project]) mkdirSync(folder);
    for (const name of SYSTEM_COMMANDS) {
      const file = ["/bin", "/usr/bin"].map((folder) => join(folder, name)).find(existsSync);
      if (file !== undefined) symlinkSync(file, join(bin, name));
    }
    for (const [name, file] of Object.entries(commands)) symlinkSync(file, join(bin, name));
    writeFileSync(join(home, ".npmrc"), `@cuffi:registry=${registry.npm}\nupdate-notifier=false\n`);
    const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
    this.#environment = {
      ...Object.fromEntries(network) as Record<string, string>,
      PATH: bin,
      HOME: home,
      TMPDIR: this.#root,
      JSR_URL: registry.jsr,
      NO_COLOR: "1",
      CI: "1",
    };
  }

  /** Runs a line of shell. Returns its output and its duration in seconds. */
  async run(line: string): Promise<{ output: string; seconds: number }> {
    const start = performance.now();
    const child = spawn("/bin/sh", ["-c", line], {
      cwd: this.project,
      env: this.#environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
    if (status !== 0) throw new Error(`${line}: status ${status}\n${output}${errors}`);
    return { output, seconds: (performance.now() - start) / 1000 };
  }

  delete(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** Runs the lines of a way and prints the duration of each. Returns false if it took too long. */
async function time(way: Way, registry: LocalRegistry): Promise<boolean> {
  const machine = new FreshMachine(way.commands, registry);
  try {
    const [first, kernel] = documentPrograms(ROOT).filter(({ document }) => document === "README.md");
    if (!way.first[0]!.startsWith("git")) {
      writeFileSync(join(machine.project, "first.ts"), first!.source);
      writeFileSync(join(machine.project, "kernel.ts"), kernel!.source);
    }
    console.log(`\n${way.title}: ${(await machine.run(way.version)).output.split("\n").join(" ").trim()}`);
    const firstSeconds = await timeLines(machine, way.first, first!.output!);
    report("first result", firstSeconds);
    const kernelSeconds = await timeLines(machine, way.kernel, kernel!.output!);
    report("first own kernel", firstSeconds + kernelSeconds);
    const excess = way.without?.filter((name) => existsSync(join(machine.project, "node_modules", name)));
    if (excess?.length) throw new Error(`${way.title}: installed ${excess.join(", ")}`);
    return firstSeconds <= MAX_SECONDS && firstSeconds + kernelSeconds <= MAX_SECONDS;
  } finally {
    machine.delete();
  }
}

async function timeLines(machine: FreshMachine, lines: readonly string[], expected: string): Promise<number> {
  let total = 0;
  for (const [i, line] of lines.entries()) {
    const { output, seconds } = await machine.run(line);
    report(`  ${line.replace(CLONE, "git clone https://github.com/cuffi/cuffi .")}`, seconds);
    total += seconds;
    // The last line of the documents' output is the same on every device.
    const isProgram = i === lines.length - 1 && /(first|kernel)\.ts$/.test(line);
    const result = expected.trim().split("\n").at(-1)!;
    if (isProgram && !output.includes(result)) throw new Error(`${line}: expected ${result}, got ${output}`);
  }
  return total;
}

function report(label: string, seconds: number): void {
  console.log(`${label.padEnd(66)} ${seconds.toFixed(1).padStart(6)} s`);
}

for (const needed of ["out/cuffi.tgz", "out/jsr/deno.json"]) {
  if (!existsSync(join(ROOT, needed))) {
    throw new Error(`${needed} is missing: run bun scripts/build_npm.ts --pack && bun scripts/build_jsr.ts`);
  }
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(WAYS);
const registry = await serveRegistry(ROOT);
console.log("From an empty folder, with empty HOME and caches and one runtime, to results");
console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]!.model}`);
try {
  const slow: string[] = [];
  for (const name of names) {
    const way = WAYS[name];
    if (way === undefined) throw new Error(`expected ${Object.keys(WAYS).join(", ")}, got ${name}`);
    if (!await time(way, registry)) slow.push(name);
  }
  if (slow.length > 0) throw new Error(`slower than ${MAX_SECONDS} s: ${slow.join(", ")}`);
} finally {
  registry.close();
}
