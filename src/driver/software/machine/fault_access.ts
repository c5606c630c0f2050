/**
 * The memory access of a fault in words: `write of 4 bytes at 0x2b030, element 12 of y, an f32 array of 10
 * elements`.
 */
import type { LaunchNote, NotedMemory } from "../../driver.ts";
import { ACCESS, FRAME, type KernelInfo, UNMAPPED_ADDRESS } from "../abi/index.ts";
import type { Allocation } from "./allocator.ts";

/** A stopped launch and its memory. */
export interface AccessedMemory {
  readonly kernel: KernelInfo;
  /** Size of the scratch memory, which follows the shared memory. */
  readonly scratchBytes: number;
  /** The launch frame of the worker that stopped. */
  readonly frame: DataView;
  /** Live allocations, sorted by offset. */
  readonly live: readonly Allocation[];
  /** The arguments of the launch; null if they are not known. */
  readonly note: LaunchNote | null;
}

/** Largest distance at which an array is probably the one that the kernel meant. */
const NEAR_BYTES = 65536;

export const NO_SHARED_BYTES = " of an extern __shared__ array, for which the launch has no sharedBytes,";

/** Describes an access, with the element of the argument to which it belongs, if there is one. */
export function describeAccess(stopped: AccessedMemory): string {
  return size(stopped.frame) + describeArgument(stopped);
}

/** Describes an access outside of all memory like {@link describeAccess}, with the memory that is nearest. */
export function describeOutside(stopped: AccessedMemory): string {
  const place = describeBeyondShared(stopped) || describeArgument(stopped) || describeNearest(stopped);
  return accessName(stopped.frame) + size(stopped.frame) + place;
}

/** Describes an access to shared memory like {@link describeAccess}, with or without its name. */
export function describeSharedAccess(stopped: AccessedMemory, named = true): string {
  return (named ? accessName(stopped.frame) : "") + size(stopped.frame) + describeShared(stopped);
}

function word(frame: DataView, field: number): number {
  return frame.getUint32(field, true);
}

function addressOf(frame: DataView): number {
  return Number(frame.getBigUint64(FRAME.address, true));
}

function size(frame: DataView): string {
  const bytes = word(frame, FRAME.accessBytes);
  const address = `0x${frame.getBigUint64(FRAME.address, true).toString(16)}`;
  return bytes > 0 ? `${countBytes(bytes)} at ${address}` : address;
}

function countBytes(bytes: number): string {
  return `${bytes} byte${bytes === 1 ? "" : "s"}`;
}

/** Atomics, asynchronous copies and strong writes are one kind for the checker, which has no name here. */
function accessName(frame: DataView): string {
  const kind = word(frame, FRAME.accessKind);
  return kind === ACCESS.atomic ? "" : kind === ACCESS.write ? "write of " : "read of ";
}

/** Names the element of the argument whose memory is accessed or nearest. Returns "" if no argument is near. */
function describeArgument(stopped: AccessedMemory): string {
  const { frame, note } = stopped;
  if (note === null) return "";
  const address = addressOf(frame), near = nearestAllocation(stopped);
  let argument: NotedMemory | undefined, least = NEAR_BYTES;
  for (const memory of note.memory) {
    const start = Number(memory.address), distance = distanceTo(address, start, memory.byteLength);
    const isThere = distance === 0 ||
      (near !== undefined && distanceTo(start, near.offset, near.byteLength) === 0);
    if (isThere && distance < least) [argument, least] = [memory, distance];
  }
  if (argument === undefined) return "";
  const { name, type, itemSize } = argument;
  const accessed = part(address - Number(argument.address), word(frame, FRAME.accessBytes), itemSize);
  return `, ${accessed} of ${name}, ${type},`;
}

/** The bytes between an address and a range of memory; 0 inside. */
function distanceTo(address: number, start: number, byteLength: number): number {
  return address < start ? start - address : Math.max(0, address - start - byteLength);
}

