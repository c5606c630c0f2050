/** The kernels and programs that the PTX editor offers. */

export interface PtxExample {
  readonly name: string;
  readonly kernel: string;
  readonly program: string;
}

const HEADER = `.version 8.0
.target sm_75
.address_size 64
`;

const SQUARE = (check: string): string =>
  `${HEADER}
.visible .entry square(.param .u64 x, .param .u32 n)
{
  .reg .pred %p;
  .reg .f32 %f<3>;
  .reg .b32 %r<6>;
  .reg .b64 %rd<4>;

  ld.param.u64 %rd1, [x];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %ntid.x;
  mov.u32 %r4, %tid.x;
  mad.lo.u32 %r5, %r2, %r3, %r4;  // i
  setp.${check}.u32 %p, %r5, %r1;
  @%p bra done;

  mul.wide.u32 %rd2, %r5, 4;
  add.u64 %rd3, %rd1, %rd2;
  ld.global.f32 %f1, [%rd3];
  mul.f32 %f2, %f1, %f1;
  st.global.f32 [%rd3], %f2;
done:
  ret;
}
`;

const REVERSE = `${HEADER}
.visible .entry reverse(.param .u64 x)
{
  .reg .f32 %f<3>;
  .reg .b32 %r<5>;
  .reg .b64 %rd<4>;
  .shared .align 4 .b8 tile[256];

  ld.param.u64 %rd1, [x];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd2, %r1, 4;
  add.u64 %rd3, %rd1, %rd2;
  ld.global.f32 %f1, [%rd3];

  shl.b32 %r2, %r1, 2;
  mov.u32 %r3, tile;
  add.u32 %r4, %r3, %r2;
  st.shared.f32 [%r4], %f1;
  // missing here: bar.sync 0;
  sub.u32 %r4, %r3, %r2;
  ld.shared.f32 %f2, [%r4+252];
  st.global.f32 [%rd3], %f2;
  ret;
}
`;

const SQUARE_PROGRAM = `const x = device.array(new Float32Array([1, 2, 3, 4, 5]));
module.kernel("square").launch({ grid: 1, block: 32 }, x, x.size);
print(await x.download());
`;

export const PTX_EXAMPLES: readonly PtxExample[] = [
  { name: "square", kernel: SQUARE("ge"), program: SQUARE_PROGRAM },
  { name: "out of bounds", kernel: SQUARE("gt"), program: SQUARE_PROGRAM },
  {
    name: "missing barrier",
    kernel: REVERSE,
    program: `const x = device.array(Float32Array.from({ length: 64 }, (_, i) => i));
module.kernel("reverse").launch({ grid: 1, block: 64 }, x);
print(await x.download());
`,
  },
];
