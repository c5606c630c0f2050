/**
 * The software device as a {@link Driver}: CUDA's names, checks and errors on top of `machine/`, which does the work.
 *
 * There are some devices, for programs that use several: all of them are one machine with one memory, which each of them reaches,
 * and one queue. They report CUDA 12.0, the version that their PTX and their behaviour follow.
 */
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import type {
  ArrayCopy,
  ArrayDescriptor,
  Copy2D,
  Driver,
  HostMemory,
  ParameterBlock,
  PointerInfo,
  TextureDescriptor,
  TextureSource,
  WorkerMemory,
} from "../driver.ts";
import { probeFusedMultiplyAdd } from "./codegen/values/fma.ts";
import {
  deviceAttribute,
  dynamicSharedLimit,
  functionAttribute,
  maxBlockThreads,
  PITCH_ALIGN,
  setFunctionAttribute,
} from "./machine/attributes.ts";
import { SoftwareDevice } from "./machine/device.ts";
import type { Condition } from "./machine/graph.ts";
import { newHandle } from "./machine/handles.ts";
import { TOTAL_BYTES } from "./machine/memory.ts";
import type { CompilerOptions } from "./machine/modules.ts";
import type { StreamRecord } from "./machine/streams.ts";

/** How the software device is set up. */
export interface SoftwareOptions {
  /** Workers that run kernels besides the calling thread; 0 = none. Default: one for each processor. */
  readonly workers?: number;
  /** True: every access of a kernel is checked against the live allocations. Default false. */
  readonly memcheck?: boolean;
  /** "exact" (default) rounds `fma` once, as the GPU does; "unfused" rounds twice and is faster on some engines. */
  readonly fma?: "exact" | "unfused";
  /** 4 (default): up to 4 threads at a time in one SIMD register; 1: one thread at a time. */
  readonly lanes?: 1 | 4;
  /** The memory of another thread's software device, to work over. Default: a memory of its own. */
  readonly joined?: WorkerMemory;
}

const DEVICES = 8;
/** The value of a condition in a graph: 32 bits. */
const CONDITION_BYTES = 4;
const NAME = "cuffi software device";
/** "cuffi software" as 16 bytes: the device has no serial number. */
const UUID = new TextEncoder().encode("cuffi software 0");
const DRIVER_VERSION = 12000;
const PRIORITIES: readonly [number, number] = [0, -5];

export class SoftwareDriver implements Driver {
  readonly name = "software";
  readonly loadsCubins = false;
  readonly #workers: number;
  readonly #compiler: CompilerOptions;
  readonly #joined: WorkerMemory | undefined;
  #device: SoftwareDevice | null = null;
  /** Contexts by ordinal. */
  readonly #contexts: Map<number, { readonly handle: bigint; retained: number }> = new Map();
  /** Ordinals by context. */
  readonly #ordinals: Map<bigint, number> = new Map();
  /** Contexts by stream. */
  readonly #streamContexts: Map<bigint, bigint> = new Map();
  #current = 0n;

