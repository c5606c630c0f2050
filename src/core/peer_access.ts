/** Several devices: copies from one to another, and kernels that use another one's memory. */
import type { Allocation } from "./memory/allocation.ts";
import type { Context, StreamState } from "./context.ts";
import { CudaError } from "../base/errors.ts";

const STREAM_CAPTURE_UNSUPPORTED = 900;

/** `device.canAccessPeer(peer)`. */
export function canAccessPeer(context: Context, peer: Context): boolean {
  const driver = context.use();
  if (peer === context) return true;
  return driver.name === peer.driver.name && driver.devices.canAccessPeer(context.ordinal, peer.ordinal);
}

/** `device.enablePeerAccess(peer)`. */
export function enablePeerAccess(context: Context, peer: Context): void {
  if (peer === context) return;
  if (!reach(context, peer)) {
    throw new Error(
      `peer: ${peer} given; device ${context} cannot reach its memory directly. copy() and copyFrom() copy it`,
    );
  }
  context.peers.add(peer);
}

/** Copies memory of one device to another; `context` is that of the stream, and {@link checkSides} has passed. */
export function copyPeer(
  context: Context,
  to: Allocation,
  target: bigint,
  from: Allocation,
  source: bigint,
  byteLength: number,
  stream: StreamState,
): void {
  if (stream.capture !== null) {
    throw new CudaError(
      STREAM_CAPTURE_UNSUPPORTED,
      "cuMemcpyPeerAsync",
      `a graph holds no copies between devices (here ${from.context} to ${to.context}); give it to the stream before the graph is launched`,
    );
  }
  const other = to.context === context ? from.context : to.context;
  // Where there is no direct way the driver goes through the host.
  reach(context, other);
  context.use().copies.peerToPeer(
    target,
    to.context.handle,
    source,
    from.context.handle,
    byteLength,
    stream.handle,
  );
}

/** Copies go between devices of one kind, and are given to one of the two. */
export function checkSides(context: Context, to: Context, from: Context): void {
  if (to.driver.name !== from.driver.name) {
    throw new TypeError(
      `src: memory of device ${from} given, dst: of ${to}; accepted are devices of one kind: toHost() and a copy of that go between`,
    );
  }
  if (to !== context && from !== context) {
    throw new TypeError(
      `dst and src: memory of devices ${to} and ${from} given; the copy is on device ${context}: give it to one of the two`,
    );
  }
  for (const side of [to, from]) side.use();
}

/** Lets kernels and copies of a device reach the memory of another one; false if they cannot. */
function reach(context: Context, peer: Context): boolean {
  let reached = context.reached.get(peer);
  if (reached === undefined) {
    reached = canAccessPeer(context, peer);
    if (reached) context.use().contexts.enablePeerAccess(peer.ordinal, peer.handle);
    context.reached.set(peer, reached);
    context.hasPeers = peer.hasPeers = true;
  }
  return reached;
}
