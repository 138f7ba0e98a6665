// The socket under a tab's live line: it reconnects by itself and keeps itself awake. A file of its own, so that the
// library comes after the page.
import ReconnectingWebSocket, { type CloseEvent } from "partysocket/ws";

const PING_EVERY_MS = 25_000;
const RECONNECT = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 15_000,
  reconnectionDelayGrowFactor: 1.7,
};

/** As the channel says why it closes a socket; that contract stays on the server, with its checks. */
const SESSION_ENDED = 4001;
const TOO_MANY = 4008;

interface SocketEnd {
  /** What the line is asked for with, each time anew. */
  query(): URLSearchParams;
  opened(): void;
  lost(): void;
  told(data: unknown): void;
  /** The session is over: the socket is closed for good. */
  ended(): void;
}

/** Opens a socket and keeps it open; answers what closes it for good. */
export function openSocket(end: SocketEnd): () => void {
  // The library waits a random part of its shortest delay, so that clients do not come back all at once.
  const socket = new ReconnectingWebSocket(() => addressOf(end.query()), [], RECONNECT);
  const ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("ping"), PING_EVERY_MS);
  let hasLeft = false;
  let isOpen = false;
  socket.addEventListener("open", () => {
    isOpen = true;
    if (hasLeft) socket.close();
    else end.opened();
  });
  socket.addEventListener("close", ({ code }: CloseEvent) => {
    const wasOpen = isOpen;
    isOpen = false;
    if (hasLeft) return socket.close();
    end.lost();
    // Other tabs are looked at; this one comes back when it is.
    if (code === TOO_MANY) socket.close();
    else if (code === SESSION_ENDED || !wasOpen) void endIfSignedOut();
  });
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
  async function endIfSignedOut() {
    if (!navigator.onLine || !(await isSignedOut()) || hasLeft) return;
    leave();
    end.ended();
  }
  function leave() {
    window.removeEventListener("online", comeBack);
    document.removeEventListener("visibilitychange", wakeUp);
    clearInterval(ping);
    hasLeft = true;
    // A line that is being opened is let open first: browsers complain of one that is cut before.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  }
  return leave;
}

/** Whether the session is over: a socket that is refused does not say why. */
async function isSignedOut(): Promise<boolean> {
  try {
    return (await fetch("/live", { method: "HEAD", cache: "no-store" })).status === 401;
  } catch {
    return false;
  }
}

function addressOf(query: URLSearchParams): string {
  const url = new URL("/live", window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = query.toString();
  return url.href;
}
