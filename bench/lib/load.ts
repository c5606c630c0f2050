/** A load generator: concurrent clients that each send one request after another on their own connection. */

/** One answer, to be checked. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface LoadOptions {
  /** Number of concurrent clients. */
  readonly connections: number;
  /** Creates request number `index`. */
  readonly request: (index: number) => Request;
  /** Stops after this many requests, or … */
  readonly requests?: number;
  /** … after this many seconds. Waits for requests in flight. */
  readonly seconds?: number;
  /** Called with each answer. If it throws, the load stops. */
  readonly check?: (answer: Answer, index: number) => void;
}

/** The outcome of a load. */
export interface Load {
  /** Number of requests sent. */
  readonly sent: number;
  /** Reasons of unanswered requests. */
  readonly lost: readonly string[];
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds from request to the last byte of the answer, for status 200. */
  readonly latencies: readonly number[];
  /** Milliseconds from the start of the load to each of these answers. */
  readonly times: readonly number[];
  /** Seconds from the first request to the last answer. */
  readonly seconds: number;
}

/** Sends requests until the number or the time is reached. */
export async function load(options: LoadOptions): Promise<Load> {
  const { connections, request, requests = Infinity, seconds = Infinity, check } = options;
  const lost: string[] = [], latencies: number[] = [], times: number[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();
  let sent = 0;

  async function client(): Promise<void> {
    while (sent < requests && performance.now() - start < seconds * 1000) {
      const index = sent++;
      const begin = performance.now();
      let answer: Answer;
      try {
        const response = await fetch(request(index));
        answer = {
          status: response.status,
          headers: response.headers,
          body: new Uint8Array(await response.arrayBuffer()),
        };
      } catch (error) {
        lost.push(String(error));
        await new Promise((resolve) => setTimeout(resolve, 10)); // a server that is gone refuses at once
        continue;
      }
      if (answer.status === 200) {
        const end = performance.now();
        latencies.push(end - begin);
        times.push(end - start);
      }
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      check?.(answer, index);
    }
  }

  await Promise.all(Array.from({ length: connections }, client));
  return { sent, lost, statuses, latencies, times, seconds: (performance.now() - start) / 1000 };
}
