/** NVTX ranges and marks, against a stand-in for the library and without one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nvtx } from "../src/nvtx.ts";
import { buildLibrary, hasCompiler } from "./runtime/c_library.ts";
import { runProgram } from "./support/process.ts";

/** A stand-in that prints every call, with the types of nvToolsExt.h. */
const LIBRARY = `
  #include <stdint.h>
  #include <stdio.h>
  #define SAY(...) (printf(__VA_ARGS__), fflush(stdout))
  void nvtxMarkA(const char *message) { SAY("mark %s\\n", message); }
  int nvtxRangePushA(const char *message) { SAY("push %s\\n", message); return 0; }
  int nvtxRangePop(void) { SAY("pop\\n"); return 0; }
  uint64_t nvtxRangeStartA(const char *message) { SAY("start %s\\n", message); return 0xfedcba9876543210; }
  void nvtxRangeEnd(uint64_t id) { SAY("end %llx\\n", (unsigned long long)id); }
`;

test("passes the names of ranges and marks to the library", { skip: !hasCompiler && "no C compiler" }, () => {
  const { stdout, stderr } = runProgram(
    `
    import { nvtx } from "@cuffi/src/nvtx.ts";
    if (!nvtx.available) console.log("the library is there, and was not found");
    nvtx.push("outer Ω");
    nvtx.mark("now");
    {
      using range = nvtx.range("decode");
      range.end();
    }
    nvtx.pop();
  `,
    { CUFFI_LIBNVTX: buildLibrary("nvtx", LIBRARY) },
  );
  assert.equal(stdout, "push outer Ω\nmark now\nstart decode\nend fedcba9876543210\npop\n", stderr);
});

test("does nothing without the library, and available is false", () => {
  const { status, stdout, stderr } = runProgram(
    `
    import { nvtx } from "@cuffi/src/nvtx.ts";
    nvtx.push("a");
    nvtx.pop();
    nvtx.pop();
    nvtx.mark("b");
    { using range = nvtx.range("c"); }
    console.log(nvtx.available);
  `,
    { CUFFI_LIBNVTX: "/nonexistent/libnvtx.so" },
  );
  assert.deepEqual([status, stdout, stderr], [0, "false\n", ""]);
});

test("importing the module does not open the library", { skip: !hasCompiler && "no C compiler" }, () => {
  const library = buildLibrary(
    "loud",
    `#include <stdio.h>\n__attribute__((constructor)) static void loaded(void) { puts("loaded"); }\n${LIBRARY}`,
  );
  const { stdout } = runProgram(`import "@cuffi/mod.ts"; import "@cuffi/src/nvtx.ts"; console.log("end");`, {
    CUFFI_LIBNVTX: library,
  });
  assert.equal(stdout, "end\n");
});

test("rejects names with NUL characters, with or without the library", () => {
  assert.throws(() => nvtx.push("a\0b"), /name: expected a string without NUL characters, got "a\\u0000b"/);
  assert.throws(
    () => nvtx.range(3 as unknown as string),
    /name: expected a string without NUL characters, got 3/,
  );
});
