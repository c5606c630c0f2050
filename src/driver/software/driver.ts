/**
 * The software device as a {@link Driver}: CUDA's names, checks, and errors on top of `machine/`, which does
 * the work.
 *
 * There are several devices, for programs that use more than one. All of them share one machine: one memory
 * that each of them can access, and one queue. A fault of a kernel ends its own device only. They report CUDA
 * 12.0, the version whose PTX and behavior they follow.
 */
import type { CollectiveApi } from "../collectives.ts";
import type { Driver, ParameterBlock } from "../driver.ts";
import { SoftwareCaptures } from "./api/captures.ts";
import { SoftwareContexts } from "./api/contexts.ts";
import { SoftwareCopies } from "./api/copies.ts";
import { SoftwareDevices } from "./api/devices.ts";
import { SoftwareEvents } from "./api/events.ts";
import { SoftwareFunctions } from "./api/functions.ts";
import { SoftwareGraphs } from "./api/graphs.ts";
import { SoftwareIpc } from "./api/ipc.ts";
import { SoftwareMemory } from "./api/memory.ts";
import { SoftwareModules } from "./api/modules.ts";
import { DriverState, type SoftwareOptions } from "./api/state.ts";
import { SoftwareStreams } from "./api/streams.ts";
import { SoftwareTextures } from "./api/textures.ts";
import type { CompilerOptions } from "./machine/modules.ts";
import { SoftwareVideo } from "./video/index.ts";

export type { SoftwareOptions } from "./api/state.ts";

const DRIVER_VERSION = 12000;

export class SoftwareDriver implements Driver {
  readonly name = "software";
  readonly loadsCubins = false;
  readonly libraryPath: undefined;
  readonly devices: SoftwareDevices;
  readonly contexts: SoftwareContexts;
  readonly memory: SoftwareMemory;
  readonly ipc: SoftwareIpc;
  readonly copies: SoftwareCopies;
  readonly textures: SoftwareTextures;
  readonly streams: SoftwareStreams;
  readonly events: SoftwareEvents;
  readonly captures: SoftwareCaptures;
  readonly graphs: SoftwareGraphs;
  readonly modules: SoftwareModules;
  readonly functions: SoftwareFunctions;
  readonly video: SoftwareVideo;
  readonly #state: DriverState;
  #collectives: Promise<CollectiveApi> | undefined;

  /** @param load Parses the PTX of modules: `loadModule` of compiler.ts. */
  constructor(options: SoftwareOptions, load: CompilerOptions["load"]) {
    const state = this.#state = new DriverState(options, load);
    this.devices = new SoftwareDevices(state);
    this.contexts = new SoftwareContexts(state);
    this.memory = new SoftwareMemory(state);
    this.ipc = new SoftwareIpc();
    this.copies = new SoftwareCopies(state);
    this.textures = new SoftwareTextures(state);
    this.streams = new SoftwareStreams(state);
    this.events = new SoftwareEvents(state);
    this.captures = new SoftwareCaptures(state);
    this.graphs = new SoftwareGraphs(state);
    this.modules = new SoftwareModules(state);
    this.functions = new SoftwareFunctions(state);
    this.video = new SoftwareVideo(state);
  }

  jpeg(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  matmul(): undefined {}

  collectives(): Promise<CollectiveApi> {
    return this.#collectives ??= import("./collectives/index.ts").then(({ SoftwareCollectives }) =>
      new SoftwareCollectives(this.#state)
    );
  }

  version(): number {
    return DRIVER_VERSION;
  }

  launch(
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    stream: bigint,
    parameters: ParameterBlock,
  ): void {
    const call = "cuLaunchKernel";
    const { modules, streams, launcher } = this.#state.use(call);
    const kernel = modules.kernel(fn, call);
    const record = streams.get(stream, call);
    const grid = [gridX, gridY, gridZ] as const, block = [blockX, blockY, blockZ] as const;
    if (record.capture) {
      const bytes = parameters.bytes.slice(), { note } = parameters;
      const label = `${kernel.info.name} ${grid.join("×")} blocks of ${block.join("×")}`;
      record.capture.add(record, "kernel", label, (target) => {
        launcher.launch(kernel, grid, block, sharedBytes, target, bytes, note);
      }, () => void launcher.prepare(kernel, grid, block, sharedBytes));
    } else launcher.launch(kernel, grid, block, sharedBytes, record, parameters.bytes, parameters.note);
  }

  enqueueForeign(_name: string, _stream: bigint, enqueue: () => void): void {
    enqueue();
  }
}
