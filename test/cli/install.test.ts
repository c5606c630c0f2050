/** `cuffi install`, with a local server in the place of PyPI. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { crc32, deflateRawSync } from "node:zlib";
import type { CliOptions } from "../../src/cli/command.ts";
import { install } from "../../src/cli/install.ts";
import { installRelease } from "../../src/cli/install/release.ts";
import { type Release, RELEASES } from "../../src/cli/install/wheels.ts";
import { main } from "../../src/cli/main.ts";
import { cudaIncludeFolders } from "../../src/libraries/cuda_headers.ts";
import { candidates } from "../../src/libraries/find.ts";
import { ownProcess } from "../support/own_process.ts";
import { root, runArguments } from "../support/process.ts";
import { executable, noPython } from "../support/python.ts";

const { after, before, describe, test } = ownProcess(import.meta.url);

const LIBRARY = "nvidia/cuda_nvrtc/lib/libnvrtc.so.12";
const NVRTC = "nvidia_cuda_nvrtc_cu12-1.2.3-py3-none-any.whl";
const RUNTIME = "nvidia_cuda_runtime_cu12-1.2.2-py3-none-any.whl";

/** Runs a command in a terminal, types a key at its prompt, and exits with its status. */
const PROMPT = `
import os, pty, sys
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
output, typed = b"", False
while True:
    try:
        data = os.read(terminal, 4096)
    except OSError:
        break
    output += data
    if not typed and b"[Y/n] " in output:
        typed = True
        os.write(terminal, sys.argv[1].encode().decode("unicode_escape").encode())
    if not data:
        break
print(output.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

/** Makes a zip archive; a content of undefined makes a folder. */
function zip(files: Readonly<Record<string, string | undefined>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [], directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = new TextEncoder().encode(content ?? ""), packed = deflateRawSync(data);
    const nameBytes = new TextEncoder().encode(name);
    const fields = new DataView(new ArrayBuffer(26));
    fields.setUint16(0, 20, true);
    fields.setUint16(4, 8, true);
    fields.setUint32(10, crc32(data), true);
    fields.setUint32(14, packed.length, true);
    fields.setUint32(18, data.length, true);
    fields.setUint16(22, nameBytes.length, true);
    const local = [Uint8Array.of(0x50, 0x4b, 3, 4), new Uint8Array(fields.buffer), nameBytes, packed];
    const tail = new DataView(new ArrayBuffer(14));
    tail.setUint32(10, offset, true);
    directory.push(
      Uint8Array.of(0x50, 0x4b, 1, 2, 20, 0),
      new Uint8Array(fields.buffer),
      new Uint8Array(tail.buffer),
      nameBytes,
    );
    for (const part of local) offset += part.length;
    parts.push(...local);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, Object.keys(files).length, true);
  end.setUint16(10, Object.keys(files).length, true);
  end.setUint32(12, length, true);
  end.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]));
}

const WHEELS: Record<string, Uint8Array<ArrayBuffer>> = {
  [NVRTC]: zip({
    [LIBRARY]: "library".repeat(1000),
    "nvidia/cuda_nvrtc/lib/libnvrtc-builtins.so.12.9": "builtins",
    "nvidia/cuda_nvrtc/lib/libnvrtc.alt.so.12": "not wanted",
    "nvidia/cuda_nvrtc/include/": undefined,
    "nvidia_cuda_nvrtc_cu12-1.2.3.dist-info/licenses/License.txt": "license",
    "nvidia_cuda_nvrtc_cu12-1.2.3.dist-info/METADATA": "not wanted",
  }),
  [RUNTIME]: zip({
    "nvidia/cuda_runtime/include/cuda_fp16.h": "// half",
    "nvidia/cuda_runtime/include/cooperative_groups/reduce.h": "// reduce",
    "nvidia/cuda_runtime/lib/libcudart.so.12": "not wanted",
  }),
};

/** Returns a release with these wheels, as the table of the command has it. */
function release(wheels: Record<string, Uint8Array> = WHEELS, unpackedBytes = 10_000): Release {
  return {
    version: "1.2.3",
    unpackedBytes,
    wheels: Object.entries(wheels).map(([name, bytes]) => ({
      url: `https://pypi.invalid/packages/${name}`,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      bytes: bytes.length,
    })),
  };
}

