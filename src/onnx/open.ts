/** `openModel()`. */
import { invalid, mismatch } from "../base/check.ts";
import { folderError } from "../base/file_error.ts";
import { accessOf, bytesOf, checkResponse, fetchFile, urlName } from "../base/fetch.ts";
import { keepAlive } from "../base/finalization.ts";
import { suggestion } from "../base/suggestion.ts";
import type { StreamState } from "../core/stream_state.ts";
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import { nodeModule } from "../runtime/index.ts";
import { openOrt, type Ort } from "./api.ts";
import { OnnxError } from "./error.ts";
import { Model } from "./model.ts";
import { openOptionalLibraries } from "./providers.ts";
import { createSession, type ModelSource, type Session } from "./session.ts";
import { ModelSessions } from "./sessions.ts";
import { symbolicDimensions } from "./symbolic_dimensions.ts";
import { checkSettings, type ModelOptions, type ProviderName, type Settings } from "./settings.ts";

/** The code of files that are no models. */
const INVALID_PROTOBUF = 7;

/** Errors of the model itself, for which no other provider is tried. */
const MODEL_ERRORS: ReadonlySet<string> = new Set([
  "NO_SUCHFILE",
  "NO_MODEL",
  "INVALID_GRAPH",
  "INVALID_ARGUMENT",
]);

/**
 * Opens a model in ONNX format. It runs on the device's arrays: on a GPU through ONNX Runtime's CUDA provider, in
 * place and in stream order; on the software device on the CPU, in place.
 *
 * ONNX Runtime is found by `CUFFI_LIBONNXRUNTIME`, in Python environments and in `node_modules`; `cuffi doctor`
 * shows which one. Its telemetry is turned off.
 *
 * A model uses device memory for each stream that it runs on: several hundred megabytes for networks such as
 * ResNet-50.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { openModel } from "@cuffi/cuffi/onnx";
 *
 * using device = await openDevice();
 * using model = await openModel(device, "model.onnx");
 * using x = device.zeros([1, 3, 224, 224], "f32");
 * using outputs = model.run({ input: x });
 * ```
 *
 * @param source A path, a `file:` URL, an `http:` or `https:` URL, which is fetched, a `Blob`, or the bytes of the file.
 * Weights in other files are found next to the file of a path.
 * @throws {LibraryNotFoundError} If ONNX Runtime is not installed.
 * @throws {OnnxError} If the file is not a model, or the provider does not support it.
 * @throws {Error} If the file cannot be read, with the `code` of the system, such as ENOENT.
 * @throws {Error} If the provider cannot be opened, with the reason and what to install.
 */
export async function openModel(
  device: Device,
  source: string | URL | Blob | Uint8Array | ArrayBuffer,
  options: ModelOptions = {},
): Promise<Model> {
  const context = contextOf(checkDevice(device));
  const settings = checkSettings(options, context.use().memory.hostPointer(0n) !== undefined);
  const [name, model] = await readSource(source, options.signal);
  if ("bytes" in model && model.bytes.length === 0) throw emptyError(name);
  const ort = openOrt();
  const stream = context.defaultStream();
  const notices: string[] = [];
  const notify = (notice: string | undefined) => {
    if (notice === undefined) return;
    notices.push(notice);
    settings.onNotice(`cuffi: ${name}: ${notice}`);
  };
  const session = openFirst(ort, name, model, settings, stream, notify);
  try {
    checkDimensions(model, settings);
    return keepAlive(device, new Model(new ModelSessions(name, model, settings, session, stream), notices));
  } catch (error) {
    session.dispose();
    throw error;
  }
}

/** Throws if the option `dimensions` has a name that no input has; ONNX Runtime ignores it. */
function checkDimensions(model: ModelSource, { dimensions }: Settings): void {
  const given = Object.keys(dimensions);
  const known = given.length === 0 ? undefined : symbolicDimensions(model);
  const unknown = known && given.find((name) => !known.has(name));
  if (unknown === undefined) return;
  // Some exporters write this in the place of a name.
  const names = [...known!].filter((name) => name !== "?");
  const expected = names.length === 0
    ? "no names, because no extent of the inputs has one"
    : `only ${names.join(", ")}`;
  throw new TypeError(mismatch("dimensions", expected, unknown) + suggestion(unknown, names));
}

