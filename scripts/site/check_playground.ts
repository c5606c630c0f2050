import type { Browser } from "../lib/devtools.ts";

/** Functions of the page that the checks use. */
const HELPERS = `
  function pixels() {
    const canvas = document.getElementById("canvas");
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

/** Runs an example of the PTX editor and returns what it prints. */
async function runExample(browser: Browser, name: string): Promise<string> {
  await browser.evaluate(`choose("example", "${name}"); document.getElementById("run").click()`);
  await browser.until(`document.getElementById("stop").disabled`);
  return await browser.evaluate<string>(`document.getElementById("printed").textContent`);
}

/** Uses the operators and the editor of the open playground. Returns what is wrong. */
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

  for (
    const [name, pattern] of [
      ["square", /^\[1, 4, 9, 16, 25\]\n\d+ ms\n$/],
      ["out of bounds", /ILLEGAL_ADDRESS.* in kernel square, block \(0, 0, 0\), thread \(5, 0, 0\)/],
      ["missing barrier", /uninitialized shared memory: .* in kernel reverse/],
    ] as const
  ) {
    const printed = await runExample(browser, name);
    if (!pattern.test(printed)) problems.push(`playground: "${name}" printed ${printed}`);
  }
  return [...problems, ...browser.errors.map((error) => `playground: ${error}`)];
}