/** Returns the paths of all files in a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

const INSTALLED = [
  "nvidia/cuda_nvrtc/lib/libnvrtc-builtins.so.12.9",
  LIBRARY,
  "nvidia/cuda_runtime/include/cooperative_groups/reduce.h",
  "nvidia/cuda_runtime/include/cuda_fp16.h",
  "nvidia_cuda_nvrtc_cu12-1.2.3.dist-info/licenses/License.txt",
];

describe("cuffi install", () => {
  let server: Server, url: string, folder: string, directory: string;
  /** Answers instead of the wheels. */
  const faults = new Map<
    string,
    (send: (status: number, body: Uint8Array, length?: number) => void) => void
  >();
  before(async () => {
    server = createServer((request, response) => {
      const name = request.url!.slice(1);
      const send = (status: number, body: Uint8Array, length = body.length) => {
        response.writeHead(status, length < 0 ? {} : { "content-length": length });
        response.write(body, () => {
          if (length > body.length) response.destroy();
          else if (length >= 0) response.end();
        });
      };
      const fault = faults.get(name);
      if (fault) fault(send);
      else if (WHEELS[name]) send(200, WHEELS[name]);
      else send(404, new Uint8Array());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), "cuffi-install-"));
    directory = join(folder, "data");
  });
  after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  /** Asserts that installing fails and leaves nothing, and that it then succeeds. */
  async function assertFails(message: RegExp, from = url, wheels = WHEELS): Promise<void> {
    await rm(directory, { recursive: true, force: true });
    await assert.rejects(
      installRelease({ release: release(wheels), directory, from, idleTimeout: 2000 }),
      (error: Error) => {
        assert.match(error.message, message);
        return true;
      },
    );
    assert.deepEqual(existsSync(directory) ? readdirSync(directory) : [], []);
    faults.clear();
    await installRelease({ release: release(), directory, from: url });
    assert.deepEqual(filesIn(join(directory, "nvrtc-1.2.3")), INSTALLED);
  }

  test("unpacks NVRTC, the headers and the license, and reports progress", async () => {
    await rm(directory, { recursive: true, force: true });
    const steps: number[] = [];
    let total = 0;
    const target = await installRelease({
      release: release(),
      directory,
      from: url,
      onProgress: (_, bytes, all) => (steps.push(bytes), total = all),
    });
    assert.equal(target, join(directory, "nvrtc-1.2.3"));
    assert.deepEqual(filesIn(target), INSTALLED);
    assert.equal(readFileSync(join(target, LIBRARY), "utf8"), "library".repeat(1000));
    assert.deepEqual(steps, steps.toSorted((a, b) => a - b));
    assert.equal(steps.at(-1), total);
    assert.deepEqual(readdirSync(directory), ["nvrtc-1.2.3"]);
  });

  test("installs from a folder of wheels", async () => {
    await rm(directory, { recursive: true, force: true });
    const wheels = join(folder, "wheels");
    mkdirSync(wheels);
    for (const [name, bytes] of Object.entries(WHEELS)) writeFileSync(join(wheels, name), bytes);
    await installRelease({ release: release(), directory, from: wheels });
    assert.deepEqual(filesIn(join(directory, "nvrtc-1.2.3")), INSTALLED);
    assert.equal(readdirSync(wheels).length, 2);
    writeFileSync(join(wheels, RUNTIME), WHEELS[NVRTC]!);
    await assertFails(/cuda_runtime.*: expected the SHA-256 checksum \w{64}, got \w{64}/, wheels);
    await rm(join(wheels, RUNTIME));
    await assertFails(/does not contain nvidia_cuda_runtime_cu12-1\.2\.2\S*\.whl\. Without internet/, wheels);
  });

  test("rejects damaged, replaced, short and long files", async () => {
    const wheel = WHEELS[RUNTIME]!;
    const flipped = wheel.slice();
    flipped[50]! ^= 1;
    faults.set(RUNTIME, (send) => send(200, flipped));
    await assertFails(/expected the SHA-256 checksum \w{64}, got \w{64}\. The file was damaged or replaced/);
    faults.set(RUNTIME, (send) => send(200, wheel.slice(0, 100)));
    await assertFails(/cuda_runtime.*: expected \d+ bytes, got 100$/);
    faults.set(RUNTIME, (send) => send(200, new Uint8Array(wheel.length + 1)));
    await assertFails(/expected \d+ bytes, got more/);
    faults.set(RUNTIME, (send) => send(200, wheel.slice(0, 100), wheel.length));
    await assertFails(/127\.0\.0\.1:\d+ could not be reached|expected \d+ bytes, got 100$/);
  });

  test("explains an unreachable server, a refusal, and how to install without internet access", async () => {
    await assertFails(/127\.0\.0\.1:1 could not be reached \(/, "http://127.0.0.1:1");
    faults.set(RUNTIME, (send) => send(403, new Uint8Array()));
    await assertFails(/127\.0\.0\.1:\d+ answered 403.*Behind a proxy, set HTTPS_PROXY/);
    faults.set(NVRTC, (send) => send(502, new Uint8Array()));
    await assertFails(
      /answered 502[^]*\n {2}pip download --no-deps --dest wheels nvidia-cuda-nvrtc-cu12==1\.2\.3 nvidia-cuda-runtime-cu12==1\.2\.2\n.* install nvrtc --from wheels$/,
    );
  });

  test("gives up a server that stops sending", async () => {
    faults.set(RUNTIME, () => {});
    await assertFails(/127\.0\.0\.1:\d+ sent nothing for 2 s\. Behind a proxy/);
    faults.set(RUNTIME, (send) => send(200, WHEELS[RUNTIME]!.slice(0, 100), -1));
    await assertFails(/127\.0\.0\.1:\d+ sent nothing for 2 s\. Behind a proxy/);
  });

  test("rejects archives that are damaged, although their checksum is right", async () => {
    const good = WHEELS[RUNTIME]!;
    const edited = (change: (bytes: Uint8Array, view: DataView) => void): Uint8Array<ArrayBuffer> => {
      const bytes = good.slice();
      change(bytes, new DataView(bytes.buffer));
      return bytes;
    };
    const first = Buffer.from(good).indexOf(Uint8Array.of(0x50, 0x4b, 1, 2));
    const archives: [Uint8Array<ArrayBuffer>, RegExp][] = [
      [new TextEncoder().encode("<html>Log in</html>"), /it has no directory/],
      [good.slice(0, good.length - 30), /it has no directory/],
      [edited((_, view) => view.setUint32(good.length - 6, good.length, true)), /directory is cut short/],
      [edited((_, view) => view.setUint16(good.length - 12, 99, true)), /directory is cut short/],
      [edited((_, view) => view.setUint16(first + 28, 0xffff, true)), /directory is cut short/],
      [edited((_, view) => view.setUint32(first + 42, 0x7fffffff, true)), /fp16\.h is cut short/],
      [edited((_, view) => view.setUint32(first + 42, 1, true)), /fp16\.h has no header/],
      [edited((_, view) => view.setUint32(first + 24, 3, true)), /fp16\.h cannot be inflated/],
      [edited((_, view) => view.setUint32(first + 24, 300, true)), /fp16\.h has 7 bytes instead of 300/],
      [edited((_, view) => view.setUint16(first + 10, 99, true)), /unknown method 99/],
      [edited((bytes) => bytes.fill(0xff, 70, 76)), /fp16\.h (cannot be inflated|has \d+ bytes)/],
    ];
    for (const [archive, message] of archives) {
      faults.set(RUNTIME, (send) => send(200, archive));
      await assertFails(
        new RegExp(`cuda_runtime.*: the archive is damaged: .*${message.source}`),
        url,
        { ...WHEELS, [RUNTIME]: archive },
      );
    }
  });

  test("rejects names that lead out of the folder", async () => {
    const names = [
      "../evil",
      "nvidia/cuda_runtime/include/../../../../evil.h",
      "/etc/evil",
      "nvidia\\cuda_runtime\\include\\..\\evil.h",
      "C:/evil",
      "nvidia//evil",
      "./evil",
      "nvidia/cuda_runtime/include/a\0.h",
    ];
    for (const name of names) {
      const archive = zip({ "nvidia/cuda_runtime/include/good.h": "", [name]: "evil" });
      faults.set(RUNTIME, (send) => send(200, archive));
      await assertFails(/unsafe name/, url, { ...WHEELS, [RUNTIME]: archive });
      assert.ok(!existsSync(join(folder, "evil")) && !existsSync(join(folder, "evil.h")));
    }
  });

  test("explains a full disk and a folder that cannot be written", async () => {
    await rm(directory, { recursive: true, force: true });
    await assert.rejects(
      installRelease({ release: release(WHEELS, 2 ** 60), directory, from: url }),
      /the disk of .*data is full \(\d+ MB of \d+ MB are free\): make room or set CUFFI_DATA_DIR to another/,
    );
    assert.deepEqual(readdirSync(directory), []);
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "below")]) {
      await assert.rejects(
        installRelease({ release: release(), directory: path, from: url }),
        /file.* is not a folder: set CUFFI_DATA_DIR to another folder/,
      );
    }
  });

  test("explains a missing permission", { skip: process.platform !== "linux" }, async () => {
    // Root may write to every folder but those of the kernel.
    const locked = process.getuid?.() === 0 ? "/sys/locked" : join(folder, "locked");
    if (process.getuid?.() !== 0) mkdirSync(locked, { mode: 0o500 });
    await assert.rejects(
      installRelease({ release: release(), directory: locked, from: url }),
      /(no permission to write to .*locked|locked is on a read-only file system): set CUFFI_DATA_DIR to/,
    );
  });

  test("two processes can install at the same time", async () => {
    await rm(directory, { recursive: true, force: true });
    const both = await Promise.all(
      [1, 2].map(() => installRelease({ release: release(), directory, from: url })),
    );
    assert.equal(both[0], both[1]);
    assert.deepEqual(filesIn(both[0]!), INSTALLED);
    assert.deepEqual(readdirSync(directory), ["nvrtc-1.2.3"]);
  });

  describe("as a command", () => {
    /** Runs the command with the release of this test for every platform. */
    async function run(
      args: string[],
      options: CliOptions,
      confirm?: (question: string) => Promise<boolean>,
    ): Promise<string[]> {
      const lines: string[] = [];
      const out = (line: string) => void lines.push(line);
      const releases = Object.fromEntries(Object.keys(RELEASES).map((key) => [key, release()]));
      await install(args, options, { out, error: out, ...(confirm && { confirm }) }, releases);
      return lines;
    }

    let previous: string | undefined;
    before(async () => {
      previous = process.env.CUFFI_DATA_DIR;
      process.env.CUFFI_DATA_DIR = directory;
      await rm(directory, { recursive: true, force: true });
    });
    after(() => {
      if (previous === undefined) delete process.env.CUFFI_DATA_DIR;
      else process.env.CUFFI_DATA_DIR = previous;
    });

    test("asks first, and needs --yes where nobody can answer", async () => {
      await assert.rejects(run(["nvrtc"], { from: url }), {
        name: "Error",
        message:
          /^there is no terminal to ask on; add --yes to consent\.\nDownload 0 MB .*NVIDIA's license.* unpacked\.$/,
      });
      const questions: string[] = [];
      const lines = await run(["nvrtc"], { from: url }, (question) => {
        questions.push(question);
        return Promise.resolve(false);
      });
      assert.match(questions.join(), new RegExp(`^Download 0 MB from ${url} .*\\?$`));
      assert.deepEqual(lines, ["Nothing was installed."]);
      assert.ok(!existsSync(directory));
    });

    test("installs once, lists it, and both searches find it", async () => {
      assert.match((await run([], { list: true })).join(), /^available {2}nvrtc 1\.2\.3, 0 MB to download$/);
      const target = join(directory, "nvrtc-1.2.3");
      const lines = await run(["nvrtc"], { from: url, yes: true });
      assert.ok(
        lines.includes(`NVRTC 1.2.3 and CUDA's headers are installed in ${target}`),
        lines.join("\n"),
      );
      assert.deepEqual(await run(["nvrtc"], {}), [`NVRTC 1.2.3 is already installed in ${target}`]);
      assert.deepEqual(await run([], { list: true }), [`installed  ${target}`]);
      if (process.platform !== "linux") return;
      assert.ok([...candidates("libnvrtc", [])].includes(join(target, LIBRARY)));
      assert.deepEqual(
        cudaIncludeFolders(join(target, LIBRARY)).map((path) => join(path)).filter((path) =>
          path.startsWith(target)
        ),
        [join(target, "nvidia/cuda_runtime/include")],
      );
      // NVRTC of a virtual environment without headers.
      assert.ok(
        existsSync("/usr/local/cuda") ||
          cudaIncludeFolders("/nowhere/lib/libnvrtc.so.12").includes(`${target}/nvidia/cuda_runtime/include`),
      );
    });

    test("rejects unknown packages and options", async () => {
      const error: string[] = [];
      const terminal = { out() {}, error: (line: string) => void error.push(line) };
      assert.equal(await main(["install", "cudnn"], terminal), 2);
      assert.equal(await main(["install"], terminal), 2);
      assert.equal(await main(["install", "nvrtc", "--size", "4"], terminal), 2);
      assert.equal(await main(["install", "nvrtc", "--list"], terminal), 2);
      assert.match(
        error.join("\n"),
        /install: expected nvrtc, got "cudnn".*install: expected nvrtc, got nothing/s,
      );
      assert.match(error.join("\n"), /install: expected only --yes, --list, --from, got --size/);
    });
  });

  test("the pinned wheels name files of PyPI with their checksum and size", () => {
    for (const { version, wheels, unpackedBytes } of Object.values(RELEASES)) {
      assert.match(version, /^12\.\d+\.\d+$/);
      assert.equal(wheels.length, 3);
      for (const { url, sha256, bytes } of wheels) {
        assert.match(
          url,
          /^https:\/\/files\.pythonhosted\.org\/packages\/\w\w\/\w\w\/\w{60}\/nvidia_cuda_\w+_cu12-/,
        );
        assert.match(sha256, /^[0-9a-f]{64}$/);
        assert.ok(bytes > 1e6 && bytes < unpackedBytes);
      }
    }
  });

  test("takes Ctrl-D and Ctrl-C at the prompt for no", { skip: noPython }, () => {
    for (const key of ["\\x04", "\\x03"]) {
      const command = [
        process.execPath,
        ...runArguments(),
        join(root, "src/cli/main.ts"),
        "install",
        "nvrtc",
      ];
      const { status, stdout, stderr } = spawnSync(executable, ["-c", PROMPT, key, ...command], {
        encoding: "utf8",
        env: { ...process.env, CUFFI_DATA_DIR: directory },
      });
      assert.equal(status, 0, stdout + stderr);
      assert.match(stdout, /\[Y\/n\][^]*Nothing was installed\.\s*$/);
    }
  });

  test("Python's zipfile reads an archive of this test the same way", { skip: noPython }, () => {
    const file = join(folder, "archive.whl");
    writeFileSync(file, WHEELS[NVRTC]!);
    const { status, stderr } = spawnSync(executable, ["-m", "zipfile", "-t", file], {
      cwd: root,
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
  });
});
