/**
 * Headers of the C standard library for NVRTC, which has none.
 *
 * NVRTC declares most of their functions itself: `printf`, `malloc`, `memcpy`, `assert` and the mathematical
 * functions. These headers add the types, constants and names in `std` that it does not have. They are used
 * for a name that neither the caller's headers nor the include folders have.
 */

/** Types and constants of `<stdint.h>`, exactly as libcu++ defines them for NVRTC, so that both can be used. */
const STDINT = `#ifndef CUFFI_STDINT
#define CUFFI_STDINT
#include <limits.h>
${
  [8, 16, 32, 64].map((bits) => {
    const type = { 8: "char", 16: "short", 32: "int", 64: "long long" }[bits];
    const limit = { 8: "CHAR", 16: "SHRT", 32: "INT", 64: "LLONG" }[bits]!;
    const signedLimit = bits === 8 ? "SCHAR" : limit;
    return `typedef signed ${type} int${bits}_t;
typedef unsigned ${type} uint${bits}_t;
${
      ["fast", "least"].map((kind) =>
        `typedef int${bits}_t int_${kind}${bits}_t;
typedef uint${bits}_t uint_${kind}${bits}_t;
`
      ).join("")
    }#ifndef INT${bits}_MAX
${
      ["", "_FAST", "_LEAST"].map((kind) =>
        `#define INT${kind}${bits}_MIN ${signedLimit}_MIN
#define INT${kind}${bits}_MAX ${signedLimit}_MAX
#define UINT${kind}${bits}_MAX U${limit}_MAX
`
      ).join("")
    }#define INT${bits}_C(X) ((int_least${bits}_t) (X))
#define UINT${bits}_C(X) ((uint_least${bits}_t) (X))
#endif
`;
  }).join("")
}typedef int64_t intptr_t;
typedef uint64_t uintptr_t;
typedef int64_t intmax_t;
typedef uint64_t uintmax_t;
#ifndef INTMAX_C
#define INTMAX_C(X) ((intmax_t) (X))
#define UINTMAX_C(X) ((uintmax_t) (X))
#endif
#ifndef INTMAX_MAX
#define INTMAX_MIN LLONG_MIN
#define INTMAX_MAX LLONG_MAX
#define UINTMAX_MAX ULLONG_MAX
#define INTPTR_MIN LLONG_MIN
#define INTPTR_MAX LLONG_MAX
#define UINTPTR_MAX ULLONG_MAX
#define PTRDIFF_MIN LLONG_MIN
#define PTRDIFF_MAX LLONG_MAX
#define SIZE_MAX ULLONG_MAX
#endif
#endif
`;

const INTEGER_TYPES = [
  ...["int", "uint"].flatMap((sign) =>
    ["", "_fast", "_least"].flatMap((kind) => [8, 16, 32, 64].map((bits) => `${sign}${kind}${bits}_t`))
  ),
  ...["intptr_t", "uintptr_t", "intmax_t", "uintmax_t"],
];

const STDDEF = `#ifndef NULL
#define NULL 0
#endif
#ifndef offsetof
#define offsetof(type, member) ((size_t) __INTADDR__(&(((type*) 0)->member)))
#endif
`;

/** The same texts as in libcu++: another one would be a warning. */
const LIMITS = defines({
  CHAR_BIT: "8",
  SCHAR_MIN: "(-128)",
  SCHAR_MAX: "127",
  UCHAR_MAX: "255",
  CHAR_MIN: "SCHAR_MIN",
  CHAR_MAX: "SCHAR_MAX",
  SHRT_MIN: "(-SHRT_MAX - 1)",
  SHRT_MAX: "0x7fff",
  USHRT_MAX: "0xffff",
  INT_MIN: "(-INT_MAX - 1)",
  INT_MAX: "0x7fffffff",
  UINT_MAX: "0xffffffff",
  LLONG_MIN: "(-LLONG_MAX - 1)",
  LLONG_MAX: "0x7fffffffffffffffLL",
  ULLONG_MAX: "0xffffffffffffffffUL",
  LONG_MIN: "(-LONG_MAX - 1)",
}) + `#ifndef LONG_MAX
#ifdef __LP64__
#define LONG_MAX LLONG_MAX
#define ULONG_MAX ULLONG_MAX
#else
#define LONG_MAX INT_MAX
#define ULONG_MAX UINT_MAX
#endif
#endif
`;

