import type { Browser } from "../lib/devtools.ts";

/** Functions of the page that the checks use. */
const HELPERS = `
  function pixels(id = "canvas") {
    const canvas = document.getElementById(id);
    return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  }
  function choose(id, name) {
    const select = document.getElementById(id);
    select.value = name;
    select.dispatchEvent(new Event("change"));
  }
  function slide(value) {
    const input = document.querySelector("#sliders input");
    input.value = value;
    input.dispatchEvent(new Event("input"));
  }
  const finished = () => /ms$/.test(document.getElementById("status").textContent);
`;

/** Runs the texts of an editor and returns what they print. */
async function run(browser: Browser, editor: "ptx" | "typescript"): Promise<string> {
  await browser.evaluate(`document.getElementById("${editor}-run").click()`);
  await browser.until(`document.getElementById("${editor}-stop").disabled`);
  return await browser.evaluate<string>(`document.getElementById("${editor}-printed").textContent`);
}

/** The output of the examples in the editors. */
const EXAMPLES: readonly (readonly [editor: "ptx" | "typescript", name: string, printed: RegExp])[] = [
  ["ptx", "square", /^\[1, 4, 9, 16, 25\]\n\d+ ms\n$/],
  ["ptx", "out of bounds", /ILLEGAL_ADDRESS.* in kernel square, block \(0, 0, 0\), thread \(5, 0, 0\)/],
  ["ptx", "missing barrier", /uninitialized shared memory: .* in kernel reverse/],
  ["typescript", "Game of Life", /^\d+ ms\n$/],
  ["typescript", "sum, and its PTX", /^\[49995000\]\n\.version 8\.0\n[^]*\.entry sum\(/],
  [
    "typescript",
    "an error of the compiler",
    /CompileError: kernel rows, program\.ts:9:22: in TypeScript, dividing two integers .*\n {2}if \(i < n\) y\[i\]! = i \/ size/,
  ],
  ["typescript", "out of bounds", /kernel fill, block \(3, 0, 0\), thread \(4, 0, 0\), program\.ts:4:3 /],
];

/** Programs that the TypeScript editor is given, and what they print. */
const PROGRAMS: Readonly<Record<string, RegExp>> = {
  "const x = 1;\nconst y = (;\n":
    /^program\.ts:2:12: SyntaxError: Unexpected token\nconst y = \(;\n {11}\^\n$/,
  "const x: number = 1;\nmissing(x);\n": /^program\.ts:2:1: ReferenceError: missing is not defined\n/,
  "interface A {\n  b: number;\n}\nconst a = <T>(x?: T) => ({ b: x! } as unknown as A);\nprint(a(3).b);\n":
    /^3\n\d+ ms\n$/,
  'console.log(`a`, [1, "b"], { c: 2n });\nconsole.warn(undefined);\nconsole.error(new Error("d"));\n':
    /^a \[1, "b"\] \{ c: 2n \}\nundefined\nError: d\n\d+ ms\n$/,
  [
    `import { openDevice as open, type DType } from "@cuffi/cuffi";
import * as kernels from "@cuffi/cuffi/kernel";
using device = await open();
print(device.kind, typeof kernels.kernel);
`
  ]: /^software function\n\d+ ms\n$/,
  'import { resize } from "@cuffi/cuffi/image";\nprint(resize);\n':
    /^program\.ts:1:24: Error: import: expected "@cuffi\/cuffi" or "@cuffi\/cuffi\/kernel", .* got "@cuffi\/cuffi\/image"\n/,
  'print(1);\nPromise.reject(new Error("lost"));\n': /^1\nprogram\.ts:2:16: Error: lost\n/,
  "draw(5);\n": /^program\.ts:1:1: TypeError: array: expected a DeviceArray of \[height, width\].*, got 5\n/,
  'await draw(device.zeros([4], "u8"));\n': /^program\.ts:1:7: TypeError: array: expected .*, got \[4\]\n/,
  'draw(device.zeros([4], "u8")).catch(({ name }) => print(name));\n': /^TypeError\n\d+ ms\n$/,
  [
    `const drawThrice = async () => {
  for (let i = 0; i < 3; i++) await draw(device.zeros([4, 4], "u8"));
  print("drawn");
};
drawThrice();
`
  ]: /^drawn\n\d+ ms\n$/,
  'throw "x";\n': /^Uncaught "x"\n$/,
  "throw undefined;\n": /^Uncaught undefined\n$/,
};

/** A gradient, whose pixels a formula gives. */
const GRADIENT = `
import { kernel } from "@cuffi/cuffi/kernel";
const fill = kernel({ image: "u8[,,]", top: "i32" }, ({ image, top }, gpu) => {
  const x: number = gpu.globalIndex("x"), y = gpu.globalIndex("y");
  image[y]![x]![0] = 2 * x;
  image[y]![x]![1] = top - y;
  image[y]![x]![2] = x ^ y;
});
const image = device.zeros([64, 96, 3], "u8");
fill.launch(device, { grid: [3, 8], block: [32, 8] }, { image, top: 255 });
await draw(image);`;

/** Runs the examples and further programs. Returns what is wrong. */
async function checkEditors(browser: Browser): Promise<string[]> {
  const problems: string[] = [];
  const compare = async (editor: "ptx" | "typescript", name: string, expected: RegExp): Promise<void> => {
    const printed = await run(browser, editor);
    if (!expected.test(printed)) problems.push(`playground: ${JSON.stringify(name)} printed ${printed}`);
  };
  for (const [editor, name, expected] of EXAMPLES) {
    await browser.evaluate(`choose("${editor}-example", "${name}")`);
    await compare(editor, name, expected);
  }
  const write = (program: string, editor = "typescript"): Promise<unknown> =>
    browser.evaluate(`document.getElementById("${editor}-program").value = ${JSON.stringify(program)}`);
  await write(`console.log(module.kernel("reverse").name);\nPromise.reject("lost");\n`, "ptx");
  await compare("ptx", "a promise that nothing awaits", /^reverse\nUncaught "lost"\n$/);
  for (const [program, expected] of Object.entries(PROGRAMS)) {
    await write(program);
    await compare("typescript", program, expected);
  }
  await write(GRADIENT);
  await compare("typescript", "a gradient", /^\d+ ms\n$/);
  const isRight = await browser.evaluate<boolean>(`pixels("typescript-canvas").every((value, i) => {
    const x = (i >> 2) % 96, y = Math.floor((i >> 2) / 96);
    return value === [2 * x, 255 - y, x ^ y, 255][i & 3];
  })`);
  if (!isRight) problems.push("playground: the pixels of the gradient differ from their formula");
  return problems;
}

/** Uses the operators and the editors of the open playground. Returns what is wrong. */
export async function checkPlayground(browser: Browser): Promise<string[]> {
  await browser.until(`document.body.dataset.state === "ready"`);
  await browser.evaluate(HELPERS);
  const problems: string[] = [];
  const expect = async (expression: string, description: string): Promise<void> => {
    if (!await browser.evaluate<boolean>(expression)) problems.push(`playground: ${description}`);
  };
  const operators = await browser.evaluate<string[]>(
    `[...document.getElementById("operator").options].map((it) => it.value)`,
  );
  for (const name of operators) {
    await browser.evaluate(`choose("operator", "${name}")`);
    await browser.until(`document.getElementById("status").textContent !== "working …"`);
    await expect("finished()", `${name} fails`);
  }

  // 8 bits leave the photo as it is; solarize inverts the values from its threshold on.
  await browser.evaluate(`choose("operator", "posterize"); slide(8)`);
  await browser.until("finished()");
  await browser.evaluate(`globalThis.photo = pixels(); choose("operator", "solarize"); slide(100)`);
  await browser.until("finished()");
  await expect(
    `pixels().every((value, i) => value === (i % 4 === 3 || photo[i] < 100 ? photo[i] : 255 - photo[i]))`,
    "solarize differs from its formula",
  );

  problems.push(...await checkEditors(browser));
  return [...problems, ...browser.errors.map((error) => `playground: ${error}`)];
}
