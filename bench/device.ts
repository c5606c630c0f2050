/** Prints what `openDevice()` opens, for the head of the report. */
import { openDevice } from "../mod.ts";

using device = await openDevice();
const { kind, name } = device;
console.log(JSON.stringify({ kind, name }));
