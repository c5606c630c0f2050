/** Prints what `photoSums()` returns for a file, and the kernels whose results are right. */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { checkedKernels } from "./kernels.ts";
import { photoSums } from "./photo.ts";

console.log(await photoSums(await readFile(process.argv[2]!)), await checkedKernels());
