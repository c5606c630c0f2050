/**
 * The forms of each instruction: which modifiers and types go together (ISA section 9.7). Every instruction of
 * a module is checked against this table when the module is loaded. `test/software/ptxas.ts` compares the table
 * with ptxas.
 *
 * A form lists its suffixes. `a|b` is a choice, and a suffix that ends in `?` may be absent. Types must come in
 * order; like ptxas, the check accepts other modifiers in any order, except that `^` marks those that must come
 * first.
 */
import type { Instruction, ScalarType } from "./ast.ts";
import { isType } from "./types.ts";

const RND = "rn|rz|rm|rp";
const I16 = "u16|s16";
const I32 = "u32|s32";
const I64 = "u64|s64";
const INTEGERS = `${I16}|${I32}|${I64}`;
const CVT_INTEGERS = `u8|s8|${INTEGERS}`;
const BITS = "b16|b32|b64";
const HALVES = "f16|f16x2";
const BHALVES = "bf16|bf16x2";
const WORDS = "b8|b16|b32|u8|u16|u32|s8|s16|s32|f32";
const WIDE = "b64|u64|s64|f64";
const MEMORY = `${WORDS}|${WIDE}|b128`;
const COMPARE_INTEGERS = "eq|ne|lt|le|gt|ge|lo|ls|hi|hs";
const COMPARE_SIGNED = "eq|ne|lt|le|gt|ge";
const COMPARE_FLOATS = "eq|ne|lt|le|gt|ge|equ|neu|ltu|leu|gtu|geu|num|nan";
const BOOLEAN = "and|or|xor?";
const SPACE = "const|global|local|param|param::entry|param::func|shared|shared::cta|shared::cluster?";
const STORE_SPACE = "global|local|param|param::func|shared|shared::cta|shared::cluster?";
/** The spaces that other threads can access. */
const STRONG_SPACE = "global|shared|shared::cta|shared::cluster?";
const SCOPE = "cta|cluster|gpu|sys";
const EVICTION = "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate? " +
  "L2::evict_normal|L2::evict_first|L2::evict_last? L2::cache_hint?";
const CACHE = `${EVICTION} L2::64B|L2::128B|L2::256B?`;

const strong = (space: string): string => space === "global?" ? space : STRONG_SPACE;

/** Forms for scalars and vectors. Cache hints and 256-bit vectors are for global memory. */
function vectors(
  form: (space: string, cache: string, type: string) => string[],
  space: string,
  cache: string,
): string[] {
  const narrow = [MEMORY, `v2 ${WORDS}|${WIDE}`, `v4 ${WORDS}`];
  const wide = [`v4 ${WIDE}`, `v8 ${WORDS}`];
  return [
    ...narrow.flatMap((type) => form(space, "", type)),
    ...[...narrow, ...wide].flatMap((type) => form("global?", cache, type)),
  ];
}
const ATOMIC_ORDER = `relaxed|acquire|release|acq_rel? ${SCOPE}? `;
const RED_ORDER = `relaxed|release? ${SCOPE}? `;
const ATOMIC_SPACE = "global|shared|shared::cta|shared::cluster? L2::cache_hint?";
const GEOMETRY = "1d|2d|3d|a1d|a2d|cube|acube";

/** add, sub and mul of floats. */
const FLOAT = [
  `${RND}? ftz? sat? f32`,
  `${RND}? f64`,
  `rn? ftz? sat? ${HALVES}`,
  `rn? ${BHALVES}`,
];
const MIXED = `${RND}? sat? f32 f16|bf16`;
const CARRY = `cc? ${I32}|${I64}`;
const EXTREMUM = [
  `${I16}|${I32}|${I64}|u16x2|s16x2`,
  "relu s32|s16x2",
  "ftz? NaN? f32",
  "ftz? NaN? xorsign abs f32",
  "f64",
  `ftz? NaN? ${HALVES}`,
  `ftz? NaN? xorsign abs ${HALVES}`,
  `NaN? ${BHALVES}`,
  `NaN? xorsign abs ${BHALVES}`,
];
const SIGN = ["s16|s32|s64", "ftz? f32", "f64", `ftz? ${HALVES}`, BHALVES];
const LOGIC = [`pred|${BITS}`];
const APPROXIMATE = ["approx ftz? f32"];
const ROOT = ["approx ftz? f32", `${RND} ftz? f32`, `${RND} f64`];
const ATOMIC = (order: string): string[] => [
  `${order}${ATOMIC_SPACE} and|or|xor b32|b64`,
  `${order}${ATOMIC_SPACE} add u32|s32|u64|f32|f64`,
  `${order}${ATOMIC_SPACE} add noftz f16|f16x2|bf16|bf16x2`,
  `${order}${ATOMIC_SPACE} inc|dec u32`,
  `${order}${ATOMIC_SPACE} min|max u32|s32|u64|s64`,
];

