/** The cuffi command: output files, messages and exit statuses. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { main } from "../../src/cli/main.ts";
import { OPTIONS } from "../../src/cli/command.ts";
import { describeLinks, describePeers } from "../../src/cli/doctor_topology.ts";
import { readLaunch } from "../../src/cli/launch/settings.ts";
import { environmentProblems } from "../../src/cli/settings.ts";
import { decodeImage } from "../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { onGpu } from "../support/device.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { root, runFile } from "../support/process.ts";

const PHOTO = `${import.meta.dirname}/../../examples/grace_hopper.jpg`;
const EXPECTED = `${import.meta.dirname}/../data/resize/whole_photo.expected.npy`;

async function run(...args: string[]): Promise<{ status: number; out: string; error: string }> {
  const out: string[] = [], error: string[] = [];
  const status = await main(args, { out: (line) => out.push(line), error: (line) => error.push(line) });
  return { status, out: out.join("\n"), error: error.join("\n") };
}

/** A temporary folder, deleted when disposed of. */
async function scratch(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), "cuffi-test-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

describe("cuffi preprocess", () => {
  test("writes the tensor that OpenCV computes from the same file, and a picture of it", async () => {
    await using folder = await scratch();
    const output = join(folder.path, "tensor.npy");
    const { status, out, error } = await run("preprocess", PHOTO, "--size", "24x20", "--output", output);
    assert.equal(error, "");
    assert.equal(status, 0);
    for (
      const step of ["decode", "open device", "upload", "first launch", "second launch", "download", "write"]
    ) {
      assert.match(out, new RegExp(`^${step} +[\\d.]+ m?s `, "m"));
    }
    assert.match(out, /512 × 600/);

    const tensor = decodeNpy(await readFile(output));
    assert.deepEqual([tensor.dtype, tensor.shape], ["f32", [1, 3, 24, 20]]);
    const expected = decodeNpy(await readFile(EXPECTED)).data as Float32Array;
    (tensor.data as Float32Array).forEach((value, i) => {
      assert.ok(
        Math.abs(value - expected[i]!) <= 1e-5 * Math.max(1, Math.abs(expected[i]!)),
        `element ${i}: ${value}, expected ${expected[i]}`,
      );
    });

    const picture = await decodeImage(await readFile(join(folder.path, "tensor.png")));
    assert.deepEqual([picture.height, picture.width], [24, 20]);
    const mean = [0.485, 0.456, 0.406], std = [0.229, 0.224, 0.225];
    picture.data.forEach((byte, i) => {
      const channel = i % 3, pixel = (i - channel) / 3;
      const value = (expected[channel * 480 + pixel]! * std[channel]! + mean[channel]!) * 255;
      assert.ok(Math.abs(byte - value) < 0.51, `byte ${i}: ${byte}, expected ${value}`);
    });
  });

  test("reads photos by URL, and names those that cannot be read", async () => {
    await using folder = await scratch();
    const photo = await readFile(PHOTO);
    const server = createServer(({ url }, response) => {
      if (url === "/photo.jpg?key=secret") return void response.end(photo);
      response.statusCode = url === "/text?key=secret" ? 200 : 404;
      response.end("no image");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo, base = `http://127.0.0.1:${port}`;
    try {
      const preprocess = (file: string, output: string) =>
        run("preprocess", file, "--size", "24x20", "--output", join(folder.path, output));
      const files = [PHOTO, pathToFileURL(PHOTO).href, `${base}/photo.jpg?key=secret`];
      for (const [i, file] of files.entries()) {
        const { error, out } = await preprocess(file, `${i}.npy`);
        assert.equal(error, "");
        assert.ok(!out.includes("secret"));
      }
      const [expected, ...others] = await Promise.all(
        files.map((_, i) => readFile(join(folder.path, `${i}.npy`))),
      );
      for (const other of others) assert.deepEqual(other, expected);
      const rejected = async (file: string, message: string) => {
        const { status, error } = await preprocess(file, "x.npy");
        assert.deepEqual([status, error], [1, `cuffi: preprocess: ${message}`]);
      };
      await rejected(
        `${base}/a.jpg?key=secret`,
        `${base}/a.jpg: expected a successful response, got status 404 Not Found`,
      );
      await rejected(
        `${base}/text?key=secret`,
        `${base}/text: expected a JPEG, PNG, WebP or AVIF file, got 8 bytes that start with "6e 6f 20 69"`,
      );
      await rejected(
        "s3://a/b.jpg",
        'expected a path, or a URL with file:, http: or https:, got "s3://a/b.jpg"',
      );
      const copy = join(folder.path, "0.png");
      const over = await preprocess(pathToFileURL(copy).href, "0.npy");
      assert.equal(over.status, 2);
      assert.match(over.error, /--output: expected a name whose picture does not overwrite the photo/);
    } finally {
      server.close();
    }
  });

  test("never writes its picture over the photo", async () => {
    await using folder = await scratch();
    const photo = join(folder.path, "photo.png");
    await copyFile(`${import.meta.dirname}/../data/codecs/rgb.png`, photo);
    const { status, error } = await run("preprocess", photo, "--output", join(folder.path, "photo.npy"));
    assert.equal(status, 2);
    assert.match(error, /--output: expected a name whose picture does not overwrite the photo, got/);
    assert.deepEqual(await readdir(folder.path), ["photo.png"]);
  });

  test("exits with status 1 and writes nothing if the file is missing or not an image", async () => {
    await using folder = await scratch();
    const output = join(folder.path, "x.npy"), text = join(folder.path, "notes.txt");
    await writeFile(text, "no image");
    const missing = await run("preprocess", join(folder.path, "none.jpg"), "--output", output);
    assert.equal(missing.status, 1);
    assert.match(missing.error, /^cuffi: preprocess: \/.*none\.jpg does not exist$/);
    const wrong = await run("preprocess", text, "--output", output);
    assert.equal(wrong.status, 1);
    assert.match(
      wrong.error,
      /^cuffi: preprocess: .*notes\.txt: expected a JPEG, PNG, WebP or AVIF file, got 8 bytes that start with "6e 6f 20 69"/,
    );
    assert.deepEqual(await readdir(folder.path), ["notes.txt"]);
  });
});

describe("cuffi exits with status 2 and names what it expected", () => {
  const rejected: [args: string[], message: RegExp][] = [
    [["frobnicate"], /command: expected preprocess, show, warm, launch, install or doctor, got "frobnicate"/],
    [["preprocess"], /preprocess: expected the path or URL of a JPEG or PNG file, got nothing/],
    [["preprocess", "a.jpg", "b.jpg"], /cuffi: preprocess: expected one photo, got 2/],
    [["preprocess", PHOTO, "--sise", "3"], /--sise/],
    [["preprocess", PHOTO, "--size", "0"], /--size: expected N or HEIGHTxWIDTH, from 1 to 16384, got "0"/],
    [["preprocess", PHOTO, "--size", "224x"], /--size: expected .*, got "224x"/],
    [["preprocess", PHOTO, "--size", "99999"], /--size: expected .*, got "99999"/],
    [["preprocess", PHOTO, "--mean", "1,2"], /--mean: expected .*three numbers.*, got "1,2"/],
    [["preprocess", PHOTO, "--std", "1,0,1"], /--std: expected non-zero numbers, got "1,0,1"/],
    [["preprocess", PHOTO, "--arch", "sm_90"], /preprocess: expected only --size, .*, got --arch/],
    [
      ["preprocess", PHOTO, "--output", "x.bin"],
      /--output: expected a file name ending in \.npy, got "x\.bin"/,
    ],
    [
      ["preprocess", PHOTO, "--output", "http://a/b.npy"],
      /--output: expected a path, got "http:\/\/a\/b\.npy"/,
    ],
    [["show", PHOTO, "--output", "file:///b.png"], /--output: expected a path, got "file:\/\/\/b\.png"/],
    [["warm", "a.ts", "--out", "http://a/b.ts"], /--out: expected a path, got "http:\/\/a\/b\.ts"/],
    [["warm", "http://a/b.ts"], /warm: expected the path of a module, got "http:\/\/a\/b\.ts"/],
    [
      ["warm", "a.cu", "--arch", "sm_90", "--cache-dir", "http://a"],
      /--cache-dir: expected a path, got "http:\/\/a"/,
    ],
    [
      ["warm", "a.cu", "--arch", "sm_90", "--include", "http://a"],
      /--include(\[0\])?: expected a path, got "http:\/\/a"/,
    ],
    [["preprocess", PHOTO, "--sice", "3"], /Unknown option '--sice'; did you mean --size\?/],
    [["doctr"], /command: expected .*, got "doctr"; did you mean "doctor"\?/],
    [["warm", "a.cu", "--arch", "sm_90", "--std", "c++03"], /--std: expected c\+\+11, .*, got "c\+\+03"/],
    [["warm"], /cuffi: warm: expected at least one CUDA C\+\+ file or TypeScript module, got none/],
    [["warm", `${root}/kernels/ops/flip.cu`], /--arch: expected names such as sm_90 or compute_75, got none/],
    [["warm", "a.cu", "--arch", "sm_90,h200"], /--arch: expected .*, got "h200"/],
    [["warm", "a.cu", "--arch", "sm_90", "--size", "3"], /warm: expected only --arch, .*, got --size/],
    [["doctor", "now"], /doctor: expected no arguments, got "now"/],
    [["doctor", "--size", "3"], /doctor: expected only --device, --verbose, got --size/],
  ];
  for (const [args, message] of rejected) {
    test(args.map((arg) => arg === PHOTO ? "PHOTO" : arg).join(" "), async () => {
      const { status, out, error } = await run(...args);
      assert.match(error, message);
      assert.deepEqual([status, out], [2, ""]);
    });
  }

  test("an unknown device", async () => {
    await using folder = await scratch();
    const { status, error } = await run(
      "preprocess",
      PHOTO,
      "--device",
      "gpu",
      "--output",
      join(folder.path, "x.npy"),
    );
    assert.equal(status, 1);
    assert.match(error, /expected .*"cuda", "cuda:1".*, got "gpu"/);
    assert.deepEqual(await readdir(folder.path), []);
  });
});

test("cuffi --version and cuffi help need no command", async () => {
  const { version } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const deno = JSON.parse(await readFile(join(root, "deno.json"), "utf8"));
  assert.equal(deno.version, version);
  const printed = await run("--version");
  assert.equal(printed.status, 0);
  assert.ok(printed.out.startsWith(`cuffi ${version}, `), printed.out);
  assert.deepEqual(await run("help"), await run("--help"));
});

test("cuffi doctor names wrong and unknown variables", () => {
  const environment = {
    CUFFI_DEVCE: "cuda",
    CUFFI_WORKERS: "many",
    CUFFI_FMA: "exact",
    CUFFI_DEVICE: "gpu",
    CUFFI_LEAKS: "true",
    CUFFI_LIBCUDA: "",
    CUFFI_LIBNCCL: "/opt/libnccl.so.2",
    CUFFI_TEST_PACKAGES: "numpy",
    HOME: "/root",
  };
  assert.deepEqual(environmentProblems(environment), [
    'CUFFI_DEVCE is not a variable of cuffi; did you mean "CUFFI_DEVICE"?',
    'CUFFI_WORKERS: expected an integer from 0 to 256, got "many"',
    'CUFFI_DEVICE: expected "cuda", "cuda:1" (any number), "software" or "software:1", got "gpu"',
    'CUFFI_LEAKS: expected 1 or 0, got "true"',
  ]);
});

test("cuffi doctor and the guide know the variables that the library reads", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts")).map((path) => readFileSync(join(root, "src", path), "utf8"));
  const names = new Set(sources.flatMap((text) => text.match(/(?<=")CUFFI_[A-Z_]+(?=")/g) ?? []));
  assert.ok(names.size > 20);
  assert.deepEqual(
    environmentProblems(Object.fromEntries([...names].map((name) => [name, "1"])))
      .filter((problem) => problem.includes("not a variable")),
    [],
  );
  const guide = readFileSync(join(root, "docs/guide/setup.md"), "utf8");
  assert.deepEqual([...names].filter((name) => !guide.includes(`\`${name}`)), []);
});

/** The command lines of `cuffi` in README.md and in the guides: the arguments of each. */
function documentedCommands(): string[][] {
  const guides = readdirSync(join(root, "docs/guide")).map((name) => join("docs/guide", name));
  const texts = ["README.md", ...guides].map((path) => readFileSync(join(root, path), "utf8"));
  return texts.flatMap((
    text,
  ) => [
    ...text.matchAll(/@cuffi\/cuffi(?:\/cli)? ((?:preprocess|show|warm|launch|install|doctor)\b[^`#\n]*)/g),
  ]).map(([, command]) => command!.trim().split(/\s+/));
}

describe("commands in README.md and in the guides have options that exist", () => {
  const commands = documentedCommands().filter((args) => !args.includes("…"));
  assert.ok(commands.length > 20);
  for (const args of commands) {
    test(args.join(" "), () => {
      if (args[0] === "launch") readLaunch(args.slice(1), { CUFFI_WORLD_TOKEN: "secret" });
      else parseArgs({ args, options: OPTIONS, allowPositionals: true });
    });
  }
});

test("cuffi --help lists commands and options", async () => {
  const { status, out } = await run("--help");
  assert.equal(status, 0);
  for (const word of ["preprocess", "warm", "doctor", "--size", "--output", "--device", "--arch"]) {
    assert.ok(out.includes(word));
  }
});

test("cuffi doctor lists every library and device, and what works on it", async () => {
  const { status, out } = await run("doctor", "--device", "software", "--verbose");
  assert.equal(status, 0, out);
  assert.match(out, /^runtime +(bun|deno|node) \d/m);
  for (
    const name of [
      "libcuda",
      "libnvrtc",
      "libnvjpeg",
      "libcublasLt",
      "libnvcuvid",
      "libcudart",
      "libnvtx",
      "libnccl",
    ]
  ) {
    assert.match(out, new RegExp(`^${name} `, "m"));
  }
  assert.match(out, /^software .*compute capability/m);
  assert.match(out, /built-in kernels +ok/);
  assert.match(out, /openDevice\(\) opens software, as set by --device/);
});

test("cuffi doctor groups libraries by what they are needed for", async () => {
  const { out } = await run("doctor", "--device", "software", "--verbose");
  const headings = [
    ["GPUs", "libcuda"],
    ["your own kernels in CUDA C++", "libnvrtc"],
    ["JPEG on GPUs: decodeJpeg(), encodeJpeg()", "libnvjpeg"],
    ["matrix products at full speed: matmul()", "libcublasLt"],
    ["decoding video on GPUs: openVideo()", "libnvcuvid"],
    ["encoding video on GPUs: encodeVideo()", "libnvidia-encode"],
    ["decoding video without a GPU: openVideo()", "libavcodec"],
    ["video files: MP4, MOV, MKV, WebM, MPEG-TS", "mediabunny"],
    ["several GPUs together: joinWorld()", "libnccl"],
    ["profiling with NVTX ranges", "libnvtx"],
    ["sharing a GPU with code that uses the CUDA runtime API", "libcudart"],
    ["models in ONNX format: openModel()", "onnxruntime"],
    ["Python in the process: openPython()", "libpython"],
  ];
  for (const [purpose, library] of headings) {
    assert.ok(out.includes(`\nNeeded for ${purpose}\n${library!.padEnd(9)} `), `${purpose}\n${out}`);
  }
});

test("cuffi doctor advises nothing for a GPU that is not there", () => {
  const { stdout } = runFile(join(root, "src/cli/main.ts"), ["doctor"], {
    CUFFI_LIBCUDA: "/nonexistent/libcuda.so.1",
    CUFFI_LIBNVTX: "/nonexistent/libnvtx.so",
    CUFFI_DEVICE: "software",
  });
  assert.doesNotMatch(stdout, /nvidia-(nvjpeg|cublas|nccl)|or set CUFFI_DEVICE=software/);
  if (!onGpu) assert.match(stdout, /^Not found, and not needed without a GPU\n(lib[\w-]+, )+lib/m);
  assert.match(stdout, /^libnvtx +not found\n +CUFFI_LIBNVTX is set/m);
});

test("cuffi doctor lists the paths that were tried only with --verbose", () => {
  const empty = { CUFFI_PYTHON: "/nonexistent/python3", CUFFI_DEVICE: "software" };
  const doctor = (...args: string[]) =>
    runFile(join(root, "src/cli/main.ts"), ["doctor", ...args], { ...empty, LD_LIBRARY_PATH: "" }).stdout;
  const brief = doctor(), verbose = doctor("--verbose");
  assert.match(brief, /^Add --verbose to list every path that was tried\.$/m);
  assert.doesNotMatch(verbose, /^Add --verbose/m);
  const tried = (text: string) => text.split("\n").filter((line) => /^ +tried /.test(line));
  // The interpreter was named by a variable, so the reason is shown in any case.
  assert.match(brief, /^libpython not found$/m);
  assert.ok(tried(brief).every((line) => line.includes("/nonexistent/python3")), brief);
  assert.equal(tried(brief).length, 1, brief);
  assert.doesNotMatch(brief, /^Needed for the examples with NumPy/m);
  assert.ok(tried(verbose).length >= tried(brief).length, verbose);
});

test(
  "cuffi doctor reports ONNX Runtime, its providers and what is missing",
  { skip: noOnnxRuntime },
  async () => {
    const { out } = await run("doctor", "--device", "software");
    assert.match(out, /^onnxruntime \S+onnxruntime\S*, version 1\.\d+\.\d+, runs models by .*\bcpu$/m);
    assert.match(out, /by cuda|by tensorrt|for GPUs, run: .*install .*onnxruntime-gpu|cuda: .*was not found/);
    const { stdout } = runFile(join(root, "src/cli/main.ts"), ["doctor", "--device", "software"], {
      CUFFI_LIBONNXRUNTIME: "/nonexistent/libonnxruntime.so",
    });
    assert.match(stdout, /^onnxruntime not found\n +CUFFI_LIBONNXRUNTIME is set, so nothing else was tried/m);
    assert.match(stdout, /tried \/nonexistent\/libonnxruntime\.so: .*[Nn]o such file/);
  },
);

test("cuffi doctor names the variable that selected a library that cannot be opened, and the reason", () => {
  const { stdout } = runFile(join(root, "src/cli/main.ts"), ["doctor", "--device", "software"], {
    CUFFI_LIBNVTX: "/nonexistent/libnvtx.so",
  });
  assert.match(stdout, /^libnvtx +not found/m);
  assert.match(stdout, /CUFFI_LIBNVTX is set, so nothing else was tried/);
  assert.match(stdout, /tried \/nonexistent\/libnvtx\.so: .*[Nn]o such file/);
});

test("cuffi doctor says which GPUs reach each other's memory", () => {
  assert.equal(describePeers(4, () => true), "all 4 GPUs reach each other's memory directly");
  assert.match(describePeers(2, () => false), /^no GPU reaches another's memory directly/);
  const sameHalf = (from: number, to: number) => from >> 1 === to >> 1;
  assert.equal(describePeers(4, sameHalf), "cuda:0,1 → 0,1; cuda:2,3 → 2,3");
  assert.equal(describePeers(3, (from, to) => from < 2 && to < 2), "cuda:0,1 → 0,1; cuda:2 → none");
});

test("cuffi doctor says how many NVLinks connect GPUs", () => {
  const switched = { version: "4.0", toSwitches: 18, direct: [0, 0, 0] };
  assert.equal(describeLinks([switched, switched]), "18 links of version 4.0 through switches");
  assert.equal(
    describeLinks([switched, switched, switched]),
    "18 links of version 4.0 through switches between each two GPUs",
  );
  const none = { version: "", toSwitches: 0, direct: [0, 0, 0] };
  assert.equal(describeLinks([none, none]), "none");
  const direct = (...counts: number[]) => ({ version: "3.0", toSwitches: 0, direct: counts });
  assert.equal(
    describeLinks([direct(0, 4, 0), direct(4, 0, 1), direct(0, 1, 0)]),
    "cuda:0–1: 4 links of version 3.0; cuda:0–2: none; cuda:1–2: 1 link of version 3.0",
  );
});
