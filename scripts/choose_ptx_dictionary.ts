/**
 * Chooses the dictionary of packed PTX and writes it to `src/core/module/packed_ptx.ts`. Run it after large changes
 * to the kernels; `bun scripts/build_jsr.ts` prints what the package gains.
 *
 *     bun scripts/choose_ptx_dictionary.ts
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { relativeRegisters } from "./lib/pack_ptx.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
const TARGET = join(ROOT, "src/core/module/packed_ptx.ts");
/** Characters. Packages would be 3.5 KB larger with half of it, and 3 KB smaller with twice as much. */
const SIZE = 8000;
/** Lines are chosen in groups: neighbors are often copied together. */
const GROUP = 4;
/** Length of the strings whose occurrence in modules is counted. */
const STRING = 12;

/** A group of lines and its gain when it was last computed. The gain only falls. */
interface Group {
  readonly text: string;
  gain: number;
}

const texts: string[] = [];
for (const path of readdirSync(join(ROOT, "ptx"), { recursive: true, encoding: "utf8" }).sort()) {
  if (!path.endsWith(".ts")) continue;
  for (const value of Object.values(await import(join(ROOT, "ptx", path)))) {
    if (typeof value === "string") texts.push(relativeRegisters(value));
  }
}

/** The number of modules that contain a string, which is removed once the dictionary contains it. */
const modules = new Map<string, number>();
for (const text of texts) {
  for (const string of strings(text)) modules.set(string, (modules.get(string) ?? 0) + 1);
}

function strings(text: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - STRING + 1) }, (_, at) => text.slice(at, at + STRING)),
  );
}

/** Returns how many other modules contain the strings of a text, per character. */
function gain(text: string): number {
  let sum = 0;
  for (const string of strings(text)) sum += (modules.get(string) ?? 1) - 1;
  return sum / text.length;
}

/** Returns all groups of lines, the best last. */
function sortedGroups(): Group[] {
  const groups = new Set(texts.flatMap((text) => {
    const lines = text.match(/.*\n/g) ?? [];
    return lines.slice(GROUP - 1).map((_, at) => lines.slice(at, at + GROUP).join(""));
  }));
  return Array.from(groups, (text) => ({ text, gain: gain(text) })).sort((a, b) => a.gain - b.gain);
}

let dictionary = "";
for (const groups = sortedGroups(); dictionary.length < SIZE;) {
  const group = groups.pop()!;
  group.gain = gain(group.text);
  if (group.gain < groups.at(-1)!.gain) {
    const at = groups.findLastIndex((other) => other.gain <= group.gain);
    groups.splice(at + 1, 0, group);
    continue;
  }
  dictionary = group.text + dictionary; // the best is the nearest
  for (const string of strings(group.text)) modules.delete(string);
}
if (/[`\\]|\$\{/.test(dictionary)) throw new Error("the dictionary needs escapes in a template literal");
const source = readFileSync(TARGET, "utf8");
writeFileSync(
  TARGET,
  source.replace(/(DICTIONARY: string = `)[^`]*/, (_, start: string) => start + dictionary),
);
console.log(`${dictionary.length} characters`);
