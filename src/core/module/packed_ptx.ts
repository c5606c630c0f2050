/**
 * Packed PTX, the form in which published packages hold the built-in kernels: a ninth of the size, and
 * several times as fast to import. A checkout holds plain text. `scripts/lib/pack_ptx.ts` packs.
 *
 * In the text that is packed, registers are relative: `%f+` is the next new register of its type, and `%f2` the
 * third latest. So equal code has equal text, whatever its registers. Packed text is the length of the relative
 * text, a space, and tokens of printable ASCII characters: literal characters, and copies of what precedes them.
 * {@link DICTIONARY} precedes every text.
 */

/**
 * Characters that begin a copy, those that are rare in PTX. Their position is its length less {@link MIN_COPY}; the
 * last one is followed by a number to add. The distance less one follows, or a recent distance.
 */
export const COPY_CODES = "ABCDEFGHIJKLMNOPQRSTUVWXYZjkwyz!#&'()*/<=>?^_|";
/** A line break. */
export const NEWLINE_CODE = "~";
/** Precedes a literal character that has another meaning. */
export const ESCAPE_CODE = "`";
export const MIN_COPY = 3;

/**
 * The digits of lengths and distances: printable ASCII from `#` on without the backslash, so that they need no
 * escape in a string literal.
 */
export const DIGITS: string = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x23 }, (_, i) => 0x23 + i).filter((code) => code !== 0x5c),
);
/**
 * A length has one digit and a distance two. Large numbers have another one, and this is added to their first
 * digit.
 */
export const MORE_DIGITS = 70;
/**
 * Digits from this one on stand for the latest distances with digits of their own, which take these places in
 * turn. After a changed operand, code usually continues at the distance of the copy before it.
 */
export const RECENT = 83;

const PLAIN_PREFIX = ".version";

/** Returns PTX that may be packed as plain text. */
export function unpackPtx(ptx: string): string {
  if (ptx.startsWith(PLAIN_PREFIX)) return ptx;
  const space = ptx.indexOf(" ");
  const { copy, digits, dictionary } = tables ??= createTables();
  let to = dictionary.length, at = space + 1;
  const text = new Uint8Array(to + Number(ptx.slice(0, space)));
  text.set(dictionary);
  const recent = new Int32Array(DIGITS.length - RECENT);
  let oldest = 0;
  const digit = (): number => digits[ptx.charCodeAt(at++)]!;
  const number = (first: number, count: number): number => {
    const more = first >= MORE_DIGITS;
    let value = more ? first - MORE_DIGITS : first;
    for (let rest = more ? count : count - 1; rest > 0; rest--) value = value * DIGITS.length + digit();
    return value;
  };
  while (at < ptx.length) {
    const code = ptx.charCodeAt(at++), token = copy[code]!;
    if (token < 0) {
      text[to++] = token === LITERAL ? code : token === NEWLINE ? 0x0a : ptx.charCodeAt(at++);
      continue;
    }
    const length = MIN_COPY + token + (token === COPY_CODES.length - 1 ? number(digit(), 1) : 0);
    const first = digit();
    let distance: number;
    if (first >= RECENT) distance = recent[first - RECENT]!;
    else {
      distance = recent[oldest] = number(first, 2) + 1;
      oldest = (oldest + 1) % recent.length;
    }
    // Byte by byte: a copy may overlap its own result.
    for (let from = to - distance, end = to + length; to < end;) text[to++] = text[from++]!;
  }
  return new TextDecoder().decode(absoluteRegisters(text.subarray(dictionary.length)));
}

/**
 * Returns text with absolute numbers of registers. `%f<`, in the declarations of a function, begins a new count.
 * Goes through bytes, because replacing by a regular expression takes three times as long.
 */
function absoluteRegisters(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(3 * text.length), latest = new Int32Array(128);
  let to = 0;
  for (let from = 0; from < text.length;) {
    const code = out[to++] = text[from++]!;
    const type = text[from]!;
    if (code !== PERCENT || type < LETTER_A || type > LETTER_Z) continue;
    let next = text[from + 1]!, number = 0;
    if (next === LESS) latest[type] = 0;
    if (next !== PLUS && !isDigit(next)) continue; // no register, but a special one such as %tid
    out[to++] = type;
    from += 2;
    if (next === PLUS) number = latest[type] = latest[type]! + 1;
    else {
      for (; isDigit(next); next = text[from++]!) number = 10 * number + next - DIGIT_0;
      from--;
      number = latest[type]! - number;
    }
    to = writeNumber(out, to, number);
  }
  return out.subarray(0, to);
}