/** Names the accessed part of an array: `element 12`, `elements 12 to 15`, `byte 2 of element 12`. */
function part(offset: number, bytes: number, itemSize: number): string {
  if (itemSize === 0) return byteAndElement(offset, bytes)[0];
  const first = Math.floor(offset / itemSize),
    last = Math.floor((offset + Math.max(bytes, 1) - 1) / itemSize);
  if (offset % itemSize !== 0) return `byte ${offset - first * itemSize} of element ${first}`;
  return first === last ? `element ${first}` : `elements ${first} to ${last}`;
}

/** Returns `byte 48` and, for an access to whole elements of its own size, ` (element 12 of 4 bytes)`. */
function byteAndElement(offset: number, bytes: number): [byte: string, element: string] {
  const isWhole = bytes > 1 && offset % bytes === 0;
  return [`byte ${offset}`, isWhole ? ` (element ${offset / bytes} of ${countBytes(bytes)})` : ""];
}

/** Gives the distance to the nearest allocation; "" if all are far away. */
function describeNearest(stopped: AccessedMemory): string {
  const near = nearestAllocation(stopped);
  if (near === undefined) return "";
  const { offset, byteLength } = near, address = addressOf(stopped.frame);
  const bytes = distanceTo(address, offset, byteLength);
  const place = bytes === 0
    ? "directly behind"
    : `${countBytes(bytes)} ${address < offset ? "before" : "behind"}`;
  const [, element] = byteAndElement(address - offset, word(stopped.frame, FRAME.accessBytes));
  return `, ${place} the ${countBytes(byteLength)} at ` +
    `0x${offset.toString(16)}${element},`;
}

function nearestAllocation({ frame, live }: AccessedMemory): Allocation | undefined {
  const address = addressOf(frame);
  let nearest: Allocation | undefined, least = NEAR_BYTES;
  for (const allocation of live) {
    if (allocation.kind === "internal") continue;
    const distance = distanceTo(address, allocation.offset, allocation.byteLength);
    if (distance < least) [nearest, least] = [allocation, distance];
  }
  return nearest;
}

/** Names the place of an address in the block's shared memory. */
function describeShared({ frame, kernel }: AccessedMemory): string {
  const offset = addressOf(frame) - word(frame, FRAME.shared);
  const variable = kernel.sharedVariables.find((one) =>
    offset >= one.offset && offset < one.offset + one.byteLength
  );
  const start = variable?.offset ?? kernel.staticSharedBytes;
  if (variable === undefined && offset < kernel.staticSharedBytes) return "";
  const [byte, element] = byteAndElement(offset - start, word(frame, FRAME.accessBytes));
  return `, ${byte} of ${variable ? sourceName(variable.name) : "dynamic shared memory"}${element},`;
}

/** Returns the name of a variable in the source: `tile` for `_ZZ6smoothE4tile`, and for `shared0_tile`. */
function sourceName(name: string): string {
  const mangled = /^_ZZ.*E(\d+)(.+)$/.exec(name);
  if (mangled !== null) return mangled[2]!.slice(0, Number(mangled[1]));
  return name.replace(/^shared\d+_(?=.)/, "");
}

/** Explains an address in or right after the block's shared and local memory; "" for all others. */
function describeBeyondShared({ frame, kernel, scratchBytes }: AccessedMemory): string {
  const address = addressOf(frame);
  const dynamicBytes = word(frame, FRAME.dynamicSharedBytes);
  if (dynamicBytes === 0 && kernel.usesDynamicShared && address >= UNMAPPED_ADDRESS) return NO_SHARED_BYTES;
  const end = word(frame, FRAME.shared) + kernel.staticSharedBytes + dynamicBytes;
  const scratch = word(frame, FRAME.scratch);
  if (address < word(frame, FRAME.shared) || address >= scratch + scratchBytes) return "";
  const size = kernel.usesDynamicShared
    ? `${dynamicBytes} bytes of dynamic shared memory (sharedBytes)`
    : `${kernel.staticSharedBytes} bytes of shared memory`;
  const shared = `${address === end ? "directly" : countBytes(address - end)} behind the ${size}`;
  if (kernel.localBytes === 0 || address < scratch) return `, ${shared},`;
  return `, outside of a local array${end > word(frame, FRAME.shared) ? `, or ${shared}` : ""},`;
}
