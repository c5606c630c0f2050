import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server of this process. */
export interface LocalServer {
  /** `http://127.0.0.1:PORT/`. */
  readonly address: string;
  close(): void;
}

/** Answers requests on a free port of the loopback interface. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
