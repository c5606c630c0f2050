/** The endpoints that platforms ask about the service. */

import { type HttpAnswer, text } from "./http_answer.ts";

/** Why the service cannot take requests, or "ready". */
export type State = "starting" | "ready" | "full" | "failed" | "stopping";

/**
 * Answers a probe; undefined for other paths.
 *
 * @param failed The devices that are out of service, while others work.
 *
 * - `/healthz`, liveness: 503 if only a restart helps.
 * - `/readyz`, readiness: 200 if a device works and the queue has room; the text names those that do not. While
 *   it starts, after SIGTERM or with a full queue 503, and the platform sends requests elsewhere.
 * - `/ping`, RunPod's probe: as `/healthz`, but 204 while the service starts.
 */
export function answerProbe(
  pathname: string,
  state: State,
  failed: readonly string[] = [],
): HttpAnswer | undefined {
  const alive = state !== "failed" && state !== "stopping";
  switch (pathname) {
    case "/healthz":
      return answer(alive, state);
    case "/readyz":
      return answer(state === "ready", state, failed.length > 0 ? `ok without ${failed.join(", ")}` : "ok");
    case "/ping":
      return state === "starting" ? text(204, "") : answer(alive, state);
  }
}

function answer(good: boolean, state: State, message = "ok"): HttpAnswer {
  return good ? text(200, `${message}\n`) : text(503, `${state}\n`);
}
