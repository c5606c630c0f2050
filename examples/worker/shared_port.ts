import { createServer, type Server } from "node:net";
import process from "node:process";

/**
 * Checks that several processes can listen on one port, which Linux spreads connections over (`SO_REUSEPORT`).
 * Deno 2.5 ignores the option, and other systems have none that spreads.
 *
 * @throws {RangeError} If they cannot.
 */
export async function checkPortSharing(hostname: string): Promise<void> {
  const servers: Server[] = [];
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const server = createServer().once("error", reject);
      servers.push(server);
      server.listen({ port, host: hostname, reusePort: true }, () => {
        resolve((server.address() as { port: number }).port);
      });
    });
  try {
    if (process.platform !== "linux") throw new Error(process.platform);
    await listen(await listen(0));
  } catch (cause) {
    throw new RangeError(
      "REUSE_PORT: expected Linux and a runtime that shares ports, such as Bun, " +
        "Node.js, or a newer Deno",
      { cause },
    );
  } finally {
    for (const server of servers) server.close();
  }
}
