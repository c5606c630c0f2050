/** A load generator: clients that each send one request after the other, over connections of their own. */

/** One answer, as the check of a load sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface LoadOptions {
  /** Clients at work at the same time. */
  readonly connections: number;
  /** Makes the `index`-th request. */
  readonly request: (index: number) => Request;
  /** Ends the load after so many requests … */
  readonly requests?: number;
  /** … or so many seconds. Requests that are on their way then are waited for. */
  readonly seconds?: number;
  /** Called with each answer; what it throws ends the load. */
  readonly check?: (answer: Answer, index: number) => void;
}

/** What a load gave. */
export interface Load {
  /** Requests sent. */
  readonly sent: number;
  /** Requests that were not answered, with the reasons. */
  readonly lost: readonly string[];
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds from request to the answer's last byte, of answers with status 200. */
  readonly latencies: readonly number[];
  /** Milliseconds from the start to each of these answers. */
  readonly times: readonly number[];
  /** Seconds from the first request to the last answer. */
  readonly seconds: number;
}

/** Sends requests until their number or the time is reached. */
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
