/**
 * Sends damaged HTTP requests to the image worker's server: `bun test/fuzz/http.ts [count] [seed]`.
 *
 * Every request must get an answer or a closed connection, no answer may be 500, no body may reach the handler
 * that a stricter reader would delimit differently, and a valid request must be answered afterwards.
 */
import { Buffer } from "node:buffer";
import { connect } from "node:net";
import process from "node:process";
import { HttpServer } from "../../examples/worker/http_server.ts";
import { completeSettings } from "../../examples/worker/settings.ts";
import { Random } from "../support/random.ts";
import { text } from "../../examples/worker/http_answer.ts";

const SEEDS = [
  "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "POST /?format=npy HTTP/1.1\r\nHost: localhost:80\r\nContent-Length: 5\r\nAccept: */*\r\n\r\nhello",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n",
  "PUT http://a/b?c HTTP/1.1\r\nHost: [::1]:8000\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\nhello",
  "HEAD / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
];
const PIECES = [
  ...["\r\n", "\n", "\r", "\0", " ", "\t", ":", ";", ",", "\x7f", "\x80", "\xff", "%", "//", "..", "#", "\\"],
  ...[
    "Host: b\r\n",
    "Content-Length: 3\r\n",
    "Content-Length: +5\r\n",
    "Content-Length: 5, 5\r\n",
    " folded\r\n",
  ],
  ...[
    "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: gzip, chunked\r\n",
    "Transfer-Encoding : chunked\r\n",
  ],
  ...[
    "HTTP/1.0",
    "HTTP/2.0",
    "HTTP/1.1 ",
    "ffffffff",
    "-1",
    "0x5",
    "GET",
    "CONNECT",
    "TRACE",
    "99999999999999999",
  ],
];

/** Damages a request. */
export function mutateRequest(random: Random): Uint8Array {
  let text = random.pick(SEEDS);
  for (let count = random.below(4); count > 0; count--) {
    const at = random.below(text.length + 1), length = 1 + random.below(6);
    switch (random.below(5)) {
      case 0:
        text = text.slice(0, at) + text.slice(at + length);
        break;
      case 1:
        text = text.slice(0, at) + text.slice(Math.max(0, at - length * 4));
        break;
      case 2:
        text = text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1);
        break;
      case 3:
        text = text.slice(0, at);
        break;
      default:
        text = text.slice(0, at) + random.pick(PIECES) + text.slice(at);
    }
  }
  return Buffer.from(text, "latin1");
}

/** The number of connections by how they ended. */
export interface HttpReport {
  readonly statuses: Record<string, number>;
  readonly problems: string[];
}

/** Sends `cases` damaged requests, each on a separate connection. */
export async function fuzzHttp(cases: number, seed: string): Promise<HttpReport> {
  const report: HttpReport = { statuses: {}, problems: [] };
  const handler = async (request: Request) => {
    const host = request.headers.get("host"), length = request.headers.get("content-length");
    if (length !== null && request.headers.has("transfer-encoding")) report.problems.push("two lengths");
    if (host === null || !new URL(request.url).hostname) report.problems.push("no host");
    const bytes = await request.bytes().catch(() => undefined);
    if (bytes && length !== null && request.body && bytes.length !== Number(length)) {
      report.problems.push(`a body of ${bytes.length} bytes with Content-Length ${length}`);
    }
    return bytes ? text(200, "ok") : text(400, "bad");
  };
  const times = { headTimeout: 300, idleTimeout: 300, sendTimeout: 300, bodyTimeout: 300 };
  const settings = completeSettings({ ...times, maxConnections: 100 });
  const server = await HttpServer.listen(handler, settings, 0, "127.0.0.1");
  let index = 0;
  const client = async () => {
    while (index < cases) {
      const current = index++;
      const request = mutateRequest(new Random(`http ${seed} ${current}`));
      const answer = await send(server.port, request);
      const statuses = answer.match(/(?<=HTTP\/1\.1 )\d+(?= )/g) ?? ["none"];
      for (const status of statuses) report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (answer !== "" && !answer.startsWith("HTTP/1.1 ") || /HTTP\/1\.1 500/.test(answer)) {
        report.problems.push(`#${current}: ${JSON.stringify(answer.slice(0, 100))}`);
      }
      if (answer === "timeout") report.problems.push(`#${current}: neither answered nor closed`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, client));
  const valid = await send(
    server.port,
    Buffer.from("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
  );
  if (!valid.startsWith("HTTP/1.1 200")) report.problems.push("a valid request was not answered");
  await server.stop();
  return report;
}

/** Sends bytes, closes the sending side, and returns everything received before the server closes. */
function send(port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.end(bytes));
    const timer = setTimeout(() => {
      answer = "timeout";
      socket.destroy();
    }, 10_000);
    socket.on("data", (data) => answer += data.toString("latin1"));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

if (import.meta.main) {
  const [cases = "10000", seed = "1"] = process.argv.slice(2);
  const start = performance.now();
  const { statuses, problems } = await fuzzHttp(Number(cases), seed);
  console.log(`http: ${cases} requests, ${((performance.now() - start) / 1000).toFixed(1)} s`, statuses);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