/** Opens a session with the first provider that works. */
function openFirst(
  ort: Ort,
  name: string,
  model: ModelSource,
  settings: Settings,
  stream: StreamState,
  notify: (notice: string | undefined) => void,
): Session {
  const { providers } = settings;
  for (const [i, provider] of providers.entries()) {
    try {
      requireDevice(provider, stream);
      const session = createSession(ort, model, provider, settings, stream);
      notify(openOptionalLibraries(provider));
      return session;
    } catch (error) {
      const isLast = i === providers.length - 1;
      if (error instanceof OnnxError && error.code === "INVALID_PROTOBUF") {
        throw described(`source: ${name} is not a model in ONNX format`, error);
      }
      if (isLast || error instanceof OnnxError && MODEL_ERRORS.has(error.code)) {
        throw error instanceof OnnxError ? error : described(provider, error);
      }
      const [reason] = (error as Error).message.split("\n");
      notify(`${providers[i + 1]} instead of ${provider}: ${reason}`);
    }
  }
  throw new Error("no provider");
}

/** Puts a description before the message of an error. */
function described(description: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${description}: ${error.message}`;
  return error;
}

function requireDevice(provider: ProviderName, { context }: StreamState): void {
  if (provider === "cpu" || context.use().memory.hostPointer(0n) === undefined) return;
  throw new TypeError(`expected a GPU, got ${context}`);
}

async function readSource(
  source: string | URL | Blob | Uint8Array | ArrayBuffer,
  signal: AbortSignal | undefined,
): Promise<[name: string, source: ModelSource]> {
  signal?.throwIfAborted();
  if (source instanceof ArrayBuffer) return ["model", { bytes: new Uint8Array(source) }];
  if (ArrayBuffer.isView(source)) {
    return ["model", { bytes: new Uint8Array(source.buffer, source.byteOffset, source.byteLength) }];
  }
  if (source instanceof Blob) {
    return [(source as { name?: string }).name ?? "model", {
      bytes: new Uint8Array(await source.arrayBuffer()),
    }];
  }
  if (!(source instanceof URL) && (typeof source !== "string" || source === "")) {
    throw new TypeError(invalid("source", "a path, URL, Blob or the bytes of a model", source));
  }
  if (accessOf("source", source) === "fetch") return await fetchModel(source, signal);
  const isUrl = source instanceof URL || /^file:/i.test(source);
  return ofPath(isUrl ? nodeModule("node:url")!.fileURLToPath(String(source)) : source);
}

/** Throws for a file that is empty or cannot be read, and for a folder, which ONNX Runtime takes for a package of models. */
function ofPath(path: string): [name: string, source: ModelSource] {
  const fs = nodeModule("node:fs"), stat = fs?.statSync(path);
  if (stat?.isDirectory()) throw folderError("source", "a file in ONNX format", path);
  if (stat?.isFile()) {
    // Fails without permission. ONNX Runtime's own error does not have the code of the system.
    fs!.closeSync(fs!.openSync(path, "r"));
    if (stat.size === 0) throw emptyError(lastPart(path));
  }
  return [lastPart(path), { path }];
}

function emptyError(name: string): OnnxError {
  return new OnnxError(
    INVALID_PROTOBUF,
    "source",
    `${name} is not a model in ONNX format: the file is empty`,
  );
}

async function fetchModel(
  url: string | URL,
  signal: AbortSignal | undefined,
): Promise<[name: string, source: ModelSource]> {
  try {
    const response = await fetchFile(url, signal);
    checkResponse("source", response);
    return [lastPart(urlName(url)), { bytes: await bytesOf(response) }];
  } catch (error) {
    signal?.throwIfAborted(); // runtimes wrap the reason
    throw error;
  }
}

function lastPart(path: string): string {
  return path.split(/[\\/]/).at(-1) || "model";
}
