import { openDevice } from "@cuffi/cuffi";
import { decodeImage, encodePng } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";

/** Decodes a photo, makes a model's input of it, and encodes it again. Returns sums of all results. */
export async function photoSums(file: Uint8Array): Promise<string> {
  const photo = await decodeImage(file);
  const again = await decodeImage(await encodePng(photo));
  using device = await openDevice("software");
  using frame = device.array(photo.data, { shape: [photo.height, photo.width, 3] });
  using input = resizeNormalize(frame, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
  const values = await input.download();
  return [photo.width, photo.height, sum(photo.data), sum(again.data), sum(values).toFixed(3)].join(" ");
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
