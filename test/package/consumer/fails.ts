/** Prints the stack trace of an error in an operator. */
import { openDevice } from "@cuffi/cuffi";
import { resize } from "@cuffi/cuffi/image";

using device = await openDevice();
using image = device.zeros([2, 2, 3], "u8");
try {
  resize(image, -1);
} catch (error) {
  console.log((error as Error).stack);
}
