/**
 * Installs `out/cuffi.tgz`, which `scripts/build_npm.ts --pack` writes, in a new project and uses it as its
 * consumers do: type-checks it with their settings, runs the programs of the documents under Bun, Deno and Node,
 * runs the `cuffi` command, and bundles a program for every target.
 *
 * Needs what `.ci/run` installs: NVRTC, libpython with NumPy, and Chromium.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { decodeNpy } from "../src/formats/npy.ts";
import { resultOfPage } from "./lib/browser.ts";
import { documentPrograms } from "./lib/document_programs.ts";
import { CommandError, runCommand } from "./lib/run_command.ts";
import { freePort } from "../src/cli/launch/free_port.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
/** The guide with the compiler options that it recommends. */
const SETUP = readFileSync(join(ROOT, "docs/guide/setup.md"), "utf8");
/** The compiler options of `bun init`, and what projects change of them. */
const BUN_TEMPLATE = {
  lib: ["ESNext"],
  target: "ESNext",
  module: "Preserve",
  moduleDetection: "force",
  allowJs: true,
  types: ["bun"],
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  noFallthroughCasesInSwitch: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
};
const SETTINGS: Readonly<Record<string, object>> = {
  bun: BUN_TEMPLATE,
  exact: { ...BUN_TEMPLATE, exactOptionalPropertyTypes: true },
  nodenext: { ...BUN_TEMPLATE, module: "nodenext", moduleResolution: "nodenext", types: ["node"] },
  setup: JSON.parse(/```json\n(\{\s+"compilerOptions"[^`]+)/.exec(SETUP)![1]!).compilerOptions,
  es2022: { ...BUN_TEMPLATE, target: "es2022", lib: ["es2022", "dom"], types: ["node"] },
};
const PHOTO = join(ROOT, "examples/grace_hopper.jpg");
/** Kernels in TypeScript that compare their results; they run from bundles and in a browser, too. */
const KERNELS = [
  "test/package/consumer/kernels.ts",
  "test/support/kernel_algorithms.ts",
  "test/support/kernel_functions.ts",
  "test/support/check_kernel_functions.ts",
  "bench/lib/typescript_kernels.ts",
];
/** Documents whose programs are run; the tests of the repository run those of all documents. */
const RUN_DOCUMENTS = ["README.md", "docs/guide/ten-minutes.md"];

const project = mkdtempSync(join(tmpdir(), "cuffi-consumer-"));
const bin = join(project, "node_modules/.bin");
const runtimes: Readonly<Record<string, [string, ...string[]]>> = {
  bun: [process.execPath, "run"],
  deno: [join(ROOT, "node_modules/.bin/deno"), "run", "--allow-all", "--no-check", "--quiet"],
  node: [join(bin, "node"), "--no-warnings"],
};

function run(
  command: readonly [string, ...string[]],
  cwd: string = project,
  env: Readonly<Record<string, string>> = {},
): string {
  return runCommand(command, { cwd, env: { CUFFI_DEVICE: "software", NO_COLOR: "1", ...env } });
}

