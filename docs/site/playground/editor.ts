/** An editor: texts in text areas, which a worker runs, and what it answers. */
/// <reference lib="dom" />
import type { Answer } from "./answers.ts";

/** The input of a worker: a text for each text area, and whether memory is checked. */
type Texts<R> = Readonly<Record<Exclude<keyof R, "memcheck">, string>>;

/**
 * Connects the elements whose identifiers start with `name`: `ptx-run`, `ptx-printed`, and a text area for each
 * text of an example, such as `ptx-kernel`.
 */
export function connectEditor<R extends { readonly memcheck: boolean }>(
  name: string,
  examples: readonly (Texts<R> & { readonly name: string })[],
): void {
  const element = <E extends HTMLElement>(id: string): E => document.getElementById(`${name}-${id}`) as E;
  const printed = element("printed"), stop = element<HTMLButtonElement>("stop");
  const choice = element<HTMLSelectElement>("example");
  const memcheck = element<HTMLInputElement>("memcheck");
  const canvas = document.getElementById(`${name}-canvas`) as HTMLCanvasElement | null;
  const keys = Object.keys(examples[0]!).filter((key) => key !== "name");
  const areas = new Map(keys.map((key) => [key, element<HTMLTextAreaElement>(key)]));
  let worker: Worker | undefined;

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    stop.disabled = true;
  };
  const clear = (): void => {
    printed.replaceChildren();
    if (canvas !== null) canvas.hidden = true;
  };
  const show = (answer: Answer): void => {
    if (answer.kind === "draw") {
      const { image } = answer, isFirst = canvas!.hidden;
      Object.assign(canvas!, { width: image.width, height: image.height, hidden: false });
      if (isFirst) canvas!.scrollIntoView({ block: "nearest" });
      canvas!.getContext("2d")!.putImageData(image, 0, 0);
      return;
    }
    const line = document.createElement("span");
    line.className = answer.kind === "print" ? "" : answer.kind === "done" ? "soft" : "error";
    line.textContent = `${answer.text}\n`;
    printed.append(line);
    if (answer.kind === "print") return;
    end();
    printed.scrollIntoView({ block: "nearest" });
    if (answer.kind === "error" && answer.position !== undefined) {
      select(areas.get("program")!, answer.position);
    }
  };
  const run = (): void => {
    end();
    clear();
    stop.disabled = false;
    worker = new Worker(new URL(`${name}_worker.js`, location.href), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => show(data);
    worker.onerror = ({ message }) => show({ kind: "error", text: message });
    const texts = Object.fromEntries([...areas].map(([key, { value }]) => [key, value]));
    worker.postMessage({ ...texts, memcheck: memcheck.checked });
  };

  choice.append(...examples.map((example) => new Option(example.name)));
  choice.onchange = () => {
    const example = examples[choice.selectedIndex] as Readonly<Record<string, string>>;
    for (const [key, area] of areas) area.value = example[key]!;
    clear();
  };
  choice.onchange(new Event("change"));
  element("run").onclick = run;
  stop.onclick = () => show({ kind: "error", text: "stopped" });
}

/** Selects the rest of a line from a column on; both count from 1. */
function select(area: HTMLTextAreaElement, { line, column }: { line: number; column: number }): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start + column - 1, start + lines[line - 1]!.length);
  // A selection does not scroll the text area.
  area.scrollTop = area.scrollHeight * (line - 1) / lines.length - area.clientHeight / 2;
}
