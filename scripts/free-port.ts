// A port for a server that must know its own address before it listens.
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems hand out by themselves, where a connection of another process takes a port back at once. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port of localhost that no process listens on, and that no system gives away. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once("error", () => done(false))
      .listen(port, "localhost", () => probe.close(() => done(true)));
  });
}
