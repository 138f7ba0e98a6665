// The page's line to what happens on the server: a socket that reconnects by itself, and word of its state so
// that a page can poll while the socket is down.
import ReconnectingWebSocket from "partysocket/ws";
import { useEffect, useEffectEvent, useState } from "react";
import { type LiveEvent, readLiveEvent } from "~/contracts/live/live-event.ts";

export type LiveState = "connecting" | "open" | "down";

const PING_EVERY_MS = 25_000;
const RECONNECT = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 15_000,
  reconnectionDelayGrowFactor: 1.7,
};

/**
 * Calls `onEvent` for each event of the signed-in user's channel, and `onOpen` whenever the line is there, at first
 * and after each loss: what happened while it was not has to be read then.
 */
export function useLiveChannel(onEvent: (event: LiveEvent) => void, onOpen: () => void): LiveState {
  const [state, setState] = useState<LiveState>("connecting");
  const receive = useEffectEvent(onEvent);
  const catchUp = useEffectEvent(onOpen);

  useEffect(() => {
    const url = new URL("/live", window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    // The library waits a random part of its shortest delay, so that clients do not come back all at once.
    const socket = new ReconnectingWebSocket(url.href, [], RECONNECT);
    const ping = setInterval(
      () => socket.readyState === WebSocket.OPEN && socket.send("ping"),
      PING_EVERY_MS,
    );
    let hasLeft = false;
    socket.addEventListener("open", () => {
      if (hasLeft) return socket.close();
      setState("open");
      catchUp();
    });
    socket.addEventListener("close", () => (hasLeft ? socket.close() : setState("down")));
    socket.addEventListener("message", ({ data }) => {
      const event = hasLeft ? null : readLiveEvent(data);
      if (event) receive(event);
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
  }, []);

  return state;
}
