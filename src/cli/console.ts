import process from "node:process";
import { createInterface } from "node:readline/promises";
import type { Terminal } from "./command.ts";

/** Returns the terminal of this process. It asks and shows progress only in an interactive terminal. */
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
        // Ctrl-C and Ctrl-D mean no. They reject the question, which stays open in Deno.
        const closed = new Promise<undefined>((resolve) => lines.once("close", () => resolve(undefined)));
        const answered = lines.question(`${question} [Y/n] `).catch(() => undefined);
        const answer = await Promise.race([answered, closed]);
        lines.close();
        if (answer === undefined) stderr.write("\n");
        return answer !== undefined && /^\s*(y(es)?\s*)?$/i.test(answer);
      },
    }),
  };
}
