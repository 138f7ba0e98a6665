// The socket under a tab's live line: it reconnects by itself and keeps itself awake. A file of its own, so that the
// library comes after the page.
import ReconnectingWebSocket from "partysocket/ws";

const PING_EVERY_MS = 25_000;
const RECONNECT = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 15_000,
  reconnectionDelayGrowFactor: 1.7,
};

interface SocketEnd {
  /** What the line is asked for with, each time anew. */
  query(): URLSearchParams;
  opened(): void;
  lost(): void;
  told(data: unknown): void;
}

/** Opens a socket and keeps it open; answers what closes it for good. */
export function openSocket(end: SocketEnd): () => void {
  // The library waits a random part of its shortest delay, so that clients do not come back all at once.
  const socket = new ReconnectingWebSocket(() => addressOf(end.query()), [], RECONNECT);
  const ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("ping"), PING_EVERY_MS);
  let hasLeft = false;
  socket.addEventListener("open", () => (hasLeft ? socket.close() : end.opened()));
  socket.addEventListener("close", () => (hasLeft ? socket.close() : end.lost()));
  socket.addEventListener("message", ({ data }) => {
    if (!hasLeft) end.told(data);
  });
  // A line that was cut may look open for minutes, so a network that is back gets a new one at once.
  const comeBack = () => socket.reconnect();
  const wakeUp = () => {
    if (document.visibilityState === "visible" && socket.readyState === WebSocket.CLOSED) comeBack();
  };
  window.addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", wakeUp);
  return () => {
    window.removeEventListener("online", comeBack);
    document.removeEventListener("visibilitychange", wakeUp);
    clearInterval(ping);
    hasLeft = true;
    // A line that is being opened is let open first: browsers complain of one that is cut before.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  };
}

function addressOf(query: URLSearchParams): string {
  const url = new URL("/live", window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = query.toString();
  return url.href;
}
