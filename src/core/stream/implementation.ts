/**
 * The modules behind `Stream` and `Event` that are not needed before a device is open. `openDevice()` loads
 * them while the driver starts.
 */

/** The modules, by name. */
export interface StreamImplementation {
  readonly capture: typeof import("../graph/capture.ts");
  readonly conditional: typeof import("../graph/conditional.ts");
  readonly graph: typeof import("../graph/graph.ts");
  readonly sharedEvent: typeof import("./shared_event.ts");
}

let loaded: StreamImplementation | null = null;

/** Loads the modules. */
export async function loadStreamImplementation(): Promise<void> {
  if (loaded !== null) return;
  const [capture, conditional, graph, sharedEvent] = await Promise.all([
    import("../graph/capture.ts"),
    import("../graph/conditional.ts"),
    import("../graph/graph.ts"),
    import("./shared_event.ts"),
  ]);
  loaded = { capture, conditional, graph, sharedEvent };
}

/** Returns the modules. A stream exists only if a device was opened, so they are loaded. */
export function implementation(): StreamImplementation {
  if (loaded === null) throw new Error("no device was opened with openDevice()");
  return loaded;
}
