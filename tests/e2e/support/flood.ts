// More than anyone may send, as a seemingly endless stream: how soon the server refuses.
import { request } from "node:http";

const CHUNK = Buffer.alloc(64 * 1024, "a");

export interface FloodAnswer {
  /** Null when the connection was cut during the upload and the answer was lost with it. */
  status: number | null;
  /** Bytes handed over by then. */
  sent: number;
}

/** Streams up to this many bytes as a form, and stops when an answer begins. */
export function flood(
  address: string,
  bytes: number,
  headers: Readonly<Record<string, string>>,
): Promise<FloodAnswer> {
  const url = new URL(address);
  return new Promise((done, refuse) => {
    let sent = 0;
    let isAnswered = false;
    const outgoing = request(url, {
      method: "POST",
      agent: false,
      headers: { Origin: url.origin, ...headers },
    });
    outgoing.once("response", (response) => {
      isAnswered = true;
      done({ status: response.statusCode ?? 0, sent });
      response.resume();
      outgoing.destroy();
    });
    // A refusal may end the connection while we are still writing.
    outgoing.on("error", (error) => {
      const isCut = "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
      const end = () => (isCut ? done({ status: null, sent }) : refuse(error));
      if (!isAnswered) setTimeout(() => (isAnswered ? undefined : end()), 500);
    });
    function pour(): void {
      while (!isAnswered && sent < bytes) {
        sent += CHUNK.length;
        if (!outgoing.write(CHUNK)) {
          outgoing.once("drain", pour);
          return;
        }
      }
      if (!isAnswered) outgoing.end();
    }
    pour();
  });
}
