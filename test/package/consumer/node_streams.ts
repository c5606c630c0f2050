/** Passes streams of Node.js, and web streams that they become, to the functions that read streams. */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage, readImage } from "@cuffi/cuffi/codecs";
import { openVideo } from "@cuffi/cuffi/video";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { Readable } from "node:stream";

using device = await openDevice("software");
const file = () => createReadStream("photo.jpg");
const { data, width, height } = await decodeImage(file());
for (const stream of [file(), Readable.toWeb(file())]) {
  using photo = await readImage(stream, { device });
  using bytes = device.zeros([photo.byteLength], "u8");
  const rgb = Readable.from([data]);
  const copied = await device.copyFromStream(bytes, stream instanceof Readable ? rgb : Readable.toWeb(rgb));
  const got = `${photo.shape}, ${copied} bytes`, expected = `${height},${width},3, ${data.length} bytes`;
  if (got !== expected) throw new Error(`expected ${expected}, got ${got}`);
  const error = await openVideo(device, stream instanceof Readable ? file() : Readable.toWeb(file())).then(
    () => "a video",
    (error: Error) => error.message,
  );
  if (!error.includes("a JPEG file")) throw new Error(error);
}
// Requests have the same types.
createServer(async (request) => {
  (await readImage(request, { device })).dispose();
  (await readImage(Readable.toWeb(request), { device })).dispose();
  await openVideo(device, Readable.toWeb(request));
});