/** Writes a number of at most six digits. Returns the next position. */
function writeNumber(out: Uint8Array, to: number, number: number): number {
  let power = 1;
  while (10 * power <= number) power *= 10;
  for (; power >= 1; power = Math.floor(power / 10)) out[to++] = DIGIT_0 + Math.floor(number / power) % 10;
  return to;
}

const PERCENT = 0x25, PLUS = 0x2b, LESS = 0x3c, DIGIT_0 = 0x30, LETTER_A = 0x61, LETTER_Z = 0x7a;

function isDigit(code: number): boolean {
  return code >= DIGIT_0 && code <= 0x39;
}

const LITERAL = -1, NEWLINE = -2, ESCAPE = -3;

let tables: ReturnType<typeof createTables> | undefined;

/** Returns the meaning of each character as a token and as a digit, and the bytes of the dictionary. */
function createTables(): { copy: Int8Array; digits: Int8Array; dictionary: Uint8Array } {
  const copy = new Int8Array(128).fill(LITERAL), digits = new Int8Array(128);
  for (let i = 0; i < COPY_CODES.length; i++) copy[COPY_CODES.charCodeAt(i)] = i;
  copy[NEWLINE_CODE.charCodeAt(0)] = NEWLINE;
  copy[ESCAPE_CODE.charCodeAt(0)] = ESCAPE;
  for (let i = 0; i < DIGITS.length; i++) digits[DIGITS.charCodeAt(i)] = i;
  return { copy, digits, dictionary: new TextEncoder().encode(DICTIONARY) };
}

/**
 * Code that many modules share, which `scripts/choose_ptx_dictionary.ts` chooses. It makes packages 38 KB smaller.
 */
