/** Kernels in PTX 8.3 for what NVRTC 12.0 does not emit: vector registers, 128-bit registers and fma.oob. */

/** A kernel `name(const u32* in, u32* out, u32 n)` with %i the element and %in, %out its addresses. */
const kernel = (name: string, body: string): string =>
  `.visible .entry ${name}(.param .u64 in, .param .u64 out, .param .u32 n) {
  .reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %r<16>, %i, %n; .reg .b64 %rd<16>, %in, %out, %plane;
  .reg .v4 .b32 V, W; .reg .v2 .b32 U; .reg .v2 .b64 D; .reg .b128 q, %q<4>;
  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %i, %r0, %r1, %r2;
  ld.param.u32 %n, [n]; setp.ge.u32 %p0, %i, %n; @%p0 ret;
  ld.param.u64 %in, [in]; ld.param.u64 %out, [out]; mul.wide.u32 %plane, %n, 4;
${body}
  ret;
}
`;

/** Stores a register to the next plane. */
const put = (value: string): string => `  st.global.u32 [%out], ${value}; add.u64 %out, %out, %plane;\n`;

const ELEMENT = "  mul.wide.u32 %rd0, %i, 4; add.u64 %in, %in, %rd0; add.u64 %out, %out, %rd0;\n";
const QUAD = "  mul.wide.u32 %rd0, %i, 16; add.u64 %in, %in, %rd0; add.u64 %out, %out, %rd0;\n";

/** fma.oob with the bits of %h1 as each operand; the others are 1 and 0. */
const fma = (type: string, one: string): string =>
  `  mov.b16 %h2, ${one}; mov.b16 %h3, 0;
  fma.rn.oob.${type} %h4, %h1, %h2, %h3; cvt.u32.u16 %r4, %h4;
${put("%r4")}  fma.rn.oob.${type} %h4, %h2, %h1, %h3; cvt.u32.u16 %r4, %h4;
${put("%r4")}  fma.rn.oob.${type} %h4, %h2, %h3, %h1; cvt.u32.u16 %r4, %h4;
${put("%r4")}`;

export const PTX_8_3: string = `.version 8.3
.target sm_90
.address_size 64
${
  kernel(
    "fma_oob",
    `${ELEMENT}  ld.global.u32 %r3, [%in]; cvt.u16.u32 %h1, %r3;\n${fma("f16", "0x3C00")}${
      fma("bf16", "0x3F80")
    }`,
  )
}
${
  kernel(
    "vector_registers",
    `${QUAD}  ld.global.v4.b32 V, [%in];
  mov.v4.b32 W, {V.w, V.z, V.y, V.x}; mov.v4.b32 V, {V.y, V.z, V.w, V.x};
  mov.v2.b32 U, {V.r, W.g}; mov.b64 %rd1, U; mov.b64 D.x, {U.y, U.x}; mov.u64 D.y, %rd1;
  add.u64 D.x, D.x, D.y; mov.b64 {W.x, V.w}, D.x; sub.u32 V.a, V.a, W.b;
  and.b32 %r3, %i, 1; setp.eq.u32 %p1, %r3, 1; @%p1 mov.v4.b32 V, W;
  st.global.v4.b32 [%out], V;`,
  )
}
${
  kernel(
    "wide_registers",
    `${QUAD}  ld.global.b128 q, [%in];
  mov.b128 {%rd1, %rd2}, q; mov.b128 {%r3, %r4, %r5, %r6}, q;
  xor.b64 %rd3, %rd1, %rd2; add.u32 %r3, %r3, %r6; mov.b128 %q1, {%rd3, %rd1}; mov.b128 %q2, {%r3, %r4, %r5, %r6};
  and.b32 %r7, %i, 1; setp.eq.u32 %p1, %r7, 1; @%p1 mov.b128 %q1, %q2;
  st.global.b128 [%out], %q1;`,
  )
}`;
