/** Calls back in the next turn of the event loop. Deno loads `setImmediate` when it is first mentioned. */
export function soon(callback: () => void): void {
  if (typeof setImmediate === "function") setImmediate(callback);
  else setTimeout(callback, 0);
}