const MBARRIER_SPACE = "shared|shared::cta?";
const MBARRIER: readonly string[] = [
  `init|inval ${MBARRIER_SPACE} b64`,
  ...["release|relaxed cta|cluster", ""].flatMap((order) => [
    `arrive|arrive_drop expect_tx? ${order} shared|shared::cta|shared::cluster? b64`,
  ]),
  ...["release cta", ""].map((order) => `arrive|arrive_drop noComplete ${order} ${MBARRIER_SPACE} b64`),
  ...["relaxed cta|cluster", ""].map((order) =>
    `expect_tx|complete_tx ${order} shared|shared::cta|shared::cluster? b64`
  ),
  "pending_count b64",
  ...["acquire|relaxed cta|cluster", ""].map((order) =>
    `test_wait|try_wait parity? ${order} ${MBARRIER_SPACE} b64`
  ),
];

const FORMS: Readonly<Record<string, readonly string[] | undefined>> = {
  // ---- arithmetic ----
  add: [`${I16}|${I32}|${I64}|u16x2|s16x2`, "sat s32", `cc ${I32}|${I64}`, ...FLOAT, MIXED],
  sub: [INTEGERS, "sat s32", `cc ${I32}|${I64}`, ...FLOAT, MIXED],
  addc: [CARRY],
  subc: [CARRY],
  mul: [`^lo|hi ${INTEGERS}`, `^wide ${I16}|${I32}`, ...FLOAT],
  mad: [
    `^lo|hi ${INTEGERS}`,
    `^wide ${I16}|${I32}`,
    "^hi sat s32",
    `^lo|hi cc ${I32}|${I64}`,
    `${RND} ftz? sat? f32`,
    `${RND} f64`,
  ],
  madc: [`^lo|hi ${CARRY}`],
  fma: [
    `${RND} ftz? sat? f32`,
    `${RND} f64`,
    `rn ftz? sat? ${HALVES}`,
    `rn ftz? relu ${HALVES}`,
    `rn relu? ${BHALVES}`,
    `rn oob relu? ${HALVES}|${BHALVES}`,
    `rn oob sat ${HALVES}`,
    `${RND} sat? f32 f16|bf16`,
  ],
  mul24: [`^lo|hi ${I32}`],
  mad24: [`^lo|hi ${I32}`, "^hi sat s32"],
  sad: [INTEGERS],
  div: [INTEGERS, "approx|full ftz? f32", `${RND} ftz? f32`, `${RND} f64`],
  rem: [INTEGERS],
  abs: SIGN,
  neg: SIGN,
  min: [...EXTREMUM],
  max: [...EXTREMUM],
  popc: ["b32|b64"],
  clz: ["b32|b64"],
  bfind: [`shiftamt? ${I32}|${I64}`],
  fns: ["b32"],
  brev: ["b32|b64"],
  bfe: [`${I32}|${I64}`],
  bfi: ["b32|b64"],
  szext: [`clamp|wrap ${I32}`],
  bmsk: ["clamp|wrap b32"],
  dp4a: [`${I32} ${I32}`],
  dp2a: [`lo|hi ${I32} ${I32}`],
  vabsdiff4: [`add? ${I32} ${I32} ${I32}`],
  copysign: ["f32|f64"],
  rcp: [...ROOT, "approx ftz f64"],
  sqrt: ROOT,
  rsqrt: [...APPROXIMATE, "approx f64", "approx ftz f64"],
  sin: APPROXIMATE,
  cos: APPROXIMATE,
  lg2: APPROXIMATE,
  ex2: [...APPROXIMATE, `approx ${HALVES}`, `approx ftz ${BHALVES}`],
  tanh: [`approx f32|${HALVES}|${BHALVES}`],
  testp: ["finite|infinite|number|notanumber|normal|subnormal f32|f64"],
  // ---- comparison and selection ----
  set: [
    `eq|ne ${BOOLEAN} u32|s32|f32|f16|bf16 ${BITS}`,
    `${COMPARE_INTEGERS} ${BOOLEAN} u32|s32|f32|f16|bf16 u16|u32|u64`,
    `${COMPARE_SIGNED} ${BOOLEAN} u32|s32|f32|f16|bf16 s16|s32|s64`,
    `${COMPARE_FLOATS} ${BOOLEAN} ftz? u32|s32|f32|f16 f32`,
    `${COMPARE_FLOATS} ${BOOLEAN} bf16 f32`,
    `${COMPARE_FLOATS} ${BOOLEAN} u32|s32|f32|f16|bf16 f64`,
    `${COMPARE_FLOATS} ${BOOLEAN} ftz? f16|u16|s16|u32|s32 f16`,
    `${COMPARE_FLOATS} ${BOOLEAN} bf16 f16`,
    `${COMPARE_FLOATS} ${BOOLEAN} bf16|u16|s16|u32|s32 bf16`,
    `${COMPARE_FLOATS} ${BOOLEAN} ftz? f16x2|u32|s32 f16x2`,
    `${COMPARE_FLOATS} ${BOOLEAN} bf16x2|u32|s32 bf16x2`,
  ],
  setp: [
    `eq|ne ${BOOLEAN} ${BITS}`,
    `${COMPARE_INTEGERS} ${BOOLEAN} u16|u32|u64`,
    `${COMPARE_SIGNED} ${BOOLEAN} s16|s32|s64`,
    `${COMPARE_FLOATS} ${BOOLEAN} ftz? f32`,
    `${COMPARE_FLOATS} ${BOOLEAN} f64`,
    `${COMPARE_FLOATS} ${BOOLEAN} ftz? ${HALVES}`,
    `${COMPARE_FLOATS} ${BOOLEAN} ${BHALVES}`,
  ],
  selp: [`${BITS}|${INTEGERS}|f32|f64`],
  slct: [`${BITS}|${INTEGERS}|f32|f64 s32`, `ftz? ${BITS}|${INTEGERS}|f32|f64 f32`],
  // ---- logic and shift ----
  and: LOGIC,
  or: LOGIC,
  xor: LOGIC,
  not: LOGIC,
  cnot: [BITS],
  lop3: ["b32", "or|and b32"],
  shf: ["l|r clamp|wrap b32"],
  shl: [BITS],
  shr: [`${BITS}|${INTEGERS}`],
  prmt: ["f4e|b4e|rc8|ecl|ecr|rc16? b32"],
  // ---- conversion ----
  cvt: [
    `${CVT_INTEGERS} ${CVT_INTEGERS}`,
    // .sat is only valid if the result may be out of range.
    "sat s8 u8",
    "sat u8|s8|s16 u16",
    "sat u8|u16|s8|s16|s32 u32",
    "sat u8|u16|u32|s8|s16|s32|s64 u64",
    "sat u8|u16|u32|u64 s8",
    "sat u8|u16|u32|u64|s8 s16",
    "sat u8|u16|u32|u64|s8|s16 s32",
    "sat u8|u16|u32|u64|s8|s16|s32 s64",
    `${RND} sat? f16|f64 ${CVT_INTEGERS}`,
    `${RND} ftz? sat? f32 ${CVT_INTEGERS}`,
    `${RND} bf16 ${INTEGERS}`,
    `rni|rzi|rmi|rpi sat? ${CVT_INTEGERS} f16|f64`,
    `rni|rzi|rmi|rpi ${INTEGERS} bf16`,
    `rni|rzi|rmi|rpi ftz? sat? ${CVT_INTEGERS} f32`,
    // To a smaller float.
    `${RND} sat? f16 f64`,
    `${RND} ftz? sat? f32 f64`,
    `${RND} bf16 f64`,
    `${RND} ftz? sat? f16 f32`,
    `rn|rz relu? satfinite? f16|bf16 f32`,
    `${RND} ftz? bf16 f32`,
    `${RND}? f16 bf16`,
    `${RND}? bf16 f16`,
    `rn|rz relu? satfinite? f16x2|bf16x2 f32`,
    "rn satfinite relu? e4m3x2|e5m2x2 f16x2|f32",
    "rn relu? f16x2 e4m3x2|e5m2x2",
    "rna satfinite? tf32 f32",
    "rn|rz relu? satfinite? tf32 f32",
    // To the same or a larger float.
    "rni|rzi|rmi|rpi? sat? f16 f16",
    "rni|rzi|rmi|rpi? bf16 bf16",
    "rni|rzi|rmi|rpi? ftz? sat? f32 f32",
    "rni|rzi|rmi|rpi? sat? f64 f64",
    "ftz? sat? f32 f16",
    `${RND}? ftz? f32 bf16`,
    `${RND}? f64 bf16`,
    "ftz? sat? f64 f32",
    "sat? f64 f16",
    "pack sat u16|s16 s32",
    "pack sat u2|s2|u4|s4 s32 b32",
    "pack sat u8|s8 s32 b32",
  ],
  // ---- movement ----
  mov: [
    `pred|${BITS}|b128|${INTEGERS}|f32|f64`,
    `v2 ${BITS}|${INTEGERS}|f32|f64`,
    `v4 b16|b32|${I16}|${I32}|f32`,
  ],
  cvta: ["to? const|global|local|shared|shared::cta|shared::cluster|param|param::entry u64"],
  isspacep: ["const|global|local|shared|shared::cta|shared::cluster|param|param::entry"],
  ld: vectors(
    (space, cache, type) => [
      `weak? ${space} ca|cg|cs|lu|cv? ${cache} ${type}`,
      `volatile ${strong(space)} ${cache === "" ? "" : "L2::64B|L2::128B|L2::256B? "}${type}`,
      `relaxed|acquire ${SCOPE} ${strong(space)} ${cache} ${type}`,
    ],
    SPACE,
    CACHE,
  ).concat(
    vectors((_, cache, type) => [`global nc ca|cg|cs? ${cache} ${type}`], "", CACHE),
    `mmio relaxed sys global? ${MEMORY}`,
  ),
  ldu: [`global? ${MEMORY}`, `global? v2 ${WORDS}|${WIDE}`, `global? v4 ${WORDS}`],
  st: vectors(
    (space, cache, type) => [
      `weak? ${space} wb|cg|cs|wt? ${cache} ${type}`,
      `volatile ${strong(space)} ${type}`,
      `relaxed|release ${SCOPE} ${strong(space)} ${cache} ${type}`,
    ],
    STORE_SPACE,
    EVICTION,
  ).concat(`mmio relaxed sys global? ${MEMORY}`),
  // ---- synchronization ----
  atom: [
    ...ATOMIC(ATOMIC_ORDER),
    `${ATOMIC_ORDER}${ATOMIC_SPACE} exch b32|b64|b128`,
    `${ATOMIC_ORDER}${ATOMIC_SPACE} cas b16|b32|b64|b128`,
  ],
  red: ATOMIC(RED_ORDER),
  mbarrier: MBARRIER,
  shfl: ["sync up|down|bfly|idx b32"],
  vote: ["sync all|any|uni pred", "sync ballot b32"],
  match: ["sync any|all b32|b64"],
  redux: ["sync add|min|max u32|s32", "sync and|or|xor b32"],
  elect: ["sync"],
  activemask: ["b32"],
  bar: [
    "cta? sync|arrive",
    "cta? red popc u32",
    "cta? red and|or pred",
    "warp sync",
  ],
  barrier: [
    "cta? sync|arrive aligned?",
    "cta? red popc aligned? u32",
    "cta? red and|or aligned? pred",
    "cluster arrive|wait acquire|release|relaxed? aligned?",
  ],
  membar: ["cta|gl|sys"],
  fence: [
    `sc|acq_rel|acquire|release? ${SCOPE}`,
    "mbarrier_init release cluster",
    "proxy alias",
    "proxy async global|shared::cta|shared::cluster?",
  ],
  // ---- control ----
  bra: ["uni?"],
  brx: ["idx uni?"],
  call: ["uni?"],
  ret: ["uni?"],
  exit: [""],
  trap: [""],
  brkpt: [""],
  nanosleep: ["u32"],
  pmevent: ["mask?"],
  // ---- hints ----
  prefetch: [
    "global|local? L1|L2",
    "global L2::evict_last|L2::evict_normal",
    "const|param? tensormap",
  ],
  prefetchu: ["L1"],
  createpolicy: ["fractional", "range global?"].flatMap((kind) => [
    `${kind} L2::evict_last|L2::evict_normal L2::evict_first|L2::evict_unchanged? b64`,
    `${kind} L2::evict_first L2::evict_unchanged? b64`,
    `${kind} L2::evict_unchanged b64`,
  ]).concat("cvt L2 b64"),
  discard: ["global? L2"],
  applypriority: ["global? L2::evict_normal"],
  griddepcontrol: ["launch_dependents|wait"],
  // ---- textures and surfaces ----
  tex: [
    `${GEOMETRY} v4 f32|u32|s32 f32|s32`,
    `level|grad ${GEOMETRY} v4 f32|u32|s32 f32`,
    "base 2d|a2d v4 f32|u32|s32 f32|s32",
    "level|grad 2d|a2d v4 f32|u32|s32 f32",
  ],
  tld4: ["r|g|b|a 2d|a2d|cube|acube v4 f32|u32|s32 f32"],
};