export const DICTIONARY: string = `$41:
.pragma "nounroll";
ld.shared.u8 %s+,[%d0];
st.u8 [%d1],%s0;
add.s64 %d3,%d3,2048;
add.s64 %d0,%d0,2048;
add.s32 %r20,%r20,128;
setp.lt.s32 %p+,%r20,%r26;
$27:
.pragma "nounroll";
mov.u32 %r+,1;
shl.b32 %r+,%r1,%r13;
q2
);
ld.param.b32 %r0,[retval0+0];
}
add.s64 %d+,%d2,%d1;
ld.global.v2.u32 {%r11,%r10},[%d0+32];
ld.global.u64 %d6,[%d0+24];
ld.global.u64 %d5,[%d0+16];
popc.b32 %r+,%r1;
setp.ge.u32 %p+,%r21,%r0;
mov.u32 %r+,%r9;
@%p0 bra $72;
shr.u32 %r+,%r1,30;
add.s32 %r+,%r16,%r1;
and.b32 %r+,%r1,-4;
sub.s32 %r+,%r18,%r1;
@%p0 bra $33;
setp.eq.s32 %p+,%r12,1;
@%p0 bra $32;
bra.uni $34;
add.s64 %d+,%d1,%d2;
mul.wide.s32 %d+,%r0,4;
add.s64 %d+,%d2,%d1;
add.s32 %r+,%r35,%r36;
add.s32 %r+,%r5,%r1;
sub.s32 %r10,%r0,%r10;
$5:
st.param.b32 [func_retval0+0],%r10;
setp.lt.u32 %p+,%r14,2;
selp.b32 %r+,0,%r1,%p0;
add.s32 %r+,%r1,%r4;
mov.u32 %r+,4;
max.s32 %r+,%r32,%r31;
min.s32 %r+,%r14,%r12;
max.s32 %r+,%r15,%r13;
min.s32 %r+,%r13,%r15;
@%p0 bra $4;
bra.uni $5;
$4:
add.s64 %d+,%d10,%d2;
add.s64 %d+,%d40,%d1;
add.s64 %d+,%d49,%d1;
st.f32 [%d0],%f17;
add.s32 %r30,%r0,1;
add.s64 %d+,%d1,4;
ld.global.nc.u32 %r+,[%d0];
mov.u32 %r+,%r4;
@%p0 bra $50;
add.s64 %d+,%d33,%d1;
ld.global.nc.s16 %s+,[%d0];
cvt.rn.f32.s16 %f0,%s0;
$23:
and.b32 %r+,%r1,%r3;
add.s32 %r8,%r0,%r2;
setp.lt.s32 %p+,%r8,%r10;
@%p0 bra $5;
sub.f32 %f+,%f4,%f1;
mul.f32 %f+,%f10,%f1;
add.f32 %f+,%f5,%f3;
mul.f32 %f+,%f12,%f1;
add.s64 %d2,%d20,%d0;
$6:
mov.u32 %r+,%tid.x;
mov.u32 %r+,%ctaid.y;
min.s32 %r+,%r2,%r1;
cvt.rn.f64.s32 %e+,%r0;
mov.f64 %e+,0d3FE0000000000000;
add.rn.f64 %e+,%e2,%e1;
.reg .f32 %f<23>;
.reg .b32 %r<149>;
.reg .b64 %d<99>;
.shared .align 16 .b8 z1[16384];
@%p0 bra $40;
setp.eq.s32 %p+,%r10,2;
@%p0 bra $15;
bra.uni $8;
$31:
add.s32 %r5,%r5,1;
setp.lt.s32 %p+,%r5,%r7;
@%p0 bra $16;
add.s32 %r3,%r3,1;
setp.lt.u32 %p+,%r3,%r14;
@%p0 bra $8;
bra.uni $9;
mov.u32 %r+,0;
@%p0 bra $10;
cvt.s64.s32 %d+,%r1;
add.s64 %d+,%d1,%d11;
selp.b32 %r+,%r1,0,%p0;
setp.le.u32 %p+,%r0,%r8;
@%p0 bra $3;
mad.lo.s32 %r+,%r7,4369,12816;
add.s64 %d+,%d25,%d1;
mul.wide.s32 %d+,%r0,3;
add.s64 %d+,%d1,%d9;
add.s64 %d+,%d28,%d1;
mov.f32 %f+,%f9;
@%p0 bra $35;
cvt.s64.s32 %d+,%r6;
mul.lo.s64 %d+,%d38,%d1;
mov.u32 %r+,255;
selp.u32 %r+,1,0,%p0;
add.s32 %r+,%r25,%r1;
sub.s32 %r+,%r19,%r4;
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
sub.s32 %r+,%r1,%r2;
cvt.rn.f32.s32 %f3,%r0;
shr.u32 %r+,%r20,16;
and.b32 %r+,%r1,%r14;
add.s64 %d0,%d0,512;
add.s32 %r7,%r7,-1;
setp.ne.s32 %p+,%r7,0;
@%p0 bra $62;
add.s32 %r2,%r2,1;
setp.eq.s32 %p+,%r2,4;
@%p0 bra $21;
bra.uni $18;
@%p0 bra $19;
bra.uni $16;
$19:
add.s32 %r12,%r12,1;
mov.u32 %r+,-1;
shfl.sync.bfly.b32 %r+|%p+,%r4,%r2,%r3,%r1;
shl.b32 %r+,%r1,8;
or.b32 %r+,%r1,%r6;
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
ld.global.u64 %d12,[%d0+8];
ld.global.u64 %d+,[%d1];
bra.uni $6;
$5:
selp.b32 %r+,1,%r1,%p0;
sub.s32 %r+,%r23,%r4;
cvt.s64.s32 %d+,%r9;
mul.lo.s64 %d+,%d17,%d1;
.param .b32 retval0;
call.uni (retval0),
z0,
(
add.s64 %d+,%d31,%d1;
or.b64 %d+,%d47,%d1;
and.b64 %d+,%d1,15;
setp.ne.s64 %p+,%d0,0;
mul.lo.s64 %d+,%d26,%d1;
add.s64 %d+,%d7,%d1;
add.s64 %d+,%d21,%d1;
ld.u32 %r0,[%d0];
mov.u32 %r+,21520;
prmt.b32 %r+,%r3,%r2,%r1;
$29:
bar.warp.sync -1;
cvt.s64.s32 %d+,%r3;
mul.lo.s64 %d+,%d48,%d1;
add.s64 %d+,%d6,%d1;
add.s64 %d+,%d43,%d1;
mov.u32 %r+,%r8;
mov.u32 %r+,%r6;
@%p0 bra $25;
add.s32 %r4,%r4,%r5;
setp.ltu.f32 %p+,%f0,0f00000000;
@%p0 bra $23;
bra.uni $22;
$23:
add.s64 %d+,%d27,%d1;
ld.u8 %s+,[%d0];
st.shared.u8 [%d5],%s0;
add.s64 %d5,%d5,%d26;
add.s64 %d+,%d36,%d1;
add.s64 %d+,%d39,%d1;
ld.global.u32 %r+,[%d0];
add.s64 %d+,%d41,%d2;
ld.param.v2.u32 {%r+,%r+},[p1+32];
ld.param.v2.u32 {%r+,%r+},[p1+40];
ld.param.u64 %d+,[p1+24];
ld.param.u64 %d+,[p1+16];
selp.f32 %f+,%f3,%f1,%p0;
mov.b32 %r+,%f0;
mov.u32 %r+,31;
mov.u32 %r+,-1;
cvt.pack.sat.u8.s32.b32 %r+,%r16,%r17,%r1;
st.u32 [%d0],%r0;
bra.uni $75;
$74:
shr.u32 %r+,%r1,5;
add.s32 %r+,%r1,1;
and.b32 %r+,%r1,3;
add.s32 %r+,%r8,%r17;
setp.eq.s32 %p+,%r5,0;
@%p0 bra $5;
cvta.to.global.u64 %d+,%d14;
mul.wide.s32 %d+,%r1,40;
$4:
shl.b64 %d+,%d2,2;
add.s64 %d+,%d11,%d1;
add.s64 %d+,%d14,%d1;
$19:
ld.global.nc.f32 %f0,[%d0];
bra.uni $20;
$18:
@%p0 bra $14;
mul.lo.s64 %d+,%d35,%d1;
add.s64 %d+,%d12,%d1;
add.s64 %d+,%d20,%d1;
mul.lo.s64 %d+,%d37,%d1;
@%p0 bra $17;
add.s64 %d+,%d24,%d1;
add.s64 %d+,%d32,%d1;
mul.lo.s64 %d+,%d19,%d1;
add.s64 %d+,%d3,%d1;
add.s64 %d+,%d15,%d1;
shl.b32 %r+,%r2,2;
setp.le.s32 %p+,%r1,%r0;
@%p0 bra $39;
$38:
st.shared.u32 [%d0],%r1;
$35:
cvt.rn.f16.f32 %s+,%f1;
st.u16 [%d0],%s0;
add.s32 %r9,%r9,1;
shl.b32 %r+,%r1,2;
add.s32 %r+,%r10,%r1;
setp.ge.s32 %p+,%r0,%r26;
@%p0 bra $9;
$18:
ret;
}
.visible .entry otsu(
add.s64 %d+,%d46,%d1;
st.global.cs.v4.u32 [%d0],{%r3,%r2,%r1,%r0};
bra.uni $45;
$40:
mov.u32 %r+,%r1;
mov.u32 %r+,%r2;
mov.u32 %r+,%r3;
@%p0 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r0;
@%p0 bra $41;
not.b32 %r+,%r4;
add.s32 %r+,%r9,%r1;
add.s32 %r+,%r12,%r2;
ld.param.v2.u32 {%r+,%r+},[p3+40];
ld.param.u32 %r+,[p4];
ld.param.f32 %f+,[p5];
ld.param.u32 %r+,[p6];
setp.lt.s32 %p+,%r0,1;
@%p0 bra $20;
shl.b64 %d+,%d1,4;
add.s64 %d+,%d9,%d1;
add.s64 %d0,%d0,128;
add.s32 %r1,%r1,1;
setp.lt.s32 %p+,%r1,%r2;
@%p0 bra $44;
cvt.s64.s32 %d+,%r2;
mul.lo.s64 %d+,%d18,%d1;
cvt.s64.s32 %d+,%r4;
mul.lo.s64 %d+,%d22,%d1;
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68]
)
mov.f32 %f+,0f3F800000;
sub.f32 %f+,%f1,%f2;
mov.f32 %f+,0f00000000;
max.f32 %f+,%f2,%f1;
sub.s32 %r+,%r4,%r1;
cvt.u64.u32 %d+,%r13;
@%p0 bra $18;
bra.uni $10;
ld.global.nc.u16 %s+,[%d0];
cvt.f32.f16 %f0,%s0;
bra.uni $36;
$35:
mov.u64 %d+,z1;
add.s64 %d+,%d1,%d2;
add.s64 %d+,%d1,%d4;
add.s64 %d+,%d7,%d6;
prmt.b32 %r+,%r5,%r3,%r1;
mov.b32 %f+,%r0;
add.f32 %f+,%f1,0fCB000000;
fma.rn.f32 %f+,%f8,%f1,%f3;
mov.u32 %r+,%tid.x;
add.s32 %r+,%r2,%r1;
setp.gt.s32 %p+,%r6,1;
selp.b32 %r+,%r7,%r9,%p0;
ld.param.u64 %d+,[p3+16];
ld.param.u64 %d+,[p3+8];
ld.param.u64 %d+,[p3];
ld.param.u64 %d+,[p1+16];
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<18>;
add.s32 %r+,%r1,%r2;
mul.wide.u32 %d+,%r0,16;
add.s64 %d+,%d8,%d1;
ld.shared.v4.u32 {%r+,%r+,%r+,%r+},[%d0];
add.s64 %d2,%d15,%d0;
$3:
setp.eq.s32 %p+,%r3,0;
@%p0 bra $5;
add.s64 %d+,%d5,%d1;
cvt.u32.u64 %r+,%d0;
and.b32 %r+,%r1,15;
sub.s32 %r+,%r3,%r1;
bra.uni $6;
$5:
cvt.s64.s32 %d+,%r1;
mul.lo.s64 %d+,%d16,%d1;
cvt.rni.s32.f32 %r+,%f0;
max.s32 %r+,%r1,0;
min.s32 %r+,%r1,255;
st.u8 [%d0],%r0;
add.s32 %r0,%r0,1;
setp.lt.u32 %p+,%r0,%r1;
@%p0 bra $43;
$44:
$6:
mov.u32 %r+,%ctaid.x;
shl.b32 %r+,%r1,5;
mov.u32 %r+,%tid.x;
ld.global.v2.u32 {%r5,%r4},[%d0+32];
ld.global.u64 %d16,[%d0+24];
ld.global.u64 %d15,[%d0+16];
ld.global.u64 %d14,[%d0+8];
add.s64 %d+,%d3,%d1;
ld.shared.u32 %r+,[%d0];
setp.ne.s32 %p+,%r0,0;
mov.u32 %r+,%r2;
cvt.u64.u32 %d+,%r0;
add.s64 %d+,%d34,%d1;
mov.u32 %r+,0;
mov.u64 %d+,%d172;
add.s64 %d+,%d4,%d1;
add.s64 %d+,%d1,%d3;
add.s64 %d+,%d29,%d1;
mul.lo.s32 %r+,%r26,3;
min.s32 %r+,%r1,%r5;
sub.s32 %r+,%r6,%r1;
shr.s32 %r+,%r1,31;
shr.u32 %r+,%r1,28;
and.b64 %d+,%d1,15;
setp.eq.s64 %p+,%d0,0;
and.pred %p+,%p2,%p1;
@%p0 bra $13;
ld.global.nc.u8 %r+,[%d0];
cvt.u16.u32 %s+,%r0;
and.b16 %s+,%s1,255;
cvt.rn.f32.u16 %f+,%s0;
ld.param.u64 %d+,[p1+8];
ld.param.u64 %d+,[p1];
mov.u32 %r+,%ctaid.z;
setp.eq.s32 %p+,%r2,0;
$46:
.pragma "nounroll";
setp.lt.s32 %p+,%r0,0;
@%p0 bra $48;
)
.maxntid 256,1,1
{
.reg .pred %p<9>;
setp.ge.s32 %p+,%r4,%r10;
or.pred %p+,%p1,%p2;
@%p0 bra $2;
cvta.to.global.u64 %d+,%d9;
.version 8.0
.target sm_75
.address_size 64
.visible .entry nms(
ld.param.u64 %d+,[p0];
ld.param.u64 %d+,[p2];
ld.param.v2.u32 {%r+,%r+},[p3+32];
ld.param.u32 %r+,[p4];
mul.wide.s32 %d+,%r0,40;
add.s64 %d+,%d2,%d1;
ld.global.u64 %d4,[%d0+8];
ld.global.u64 %d+,[%d1];
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .u32 p3
bra.uni $3;
$2:
cvt.s64.s32 %d+,%r0;
mul.lo.s64 %d+,%d6,%d1;
mov.u32 %r+,%ctaid.y;
shl.b32 %r+,%r1,3;
mov.u32 %r+,%tid.y;
add.s32 %r+,%r2,%r1;
`;
