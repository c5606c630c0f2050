/** Prints the device that `openDevice()` opens, for the header of the report. */
import { openDevice } from "../mod.ts";

using device = await openDevice();
const { kind, name } = device;
console.log(JSON.stringify({ kind, name }));