const FLOAT = defines({
  FLT_RADIX: "2",
  FLT_MANT_DIG: "24",
  FLT_DIG: "6",
  FLT_MIN_EXP: "(-125)",
  FLT_MAX_EXP: "128",
  FLT_MIN_10_EXP: "(-37)",
  FLT_MAX_10_EXP: "38",
  FLT_MAX: "3.402823466e38f",
  FLT_MIN: "1.175494351e-38f",
  FLT_EPSILON: "1.192092896e-7f",
  DBL_MANT_DIG: "53",
  DBL_DIG: "15",
  DBL_MIN_EXP: "(-1021)",
  DBL_MAX_EXP: "1024",
  DBL_MIN_10_EXP: "(-307)",
  DBL_MAX_10_EXP: "308",
  DBL_MAX: "1.7976931348623157e308",
  DBL_MIN: "2.2250738585072014e-308",
  DBL_EPSILON: "2.2204460492503131e-16",
});

const MATH = defines({
  // Constant expressions, unlike __int_as_float().
  INFINITY: "(1.0f / 0.0f)",
  NAN: "(-(0.0f / 0.0f))",
  HUGE_VALF: "INFINITY",
  HUGE_VAL: "(1.0 / 0.0)",
  M_E: "2.7182818284590452354",
  M_LOG2E: "1.4426950408889634074",
  M_LOG10E: "0.43429448190325182765",
  M_LN2: "0.69314718055994530942",
  M_LN10: "2.30258509299404568402",
  M_PI: "3.14159265358979323846",
  M_PI_2: "1.57079632679489661923",
  M_PI_4: "0.78539816339744830962",
  M_1_PI: "0.31830988618379067154",
  M_2_PI: "0.63661977236758134308",
  M_2_SQRTPI: "1.12837916709551257390",
  M_SQRT2: "1.41421356237309504880",
  M_SQRT1_2: "0.70710678118654752440",
}) + `typedef float float_t;
typedef double double_t;
`;

/** The functions of `<cmath>` that NVRTC has, without those that only exist with an f or l suffix. */
const MATH_FUNCTIONS = [
  ..."abs acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1".split(
    " ",
  ),
  ..."fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10".split(" "),
  ..."log1p log2 logb lrint lround modf nearbyint nextafter pow remainder remquo rint round scalbln".split(
    " ",
  ),
  ..."scalbn sin sinh sqrt tan tanh tgamma trunc isfinite isinf isnan signbit nan nanf".split(" "),
];

/** Defines the macros that NVRTC does not define. */
function defines(macros: Readonly<Record<string, string>>): string {
  return Object.entries(macros).map(([name, value]) => `#ifndef ${name}\n#define ${name} ${value}\n#endif\n`)
    .join("");
}

/** Includes a header and declares names of the global namespace in `std`. */
function inStd(header: string, names: readonly string[], more = ""): string {
  const declarations = names.map((name) => `using ::${name};`).join(" ");
  return `#pragma once\n#include <${header}>\nnamespace std { ${declarations} ${more}}\n`;
}

const NULLPTR = "\n#if __cplusplus >= 201103L\ntypedef decltype(nullptr) nullptr_t;\n#endif\n";

/** Header texts by the name in `#include`. */
export const BUILTIN_HEADERS: Readonly<Record<string, string>> = {
  "stdint.h": STDINT,
  "inttypes.h": "#include <stdint.h>\n",
  "stddef.h": STDDEF,
  "limits.h": LIMITS,
  "float.h": FLOAT,
  "math.h": `#pragma once\n${MATH}`,
  "stdio.h": STDDEF,
  "stdlib.h": STDDEF,
  "string.h": STDDEF,
  "assert.h": "",
  "stdbool.h": "",
  "cstdint": inStd("stdint.h", INTEGER_TYPES),
  "cinttypes": "#include <cstdint>\n",
  "cstddef": inStd("stddef.h", ["size_t", "ptrdiff_t"], NULLPTR),
  "climits": "#include <limits.h>\n",
  "cfloat": "#include <float.h>\n",
  "cmath": inStd("math.h", MATH_FUNCTIONS, "using ::float_t; using ::double_t; "),
  "cstdio": inStd("stdio.h", ["size_t", "printf"]),
  "cstdlib": inStd("stdlib.h", ["size_t", "malloc", "free", "abs", "labs", "llabs"]),
  "cstring": inStd("string.h", ["size_t", "memcpy", "memset"]),
  "cassert": "",
};