  /** `load` parses the PTX of modules: `loadModule` of compiler.ts. */
  constructor(options: SoftwareOptions, load: CompilerOptions["load"]) {
    this.#workers = options.workers ?? processorCount();
    this.#joined = options.joined;
    this.#compiler = {
      load,
      options: {
        fma: options.fma === "unfused" ? "unfused" : probeFusedMultiplyAdd() ? "fused" : "exact",
        lanes: options.lanes ?? 4,
        memcheck: options.memcheck ?? false,
      },
    };
  }

  // ---- devices ----

  driverVersion(): number {
    return DRIVER_VERSION;
  }

  deviceCount(): number {
    return DEVICES;
  }

  deviceName(ordinal: number): string {
    checkOrdinal(ordinal, "cuDeviceGetName");
    return NAME;
  }

  deviceUuid(ordinal: number): Uint8Array {
    checkOrdinal(ordinal, "cuDeviceGetUuid");
    const uuid = UUID.slice();
    uuid[uuid.length - 1]! += ordinal;
    return uuid;
  }

  deviceTotalMemory(ordinal: number): number {
    checkOrdinal(ordinal, "cuDeviceTotalMem");
    return TOTAL_BYTES;
  }

  deviceAttribute(ordinal: number, attribute: number): number {
    checkOrdinal(ordinal, "cuDeviceGetAttribute");
    return deviceAttribute(attribute, Math.max(this.#workers, 1));
  }

  // ---- contexts ----

  contextRetain(ordinal: number): bigint {
    checkOrdinal(ordinal, "cuDevicePrimaryCtxRetain");
    this.#device ??= new SoftwareDevice(this.#workers, this.#compiler, this.#joined);
    let context = this.#contexts.get(ordinal);
    if (context === undefined) {
      this.#contexts.set(ordinal, context = { handle: newHandle(), retained: 0 });
      this.#ordinals.set(context.handle, ordinal);
    }
    context.retained++;
    return context.handle;
  }

  /**
   * The last release of a device frees its memory. That of the last device resets the machine: streams, events and modules are gone,
   * and so is a fault.
   */
  contextRelease(ordinal: number): void {
    checkOrdinal(ordinal, "cuDevicePrimaryCtxRelease");
    const context = this.#contexts.get(ordinal);
    const device = this.#device;
    if (!context || !device) throw new CudaError(CUDA_ERROR.INVALID_CONTEXT, "cuDevicePrimaryCtxRelease");
    if (--context.retained > 0) return;
    this.#contexts.delete(ordinal);
    this.#ordinals.delete(context.handle);
    if (this.#contexts.size > 0) return device.freeAll(ordinal);
    this.#device = null;
    this.#streamContexts.clear();
    device.close();
  }

  contextUse(context: bigint): void {
    const ordinal = this.#ordinals.get(context);
    if (ordinal === undefined || !this.#device) {
      throw new CudaError(CUDA_ERROR.INVALID_CONTEXT, "cuCtxSetCurrent", `${context} is no live context`);
    }
    this.#current = context;
    this.#device.ordinal = ordinal;
  }

  canAccessPeer(ordinal: number, peer: number): boolean {
    checkOrdinal(ordinal, "cuDeviceCanAccessPeer");
    checkOrdinal(peer, "cuDeviceCanAccessPeer");
    return ordinal !== peer;
  }

  enablePeerAccess(peer: number, _peerContext: bigint): void {
    checkOrdinal(peer, "cuCtxEnablePeerAccess");
  }

  contextSynchronize(): void {
    const call = "cuCtxSynchronize";
    const device = this.#use(call);
    device.graphs.refuse(call);
    device.synchronize(call);
  }

  streamPriorityRange(): [number, number] {
    return [...PRIORITIES];
  }

  memoryInfo(): { free: number; total: number } {
    const { space, queue } = this.#use("cuMemGetInfo");
    queue.pump();
    return { free: space.freeBytes, total: TOTAL_BYTES };
  }

  // ---- memory ----

  memAlloc(byteLength: number): bigint {
    const call = "cuMemAlloc";
    return this.#use(call).allocate(byteLength, "device", call);
  }

  memAllocPitch(
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { pointer: bigint; pitch: number } {
    const call = "cuMemAllocPitch";
    if (![4, 8, 16].includes(elementBytes)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        `elementBytes is ${elementBytes}; accepted are 4, 8 and 16`,
      );
    }
    const pitch = Math.ceil(widthBytes / PITCH_ALIGN) * PITCH_ALIGN;
    return { pointer: this.#use(call).allocate(pitch * height, "device", call), pitch };
  }

  memFree(pointer: bigint): void {
    const call = "cuMemFree";
    const device = this.#use(call);
    if (pointer === 0n) return;
    device.synchronize(call);
    device.free(pointer, "device", call);
  }

  memAllocAsync(byteLength: number, stream: bigint): bigint {
    const call = "cuMemAllocAsync";
    const device = this.#use(call);
    device.streams.get(stream, call);
    return device.allocate(byteLength, "device", call);
  }

  memFreeAsync(pointer: bigint, stream: bigint): void {
    const call = "cuMemFreeAsync";
    this.#use(call).freeAsync(pointer, stream, call);
  }

  /** There is no pool: freed memory serves the next allocation at once, and WebAssembly memory cannot shrink. */
  memPoolTrim(ordinal: number, _keepBytes: number): void {
    checkOrdinal(ordinal, "cuMemPoolTrimTo");
  }

  /** Pinned memory lies in the device's address space, so that kernels can use it by the same address. */
  hostAlloc(byteLength: number, _flags: number): { address: bigint; view: Uint8Array } {
    const call = "cuMemHostAlloc";
    const device = this.#use(call);
    const address = device.allocate(byteLength, "host", call);
    return { address, view: new Uint8Array(device.space.bytes.buffer, Number(address), byteLength) };
  }

  hostFree(address: bigint): void {
    const call = "cuMemFreeHost";
    const device = this.#use(call);
    device.synchronize(call);
    device.free(address, "host", call);
  }

  hostRegister(memory: ArrayBufferView, _flags: number): bigint {
    const call = "cuMemHostRegister";
    return this.#use(call).hosts.register(memory, call);
  }

  hostUnregister(address: bigint): void {
    const call = "cuMemHostUnregister";
    const device = this.#use(call);
    device.synchronize(call);
    device.hosts.unregister(address, call);
  }

  hostDevicePointer(address: bigint): bigint {
    const call = "cuMemHostGetDevicePointer";
    const { hosts, space } = this.#use(call);
    if (hosts.find(address)) {
      const detail = "kernels of the software device reach pinned memory, but not registered memory";
      throw new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, detail);
    }
    if (space.find(address)?.kind !== "host") {
      const detail = `0x${address.toString(16)} is not in pinned host memory`;
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
    }
    return address;
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    return this.#use("cuPointerGetAttributes").pointerInfo(pointer);
  }

  pointerOrdinal(pointer: bigint): number | undefined {
    return this.pointerInfo(pointer)?.ordinal;
  }

  hostPointer(pointer: bigint): bigint | undefined {
    return this.#use("cuPointerGetAttributes").space.hostAddress(pointer);
  }

  // ---- sharing ----

  readonly libraryPath: undefined;

  workerMemory(byteLength: number): WorkerMemory {
    const call = "cuMemAlloc";
    return this.#use(call).workerMemory(byteLength, call);
  }

  adoptMemory(pointer: bigint, byteLength: number): void {
    this.#use("cuMemAlloc").space.adopt(Number(pointer), byteLength);
  }

  forgetMemory(pointer: bigint): void {
    this.#use("cuMemFree").space.forget(Number(pointer));
  }

  ipcMemHandle(): never {
    throw noOtherProcess("cuIpcGetMemHandle");
  }

  ipcMemOpen(): never {
    throw noOtherProcess("cuIpcOpenMemHandle");
  }

  ipcMemClose(): never {
    throw noOtherProcess("cuIpcCloseMemHandle");
  }

  ipcEventHandle(): never {
    throw noOtherProcess("cuIpcGetEventHandle");
  }

  ipcEventOpen(): never {
    throw noOtherProcess("cuIpcOpenEventHandle");
  }

  /** Foreign code cannot change which context is current here. */
  foreignCodeRan(): void {}

  // ---- copies ----

  copyHostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyHtoD" : "cuMemcpyHtoDAsync";
    this.#useFor(call, stream).copies.copy(dst, "device", src, "host", byteLength, stream, call);
  }

  copyDeviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyDtoH" : "cuMemcpyDtoHAsync";
    const device = this.#useFor(call, stream);
    const waited = device.copies.copy(dst, "host", src, "device", byteLength, stream, call);
    if (waited) device.fault.report(call);
  }

  copyDeviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyDtoD" : "cuMemcpyDtoDAsync";
    this.#useFor(call, stream).copies.copy(dst, "device", src, "device", byteLength, stream, call);
  }

  copyPeer(
    dst: bigint,
    _dstContext: bigint,
    src: bigint,
    _srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void {
    const call = "cuMemcpyPeerAsync";
    this.#use(call).copies.copy(dst, "device", src, "device", byteLength, stream, call);
  }

  copy2D(copy: Copy2D, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpy2D" : "cuMemcpy2DAsync";
    const device = this.#useFor(call, stream);
    if (device.copies.copy2D(copy, stream, call)) device.fault.report(call);
  }

  memset(dst: bigint, value: number, elementBytes: 1 | 2 | 4, count: number, stream: bigint | null): void {
    const call = `cuMemsetD${8 * elementBytes}${stream === null ? "" : "Async"}`;
    const { copies } = this.#useFor(call, stream);
    copies.fill(dst, count * elementBytes, value, elementBytes, count, 1, stream, call);
  }

  memset2D(
    dst: bigint,
    pitch: number,
    value: number,
    elementBytes: 1 | 2 | 4,
    width: number,
    height: number,
    stream: bigint | null,
  ): void {
    const call = `cuMemsetD2D${8 * elementBytes}${stream === null ? "" : "Async"}`;
    this.#useFor(call, stream).copies.fill(dst, pitch, value, elementBytes, width, height, stream, call);
  }

  // ---- arrays, textures and surfaces ----

  arrayCreate(descriptor: ArrayDescriptor): bigint {
    const call = "cuArray3DCreate";
    return this.#use(call).textures.createArray(descriptor, call);
  }

  arrayDestroy(array: bigint): void {
    const call = "cuArrayDestroy";
    const device = this.#use(call);
    device.synchronize(call);
    device.textures.destroyArray(array, call);
  }

  arrayCopy(copy: ArrayCopy, stream: bigint): void {
    const call = "cuMemcpy3DAsync";
    const device = this.#use(call);
    if (device.textures.copyArray(copy, stream, call)) device.fault.report(call);
  }

  textureCreate(source: TextureSource, descriptor: TextureDescriptor): bigint {
    const call = "cuTexObjectCreate";
    return this.#use(call).textures.createTexture(source, descriptor, call);
  }

  textureDestroy(texture: bigint): void {
    const call = "cuTexObjectDestroy";
    const device = this.#use(call);
    device.synchronize(call);
    device.textures.destroyTexture(texture, call);
  }

  surfaceCreate(array: bigint): bigint {
    const call = "cuSurfObjectCreate";
    return this.#use(call).textures.createSurface(array, call);
  }

  surfaceDestroy(surface: bigint): void {
    const call = "cuSurfObjectDestroy";
    const device = this.#use(call);
    device.synchronize(call);
    device.textures.destroySurface(surface, call);
  }

  // ---- streams ----

  streamCreate(flags: number, priority: number): bigint {
    const stream = this.#use("cuStreamCreateWithPriority").streams.create(flags, priority);
    this.#streamContexts.set(stream, this.#current);
    return stream;
  }

  streamDestroy(stream: bigint): void {
    const call = "cuStreamDestroy";
    this.#use(call).streams.destroy(stream, call);
    this.#streamContexts.delete(stream);
  }

  streamQuery(stream: bigint): boolean {
    const call = "cuStreamQuery";
    const { streams, queue, fault } = this.#use(call);
    const finished = queue.pump() >= streams.lastOf(stream, call);
    fault.report(call);
    return finished;
  }

  streamSynchronize(stream: bigint): void {
    const call = "cuStreamSynchronize";
    const { streams, queue, fault } = this.#use(call);
    queue.drain(streams.lastOf(stream, call));
    fault.report(call);
  }

  streamWaitEvent(stream: bigint, event: bigint): void {
    const call = "cuStreamWaitEvent";
    this.#use(call).streams.waitEvent(stream, event, call);
  }

  streamPriority(stream: bigint): number {
    const call = "cuStreamGetPriority";
    return this.#use(call).streams.get(stream, call).priority;
  }

  streamFlags(stream: bigint): number {
    const call = "cuStreamGetFlags";
    return this.#use(call).streams.get(stream, call).flags;
  }

  streamContext(stream: bigint): bigint {
    const call = "cuStreamGetCtx";
    this.#use(call).streams.get(stream, call);
    return this.#streamContexts.get(stream) ?? this.#current;
  }

  // ---- events ----

  eventCreate(flags: number): bigint {
    return this.#use("cuEventCreate").streams.createEvent(flags);
  }

  eventDestroy(event: bigint): void {
    const call = "cuEventDestroy";
    this.#use(call).streams.destroyEvent(event, call);
  }

  eventRecord(event: bigint, stream: bigint): void {
    const call = "cuEventRecord";
    this.#use(call).streams.recordEvent(event, stream, call);
  }

  eventQuery(event: bigint): boolean {
    const call = "cuEventQuery";
    const { streams, queue, fault } = this.#use(call);
    const completed = queue.pump() >= streams.lastOfEvent(event, call);
    fault.report(call);
    return completed;
  }

  eventSynchronize(event: bigint): void {
    const call = "cuEventSynchronize";
    const { streams, queue, fault } = this.#use(call);
    queue.drain(streams.lastOfEvent(event, call));
    fault.report(call);
  }

  eventElapsed(start: bigint, end: bigint): number {
    const call = "cuEventElapsedTime";
    return this.#use(call).streams.elapsed(start, end, call);
  }

  // ---- graphs ----

  streamBeginCapture(stream: bigint): void {
    const call = "cuStreamBeginCapture";
    const { graphs, streams } = this.#use(call);
    graphs.begin(streams.get(stream, call), call);
  }

  streamEndCapture(stream: bigint): bigint {
    const call = "cuStreamEndCapture";
    const { graphs, streams } = this.#use(call);
    return graphs.end(streams.get(stream, call), call);
  }

  streamCaptureNode(stream: bigint): bigint {
    const call = "cuStreamGetCaptureInfo";
    const { graphs, streams } = this.#use(call);
    return graphs.lastNode(streams.get(stream, call), call);
  }

  streamCaptureGraph(stream: bigint, child: bigint): void {
    const call = "cuGraphAddChildGraphNode";
    const { graphs, streams } = this.#use(call);
    graphs.addChild(streams.get(stream, call), child, call);
  }

  /** The handle of a condition is the address of its value. */
  streamCaptureCondition(stream: bigint, initial: number): bigint {
    const call = "cuGraphConditionalHandleCreate";
    const device = this.#use(call);
    const { graphs, streams, queue, space } = device;
    const record = streams.get(stream, call);
    const address = device.allocate(CONDITION_BYTES, "device", call);
    const view = () => new DataView(space.bytes.buffer, Number(address), CONDITION_BYTES);
    const condition: Condition = {
      address,
      reset: (target) => target.last = queue.run(() => view().setUint32(0, initial, true)),
      isSet: () => !device.fault.set && view().getUint32(0, true) !== 0,
      // A launch that was given may still run.
      free: () => void queue.run(() => device.free(address, "device", call)),
      users: 1,
    };
    graphs.addCondition(record, condition, call);
    return address;
  }

  streamBeginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void {
    const call = "cuGraphAddNode";
    const { graphs, streams, queue } = this.#use(call);
    const [whole, part] = [streams.get(stream, call), streams.get(body, call)];
    graphs.beginConditional(whole, condition, kind, part, ({ isSet }, give, target) => {
      target.last = queue.giveBranch(isSet, kind === "while", () => give(target));
    }, call);
  }

  graphClone(graph: bigint): bigint {
    return this.#use("cuGraphClone").graphs.clone(graph, "cuGraphClone");
  }

  graphNodeInClone(node: bigint, clone: bigint): bigint {
    const call = "cuGraphNodeFindInClone";
    return this.#use(call).graphs.nodeInClone(node, clone, call);
  }

  graphDot(graph: bigint): string {
    const call = "cuGraphDebugDotPrint";
    return this.#use(call).graphs.dot(graph, call);
  }

  graphDestroy(graph: bigint): void {
    this.#use("cuGraphDestroy").graphs.destroy(graph, "cuGraphDestroy");
  }

  graphInstantiate(graph: bigint): bigint {
    const call = "cuGraphInstantiate";
    return this.#use(call).graphs.instantiate(graph, call);
  }

  graphExecUpdate(executable: bigint, graph: bigint): void {
    const call = "cuGraphExecUpdate";
    this.#use(call).graphs.update(executable, graph, call);
  }

  graphExecSetKernel(
    executable: bigint,
    node: bigint,
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    parameters: ParameterBlock,
  ): void {
    const call = "cuGraphExecKernelNodeSetParams";
    const { graphs, modules, launcher } = this.#use(call);
    const kernel = modules.kernel(fn, call);
    const grid = [gridX, gridY, gridZ] as const, block = [blockX, blockY, blockZ] as const;
    const bytes = parameters.bytes.slice();
    const work = (stream: StreamRecord) => launcher.launch(kernel, grid, block, sharedBytes, stream, bytes);
    graphs.setKernel(executable, node, work, call);
  }

  graphLaunch(executable: bigint, stream: bigint): void {
    const call = "cuGraphLaunch";
    const { graphs, streams } = this.#use(call);
    graphs.launch(executable, streams.get(stream, call), call);
  }

  graphExecDestroy(executable: bigint): void {
    const call = "cuGraphExecDestroy";
    this.#use(call).graphs.destroyExecutable(executable, call);
  }

  // ---- modules ----

  moduleLoad(image: string | Uint8Array): bigint {
    const call = "cuModuleLoadDataEx";
    return this.#use(call).modules.load(image, call);
  }

  moduleUnload(module: bigint): void {
    const call = "cuModuleUnload";
    const device = this.#use(call);
    device.synchronize(call);
    device.modules.unload(module, call);
  }

  moduleFunction(module: bigint, name: string): bigint {
    const call = "cuModuleGetFunction";
    return this.#use(call).modules.function(module, name, call);
  }

  moduleGlobal(module: bigint, name: string): { pointer: bigint; byteLength: number } {
    const call = "cuModuleGetGlobal";
    return this.#use(call).modules.global(module, name, call);
  }

  functionAttribute(fn: bigint, attribute: number): number {
    const call = "cuFuncGetAttribute";
    return functionAttribute(this.#use(call).modules.kernel(fn, call), attribute, call);
  }

  functionSetAttribute(fn: bigint, attribute: number, value: number): void {
    const call = "cuFuncSetAttribute";
    setFunctionAttribute(this.#use(call).modules.kernel(fn, call), attribute, value, call);
  }

  functionParameters(fn: bigint): { offset: number; byteLength: number }[] {
    const call = "cuFuncGetParamInfo";
    const { info } = this.#use(call).modules.kernel(fn, call);
    return info.parameters.map(({ offset, byteLength }) => ({ offset, byteLength }));
  }

  /** A multiprocessor is a worker, which runs one block at a time. */
  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number {
    const call = "cuOccupancyMaxActiveBlocksPerMultiprocessor";
    const kernel = this.#use(call).modules.kernel(fn, call);
    if (!(blockThreads >= 1)) {
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, `a block of ${blockThreads} threads`);
    }
    return blockThreads <= maxBlockThreads(kernel) && sharedBytes <= dynamicSharedLimit(kernel) ? 1 : 0;
  }

  parameterBlock(byteLength: number): ParameterBlock {
    const bytes = new Uint8Array(byteLength);
    return { bytes, view: new DataView(bytes.buffer) };
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
    const { modules, streams, launcher } = this.#use(call);
    const kernel = modules.kernel(fn, call);
    const record = streams.get(stream, call);
    const grid = [gridX, gridY, gridZ] as const, block = [blockX, blockY, blockZ] as const;
    if (record.capture) {
      const bytes = parameters.bytes.slice();
      const label = `${kernel.info.name} ${grid.join("×")} blocks of ${block.join("×")}`;
      record.capture.add(record, "kernel", label, (target) => {
        launcher.launch(kernel, grid, block, sharedBytes, target, bytes);
      }, () => void launcher.prepare(kernel, grid, block, sharedBytes));
    } else launcher.launch(kernel, grid, block, sharedBytes, record, parameters.bytes);
  }

  /** The device, unless a fault that was reported has cost its context. */
  #use(call: string): SoftwareDevice {
    const device = this.#device;
    if (!device) throw new CudaError(CUDA_ERROR.INVALID_CONTEXT, call, "no context is retained");
    device.fault.check(call);
    return device;
  }

  /** The device for a copy: synchronous copies come after all work. */
  #useFor(call: string, stream: bigint | null): SoftwareDevice {
    const device = this.#use(call);
    if (stream === null) device.synchronize(call);
    return device;
  }
}

function checkOrdinal(ordinal: number, call: string): void {
  if (!(ordinal >= 0 && ordinal < DEVICES)) {
    throw new CudaError(
      CUDA_ERROR.INVALID_DEVICE,
      call,
      `device ${ordinal}; there are ${DEVICES} software devices, numbered from 0`,
    );
  }
}

function noOtherProcess(call: string): CudaError {
  const detail = "the software device's memory belongs to one process; other processes cannot map it";
  return new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, detail);
}

function processorCount(): number {
  const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
  return navigator?.hardwareConcurrency ?? 1;
}
