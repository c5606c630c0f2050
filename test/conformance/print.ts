/** Launches the kernels that use printf. Their output is the output of this program. */
import process from "node:process";
import { openDevice } from "../../mod.ts";
import { PRINT } from "./ptx/compute_75/print.ts";

using device = await openDevice(process.env.CUFFI_DEVICE || "software");
using module = device.loadModule(PRINT);
const once = { grid: 1, block: 1 };
module.kernel("print_formats").launch(once, -37, 3000000000, -(2n ** 40n) - 5n, 1234.5678, 0.1);
module.kernel("print_formats").launch(once, 2 ** 31 - 1, 8, 2n ** 62n, -1e-7, 3.999951);
module.kernel("print_no_arguments").launch(once);
module.kernel("print_in_loop").launch(once, 7);
device.synchronize();
