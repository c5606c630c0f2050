/** Sends what `photoSums()` returns for `photo.jpg` to the server. */
import { photoSums } from "./photo.ts";

let body: string;
try {
  const response = await fetch("photo.jpg");
  body = await photoSums(new Uint8Array(await response.arrayBuffer()));
} catch (error) {
  body = String(error instanceof Error ? error.stack : error);
}
await fetch("result", { method: "POST", body });
