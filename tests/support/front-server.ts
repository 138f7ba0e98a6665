// One of the host's servers behind a door of the test's own. The door can be shut, like a network that is
// gone, and can hand out another answer for an address, as the next build would.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { createHostedServer, type HostedServer } from "./hosted-server.ts";

/** Changes an answer on its way; null for an address that is no longer there. */
export type Change = (body: string) => string | null;

export interface FrontedServer extends HostedServer {
  /** Whether anyone answers from now on. */
  setReachable(isReachable: boolean): void;
  /** What has been requested, like 'GET /dashboards'. */
  readonly asked: readonly string[];
  /** Nobody answers for addresses that match; null ends that. */
  cut(path: RegExp | null): void;
  /** Changes the answers of addresses that match. */
  change(path: RegExp, change: Change): void;
  /** Leaves all answers as they are again. */
  unchange(): void;
}

/** A server that hasn't been started yet, at the address of its door. */
export async function createFrontedServer({
  weatherUrl,
}: {
  weatherUrl?: string;
} = {}): Promise<FrontedServer> {
  const door = createServer();
  // The door listens from the start, so that no other process takes its port while its server starts.
  const port = await listening(door);
  const url = `http://localhost:${port}`;
  const behind = await createHostedServer({
    ...(weatherUrl ? { weatherUrl } : {}),
    env: { APP_ORIGIN: url },
  });
  const changes: [RegExp, Change][] = [];
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let isReachable = true;
  let unanswered: RegExp | null = null;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const address = incoming.url ?? "";
    if (!isReachable || unanswered?.test(address)) return void incoming.socket.destroy();
    asked.push(`${incoming.method} ${address}`);
    const change = changes.findLast(([path]) => path.test(address))?.[1];
    const { method, headers } = incoming;
    const wanted = change ? asNew(headers) : headers;
    const passed = request(`${behind.url}${incoming.url}`, { method, headers: wanted }, (response) => {
      if (!change)
        return void response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
      void changed(response, change, outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  door.on("request", answer);
  door.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  door.on("upgrade", (incoming, socket, head) => {
    if (!isReachable) return void socket.destroy();
    const passed = connect(behind.port, "localhost", () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      );
      passed.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on("error", () => socket.destroy());
    socket.on("error", () => passed.destroy());
    socket.on("close", () => passed.destroy());
  });

  return {
    ...behind,
    url,
    setReachable(next) {
      isReachable = next;
      if (!next) for (const socket of sockets) socket.destroy();
    },
    asked,
    cut(path) {
      unanswered = path;
    },
    change: (path, change) => void changes.push([path, change]),
    unchange: () => void changes.splice(0),
    async dispose() {
      for (const socket of sockets) socket.destroy();
      door.close();
      await behind.dispose();
    },
  };
}

/** The port that a server listens on. */
function listening(server: Server): Promise<number> {
  return new Promise((done, refuse) => {
    server.once("error", refuse).listen(0, "localhost", () => {
      const address = server.address();
      if (typeof address === "object" && address) done(address.port);
      else refuse(new Error("No port"));
    });
  });
}

/**
 * A request's headers without its conditions, so that the whole answer comes, whatever the browser has
 * already.
 */
function asNew({ "if-none-match": _, "if-modified-since": __, ...headers }: IncomingMessage["headers"]) {
  return { ...headers, "accept-encoding": "identity" };
}

async function changed(response: IncomingMessage, change: Change, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = change(Buffer.concat(chunks).toString("utf8"));
  const { "content-length": _, "transfer-encoding": __, etag: ___, ...headers } = response.headers;
  outgoing.writeHead(body === null ? 404 : (response.statusCode ?? 502), headers);
  outgoing.end(body ?? "");
}
