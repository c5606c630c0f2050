/** An instance of a codec that Emscripten compiled to WebAssembly. */
export interface WasmInstance {
  readonly HEAPU8: Uint8Array;
}

/** The function of an Emscripten module that creates instances, and its code if its file was found. */
export interface WasmModule {
  readonly create: (options: object) => Promise<unknown>;
  readonly wasm: Uint8Array<ArrayBuffer> | undefined;
}

/** WebAssembly memory never shrinks, so an instance that has grown beyond this is not kept. */
const MAX_IDLE_BYTES = 64 << 20;

/** An instance with the messages that it has printed. */
interface Entry<T> {
  readonly instance: T;
  readonly messages: string[];
}

/** A codec, of which one instance is kept for the next call. */
export class WasmCodec<T extends WasmInstance> {
  readonly #load: () => Promise<WasmModule>;
  #loaded:
    | Promise<{ readonly create: WasmModule["create"]; readonly compiled: WebAssembly.Module | undefined }>
    | undefined;
  #idle: Entry<T> | undefined;

  /** @param load Finds the module; called once unless it fails. */
  constructor(load: () => Promise<WasmModule>) {
    this.#load = load;
  }

  /**
   * Calls a function with an instance and the messages that the codec prints meanwhile. If the function throws, the
   * instance is dropped: libraries leave their memory as it is when they end by `exit()`, and no file must affect the
   * next one.
   */
  async run<R>(work: (instance: T, messages: readonly string[]) => R): Promise<R> {
    const entry = this.#idle ?? await this.#create();
    this.#idle = undefined;
    entry.messages.length = 0;
    const result = work(entry.instance, entry.messages);
    if (entry.instance.HEAPU8.length <= MAX_IDLE_BYTES) this.#idle = entry;
    return result;
  }

  async #create(): Promise<Entry<T>> {
    const { create, compiled } = await (this.#loaded ??= this.#compile());
    const messages: string[] = [];
    const instance = await create({
      noInitialRun: true,
      print: () => {},
      printErr: (text: string) => void messages.push(text),
      ...(compiled && {
        instantiateWasm: (
          imports: WebAssembly.Imports,
          receive: (instance: WebAssembly.Instance) => void,
        ) => {
          const instance = new WebAssembly.Instance(compiled, imports);
          receive(instance);
          return instance.exports;
        },
      }),
    });
    return { instance: instance as T, messages };
  }

  /** Compiles the code, which instances share. Where its file is not found, the package itself loads it. */
  async #compile(): Promise<
    { readonly create: WasmModule["create"]; readonly compiled: WebAssembly.Module | undefined }
  > {
    try {
      const { create, wasm } = await this.#load();
      return { create, compiled: wasm && await WebAssembly.compile(wasm) };
    } catch (error) {
      this.#loaded = undefined;
      throw error;
    }
  }
}
