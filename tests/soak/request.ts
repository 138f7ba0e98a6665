// One request on a connection of its own: a kept one may be closed by the server just when something is sent on it, and then
// nobody knows whether that has arrived, without any trouble of ours.
import { request } from "node:http";

const DEADLINE_MS = 30_000;

export interface Answer {
  status: number;
  location: string;
  /** What the first cookie that it sets, but for that of writes, is sent back as; '' for none. */
  cookie: string;
  /** The cookie of writes, in the same way; null if it isn't set. */
  wrote: string | null;
  text: string;
}

export interface Sending {
  headers: Readonly<Record<string, string>>;
  /** Null to ask for a page. */
  body: URLSearchParams | FormData | string | null;
  /** POST without it, where there is a body. */
  method?: "PUT";
}

/** Sends a request and reads its answer whole; rejects when there is none, or only a part of it. */
export async function send(address: string, { headers, body, method }: Sending): Promise<Answer> {
  const sent = body === null ? null : new Response(body);
  const bytes = sent ? Buffer.from(await sent.arrayBuffer()) : null;
  const about = bytes
    ? { "Content-Type": sent?.headers.get("Content-Type") ?? "", "Content-Length": String(bytes.length) }
    : {};
  return new Promise((done, refuse) => {
    const outgoing = request(address, {
      method: method ?? (bytes ? "POST" : "GET"),
      agent: false,
      headers: { ...headers, ...about },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    outgoing.once("error", refuse);
    outgoing.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("error", refuse);
      response.once("end", () => {
        const pairs = response.headers["set-cookie"]?.map((set) => set.split(";")[0] ?? "") ?? [];
        const isOfWrites = (pair: string) => pair.startsWith("wrote=");
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? "",
          cookie: pairs.find((pair) => !isOfWrites(pair)) ?? "",
          wrote: pairs.find(isOfWrites) ?? null,
          text,
        });
      });
    });
    outgoing.end(bytes ?? undefined);
  });
}
