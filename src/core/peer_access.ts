/** Peer access: copies between devices, and kernels that use another device's memory. */
import { mismatch } from "../base/check.ts";
import { CUDA_ERROR, CudaError, NO_HINT } from "../base/errors.ts";
import type { Context } from "./context.ts";
import type { Allocation } from "./memory/allocation.ts";
import type { StreamState } from "./stream_state.ts";

/** `device.canAccessPeer(peer)`. */
export function canAccessPeer(context: Context, peer: Context): boolean {
  const driver = context.use();
  if (peer === context) return true;
  return driver.name === peer.driver.name && driver.devices.canAccessPeer(context.ordinal, peer.ordinal);
}

/** `device.enablePeerAccess(peer)`. */
export function enablePeerAccess(context: Context, peer: Context): void {
  if (peer === context) return;
  if (!connect(context, peer)) {
    const expected = `a device whose memory ${context} can access directly`;
    throw new Error(`${mismatch("peer", expected, String(peer))}; use copy() or copyFrom() instead`);
  }
  context.peers.add(peer);
}

/** Copies memory between devices on a stream of `context`, after {@link checkSides}. */
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
      CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
      "cuMemcpyPeerAsync",
      `graphs cannot contain copies between devices (here from ${from.context} to ${to.context}); ` +
        "enqueue the copy before the graph",
      NO_HINT,
    );
  }
  const other = to.context === context ? from.context : to.context;
  // Without a direct path the driver copies through the host.
  connect(context, other);
  context.use().copies.peerToPeer(
    target,
    to.context.handle,
    source,
    from.context.handle,
    byteLength,
    stream.handle,
  );
}

/** Throws unless both devices are open and of one kind, and `context` is one of them. */
export function checkSides(context: Context, to: Context, from: Context): void {
  if (to.driver.name !== from.driver.name) {
    throw new TypeError(
      `${mismatch("src", `memory of a ${to.driver.name} device like dst`, `memory of ${from}`)}; ` +
        "copy through the host, with toHost()",
    );
  }
  if (to !== context && from !== context) {
    const got = `memory of ${to} and ${from}`;
    throw new TypeError(mismatch("dst and src", `at least one on device ${context}, which copies`, got));
  }
  to.requireOpen();
  from.requireOpen();
}

/** Enables direct access to the memory of another device, if possible. */
function connect(context: Context, peer: Context): boolean {
  if (context.lastPeer === peer) return true;
  let connected = context.peerAccess.get(peer);
  if (connected === undefined) {
    connected = canAccessPeer(context, peer);
    if (connected) context.use().contexts.enablePeerAccess(peer.ordinal, peer.handle);
    context.peerAccess.set(peer, connected);
    context.hasPeers = peer.hasPeers = true;
  }
  if (connected) context.lastPeer = peer;
  return connected;
}
