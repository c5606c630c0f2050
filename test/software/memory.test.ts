import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../src/base/at.ts";
import { HEADER, kernel, Machine, range, run } from "./harness.ts";

for (const lanes of [1, 4] as const) {
  describe(`memory, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    test("loads extend to the width of the register according to their type", () => {
      const declarations = ".global .align 8 .b8 g[8] = {0x80, 0xff, 0x7f, 0x81, 1, 2, 3, 0xf4};\n";
      const out = run(
        `mov.u64 %rd1, g; ld.global.s8 %r2, [%rd1]; ld.global.u8 %r3, [%rd1+1]; ld.global.s16 %r4, [%rd1+2];
         ld.global.u16 %r5, [%rd1+2]; ld.global.s8 %rd2, [%rd1+7]; cvt.u32.u64 %r6, %rd2;
         add.s32 %r0, %r2, %r3; add.s32 %r0, %r0, %r4; add.s32 %r0, %r0, %r5; add.s32 %r0, %r0, %r6;`,
        { declarations, lanes },
      );
      assert.deepEqual(out, Array(32).fill(-128 + 255 - (0x10000 - 0x817f) + 0x817f - 12));
    });

    test("sign-extends loads into 16-bit registers, contiguous and strided", () => {
      const declarations = `.global .align 8 .b8 g[256] = {${
        range(128).map((i) => (i * 37 + 0x80) & 0xff).join(", ")
      }};\n`;
      const bytes = new DataView(
        Uint8Array.from(range(256), (i) => i < 128 ? (i * 37 + 0x80) & 0xff : 0).buffer,
      );
      for (const [stride, index] of [[1, "%t"], [3, "%r4"]] as const) {
        const at = `mul.lo.u32 %r4, %t, 3; cvt.u64.u32 %rd2, ${index};`;
        const out = run(
          `mov.u64 %rd1, g; ${at} add.u64 %rd3, %rd1, %rd2; ld.global.s8 %h1, [%rd3]; cvt.u32.u16 %r0, %h1;
           shl.b64 %rd4, %rd2, 1; add.u64 %rd4, %rd1, %rd4; setp.lt.u32 %p1, %t, 16; mov.b16 %h2, 0;
           @%p1 ld.global.s16 %h2, [%rd4]; cvt.u32.u16 %r2, %h2; shl.b32 %r2, %r2, 16; or.b32 %r0, %r0, %r2;`,
          { declarations, lanes },
        );
        const expected = range(32).map((t) =>
          bytes.getInt8(stride * t) & 0xffff | (t < 16 ? bytes.getUint16(2 * stride * t, true) << 16 : 0)
        );
        assert.deepEqual(out, expected);
      }
    });

    test("adds bases and indices in 64 bits, and traps outside the memory", () => {
      // Each thread reads index (3 · t) ^ 1. `offset` moves the base, and `index` compensates.
      const program = (offset: bigint, index: string) =>
        kernel(
          `mov.u64 %rd1, g; add.u64 %rd1, %rd1, ${offset}; mul.lo.u32 %r2, %t, 3; xor.b32 %r2, %r2, 1; ${index}
           add.s64 %rd3, %rd1, %rd2; ld.global.u8 %r3, [%rd3]; ld.global.u8 %r0, [%rd3+1]; mad.lo.u32 %r0, %r3, 256, %r0;`,
          `.global .align 8 .b8 g[128] = {${range(128).join(", ")}};\n`,
        );
      const read = (offset: bigint, index: string): number[] | undefined => {
        const machine = new Machine(program(offset, index));
        const out = machine.allocate(128);
        try {
          machine.launch("k", [{ pointer: out }], { lanes });
        } catch {
          return undefined;
        }
        return machine.i32(out, 32);
      };
      const signed = "cvt.s64.s32 %rd2, %r2;", unsigned = "cvt.u64.u32 %rd2, %r2;";
      const expected = range(32).map((t) => 257 * ((3 * t) ^ 1) + 1);
      assert.deepEqual(read(0n, signed), expected);
      assert.deepEqual(read(0n, unsigned), expected);
      assert.deepEqual(read(1000n, `sub.s32 %r2, %r2, 1000; ${signed}`), expected);
      assert.deepEqual(read(-0x7fff0000n, `add.s32 %r2, %r2, 0x7fff0000; ${signed}`), expected);
      assert.deepEqual(read(-0xffff0000n, `add.u32 %r2, %r2, 0xffff0000; ${unsigned}`), expected);
      assert.deepEqual(read(0x80000000n, `add.u32 %r2, %r2, 0x80000000; ${signed}`), expected);
      // One thread accesses an address below the memory, above 4 GiB or in the null page.
      const inOneThread = (value: string) => `setp.eq.u32 %p1, %t, 13; selp.b32 %r2, ${value}, %r2, %p1;`;
      assert.equal(read(0n, `${inOneThread("-2000000000")} ${signed}`), undefined);
      assert.equal(
        read(0x70000000n, `sub.u32 %r2, %r2, 0x70000000; ${inOneThread("2147483647")} ${unsigned}`),
        undefined,
      );
      assert.equal(read(0x100000000n, signed), undefined);
      assert.equal(read(0x100000000n, unsigned), undefined);
      assert.equal(read(0n, `mov.u32 %r4, g; neg.s32 %r4, %r4; ${inOneThread("%r4")} ${signed}`), undefined);
      assert.equal(read(-0x100000000n, unsigned), undefined);
    });

    test("loads and stores contiguous elements of 1, 2 and 4 bytes at any element offset", () => {
      for (const [type, size] of [["u8", 1], ["u16", 2], ["u32", 4]] as const) {
        const machine = new Machine(`${HEADER}
          .visible .entry k(.param .u64 from, .param .u64 to, .param .u32 n) {
            .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
            mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mad.lo.u32 %r1, %r2, 32, %r1;
            ld.param.u32 %r3, [n]; setp.ge.u32 %p1, %r1, %r3; @%p1 ret;
            ld.param.u64 %rd1, [from]; ld.param.u64 %rd2, [to]; mul.wide.u32 %rd3, %r1, ${size};
            add.u64 %rd1, %rd1, %rd3; add.u64 %rd2, %rd2, %rd3;
            ld.global.${type} %r4, [%rd1]; st.global.${type} [%rd2], %r4; ret;
          }`);
        const bytes = new Uint8Array(range(400).map((i) => (i * 37 + 11) & 255));
        for (const count of [1, 3, 4, 31, 33, 63]) {
          const from = machine.upload(bytes);
          const to = machine.upload(new Uint8Array(400).fill(0xee));
          machine.launch("k", [{ pointer: from + size }, { pointer: to + size }, { u32: count }], {
            grid: [2, 1, 1],
            lanes,
          });
          const expected = new Uint8Array(400).fill(0xee);
          expected.set(bytes.subarray(size, size + size * count), size);
          assert.deepEqual(
            [...new Uint8Array(machine.memory.buffer, to, 400)],
            [...expected],
            `${type} ${count}`,
          );
        }
      }
    });

    test("loads and stores vectors of two and four elements", () => {
      const machine = new Machine(`${HEADER}
        .visible .entry k(.param .u64 from, .param .u64 to) {
          .reg .b32 %r<8>; .reg .b16 %h<4>; .reg .b64 %rd<8>;
          mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 16; ld.param.u64 %rd1, [from]; ld.param.u64 %rd2, [to];
          add.u64 %rd1, %rd1, %rd3; add.u64 %rd2, %rd2, %rd3;
          ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%rd1]; st.global.v4.u32 [%rd2], {%r5, %r4, %r3, %r2};
          ld.global.v2.u16 {%h0, %h1}, [%rd1]; st.global.v2.u16 [%rd2], {%h1, %h0}; ret;
        }`);
      const from = machine.upload(new Uint32Array(range(128).map((i) => i * 0x10001 + 5)));
      const to = machine.upload(new Uint32Array(128));
      machine.launch("k", [{ pointer: from }, { pointer: to }], { lanes });
      const expected = range(32).flatMap((thread) => {
        const [x = 0, y = 0, z = 0, w = 0] = machine.u32(from + 16 * thread, 4);
        // The first store reverses the words, then the second one writes the swapped halves of x.
        return [w, z, y, x].with(0, ((x << 16) | (x >>> 16)) >>> 0);
      });
      assert.deepEqual(machine.u32(to, 128), expected);
    });

    test("an index below zero is harmless in threads that do not load", () => {
      const machine = new Machine(`${HEADER}
        .visible .entry k(.param .u64 from, .param .u64 to) {
          .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
          mov.u32 %r1, %tid.x; sub.u32 %r2, %r1, 1; mul.wide.u32 %rd3, %r2, 4; ld.param.u64 %rd1, [from]; add.u64 %rd1, %rd1, %rd3;
          mov.u32 %r3, 77; setp.eq.u32 %p1, %r1, 0; @%p1 bra STORE; ld.global.u32 %r3, [%rd1];
          STORE: mul.wide.u32 %rd4, %r1, 4; ld.param.u64 %rd2, [to]; add.u64 %rd2, %rd2, %rd4; st.global.u32 [%rd2], %r3; ret;
        }`);
      const from = machine.upload(new Uint32Array(range(32)));
      const to = machine.upload(new Uint32Array(32));
      machine.launch("k", [{ pointer: from }, { pointer: to }], { lanes });
      assert.deepEqual(machine.u32(to, 32), [77, ...range(31)]);
    });

    test("invalid addresses trap: null, below zero and above 4 GiB", () => {
      for (const address of ["0", "8", "0xfffffffffffffff8", "0x100020000", "0xffffffff", "0x7fff00020000"]) {
        for (
          const access of [
            "ld.global.u32 %r0, [%rd1];",
            "st.global.u8 [%rd1], %t;",
            "ld.global.u32 %r0, [%rd1+4];",
          ]
        ) {
          assert.throws(
            () => run(`mov.u64 %rd1, ${address}; mov.u32 %r0, 1; ${access}`, { lanes }),
            WebAssembly.RuntimeError,
            `${access} at ${address}`,
          );
        }
      }
    });

    test("scattered stores trap if the address of one active thread is invalid", () => {
      // Thread t stores at 3 · (t ^ 1), and thread 13 at another place.
      const program = (stray: string, guard: string) =>
        `${HEADER}.visible .entry k(.param .u64 to) {
          .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
          mov.u32 %r1, %tid.x; ld.param.u64 %rd1, [to]; xor.b32 %r2, %r1, 1; mul.wide.u32 %rd2, %r2, 3;
          add.u64 %rd3, %rd1, %rd2; setp.eq.u32 %p1, %r1, 13; setp.ne.u32 %p2, %r1, 13;
          selp.b64 %rd3, ${stray}, %rd3, %p1; ${guard}
          st.global.u8 [%rd3], %r1; st.global.u8 [%rd3+2], %r1; DONE: ret;
        }`;
      const expected = new Uint8Array(96);
      for (const t of range(32)) if (t !== 13) expected[3 * (t ^ 1)] = expected[3 * (t ^ 1) + 2] = t;
      for (const stray of ["0", "65535", "0xfffffffffffffff8", "0xffffffff", "0x100020000", "0x100000000"]) {
        const machine = new Machine(program(stray, ""));
        const to = machine.allocate(96);
        assert.throws(
          () => machine.launch("k", [{ pointer: to }], { lanes }),
          WebAssembly.RuntimeError,
          stray,
        );
        for (const guard of ["@%p1 bra DONE;", "@%p1 ret;", "@!%p2 bra DONE;"]) {
          const other = new Machine(program(stray, guard));
          const at = other.allocate(96);
          other.launch("k", [{ pointer: at }], { lanes });
          assert.deepEqual(
            new Uint8Array(other.memory.buffer, at, 96).slice(),
            expected,
            `${stray} ${guard}`,
          );
        }
      }
    });

    test("strided accesses trap if the last thread of a group is beyond 4 GiB", () => {
      const first = 0x1_0000_0000n - 3n * 0x1000_0000n;
      const access = (base: bigint) => () =>
        run(
          `mul.wide.u32 %rd2, %t, 0x10000000; add.u64 %rd1, %rd2, ${base}; mov.u32 %r0, 1; ld.global.u8 %r0, [%rd1];`,
          {
            lanes,
          },
        );
      assert.throws(access(first), WebAssembly.RuntimeError);
      assert.throws(access(0n), WebAssembly.RuntimeError);
    });

    test("each thread has its own local memory, even through generic addresses", () => {
      const out = run(
        `.local .align 8 .b8 depot[64];
         mov.u64 %rd1, depot; cvta.local.u64 %rd2, %rd1; and.b32 %r2, %t, 15; mul.wide.u32 %rd3, %r2, 4;
         add.u64 %rd4, %rd1, %rd3; st.local.u32 [%rd4], %t; bar.sync 0;
         add.u64 %rd5, %rd2, %rd3; ld.u32 %r0, [%rd5]; mul.lo.u32 %r0, %r0, 3;`,
        { block: [64, 1, 1], lanes },
      );
      assert.deepEqual(out, range(64).map((i) => 3 * i));
    });

    test("fences, prefetches and uniform loads do not change values", () => {
      const fences = [
        ...["cta", "gl", "sys"].map((level) => `membar.${level};`),
        ...["sc", "acq_rel"].flatMap((strength) =>
          ["cta", "gpu", "sys"].map((scope) => `fence.${strength}.${scope};`)
        ),
        "prefetch.global.L1 [%rd1];",
        "prefetch.global.L2 [%rd1];",
        "prefetchu.L1 [%rd1];",
      ];
      for (const fence of fences) {
        const out = run(
          `mov.u64 %rd1, g; mul.wide.u32 %rd2, %t, 4; add.u64 %rd2, %rd1, %rd2; add.u32 %r2, %t, 7;
           st.global.u32 [%rd2], %r2; ${fence} ld.global.u32 %r0, [%rd2];`,
          { declarations: ".global .align 8 .b8 g[128];\n", lanes },
        );
        assert.deepEqual(out, range(32).map((t) => t + 7), fence);
      }
      const out = run(
        "mov.u64 %rd1, g; ldu.global.u32 %r0, [%rd1]; ldu.global.v2.u32 {%r2, %r3}, [%rd1]; add.u32 %r0, %r0, %r3;",
        { declarations: ".global .align 8 .u32 g[2] = {5, 30};\n", lanes },
      );
      assert.deepEqual(out, Array(32).fill(35));
    });

    test("isspacep distinguishes shared, local, constant and global memory", () => {
      const declarations =
        ".shared .align 4 .b8 s[16];\n.const .align 4 .u32 c = 5;\n.global .align 4 .u32 g = 6;\n";
      const spaces = ["shared", "local", "const", "global"];
      const tests = spaces.flatMap((space, i) =>
        ["s", "depot", "c", "g"].map((name, j) =>
          `mov.u64 %rd1, ${name}; isspacep.${space} %p1, %rd1; @%p1 or.b32 %r0, %r0, ${1 << (4 * i + j)};`
        )
      );
      const out = run(`.local .align 4 .b8 depot[8]; mov.u32 %r0, 0; ${tests.join("\n")}`, {
        declarations,
        lanes,
      });
      // Bit 14, constant memory as global, is not checked.
      assert.deepEqual(out.map((bits) => bits & 0xfff), Array(32).fill(0x421));
      assert.deepEqual(out.map((bits) => bits >>> 12 & 0b1011), Array(32).fill(0b1000));
    });

    test("initializes module variables with values and addresses of other variables", () => {
      const declarations =
        ".global .align 8 .u64 pointer = generic(table)+8;\n.global .align 4 .u32 table[4] = {1, 2, 30, 4};\n.const .align 4 .f32 c[2] = {0f40000000, 0f40400000};\n";
      const out = run(
        "mov.u64 %rd1, pointer; ld.global.u64 %rd2, [%rd1]; ld.global.u32 %r0, [%rd2]; ld.const.f32 %f1, [c+4]; cvt.rzi.u32.f32 %r2, %f1; add.u32 %r0, %r0, %r2;",
        { declarations, lanes },
      );
      assert.deepEqual(out, Array(32).fill(33));
    });

    test("initializes variables byte by byte and in rows, as ptxas does", () => {
      // ptxas places the values of inner braces next to each other, without padding the rows.
      const declarations = `.global .align 4 .u32 a[2][2] = {{1}, {2}};
.global .align 4 .u32 b[][2] = {{3}, {4, 5}};
.global .align 8 .v2 .u32 c[] = {{6, 7}, {8, 9}};
.global .align 16 .b128 d = -1;
.global .align 1 .u8 e[4] = {0xFF(a+4), 0xFF00(a+4), 0xFF0000(generic(a)+4), 0xff000000(a+4)};
.global .align 8 .u64 f = 0xFF00(a);
`;
      const row = (name: string, count: number): string =>
        range(count).map((i) => `ld.global.u32 %r3, [${name}+${4 * i}]; mad.lo.u32 %r0, %r0, 10, %r3;`).join(
          "\n",
        );
      const read = (body: string): number => at(run(`mov.u32 %r0, 0; ${body}`, { declarations, lanes }), 0);
      assert.equal(read(row("a", 4)), 1200);
      assert.equal(read(row("b", 4)), 3450);
      assert.equal(read(row("c", 4)), 6789);
      assert.equal(read("ld.global.u32 %r2, [d+4]; ld.global.u32 %r3, [d+8]; add.u32 %r0, %r2, %r3;"), -1);
      // The address of a[1], which is 2.
      const bytes = range(4).map((i) =>
        `ld.global.u8 %r3, [e+${i}]; shl.b32 %r3, %r3, ${8 * i}; or.b32 %r2, %r2, %r3;`
      );
      assert.equal(
        read(`mov.u32 %r2, 0; ${bytes.join("\n")} cvt.u64.u32 %rd1, %r2; ld.global.u32 %r0, [%rd1];`),
        2,
      );
      assert.equal(
        read(
          "ld.global.u64 %rd1, [f]; mov.u64 %rd2, a; shr.u64 %rd2, %rd2, 8; and.b64 %rd2, %rd2, 255; " +
            "sub.u64 %rd1, %rd1, %rd2; cvt.u32.u64 %r0, %rd1;",
        ),
        0,
      );
      for (
        const [text, message] of [
          [".global .u8 x = 0xF(a);", /0xf is no mask of one byte/],
          [".global .u16 x = a;", /an address does not fit into \.u16/],
          [".global .u32 x[1] = {1, 2};", /more initial values than elements/],
        ] as const
      ) assert.throws(() => new Machine(kernel("", declarations + text)), message);
    });

    test("dynamic shared memory follows static shared memory", () => {
      const declarations = ".shared .align 4 .b8 s[20];\n.extern .shared .align 16 .b8 dynamic[];\n";
      const out = run(
        `mov.u32 %r2, s; mov.u32 %r3, dynamic; sub.u32 %r0, %r3, %r2; mov.u32 %r4, %dynamic_smem_size; mad.lo.u32 %r0, %r4, 1000, %r0;`,
        { declarations, dynamicSharedBytes: 64, lanes },
      );
      assert.deepEqual(out, Array(32).fill(64032));
    });

    for (const memcheck of [false, true]) {
      test(`cp.async copies and zero-fills${memcheck ? ", with the memory checker" : ""}`, () => {
        const declarations = ".shared .align 16 .b8 s[128];\n";
        const machine = new Machine(kernel(
          `mov.u32 %r2, s; add.u64 %rd1, %out, 128; mov.u32 %r4, 6; setp.eq.u32 %p1, %r4, 6; mov.u64 %rd3, 1;
           setp.ne.u32 %p2, %t, 0; @%p2 bra WAIT;
           st.shared.u64 [%r2+104], 0; cp.async.ca.shared.global [%r2], [%rd1], 4;
           cp.async.ca.shared.global.L2::128B [%r2+4], [%rd1], 4, 3;
           cp.async.ca.shared::cta.global [%r2+8], [%rd1+8], 8;
           cp.async.ca.shared.global [%r2+16], [%rd1], 16;
           cp.async.cg.shared.global [%r2+32], [%rd1], 16;
           cp.async.commit_group;
           cp.async.ca.shared.global [%r2+48], [%rd1], 16, %r4;
           cp.async.cg.shared.global [%r2+64], [%rd3], 16, 0;
           cp.async.cg.shared.global [%r2+80], [%rd3], 16, %p1;
           cp.async.ca.shared.global [%r2+96], [%rd1+8], 8, !%p1;
           cp.async.cg.shared.global.L2::cache_hint [%r2+112], [%rd1], 16, %rd1;
           cp.async.commit_group;
           WAIT: cp.async.wait_group 1; cp.async.wait_all; bar.sync 0;
           shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; ld.shared.u32 %r0, [%r3];`,
          declarations,
        ));
        const [a, b, c, d] = [0x11111111, 0x22222222, 0x33333333, 0x44444444];
        const out = machine.upload(new Int32Array([...Array(32).fill(0), a, b, c, d]));
        machine.launch("k", [{ pointer: out }], { lanes, memcheck });
        const copied = [a, a & 0xffffff, c, d, a, b, c, d, a, b, c, d, a, b & 0xffff, 0, 0];
        const filled = [0, 0, 0, 0, 0, 0, 0, 0, c, d, 0, 0, a, b, c, d];
        assert.deepEqual(machine.u32(out, 32), [...copied, ...filled]);
      });
    }
  });
}

test("a kernel gives identical results with one lane and with four", () => {
  const text = kernel(
    `cvt.rn.f32.u32 %f1, %i; mov.f32 %f2, 0f3F000000; mov.u32 %r2, 0;
     LOOP: fma.rn.f32 %f2, %f2, %f1, 0fBF800000; mul.f32 %f2, %f2, 0f3DCCCCCD; add.u32 %r2, %r2, 1; abs.f32 %f3, %f2;
     setp.lt.f32 %p1, %f3, 0f42C80000; setp.lt.u32 %p2, %r2, 50; and.pred %p1, %p1, %p2; @%p1 bra LOOP;
     mov.b32 %r0, %f2; xor.b32 %r0, %r0, %r2;`,
  );
  const results = ([1, 4] as const).map((lanes) => {
    const machine = new Machine(text);
    const out = machine.allocate(4 * 256);
    machine.launch("k", [{ pointer: out }], { grid: [4, 1, 1], block: [64, 1, 1], lanes });
    return machine.i32(out, 256);
  });
  assert.deepEqual(results[0], results[1]);
});
