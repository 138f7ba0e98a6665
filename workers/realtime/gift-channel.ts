// One channel per gift list: it holds the sockets of givers' open pages and tells them when something on the list was changed
// last, and nothing more. It knows nobody, keeps that one instant, and sleeps between messages.
import { DurableObject } from "cloudflare:workers";
import type { GiftChannelApi } from "~/services/gift-line.server.ts";

/** More than any family; whoever comes later sees the same page, without news. */
const MOST_SOCKETS = 200;
/** Pages send nothing; whatever comes isn't from our pages. */
const AGAINST_POLICY = 1008;

/** When the list was changed last (0: not since it is kept), and how many pages are told: they spread their reading. */
function message(toldAt: number, pages: number): string {
  return `${toldAt} ${pages}`;
}

export class GiftChannel extends DurableObject<Env> implements GiftChannelApi {
  /**
   * Accepts a socket and first tells it of the last change: its page may be older. workers/realtime/connect-giver.ts has made
   * sure that there is such a list.
   */
  override async fetch(): Promise<Response> {
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
    if (open.length >= MOST_SOCKETS) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.send(message(this.ctx.storage.kv.get<number>("toldAt") ?? 0, open.length + 1));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells every open page of the list to read it again. */
  async tell(): Promise<void> {
    const at = Date.now();
    // Remembered first: a socket that opens from now on is told.
    this.ctx.storage.kv.put("toldAt", at);
    const sockets = this.ctx.getWebSockets();
    for (const socket of sockets) {
      try {
        socket.send(message(at, sockets.length));
      } catch {
        socket.close(1011, "cannot send");
      }
    }
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(AGAINST_POLICY, "nothing to say");
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 mean that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
