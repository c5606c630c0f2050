/** The page of the playground: operators on a photo, and editors for kernels in TypeScript and PTX. */
/// <reference lib="dom" />
import { type DeviceArray, openDevice } from "@cuffi/cuffi";
import { cvtColor } from "@cuffi/cuffi/image";
import { connectEditor } from "./editor.ts";
import { type Operator, OPERATORS } from "./operators.ts";
import { PTX_EXAMPLES } from "./ptx_examples.ts";
import type { PtxRun } from "./ptx_worker.ts";
import { TYPESCRIPT_EXAMPLES } from "./typescript_examples.ts";
import type { TypeScriptRun } from "./typescript_worker.ts";

/** Photos are scaled to at most this width and height. */
const MAX_SIDE = 560;

function element<E extends HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

const canvas = element<HTMLCanvasElement>("canvas"), context = canvas.getContext("2d")!;
const status = element<HTMLOutputElement>("status"), sliders = element("sliders");
const choice = element<HTMLSelectElement>("operator");
const device = await openDevice("software");
let photo: DeviceArray<"u8"> | undefined;

function currentOperator(): Operator {
  return OPERATORS[choice.selectedIndex]!;
}

/** Shows a slider for each parameter of the chosen operator. */
function showSliders(): void {
  sliders.replaceChildren(
    ...currentOperator().sliders.map(({ name, min, max, step = 1, value }) => {
      const label = document.createElement("label"), input = document.createElement("input");
      Object.assign(input, { type: "range", min, max, step });
      input.value = String(value);
      input.oninput = update;
      label.append(name, input);
      return label;
    }),
  );
}

/** Applies the operator and draws its result. */
function apply(): void {
  if (photo === undefined) return;
  const operator = currentOperator();
  const values = [...sliders.querySelectorAll("input")].map((input) => Number(input.value));
  element("call").textContent = operator.call(values);
  try {
    const start = performance.now();
    using result = operator.run(photo, values);
    using rgba = cvtColor(result, result.shape[2] === 1 ? "GRAY2RGBA" : "RGB2RGBA");
    const pixels = new Uint8ClampedArray(rgba.toHost());
    const [height, width] = rgba.shape as [number, number, number];
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
    status.textContent = `${width} × ${height}: ${(performance.now() - start).toFixed(0)} ms`;
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

let isScheduled = false;
/** Applies the operator once, however many sliders moved before the next frame. */
function update(): void {
  if (isScheduled) return;
  isScheduled = true;
  status.textContent = "working …";
  setTimeout(() => {
    isScheduled = false;
    apply();
  });
}

/** Uploads a photo: an RGB image on the device. */
async function load(file: Blob): Promise<void> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    status.textContent = "This file is not an image that the browser can decode.";
    return;
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const scratch = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")!;
  scratch.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = scratch.getImageData(0, 0, canvas.width, canvas.height);
  using rgba = device.array(new Uint8Array(data.buffer), { shape: [canvas.height, canvas.width, 4] });
  photo?.dispose();
  photo = cvtColor(rgba, "RGBA2RGB");
  apply();
}

function connectPhoto(): void {
  const drop = element("drop"), file = element<HTMLInputElement>("file");
  const highlight = (on: boolean) => (event: DragEvent): void => {
    event.preventDefault();
    drop.classList.toggle("over", on);
  };
  drop.ondragover = highlight(true);
  drop.ondragleave = highlight(false);
  drop.ondrop = (event) => {
    highlight(false)(event);
    const dropped = event.dataTransfer?.files[0];
    if (dropped !== undefined) void load(dropped);
  };
  file.onchange = () => {
    const chosen = file.files?.[0];
    if (chosen !== undefined) void load(chosen);
  };
}

choice.append(...OPERATORS.map(({ name }) => new Option(name)));
choice.onchange = () => {
  showSliders();
  update();
};
showSliders();
connectPhoto();
connectEditor<TypeScriptRun>("typescript", TYPESCRIPT_EXAMPLES);
connectEditor<PtxRun>("ptx", PTX_EXAMPLES);
await load(await (await fetch("photo.jpg")).blob());
document.body.dataset.state = "ready";
