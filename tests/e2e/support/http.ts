// Requests as an attacker would send them: any header including Host, no redirect followed, and a cookie only
// if given.
import { type IncomingHttpHeaders, request } from "node:http";

export interface SendOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>;
  /** Sent unchanged. */
  body?: string | Uint8Array;
  cookie?: string | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The first cookie that the answer sets, but for that of writes, as a Cookie header; null if it sets none. */
  cookie: string | null;
}

/**
 * Sends one request. A form is sent as if from our own page unless `headers` says otherwise; "" omits a
 * header.
 */
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
    // Send the path exactly as written; a URL object would normalize it.
    const path = address.slice(url.origin.length) || "/";
    // A new connection for each request: a refusal may end it before the body was read.
    const outgoing = request(
      {
        host: url.hostname,
        port: url.port,
        path,
        method,
        headers: Object.fromEntries(headers),
        agent: false,
        // An answer may redirect to an address as long as the requested one.
        maxHeaderSize: 256 * 1024,
      },
      (response) => {
        let received = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          received += chunk;
        });
        response.on("end", () => {
          const [set] = (response.headers["set-cookie"] ?? []).filter((one) => !one.startsWith("wrote="));
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            cookie: set?.split(";")[0] ?? null,
          });
        });
      },
    );
    // A connection upgraded to a WebSocket is an answer too.
    outgoing.once("upgrade", ({ statusCode = 0, headers }, socket) => {
      socket.destroy();
      done({ status: statusCode, headers, text: "", cookie: null });
    });
    outgoing.once("error", refuse);
    outgoing.end(text);
  });
}
