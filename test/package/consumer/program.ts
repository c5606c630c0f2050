/** Prints what `photoSums()` returns for a file. */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { photoSums } from "./photo.ts";

console.log(await photoSums(await readFile(process.argv[2]!)));
