/** Parameters of kernels as CUDA C++ declares them, in texts that a regular expression would misread. */
import assert from "node:assert/strict";
import process from "node:process";
import { describe, test } from "node:test";
import { KernelDeclarations } from "../../../src/core/module/declaration.ts";
import { parseSignatures } from "../../../src/core/module/signature.ts";

/** Returns the parameters of `kernel`, whose PTX has parameters of the given types. */
function read(source: string, types: string[], kernel = "k", name = kernel) {
  const parameters = types.map((type, index) => {
    const bytes = /^(\d+) bytes$/.exec(type)?.[1];
    return bytes ? `.param .align 4 .b8 p${index}[${bytes}]` : `.param .${type} p${index}`;
  });
  const signature = parseSignatures(`.visible .entry ${kernel}(${parameters.join(",\n")})`).get(kernel)!;
  return new KernelDeclarations(source).parameters(name, kernel, signature);
}

/** Returns the declarations as one text, or undefined. */
function texts(source: string, types: string[], kernel?: string, name?: string): string | undefined {
  return read(source, types, kernel, name)?.map(({ text }) => text).join(", ");
}

describe("kernel declarations", () => {
  test("have the types and names of the source", () => {
    const source = `extern "C" __global__ void k(float* y, const float *x, float a, int n) {}`;
    assert.equal(texts(source, ["u64", "u64", "f32", "u32"]), "float* y, const float* x, float a, int n");
    assert.deepEqual(read(source, ["u64", "u64", "f32", "u32"])!.map(({ element }) => element), [
      "f32",
      "f32",
      null,
      null,
    ]);
  });

  test("are read through comments, attributes, qualifiers and default arguments", () => {
    const source = `
      // __global__ void k(double* wrong)
      /* __global__ void k(double* wrong) */
      const char* text = "__global__ void k(double* wrong)";
      const char* raw = R"cu(__global__ void k(double* "wrong"))cu";
      #define OTHER(name) __global__ void name(double* wrong)
      static const int big = 1'000'000; __constant__ int bigger = 2'000;
      extern "C" __global__ void __launch_bounds__(256, (1 + 1)) __cluster_dims__(2, 1, 1)
      k(float* __restrict__ y, float const* const __restrict__ x, // the vectors
        const unsigned int n = 4, unsigned long long m, int sizes[], const __grid_constant__ struct Pair pair)
      { y[0] = x[0]; }`;
    assert.equal(
      texts(source, ["u64", "u64", "u32", "u64", "u64", "16 bytes"]),
      "float* y, float const* const x, const unsigned int n, unsigned long long m, int* sizes, const struct Pair pair",
    );
    assert.equal(texts("void __global__ k(void) {}", []), "");
    assert.equal(texts("__global__ void k(int, float *) {}", ["u32", "u64"]), "int, float*");
  });

  test("of kernels in namespaces and of templates are found by the name in the PTX", () => {
    const source = `namespace a { namespace b {
      template <typename T, int N> __global__ void scale(T* x, T factor, Matrix<T, N> m) {}
    } }
    template __global__ void a::b::scale<float, 4>(float*, float, Matrix<float, 4>);`;
    const lowered = "_ZN1a1b5scaleIfLi4EEEvPT_S2_6MatrixIS2_XT0_EE";
    assert.equal(
      texts(source, ["u64", "f32", "16 bytes"], lowered, "a::b::scale<float, 4>"),
      "float* x, float factor, Matrix<float, N> m",
    );
    const parameters = read(source, ["u64", "f32", "16 bytes"], lowered, "a::b::scale<float, 4>")!;
    assert.equal(parameters[0]!.element, "f32");
    // Without the name expression, the type is that of the template.
    const plain = read(source, ["u64", "f32", "16 bytes"], lowered)!;
    assert.equal(plain[0]!.text, "T* x");
    assert.equal(plain[0]!.element, null);
  });

  test("have an element type only for pointers to scalars and vectors", () => {
    const elements: Record<string, string | null> = {
      "float*": "f32",
      "const double*": "f64",
      "unsigned char*": "u8",
      "char*": "i8",
      "short*": "i16",
      "unsigned*": "u32",
      "long long int*": "i64",
      "std::uint16_t*": "u16",
      "size_t*": "u64",
      "bool*": "bool",
      "__half*": "f16",
      "const __nv_bfloat16*": "bf16",
      "half*": "f16",
      "nv_bfloat16*": "bf16",
      "long*": process.platform === "win32" ? "i32" : "i64",
      "unsigned long int*": process.platform === "win32" ? "u32" : "u64",
      "const float4*": "f32",
      "float1*": "f32",
      "double3*": "f64",
      "char3*": "i8",
      "uchar4*": "u8",
      "ushort2*": "u16",
      "uint4*": "u32",
      "longlong2*": "i64",
      "ulonglong4*": "u64",
      "ulong2*": process.platform === "win32" ? "u32" : "u64",
      "double4_16a*": "f64",
      "half2*": "f16",
      "__half2*": "f16",
      "__nv_bfloat162*": "bf16",
      "float2*": "complex64",
      "double2*": "complex128",
      "cuDoubleComplex*": "complex128",
      "half4*": null,
      "float5*": null,
      "void*": null,
      "float**": null,
      "float4**": null,
      "Pair*": null,
      "real*": null,
      "unsigned long long": null,
    };
    for (const [type, element] of Object.entries(elements)) {
      const [parameter] = read(`__global__ void k(${type} x) {}`, ["u64"])!;
      assert.equal(parameter!.element, element, type);
      assert.equal(parameter!.type, type);
    }
    const own = "namespace a { struct half { int x; }; struct float4 { char x; }; ";
    for (const type of ["half", "float4"]) {
      const source = `${own} __global__ void k(${type}* x) {} }`;
      assert.equal(read(source, ["u64"])![0]!.element, null, type);
    }
    assert.equal(read("#define float double\n__global__ void k(float* x) {}", ["u64"])![0]!.element, null);
  });

  test("resolve the names that the source gives to scalars and vectors", () => {
    const source = `
      typedef float real; // not double
      namespace a { extern "C" { using number = const real; typedef unsigned short half, *pointer; } }
      using vec = double4;
      typedef unsigned int index_t;
      struct Other { typedef int real; };
      extern "C" __global__ void k(real* x, number* y, vec* z, index_t* i, index_t n) {}`;
    const parameters = read(source, ["u64", "u64", "u64", "u64", "u32"])!;
    assert.deepEqual(parameters.map(({ element }) => element), ["f32", "f32", "f64", "u32", null]);
    assert.equal(parameters[4]!.scalar, "u32");
    assert.equal(parameters[1]!.text, "number* y");
    assert.equal(read("using half = float; __global__ void k(half* x) {}", ["u64"])![0]!.element, "f32");
    const template = "using real = float; template <typename T> __global__ void k(T* x) {}";
    assert.equal(read(template, ["u64"], "_Z1kIfEvPT_", "k<real>")![0]!.element, "f32");
  });

  test("do not resolve a name that may stand for something else", () => {
    const doubtful = [
      "namespace a { typedef float real; } namespace b { typedef double real; }",
      "#ifdef DOUBLE\ntypedef double real;\n#else\ntypedef float real;\n#endif",
      "#ifndef real\n  #if 1\n#endif\ntypedef float real;\n#endif",
      "struct Traits { typedef float real; };",
      "void f() { using real = float; }",
      "typedef float real; namespace a { struct real {}; }",
      "typedef float* real;",
      "typedef float real[4];",
      "typedef struct { float x; } real;",
      "template <int> using real = float;",
      "#define real double\ntypedef float other;",
      "using other::real;",
    ];
    for (const text of doubtful) {
      assert.equal(read(`${text}\n__global__ void k(real* x) {}`, ["u64"])![0]!.element, null, text);
    }
    const others = [
      "typedef float (*fn)(float);",
      "typedef float wide __attribute__((vector_size(16)));",
      "struct A {}; typedef int (A::*pm);",
      "/*\n#endif\n*/\n#if DOUBLE\ntypedef double real;\n#endif",
    ];
    for (const text of others) {
      assert.equal(read(`${text}\n__global__ void k(float* x) {}`, ["u64"])![0]!.element, "f32", text);
      assert.equal(read(`${text}\n__global__ void k(real* x) {}`, ["u64"])![0]!.element, null, text);
    }
    for (const type of ["half2", "cuComplex"]) {
      const own = [
        `typedef struct { int a; int b; } ${type};`,
        `struct __align__(8) ${type} { int a; int b; };`,
      ];
      for (const text of own) {
        assert.equal(read(`${text}\n__global__ void k(${type}* x) {}`, ["u64"])![0]!.element, null, text);
      }
    }
    // The parameter of the template hides the name.
    const template = "using T = float; template <typename T> __global__ void k(T* x) {}";
    assert.equal(read(template, ["u64"], "_Z1kIiEvPT_")![0]!.element, null);
  });

  test("are unknown where the source leaves a doubt", () => {
    const doubtful: [source: string, types: string[], kernel?: string][] = [
      ["", ["u64"]],
      ["__global__ void other(float* x) {}", ["u64"]],
      // The PTX has another number, size or kind of parameters.
      ["__global__ void k(float* x, int n) {}", ["u64"]],
      ["__global__ void k(int n) {}", ["u64"]],
      ["__global__ void k(float a) {}", ["u32"]],
      ["__global__ void k(float* x) {}", ["u32"]],
      // Which one was compiled depends on the preprocessor or on overload resolution.
      ["#if A\n__global__ void k(float* x) {}\n#else\n__global__ void k(double* x) {}\n#endif", ["u64"]],
      ["__global__ void k(float* x) {}\n__global__ void k(int* x) {}", ["u64"], "_Z1kPf"],
      [
        "template <class T> __global__ void k(T* x) {}\ntemplate <> __global__ void k<int>(int* x) {}",
        ["u64"],
        "_Z1kIiEvPT_",
      ],
      ["__global__ void k(void (*callback)(int)) {}", ["u64"]],
      ["#define KERNEL(name) __global__ void name\nKERNEL(k)(float* x) {}", ["u64"]],
      ["__global__ void k(float* x", ["u64"]],
      ["__global__", ["u64"]],
      ["__global__ void k(float (*rows)[4]) {}", ["u64"]],
    ];
    for (const [source, types, kernel] of doubtful) {
      assert.equal(texts(source, types, kernel), undefined, source);
    }
  });

  test("agree if a kernel is declared before it is defined", () => {
    const source = "__global__ void k(float*, int);\n__global__ void k(float* x, int n) {}";
    assert.equal(texts(source, ["u64", "u32"]), "float* x, int n");
  });
});
