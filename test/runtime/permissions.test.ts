/** Deno's permissions: cuffi works with few, and prompts only for those that a call needs. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { loadedPath, searchCudaLibrary } from "../../src/libraries/find.ts";
import { environmentOf } from "../../src/libraries/python_packages.ts";
import { root } from "../support/process.ts";

const nvrtc = searchCudaLibrary("libnvrtc").library;
const skip = !("Deno" in globalThis)
  ? "Deno only"
  : spawnSync("script", ["--version"]).status !== 0 && "script, which provides a terminal, is not installed";

/** Runs a program on a terminal, where Deno prompts instead of throwing; ends it at the first prompt. */
async function onTerminal(
  source: string,
  permissions: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-permissions-"));
  try {
    const file = join(folder, "program.ts");
    writeFileSync(file, source.replaceAll("@cuffi/", new URL("../../", import.meta.url).href));
    // A Deno that Deno starts has all permissions, unless the command names one.
    const command = [process.execPath, "run", "--quiet", "--config", join(root, "deno.json")]
      .concat("--allow-net=localhost", permissions, file);
    const terminal = spawn("script", ["-qc", command.join(" "), "/dev/null"], {
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    terminal.stdout.on("data", (data) => {
      output += data;
      if (output.includes("Allow?")) terminal.kill();
    });
    await new Promise((closed) => terminal.on("close", closed));
    return output.replaceAll("\r", "").trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("Deno without permissions", { skip }, () => {
  test("does not prompt when the software device opens and starts its workers", async () => {
    const output = await onTerminal(
      `import { openDevice } from "@cuffi/mod.ts";
       import { resize } from "@cuffi/src/image/mod.ts";
       using device = await openDevice("software");
       using image = device.zeros([1024, 1024, 3], "u8");
       for (let i = 0; i < 10; i++) {
         using smaller = resize(image, [512, 512]);
         if (i === 9) console.log(smaller.toHost().length);
       }`,
      [],
    );
    assert.equal(output, `${512 * 512 * 3}`);
  });

  test("prompts for FFI only when a GPU is looked for", async () => {
    const output = await onTerminal('import { openDevice } from "@cuffi/mod.ts"; await openDevice();', []);
    assert.match(output, /Deno requests ffi access/);
    assert.doesNotMatch(output, /requests (env|read|sys|run) access/);
  });

  test("names the permission to read a variable that may be set", () => {
    const program = `import { openDevice } from ${
      JSON.stringify(new URL("../../mod.ts", import.meta.url).href)
    };
      await openDevice();`;
    const command = ["run", "--quiet", "--config", join(root, "deno.json"), "--allow-net=localhost", "-"];
    const env = { ...process.env, CUFFI_DEVICE: "software" };
    const { stderr } = spawnSync(process.execPath, command, { input: program, encoding: "utf8", env });
    assert.match(stderr, /Set CUFFI_DEVICE=software and pass --allow-env to hide this message/);
  });

  test("does not prompt when NVRTC compiles", { skip: nvrtc === undefined && "no NVRTC" }, async () => {
    const source = `import { compileCuda } from "@cuffi/src/compile/compile.ts";
       const { ptx } = compileCuda("__global__ void k() {}\\n#include <cstdint>", { arch: "compute_75" });
       console.log(ptx.length > 0);`;
    const env = { LD_LIBRARY_PATH: dirname(loadedPath(nvrtc!.path)) };
    assert.equal(await onTerminal(source, ["--allow-ffi"], env), "true");
    assert.equal(await onTerminal(source, ["--allow-ffi", "--allow-read", "--allow-env"], env), "true");
  });

  test("prompts for running Python only when Python is looked for", async () => {
    const source = `import { openLibPython } from "@cuffi/src/python/find_libpython.ts";
       try { openLibPython(); } catch { /* There may be no libpython. */ }
       console.log("done");`;
    // Without the permission to run an interpreter, libpython may still be on the loader's path.
    assert.match(await onTerminal(source, ["--allow-ffi"]), /Deno requests run access to|^done$/);
    assert.equal(await onTerminal(source, ["--allow-ffi", "--allow-run"]), "done");
  });

  test("names the permissions instead of what to install", {
    skip: nvrtc !== undefined && environmentOf(nvrtc.path) === undefined &&
      "NVRTC is found without permissions, by its name or in a toolkit",
  }, async () => {
    const output = await onTerminal(
      `import { openNvrtc } from "@cuffi/src/libraries/nvrtc.ts";
       try { openNvrtc(); } catch (error) { console.log(error.message); }`,
      ["--allow-ffi"],
      { LD_LIBRARY_PATH: "" },
    );
    assert.match(output, /\.venv and venv in the working folder and its parents: no permission to read it/);
    assert.match(
      output.split("\n")[0]!,
      /^libnvrtc could not be opened\. Deno may not read .*--allow-env.*--allow-read.*: add the permissions\.$/,
    );
  });

  test("keeps the files of a world in a folder for which there is a permission", async () => {
    const source = `import { createWorldId, discardWorldId } from "@cuffi/src/driver/world_files.ts";
       const id = createWorldId();
       console.log(new TextDecoder().decode(id).split("\\0")[1]);
       discardWorldId(id);`;
    const permissions = ["--allow-read", "--allow-write", "--allow-sys=hostname", "--allow-env"];
    assert.match(await onTerminal(source, permissions), /^\/.*\/cuffi-world-\w+$/);
  });

  test("does not prompt for the user's id", async () => {
    const source = 'import { runtime } from "@cuffi/src/runtime/index.ts"; console.log(runtime.userId());';
    assert.equal(await onTerminal(source, []), "undefined");
    for (const permission of ["--allow-ffi", "--allow-sys=uid"]) {
      assert.equal(await onTerminal(source, [permission]), String(process.getuid!()));
    }
  });
});

/** Runs a program without a terminal, and with no more than these permissions. */
function withPermissions(
  source: string,
  permissions: readonly string[],
  env: Record<string, string> = {},
): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["run", "--quiet", "--no-check", "--config", join(root, "deno.json"), ...permissions, "-"],
    {
      input: source.replaceAll("@cuffi/", new URL("../../", import.meta.url).href),
      encoding: "utf8",
      env: { ...process.env, CUFFI_DEVICE: "software", ...env },
    },
  );
  return `${stdout}${stderr}`.trim();
}

describe("errors name the flags that Deno lacks", { skip: !("Deno" in globalThis) && "Deno only" }, () => {
  test("for Python", () => {
    const source = `import { openLibPython } from "@cuffi/src/python/find_libpython.ts";
       try { openLibPython("python3"); console.log("opened"); } catch (error) { console.log(error.message); }`;
    const output = withPermissions(source, ["--allow-ffi", "--allow-read", "--allow-env"]);
    assert.match(
      output,
      /^libpython set by \{ python \} could not be opened\. .*run `deno run --allow-run …`, or set/,
    );
    assert.match(output, /python3: Deno may not run it: --allow-run$/);
    assert.match(
      withPermissions(source, ["--allow-env", "--allow-run"]),
      /^libpython could not be opened\. Deno may not call native libraries: run `deno run --allow-ffi/,
    );
  });

  test("for a world of several processes", () => {
    const source = `import { openDevice } from "@cuffi/mod.ts";
       import { joinWorld } from "@cuffi/src/distributed/mod.ts";
       using device = await openDevice();
       const rank = { rank: 0, size: 2, address: "127.0.0.1", port: 29_500, token: "secret" };
       await joinWorld({ device, rendezvous: rank }).catch((error) => console.log(error.name, error.message));`;
    const problem = "WorldError joinWorld: a world of several processes needs more permissions: add";
    assert.equal(
      withPermissions(source, ["--allow-env"]),
      `${problem} --allow-net --allow-sys=hostname --allow-read --allow-write`,
    );
    assert.equal(
      withPermissions(source, [
        "--allow-env",
        "--allow-net=127.0.0.1",
        "--allow-sys=hostname",
        "--allow-read",
      ]),
      `${problem} --allow-write`,
    );
  });

  test("for a rendezvous", () => {
    const source = `import { joinRendezvous } from "@cuffi/src/distributed/mod.ts";
       for (const [rank, address] of [[0, "127.0.0.1"], [1, "::1"], [0, "example.org"]]) {
         await joinRendezvous({ rank, size: 2, address, port: 29_500, token: "secret" })
           .catch((error) => console.log(error.message));
       }`;
    const problem = "joinRendezvous: a world of several processes needs more permissions: add --allow-net";
    assert.equal(withPermissions(source, ["--allow-env"]), Array(3).fill(problem).join("\n"));
  });

  test("for cuffi launch", () => {
    const source = `import { main } from "@cuffi/src/cli/main.ts";
       const error = (text) => console.log(text);
       await main(["launch", "-n", "2", "program.ts"], { out: error, error });`;
    const problem = "cuffi: launch: starting processes needs more permissions: add";
    assert.equal(withPermissions(source, ["--allow-env"]), `${problem} --allow-run --allow-net`);
    assert.equal(withPermissions(source, ["--allow-net=127.0.0.1"]), `${problem} --allow-env --allow-run`);
  });
});
