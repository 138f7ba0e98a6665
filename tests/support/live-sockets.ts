// A page's end of the live channel: it asks for /live as a browser does and keeps what it is told.
import { env as bindings } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import { connectLive } from "../../workers/realtime/connect.ts";

export const OWN_ORIGIN = "http://localhost:8787";

export interface LiveSocket {
  socket: WebSocket;
  messages: string[];
}

/** The answer to a request for the live channel with these headers; null leaves a header out. */
export function askForLive(headers: Record<string, string | null>, env: Env = bindings): Promise<Response> {
  const all: Record<string, string | null> = { Upgrade: "websocket", Origin: OWN_ORIGIN, ...headers };
  const request = new Request(`${OWN_ORIGIN}/live`);
  const given = new Headers(request.headers);
  for (const [name, value] of Object.entries(all)) {
    if (value !== null) given.set(name, value);
  }
  return connectLive(new Request(request, { headers: given }), env, Date.now());
}

/** An open socket of the session in the cookie; closed when the test ends. */
export async function openLive(cookie: string): Promise<LiveSocket> {
  const { webSocket } = await askForLive({ Cookie: cookie });
  if (!webSocket) throw new Error("The live channel was refused");
  const messages: string[] = [];
  webSocket.addEventListener("message", ({ data }) => {
    messages.push(String(data));
  });
  webSocket.accept();
  onTestFinished(() => webSocket.close(1000));
  return { socket: webSocket, messages };
}
