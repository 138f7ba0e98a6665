// One channel a user: it holds the sockets of the user's open pages and passes messages to them. It keeps no
// state of its own, sleeps between messages, and answers pings without waking up.
import { DurableObject } from "cloudflare:workers";
import type { LiveChannelApi } from "~/services/live.server.ts";

const PING = "ping";
const PONG = "pong";

export class LiveChannel extends DurableObject<Env> implements LiveChannelApi {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes a socket over; workers/realtime/connect.ts has made sure whose it is. */
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends a message to every open page of the user. */
  async publish(message: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        socket.close(1011, "cannot send");
      }
    }
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