/** A form in which each suffix can be looked up. */
interface Form {
  /** The choices for each type, in order. */
  readonly types: readonly ReadonlySet<string>[];
  /** The number of the part of the form that a modifier belongs to. */
  readonly part: ReadonlyMap<string, number>;
  /** The bits of the parts that must be present. */
  readonly required: number;
  /** The part that must come first. */
  readonly first: number | undefined;
}

function compileForm(text: string): Form {
  const types: ReadonlySet<string>[] = [];
  const part = new Map<string, number>();
  let required = 0;
  let parts = 0;
  let first: number | undefined;
  for (const word of text.split(" ")) {
    if (word === "") continue;
    const optional = word.endsWith("?");
    const isFirst = word.startsWith("^");
    const choices = word.slice(isFirst ? 1 : 0, optional ? -1 : undefined).split("|");
    if (choices.every(isType)) types.push(new Set(choices));
    else {
      if (isFirst) first = parts;
      for (const choice of choices) part.set(choice, parts);
      if (!optional) required |= 1 << parts;
      parts++;
    }
  }
  return { types, part, required, first };
}

const compiled = new Map<string, Form>();

/** Compiles a form on first use: most kernels use the first ones of an opcode. */
function formOf(text: string): Form {
  let form = compiled.get(text);
  if (form === undefined) compiled.set(text, form = compileForm(text));
  return form;
}

