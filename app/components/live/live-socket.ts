// The socket behind a tab's live line: it reconnects and sends pings. A separate file, so that its library
// loads after the page.
import ReconnectingWebSocket, { type CloseEvent } from "partysocket/ws";

const PING_EVERY_MS = 25_000;
const RECONNECT = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 15_000,
  reconnectionDelayGrowFactor: 1.7,
};

/** The channel's close codes, repeated here to keep that module's validators out of the browser. */
const SESSION_ENDED = 4001;
const TOO_MANY = 4008;

interface SocketEnd {
  /** The query for each connection attempt. */
  query(): URLSearchParams;
  opened(): void;
  lost(): void;
  told(data: unknown): void;
  /** The session has ended, and the socket is closed for good. */
  ended(): void;
}

/** Opens a socket and keeps it open; returns a function that closes it for good. */
export function openSocket(end: SocketEnd): () => void {
  // The library adds a random part to its shortest delay, so that clients don't all reconnect at once.
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
    // Other tabs are in use; this one reconnects when it becomes visible.
    if (code === TOO_MANY) socket.close();
    else if (code === SESSION_ENDED || !wasOpen) void endIfSignedOut();
  });
  socket.addEventListener("message", ({ data }) => {
    if (!hasLeft) end.told(data);
  });
  // A dead connection can look open for minutes, so the socket reconnects as soon as the network is back.
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
    // A connecting socket is closed once it is open: browsers log an error for one closed earlier.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  }
  return leave;
}

/** A refused socket doesn't say why, so the server is asked whether the session has ended. */
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
