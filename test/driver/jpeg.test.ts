/** JPEG by nvJPEG, with stand-ins for libcuda and libnvjpeg. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { runProgram } from "../support/process.ts";

const source = (name: string) => readFileSync(join(import.meta.dirname!, name), "utf8");
const libraries = hasCompiler
  ? {
    CUFFI_LIBCUDA: buildLibrary("cuda", source("fake_libcuda.c")),
    CUFFI_LIBNVJPEG: buildLibrary("nvjpeg", source("fake_libnvjpeg.c")),
  }
  : undefined;

/** Files whose comment is a letter and the behavior of the stand-in, and its counters. */
const PRELUDE = `
  import { openDevice } from "@cuffi/mod.ts";
  import { contextOf } from "@cuffi/src/device/device.ts";
  import { decodeJpeg, encodeJpeg } from "@cuffi/src/formats/codecs/mod.ts";
  import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
  const count = { parameters: [], result: "i32" };
  const fake = openCudaLibrary("libnvjpeg").bind({
    fakeObjects: count, fakeMisuse: count, fakeBatches: count, fakeSingles: count, fakeLargest: count,
    fakeStates: count, fakeStream: { parameters: [], result: "u64" },
    fakeEngines: { parameters: [["has", "i32"]], result: "void" },
  });
  function file(comment, width = 20, height = 10, frame = 0xc0) {
    const text = new TextEncoder().encode(comment);
    const huffman = (kind) => [0xff, 0xc4, 0, 20, kind, 1, ...new Array(15).fill(0), 0];
    return new Uint8Array([
      0xff, 0xd8, 0xff, 0xfe, 0, 2 + text.length, ...text,
      0xff, 0xdb, 0, 67, 0, ...new Array(64).fill(1), ...huffman(0), ...huffman(0x10),
      0xff, frame, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0,
      0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 1, 2, 3, 4, 0xff, 0xd9,
    ]);
  }
  const first = (array) => array === undefined ? "-" : String.fromCharCode(array.toHost()[0]);
  const device = await openDevice("cuda");
  const end = (arrays) => {
    for (const array of arrays) array?.dispose();
    const bytes = device.memoryInUse();
    device.dispose();
    console.log("left:", bytes, fake.fakeObjects(), "misuse:", fake.fakeMisuse());
  };
`;

function run(program: string, env: Record<string, string> = {}): string[] {
  const { status, stdout, stderr } = runProgram(PRELUDE + program, { ...libraries, ...env });
  assert.equal(status, 0, stderr);
  return stdout.trim().split("\n");
}