function matches(form: Form, modifiers: readonly string[], types: readonly ScalarType[]): boolean {
  if (form.types.length !== types.length) return false;
  if (!form.types.every((choices, i) => choices.has(types[i] ?? ""))) return false;
  if (form.first !== undefined && form.part.get(modifiers[0] ?? "") !== form.first) return false;
  let present = 0;
  for (const modifier of modifiers) {
    if (isType(modifier)) continue;
    const part = form.part.get(modifier);
    if (part === undefined || present & 1 << part) return false;
    present |= 1 << part;
  }
  return (form.required & ~present) === 0;
}

/** Bounds the cache, since a text may contain any number of forms. */
const MAX_CACHED = 10_000;
const cache = new Map<string, boolean>();

/** Whether an instruction has a form of the table. True for opcodes that the table does not have. */
export function hasValidForm({ opcode, modifiers, types }: Instruction): boolean {
  const name = modifiers.length === 0 ? opcode : `${opcode}.${modifiers.join(".")}`;
  let valid = cache.get(name);
  if (valid === undefined) {
    if (cache.size >= MAX_CACHED) cache.clear();
    const texts = Object.hasOwn(FORMS, opcode) ? FORMS[opcode] : undefined;
    valid = texts?.some((text) => matches(formOf(text), modifiers, types)) ?? true;
    cache.set(name, valid);
  }
  return valid;
}
