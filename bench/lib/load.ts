/** A load generator: concurrent clients that each send one request after another on their own connection. */

/** One response, to be checked. */
export interface ReceivedResponse {
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
  /** Called with each response. If it throws, the load stops. */
  readonly check?: (response: ReceivedResponse, index: number) => void;
}

/** The outcome of a load. */
export interface Load {
  /** Number of requests sent. */
  readonly sent: number;
  /** Reasons of requests without a response. */
  readonly lost: readonly string[];
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds from request to the last byte of the response, for status 200. */
  readonly latencies: readonly number[];
  /** Milliseconds from the start of the load to each of these responses. */
  readonly times: readonly number[];
  /** Seconds from the first request to the last response. */
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
      let received: ReceivedResponse;
      try {
        const response = await fetch(request(index));
        received = {
          status: response.status,
          headers: response.headers,
          body: new Uint8Array(await response.arrayBuffer()),
        };
      } catch (error) {
        lost.push(String(error));
        await new Promise((resolve) => setTimeout(resolve, 10)); // a server that is gone fails immediately
        continue;
      }
      if (received.status === 200) {
        const end = performance.now();
        latencies.push(end - begin);
        times.push(end - start);
      }
      statuses[received.status] = (statuses[received.status] ?? 0) + 1;
      check?.(received, index);
    }
  }

  await Promise.all(Array.from({ length: connections }, client));
  return { sent, lost, statuses, latencies, times, seconds: (performance.now() - start) / 1000 };
}
