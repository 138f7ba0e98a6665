// Requests as an attacker sends them: any header, the Host too, no redirect followed, and a cookie only when given.
import { type IncomingHttpHeaders, request } from "node:http";

export interface SendOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  body?: string | Uint8Array;
  cookie?: string | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The cookie that the answer sets, as a request carries it; null when it sets none. */
  cookie: string | null;
}

/** Sends one request. A form is sent as from our own page unless `headers` says otherwise; "" leaves a header out. */
export function send(address: string, options: SendOptions = {}): Promise<Answer> {
  const { method = options.form || options.body ? "POST" : "GET", form, body, cookie } = options;
  const url = new URL(address);
  const text = form ? new URLSearchParams(form).toString() : body;
  const headers = Object.entries({
    ...(form ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
    ...(method === "GET" || method === "HEAD" ? {} : { Origin: url.origin }),
    ...(text === undefined ? {} : { "Content-Length": String(Buffer.byteLength(text)) }),
    ...(cookie ? { Cookie: cookie } : {}),
    ...options.headers,
  }).filter(([, value]) => value !== "");
  return new Promise((done, refuse) => {
    // The path is sent as it was written: a URL would tidy it up.
    const path = address.slice(url.origin.length) || "/";
    // A connection of its own for each: a refusal may end it before the body has been read.
    const outgoing = request(
      {
        host: url.hostname,
        port: url.port,
        path,
        method,
        headers: Object.fromEntries(headers),
        agent: false,
        // An answer may lead to an address that is as long as the one that was asked for.
        maxHeaderSize: 256 * 1024,
      },
      (response) => {
        let received = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          received += chunk;
        });
        response.on("end", () => {
          const [set] = response.headers["set-cookie"] ?? [];
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            cookie: set?.split(";")[0] ?? null,
          });
        });
      },
    );
    // A connection that has become a WebSocket is an answer too.
    outgoing.once("upgrade", ({ statusCode = 0, headers }, socket) => {
      socket.destroy();
      done({ status: statusCode, headers, text: "", cookie: null });
    });
    outgoing.once("error", refuse);
    outgoing.end(text);
  });
}
