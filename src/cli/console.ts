import process from "node:process";
import { createInterface } from "node:readline/promises";
import type { Terminal } from "./command.ts";

/** Returns the terminal of this process. It asks and shows progress only if somebody is there to see it. */
export function consoleTerminal(): Terminal {
  const { stdin, stderr } = process;
  return {
    out: (line) => console.log(line),
    error: (line) => console.error(line),
    ...(stderr.isTTY && {
      // Carriage return and "erase to the end of the line".
      progress: (line: string) => void stderr.write(`\r\x1b[K${line}`),
    }),
    ...(stdin.isTTY && stderr.isTTY && {
      async confirm(question: string) {
        const lines = createInterface({ input: stdin, output: stderr });
        const answer = await lines.question(`${question} [Y/n] `).finally(() => lines.close());
        return /^\s*(y(es)?\s*)?$/i.test(answer);
      },
    }),
  };
}