describe("nvJPEG with stand-ins", { skip: !hasCompiler && "no C compiler" }, () => {
  for (const env of [{}, { CUFFI_DISABLE: "machine-code" }]) {
    const where = "CUFFI_DISABLE" in env ? "this thread" : "native threads";

    test(`decodes files of all sizes in batches of 64 on ${where}`, () => {
      const lines = run(
        `
        const files = Array.from({ length: 150 }, (_, i) => file(String.fromCharCode(65 + i % 26) + "-", 8 + i, 157 - i));
        const arrays = await decodeJpeg(device, files);
        console.log(arrays.slice(0, 30).map(first).join(""), arrays[149].shape.join("x"));
        console.log(arrays.every((array, i) => array.toHost().every((value) => value === 65 + i % 26)));
        console.log(fake.fakeBatches(), fake.fakeLargest(), fake.fakeSingles());
        console.log(fake.fakeStream() === device.stream.handle);
        end(arrays);`,
        env,
      );
      assert.deepEqual(lines, [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZABCD 8x157x3",
        "true",
        "3 64 0",
        "true",
        "left: 0 0 misuse: 0",
      ]);
    });

    test(`leaves a file that fails to the host, and replaces the decoder state, on ${where}`, () => {
      const lines = run(
        `
        const errors = [];
        const onError = (error, index) => errors.push(index + ": " + error.message);
        const kinds = [..."--B-----R---"];
        const arrays = await decodeJpeg(device, kinds.map((kind, i) => file(String.fromCharCode(65 + i) + kind)), { onError, fallback: false });
        console.log(arrays.map(first).join(""), errors.join("; "));
        const states = fake.fakeStates();
        const again = await decodeJpeg(device, [file("X-"), file("Y-")], { onError, fallback: false });
        console.log(again.map(first).join(""), errors.length, fake.fakeStates() - states);
        end([...arrays, ...again]);`,
        env,
      );
      const reason = "the device cannot decode the JPEG file";
      assert.deepEqual(lines, [
        `AB-DEFGH-JKL 2: ${reason}; 8: ${reason}`,
        "XY 2 0",
        "left: 0 0 misuse: 0",
      ]);
    });
  }

  test("leaves the rest of a batch to the host after two failures", () => {
    const lines = run(`
      const files = [..."-B-B--"].map((kind, i) => file(String.fromCharCode(65 + i) + kind));
      const arrays = await decodeJpeg(device, files, { onError: () => {}, fallback: false });
      console.log(arrays.map(first).join(""), fake.fakeStates());
      end(arrays);`);
    assert.deepEqual(lines, ["A-C--- 3", "left: 0 0 misuse: 0"]);
  });

  test("does not pass files that store RGB", () => {
    const lines = run(`
      const named = file("A-"), frame = named.indexOf(0xc0);
      [0, 1, 2].forEach((i) => named[frame + 9 + 3 * i] = "RGB".charCodeAt(i));
      const adobe = file("B-");
      const segment = [0xff, 0xee, 0, 14, ..."Adobe"].map((byte) => typeof byte === "string" ? byte.charCodeAt(0) : byte);
      const transformed = (value) => new Uint8Array([0xff, 0xd8, ...segment, 0, 100, 0, 0, 0, 0, value, ...adobe.subarray(2)]);
      const files = [named, transformed(0), transformed(1)];
      const arrays = await decodeJpeg(device, files, { onError: () => {}, fallback: false });
      console.log(arrays.map(first).join(""));
      end(arrays);`);
    assert.deepEqual(lines, ["--B", "left: 0 0 misuse: 0"]);
  });

  test("encodes images of all sizes, and creates the encoder again after an error", () => {
    const lines = run(`
      const image = (width, height) => device.array(new Uint8Array(height * width * 3).fill(width), { shape: [height, width, 3] });
      const images = Array.from({ length: 20 }, (_, i) => image(1 + i, 5));
      const show = (file) => [...file.subarray(0, 10)].join(" ");
      const files = await encodeJpeg(images, { quality: 77, subsampling: "4:4:4" });
      console.log(files.length, show(files[0]), "|", show(files[19]));
      const large = image(777, 3), failing = image(666, 3);
      console.log((await encodeJpeg(large)).length, show(await encodeJpeg(large)));
      await encodeJpeg(failing).catch((error) => console.log(error.message));
      console.log(show(await encodeJpeg(images[2])), fake.fakeStream() === device.stream.handle);
      end([...images, large, failing]);`);
    assert.deepEqual(lines, [
      "20 1 0 5 0 3 0 77 1 1 1 | 20 0 5 0 3 0 77 20 20 20",
      "4662 9 3 3 0 3 2 90 9 9 9",
      "nvjpegEncodeImage: execution failed (6)",
      "3 0 5 0 3 2 90 3 3 3 true",
      "left: 0 0 misuse: 0",
    ]);
  });

  test("uses kernels for files that engines do not decode, and where there are no engines", () => {
    const program = `
      const arrays = await decodeJpeg(device, [file("A-"), file("BU"), file("C-"), file("DU", 9, 9, 0xc2)]);
      console.log(arrays.map(first).join(""), fake.fakeBatches(), fake.fakeSingles());
      end(arrays);`;
    assert.deepEqual(run(program), ["ABCD 1 2", "left: 0 0 misuse: 0"]);
    assert.deepEqual(run(`fake.fakeEngines(0);${program}`), ["ABCD 1 2", "left: 0 0 misuse: 0"]);
  });

  test("decodes lists at the same time with a limited number of states", () => {
    const lines = run(`
      const lists = await Promise.all(Array.from({ length: 20 }, (_, i) =>
        decodeJpeg(device, Array.from({ length: 5 }, () => file(String.fromCharCode(65 + i) + "-")))));
      console.log(lists.map((list) => first(list[4])).join(""), fake.fakeStates() <= 4);
      end(lists.flat());`);
    assert.deepEqual(lines, ["ABCDEFGHIJKLMNOPQRST true", "left: 0 0 misuse: 0"]);
  });

  test("finishes the decoding of a device that is closed meanwhile", () => {
    const lines = run(`
      let send;
      const reading = Promise.withResolvers();
      const body = new ReadableStream({ pull: (controller) => (send = controller, reading.resolve(), new Promise(() => {})) }, { highWaterMark: 0 });
      const decoding = decodeJpeg(device, [file("A-"), new Response(body)]);
      await reading.promise;
      device.dispose();
      send.enqueue(file("B-"));
      send.close();
      for (const array of await decoding) array.dispose();
      console.log(fake.fakeObjects(), fake.fakeMisuse());`);
    assert.deepEqual(lines, ["0 0"]);
  });

  test("decodes on the host without nvJPEG", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { decodeJpeg } from "@cuffi/src/formats/codecs/mod.ts";
      import { readFile } from "node:fs/promises";
      using device = await openDevice("cuda");
      using photo = await decodeJpeg(device, await readFile("examples/grace_hopper.jpg"));
      console.log(photo.shape.join("x"));`,
      { CUFFI_LIBCUDA: libraries!.CUFFI_LIBCUDA, CUFFI_LIBNVJPEG: "/nonexistent/libnvjpeg.so" },
    );
    assert.equal(stdout, "600x512x3\n", stderr);
  });
});
