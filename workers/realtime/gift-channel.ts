// One channel per gift list. It holds the sockets of givers' open pages, and tells them when the list has changed and, after a
// reservation, how many pieces are left. It doesn't know who they are, stores only the time of the last change, and sleeps in between.

import { DurableObject } from "cloudflare:workers";
import { giverMessage, type LineNews } from "~/contracts/gifts/giver-page.ts";
import { nextInstant } from "~/domain/live/line.ts";
import { currentTime } from "~/lib/current-time.ts";
import type { GiftChannelApi } from "~/services/live.server.ts";

/** More than any family; whoever comes later sees the same page, without news. */
const MOST_SOCKETS = 200;
/** Pages send nothing; whatever comes isn't from our pages. */
const AGAINST_POLICY = 1008;

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
    server.send(giverMessage({ toldAt: this.toldAt(), pages: open.length + 1 }));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells every open page of the list what has changed, or to read it again. */
  async tell(news?: LineNews): Promise<void> {
    const toldAt = nextInstant(currentTime(this.env), this.toldAt());
    const sockets = this.ctx.getWebSockets();
    const message = giverMessage({ toldAt, pages: sockets.length }, news);
    for (const socket of sockets) {
      try {
        socket.send(message);
      } catch {
        socket.close(1011, "cannot send");
      }
    }
    // Written last, because messages sent after a write wait for the disk. No socket can open in between.
    this.ctx.storage.kv.put("toldAt", toldAt);
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(AGAINST_POLICY, "nothing to say");
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 mean that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  private toldAt(): number {
    return this.ctx.storage.kv.get<number>("toldAt") ?? 0;
  }
}
