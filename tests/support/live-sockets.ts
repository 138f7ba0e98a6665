// A page's end of the live channel: it requests /live as a browser does and keeps what it is told.
import { env as bindings } from "cloudflare:workers";
import { expect, onTestFinished, vi } from "vitest";
import { type LineGreeting, lineGreeting } from "~/contracts/live/live-event.ts";
import { connectLive } from "../../workers/realtime/connect.ts";

export const OWN_ORIGIN = "http://localhost:8787";

export interface LiveSocket {
  socket: WebSocket;
  /** What it was told after the greeting. */
  messages: string[];
  greeting: LineGreeting;
}

/** What a page sends when it asks for its line. */
export interface LineWish {
  ticket?: string;
  heard?: string;
}

/** The answer to a request for the live channel with these headers; null leaves out a header. */
export function askForLive(
  headers: Record<string, string | null>,
  env: Env = bindings,
  wish: LineWish = {},
): Promise<Response> {
  const all: Record<string, string | null> = { Upgrade: "websocket", Origin: OWN_ORIGIN, ...headers };
  const request = new Request(`${OWN_ORIGIN}/live?${new URLSearchParams({ ...wish })}`);
  const given = new Headers(request.headers);
  for (const [name, value] of Object.entries(all)) {
    if (value !== null) given.set(name, value);
  }
  return connectLive(new Request(request, { headers: given }), env, Date.now());
}

/** An open socket of the session in the cookie, greeted; closed when the test ends. */
export async function openLive(
  cookie: string,
  wish: LineWish = {},
  env: Env = bindings,
): Promise<LiveSocket> {
  const { webSocket } = await askForLive({ Cookie: cookie }, env, wish);
  if (!webSocket) throw new Error("The live channel was refused");
  const messages: string[] = [];
  webSocket.addEventListener("message", ({ data }) => {
    messages.push(String(data));
  });
  webSocket.accept();
  onTestFinished(() => webSocket.close(1000));
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  const [greeting] = messages.splice(0, 1).map((message) => lineGreeting.parse(JSON.parse(message)));
  if (!greeting) throw new Error("The line was not greeted");
  return { socket: webSocket, messages, greeting };
}
