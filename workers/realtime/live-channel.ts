// One channel a user: it holds the sockets of the user's open pages and passes messages to them. It keeps no
// state of its own, sleeps between messages, and answers pings without waking up.
import { DurableObject } from "cloudflare:workers";
import { type LiveChannelApi, SESSION_TAG_HEADER } from "~/services/live.server.ts";

const PING = "ping";
const PONG = "pong";
/** In the range that applications may use: the session behind the socket has ended. */
const SESSION_ENDED = 4001;

export class LiveChannel extends DurableObject<Env> implements LiveChannelApi {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes a socket over; workers/realtime/connect.ts has made sure whose it is. */
  override fetch(request: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    const tag = request.headers.get(SESSION_TAG_HEADER);
    this.ctx.acceptWebSocket(server, tag ? [tag] : []);
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

  /** Closes every socket of the user. */
  async closeAll(): Promise<void> {
    close(this.ctx.getWebSockets());
  }

  /** Closes the sockets that were opened by one session. */
  async closeSession(tag: string): Promise<void> {
    close(this.ctx.getWebSockets(tag));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}

function close(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) socket.close(SESSION_ENDED, "signed out");
}
