/** Devices through libcuda. */
import { textOf } from "../../runtime/c_text.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { DeviceApi } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import { DEVICE, INIT, PEER, PEER_ATTRIBUTE } from "./symbols.ts";

/** Longer than any device name. */
const NAME_BYTES = 256;
const UUID_BYTES = 16;

export class CudaDevices implements DeviceApi {
  readonly #library: CudaLibrary;
  #device: BoundSymbols<typeof DEVICE> | undefined;
  /** Ordinal → CUdevice. */
  readonly #handles: number[] = [];

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  count(): number {
    const { int } = this.#library;
    this.#library.check(this.#library.bind(INIT).cuDeviceGetCount(int), "cuDeviceGetCount");
    return int[0]!;
  }

  name(ordinal: number): string {
    const name = new Uint8Array(new ArrayBuffer(NAME_BYTES));
    this.#library.check(
      this.#functions().cuDeviceGetName(name, NAME_BYTES, this.handle(ordinal)),
      "cuDeviceGetName",
    );
    return textOf(name);
  }

  uuid(ordinal: number): Uint8Array {
    const uuid = new Uint8Array(new ArrayBuffer(UUID_BYTES));
    this.#library.check(this.#functions().cuDeviceGetUuid_v2(uuid, this.handle(ordinal)), "cuDeviceGetUuid");
    return uuid;
  }

  totalMemory(ordinal: number): number {
    const { word } = this.#library;
    this.#library.check(
      this.#functions().cuDeviceTotalMem_v2(word, this.handle(ordinal)),
      "cuDeviceTotalMem",
    );
    return Number(word[0]);
  }

  attribute(ordinal: number, attribute: number): number {
    const { int } = this.#library;
    this.#library.check(
      this.#functions().cuDeviceGetAttribute(int, attribute, this.handle(ordinal)),
      "cuDeviceGetAttribute",
    );
    return int[0]!;
  }

  canAccessPeer(ordinal: number, peer: number): boolean {
    const { int } = this.#library;
    const functions = this.#library.bind(PEER);
    this.#library.check(
      functions.cuDeviceCanAccessPeer(int, this.handle(ordinal), this.handle(peer)),
      "cuDeviceCanAccessPeer",
    );
    return int[0] !== 0;
  }

  peerAttribute(ordinal: number, peer: number, attribute: number): number {
    const { int } = this.#library;
    const { cuDeviceGetP2PAttribute } = this.#library.bind(PEER_ATTRIBUTE);
    this.#library.check(
      cuDeviceGetP2PAttribute(int, attribute, this.handle(ordinal), this.handle(peer)),
      "cuDeviceGetP2PAttribute",
    );
    return int[0]!;
  }

  /** Returns the CUdevice of an ordinal. */
  handle(ordinal: number): number {
    const known = this.#handles[ordinal];
    if (known !== undefined) return known;
    const { int } = this.#library;
    this.#library.check(this.#functions().cuDeviceGet(int, ordinal), "cuDeviceGet");
    return this.#handles[ordinal] = int[0]!;
  }

  #functions(): BoundSymbols<typeof DEVICE> {
    return this.#device ??= this.#library.bind(DEVICE);
  }
}
