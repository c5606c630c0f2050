/** Sends what `photoSums()` returns for `photo.jpg`, and the kernels whose results are right, to the server. */
import { checkedKernels } from "./kernels.ts";
import { photoSums } from "./photo.ts";

let body: string;
try {
  const response = await fetch("photo.jpg");
  const sums = await photoSums(new Uint8Array(await response.arrayBuffer()));
  body = `${sums} ${await checkedKernels()}`;
} catch (error) {
  body = String(error instanceof Error ? error.stack : error);
}
await fetch("result", { method: "POST", body });
