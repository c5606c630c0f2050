/** Packed PTX, the form in which packages hold the built-in kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NORMALIZE } from "../../../ptx/ops/normalize.ts";
import { packPtx, packPtxModule } from "../../../scripts/lib/pack_ptx.ts";
import { DICTIONARY, unpackPtx } from "../../../src/core/module/packed_ptx.ts";

describe("unpackPtx()", () => {
  test("returns plain PTX as it is", () => assert.equal(unpackPtx(".version 8.0\n"), ".version 8.0\n"));

  test("copies what precedes: near, far, overlapping, and long", () => {
    // "A" copies 3 characters, "B" 4. The digits "##" are distance 1, "#%" distance 3.
    assert.equal(unpackPtx("6 abcA#%"), "abcabc");
    assert.equal(unpackPtx("5 aB##"), "aaaaa");
    // "|" copies 48 characters and as many more as its digit says, here 2, or two digits from "j" on, here 91.
    assert.equal(unpackPtx("51 a|%##"), "a".repeat(51));
    assert.equal(unpackPtx("140 a|k###"), "a".repeat(140));
  });

  test("copies at one of the latest distances", () => {
    // "w" to "~" are the latest eight distances: here 3, then 4 and 1.
    assert.equal(unpackPtx("10 abcA#%dAw"), "abcabcdbcd");
    assert.equal(unpackPtx("20 abcdB#&A##efgAwAx"), "abcdabcddddefgdeffff");
  });

  test("counts registers from the latest one of their type, in each function", () => {
    assert.equal(unpackPtx("22 %f`<%f+%f+%f1%d+%f`<%f+~"), "%f<%f1%f2%f1%d1%f<%f1\n");
  });

  test("distinguishes line breaks, escaped characters and quotes", () => {
    assert.equal(unpackPtx('6 a~`~`G``"'), 'a\n~G`"');
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
    ["distances beyond two digits", `${NORMALIZE}${"x".repeat(7000)}${NORMALIZE}`],
  ];
  for (const [name, text] of texts) {
    test(`packs ${name} so that it unpacks to the same`, () => assert.equal(unpackPtx(packPtx(text)), text));
  }

  test("packs PTX to less than a quarter", () => assert.ok(packPtx(NORMALIZE).length < NORMALIZE.length / 4));

  test("packs a text of the dictionary to one copy", () => {
    const parts = DICTIONARY.match(/[^%]+/g)!.sort((a, b) => a.length - b.length); // without registers
    assert.match(packPtx(parts.at(-1)!), /^\d+ \|.{2,5}$/);
    assert.ok(packPtx(".version 8.0\n.target sm_75\n.address_size 64\n").length < 8);
  });

  test("packs code with changed operands to the distance of the copy before", () => {
    const code = ["q", "x", "n"].map((operand) => `first.unlike.others ${operand},second.unlike.others;\n`);
    assert.match(packPtx(code.join("")), /x..?([w-~])n..?\1$/);
  });

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