/** Runs a part of the check and prints its duration. */
async function part(name: string, check: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  await check();
  console.log(`${name}: ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function install(): void {
  writeFileSync(join(project, "package.json"), `{ "name": "consumer", "type": "module", "private": true }\n`);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const versions = { ...dependencies, ...devDependencies };
  // The example worker imports zod.
  const pinned = ["node", "@types/bun", "zod"].map((name) => `${name}@${versions[name]}`);
  const packages = [join(ROOT, "out/cuffi.tgz"), ...pinned];
  run(["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", ...packages]);
  cpSync(join(ROOT, "test/package/consumer"), project, { recursive: true });
  for (const path of KERNELS) {
    // They import each other from different folders of the repository.
    const text = readFileSync(join(ROOT, path), "utf8").replace(/(from "\.)\.\/[^"]*(\/\w+\.ts")/g, "$1$2");
    writeFileSync(join(project, basename(path)), text);
  }
  cpSync(PHOTO, join(project, "photo.jpg"));
  // An example is copied from the package, as its users do.
  cpSync(join(project, "node_modules/@cuffi/cuffi/examples"), join(project, "examples"), { recursive: true });
}

function checkTypes(name: string): void {
  const config = join(project, `tsconfig.${name}.json`);
  // The examples are written for Bun, Deno and Node of today.
  const include = ["*.ts", ...(name === "es2022" ? [] : examplesToCheck())];
  writeFileSync(config, JSON.stringify({ compilerOptions: SETTINGS[name], include }));
  run([join(ROOT, "node_modules/.bin/tsc"), "--project", config]);
}

/** Returns the examples but those that import mediabunny, whose declarations have errors without the DOM library. */
function examplesToCheck(): string[] {
  return readdirSync(join(project, "examples")).filter((name) => name.endsWith(".ts"))
    .map((name) => `examples/${name}`)
    .filter((file) => !readFileSync(join(project, file), "utf8").includes('from "mediabunny"'));
}

/** Runs a program. Returns its output, or null if it needs FFI and the runtime has none. */
function runProgram(runtime: string, ...args: string[]): string | null {
  try {
    return run([...runtimes[runtime]!, ...args]);
  } catch (error) {
    if (error instanceof CommandError && error.message.includes("cannot call native libraries")) return null;
    throw error;
  }
}

function checkPrograms(runtime: string, programs: readonly string[]): void {
  const lacking = programs.filter((program) => runProgram(runtime, program) === null);
  if (lacking.length > 0) console.log(`  without FFI: ${lacking.join(", ")}`);
}

/** Checks that source maps name existing files, and the lines of the sources in stack traces. */
function checkStackTrace(): void {
  const folder = join(project, "node_modules/@cuffi/cuffi/dist/js");
  for (const map of readdirSync(folder).filter((name) => name.endsWith(".js.map"))) {
    const { sources } = JSON.parse(readFileSync(join(folder, map), "utf8"));
    for (const source of sources) {
      const path = /\/raw\/v[^/]+\/(.+)$/.exec(source)?.[1];
      if (path !== undefined && !existsSync(join(ROOT, path))) {
        throw new Error(`${map}: ${path} does not exist`);
      }
    }
  }
  const trace = run([...runtimes.node!, "--enable-source-maps", "fails.ts"]);
  const [, file, line] = /at resize \(.*\/(src\/.*):(\d+):\d+\)/.exec(trace) ?? [];
  const called = readFileSync(join(ROOT, `${file}`), "utf8").split("\n")[Number(line) - 1];
  if (!called?.includes("checkSizes(")) {
    throw new Error(`${file}:${line} does not call checkSizes(): ${trace}`);
  }
}

/** Checks that reports name the lines of the program, not those of the package, which source maps rename. */
function checkCallSites(): void {
  const program = "call_sites.ts", lines = readFileSync(join(project, program), "utf8").split("\n");
  const line = (comment: string): number => lines.findIndex((line) => line.endsWith(`// ${comment}`)) + 1;
  const commands = Object.entries(runtimes);
  commands.push(["node with source maps", [...runtimes.node!, "--enable-source-maps"]]);
  for (const [name, command] of commands) {
    const report = run([...command, program], project, { CUFFI_LEAKS: "1", CUFFI_MEMCHECK: "1" });
    const places = [
      `allocated at .*${program}:${line("leaks")}:`,
      `launched at .*${program}:${line("launches")}:`,
    ];
    for (const place of places) {
      if (!new RegExp(place).test(report)) throw new Error(`${name}: expected ${place}, got ${report}`);
    }
  }
}

/** Starts the example worker, posts a photo to it, and ends it. */
async function checkWorker(runtime: string): Promise<void> {
  const port = await freePort(), address = `http://127.0.0.1:${port}`;
  const [command, ...args] = runtimes[runtime]!;
  const env = { ...process.env, PORT: String(port), CUFFI_DEVICE: "software" };
  const worker = spawn(command, [...args, "examples/worker.ts"], { cwd: project, env, stdio: "inherit" });
  const exited = new Promise<number | null>((resolve) => worker.on("close", resolve));
  try {
    for (let tries = 0; !await fetch(`${address}/healthz`).then(({ ok }) => ok, () => false); tries++) {
      if (tries > 200) throw new Error(`examples/worker.ts does not start under ${runtime}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const response = await fetch(address, { method: "POST", body: new Uint8Array(readFileSync(PHOTO)) });
    const { dtype, shape } = decodeNpy(new Uint8Array(await response.arrayBuffer()));
    if (`${dtype} ${shape}` !== "f32 3,224,224") {
      throw new Error(`examples/worker.ts: got ${dtype} [${shape}]`);
    }
  } finally {
    worker.kill("SIGTERM");
  }
  if (await exited !== 0) throw new Error(`examples/worker.ts under ${runtime}: exit status ${await exited}`);
}

function checkCommand(): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const commands: [string, ...string[]][] = [
    ["npx", "--offline", "cuffi"],
    [join(ROOT, "node_modules/.bin/bunx"), "--bun", "cuffi"],
    [...runtimes.node!, join(bin, "cuffi")],
    [...runtimes.deno!, join(project, "node_modules/@cuffi/cuffi/dist/js/cli.js")],
  ];
  for (const command of commands) {
    const printed = run([...command, "--version"]).trim();
    if (!printed.startsWith(`cuffi ${version}`)) throw new Error(`cuffi --version printed ${printed}`);
  }
  run([...commands[2]!, "doctor"]);
}

/** Starts processes with the command; each prints the sum of their ranks and 1. */
function checkLaunch(): void {
  writeFileSync(
    join(project, "world.mjs"),
    `import { openDevice } from "@cuffi/cuffi";
    import { joinWorld } from "@cuffi/cuffi/distributed";
    using device = await openDevice();
    await using world = await joinWorld({ device });
    using x = device.array(Float32Array.of(world.rank + 1));
    world.allReduce(x);
    console.log((await x.download()).join());`,
  );
  for (const command of Object.values(runtimes)) {
    const main = join(project, "node_modules/@cuffi/cuffi/dist/js/bin.js");
    const lines = run([...command, main, "launch", "-n", "2", "world.mjs"]).trim().split("\n").sort();
    if (lines.join() !== "[0] 3,[1] 3") throw new Error(`cuffi launch printed ${lines.join()}`);
  }
}

/** Bundles the program for each target and compares its output with `expected`. */
async function checkBundles(expected: string): Promise<void> {
  const outside = join(project, "bundles");
  mkdirSync(outside);
  const bundle = (...args: string[]): void => void run([process.execPath, "build", ...args]);
  bundle("program.ts", "--compile", "--minify", "--outfile", "bundles/program");
  bundle("program.ts", "--target=bun", "--minify", "--outfile", "bundles/bun.js");
  bundle("program.ts", "--target=node", "--outfile", "bundles/node.js");
  // As tsx, which keeps the names of functions, too.
  const esbuild = [
    join(ROOT, "node_modules/.bin/esbuild"),
    "program.ts",
    "--bundle",
    "--log-level=warning",
  ] as const;
  run([...esbuild, "--platform=node", "--format=esm", "--keep-names", "--outfile=bundles/names.mjs"]);
  bundle("page.ts", "--target=browser", "--minify", "--outfile", "bundles/page.js");
  // The bundles must contain all they need.
  rmSync(join(project, "node_modules/@cuffi"), { recursive: true });
  rmSync(join(project, "node_modules/@jsquash"), { recursive: true });
  const results = {
    "--compile": run([join(outside, "program"), PHOTO], outside),
    bun: run([...runtimes.bun!, "bun.js", PHOTO], outside),
    node: run([...runtimes.node!, "node.js", PHOTO], outside),
    "node with names": run([...runtimes.node!, "names.mjs", PHOTO], outside),
    browser: await resultOfPage({
      "page.js": readFileSync(join(outside, "page.js")),
      "photo.jpg": readFileSync(PHOTO),
    }),
  };
  for (const [target, result] of Object.entries(results)) {
    if (result.trim() !== expected) throw new Error(`${target}: expected ${expected}, got ${result}`);
  }
}

try {
  await part("install", install);
  const programs = documentPrograms(ROOT).flatMap(({ document, number, source }) => {
    const file = `${basename(document, ".md")}_${number}.ts`;
    writeFileSync(join(project, file), source);
    return RUN_DOCUMENTS.includes(document) ? [file] : [];
  });
  for (const name of Object.keys(SETTINGS)) await part(`types, ${name}`, () => checkTypes(name));
  for (const name of Object.keys(runtimes)) {
    await part(
      `programs, ${name}`,
      () => checkPrograms(name, [...programs, "every_entry.ts", "node_streams.ts", "examples/preprocess.ts"]),
    );
  }
  for (const name of Object.keys(runtimes)) await part(`worker, ${name}`, () => checkWorker(name));
  await part("command", checkCommand);
  await part("launch", checkLaunch);
  await part("stack trace", checkStackTrace);
  await part("call sites", checkCallSites);
  const expected = runProgram("bun", "program.ts", PHOTO)!.trim();
  await part("bundles", () => checkBundles(expected));
} finally {
  rmSync(project, { recursive: true, force: true });
}
