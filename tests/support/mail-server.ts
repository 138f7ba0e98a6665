// A mail provider of our own that speaks Resend's POST /emails at a real address, with its idempotency keys,
// and breaks on command. A station is a path of its own (`{url}/{station}`), scripted over HTTP because the
// tests run in workerd: PUT {station}/script, GET {station}/seen.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What happens to one request; after the last step of the script every request is accepted. */
export type MailAnswer =
  | { kind: "status"; status: number; retryAfter?: string }
  /** Takes the mail, but the answer never comes. */
  | { kind: "accept-silently" }
  /** Takes the mail and hangs up. */
  | { kind: "accept-and-hang-up" };

export interface SeenMail {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
}

export interface SeenByStation {
  requests: SeenMail[];
  /** Mails that left: one for each idempotency key. */
  sent: SeenMail[];
}

interface Station extends SeenByStation {
  script: MailAnswer[];
}

/** Starts the server on a free port of this machine. */
export async function startMailServer(): Promise<{ url: string; close(): Promise<void> }> {
  const stations = new Map<string, Station>();
  const stationAt = (name: string) => {
    const station = stations.get(name) ?? { script: [], requests: [], sent: [] };
    stations.set(name, station);
    return station;
  };
  const server = createServer((request, response) => {
    serve(request, response, stationAt).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  stationAt: (name: string) => Station,
): Promise<void> {
  const [, name = "", what] = /^\/([^/]+)\/(emails|script|seen)$/.exec(request.url ?? "") ?? [];
  const station = stationAt(name);
  if (what === "script" && request.method === "PUT") {
    station.script = JSON.parse(await readText(request));
    response.writeHead(204).end();
  } else if (what === "seen") {
    sendJson(response, 200, { requests: station.requests, sent: station.sent });
  } else if (what === "emails" && request.method === "POST") {
    await takeMail(station, request, response);
  } else sendJson(response, 404, { name: "not_found" });
}

async function takeMail(station: Station, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = request.headers["idempotency-key"];
  const mail: SeenMail = {
    authorization: request.headers.authorization,
    idempotencyKey: typeof key === "string" ? key : undefined,
    body: JSON.parse(await readText(request)),
  };
  station.requests.push(mail);
  const answer = station.script.shift();
  if (answer?.kind === "status") {
    if (answer.retryAfter) response.setHeader("Retry-After", answer.retryAfter);
    return sendJson(response, answer.status, { name: "scripted", statusCode: answer.status });
  }
  const isKnown = station.sent.some(({ idempotencyKey }) => idempotencyKey === mail.idempotencyKey);
  if (!isKnown) station.sent.push(mail);
  if (answer?.kind === "accept-silently") return;
  if (answer?.kind === "accept-and-hang-up") response.destroy();
  else sendJson(response, 200, { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
