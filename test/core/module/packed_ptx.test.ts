/** Packed PTX, the form in which packages hold the built-in kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NORMALIZE } from "../../../ptx/ops/normalize.ts";
import { compress } from "../../../scripts/lib/lzma.ts";
import { packPtx, packPtxModule } from "../../../scripts/lib/pack_ptx.ts";
import { unpackPtx } from "../../../src/core/module/packed_ptx.ts";

describe("unpackPtx()", () => {
  test("returns plain PTX as it is", () => assert.equal(unpackPtx(".version 8.0\n"), ".version 8.0\n"));

  const unpack = (text: string) => unpackPtx(compress(new TextEncoder().encode(text)));

  test("counts registers from the one used last of their type, in each function", () => {
    assert.equal(unpack("%f<%f+%f+%f1%d+%f0%f1%f+%f2%tid"), "%f<%f1%f2%f1%d1%f1%f2%f3%f1%tid");
    assert.equal(unpack("%f<%f+%f+%f<%f+%f+%f1"), "%f<%f1%f2%f<%f1%f2%f1");
  });

  test("counts labels from the latest one of the text", () => {
    assert.equal(unpack("bra $12;$2:bra $0;bra $10;$1:bra $-1;$"), "bra $12;$2:bra $2;bra $12;$3:bra $2;$");
  });
});

describe("packPtx()", () => {
  const texts: [name: string, text: string][] = [
    ["an empty text", ""],
    ["a repeated character", "a".repeat(20_000)],
    [
      "every printable character",
      Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("\n"),
    ],
    ["a built-in kernel", NORMALIZE],
    [
      "registers of two functions",
      ".reg %f<3>;\n%f1 %f2 %f1\n.reg %f<12>;\n%f1 %tid.x [%f2] %d1 %f1",
    ],
    ["labels in any order", "bra $7;\n$2:\n$9:\nbra $2;\n$7:\nbra $7;"],
  ];
  for (const [name, text] of texts) {
    test(`packs ${name} so that it unpacks to the same`, () => assert.equal(unpackPtx(packPtx(text)), text));
  }

  test("packs PTX to less than a seventh", () => assert.ok(packPtx(NORMALIZE).length < NORMALIZE.length / 7));

  test("rejects characters that are not printable ASCII", () => {
    assert.throws(() => packPtx("é"), /expected printable ASCII/);
  });
});

test("a packed module exports a string literal of packed PTX", () => {
  const module = "/** PTX. */\nexport const NAME: string = `.version 8.0\nmov %r1,\\`\\${\\\\;\n`;\n";
  const packed = packPtxModule(module);
  const literal = /^export const NAME: string = (".*");$/m.exec(packed)?.[1];
  assert.equal(unpackPtx(JSON.parse(literal!)), ".version 8.0\nmov %r1,`${\\;\n");
  assert.equal(packPtxModule("export const LAYOUT = 3;\n"), "export const LAYOUT = 3;\n");
});
