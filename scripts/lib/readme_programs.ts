import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the programs in README.md, in order; a block without imports continues the previous one. */
export function readmePrograms(root: string): string[] {
  const programs: string[] = [];
  for (const [, block] of readFileSync(join(root, "README.md"), "utf8").matchAll(/^```ts\n(.*?)^```$/gms)) {
    if (block!.startsWith("import")) programs.push(block!);
    else programs[programs.length - 1] += block!;
  }
  return programs;
}
