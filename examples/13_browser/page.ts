/**
 * A page that blurs a photo with a CUDA kernel. The software device needs no server and no plug-in: it compiles the
 * kernel's PTX to WebAssembly in the page.
 *
 *     bun 13_browser/index.html          serves the page on localhost:3000
 *     bun build 13_browser/index.html --outdir=out/page
 *     deno bundle --platform=browser --outdir=out/page 13_browser/index.html
 */
/// <reference lib="dom" />
import { type Device, openDevice } from "@cuffi/cuffi";
import { cvtColor, gaussian } from "@cuffi/cuffi/image";

const canvas = document.querySelector<HTMLCanvasElement>("#canvas")!;
const status = document.querySelector<HTMLOutputElement>("#status")!;
const file = document.querySelector<HTMLInputElement>("#photo")!;
const slider = document.querySelector<HTMLInputElement>("#sigma")!;
const context = canvas.getContext("2d", { willReadFrequently: true })!;

const device = await openDevice("software");
let photo = drawSample();
check(device, photo);
await blur();
slider.oninput = blur;
file.onchange = async () => {
  const bitmap = await createImageBitmap(file.files![0]!);
  const scale = Math.min(1, 800 / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  photo = context.getImageData(0, 0, canvas.width, canvas.height);
  await blur();
};

async function blur(): Promise<void> {
  const start = performance.now(), sigma = Number(slider.value), { width, height } = photo;
  using frame = device.array(new Uint8Array(photo.data.buffer), { shape: [height, width, 4] });
  using blurred = gaussian(frame, sigma);
  const pixels = await blurred.download();
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  status.textContent = `${width} × ${height}, sigma ${sigma}: ${(performance.now() - start).toFixed(0)} ms`;
}

/** Draws colored circles. */
function drawSample(): ImageData {
  const { width, height } = canvas;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 30; i++) {
    context.fillStyle = `hsl(${i * 47} 80% 60%)`;
    context.beginPath();
    context.arc(i * 97 % width, i * 61 % height, 20 + i, 0, 2 * Math.PI);
    context.fill();
  }
  return context.getImageData(0, 0, width, height);
}

/** Compares a kernel's result with the formula of its operator. */
function check(device: Device, { width, height, data }: ImageData): void {
  using frame = device.array(new Uint8Array(data.buffer), { shape: [height, width, 4] });
  using gray = cvtColor(frame, "RGBA2GRAY");
  const good = gray.toHost().every((value, i) => {
    const [red, green, blue] = data.subarray(4 * i) as unknown as [number, number, number];
    return Math.abs(value - (0.299 * red + 0.587 * green + 0.114 * blue)) <= 1;
  });
  document.body.dataset.check = good ? "passed" : "failed";
}
