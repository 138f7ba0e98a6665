// One channel a user: it holds the sockets of the user's open pages and passes messages to them. It sleeps between
// messages and answers pings without waking up. All it keeps are two instants (domain/live/line.ts), so that a page learns
// whether it has missed anything, and a ticket of an ended session opens nothing.
import { DurableObject } from "cloudflare:workers";
import { LINE_HEADER, readLineOpening } from "~/contracts/live/line.ts";
import type { LineGreeting, LiveEvent } from "~/contracts/live/live-event.ts";
import { type ChannelMemory, isBehind, isTicketBelieved, nextInstant } from "~/domain/live/line.ts";
import type { LiveChannelApi } from "~/services/live.server.ts";

const PING = "ping";
const PONG = "pong";
/** In the range that applications may use: the session behind the socket has ended. */
const SESSION_ENDED = 4001;

export class LiveChannel extends DurableObject<Env> implements LiveChannelApi {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /**
   * Takes a socket over and tells it first whether its page is behind. workers/realtime/connect.ts has made sure whose it
   * is; where that was by a ticket that may be an ended session's, 401 asks to look the session up.
   */
  override fetch(request: Request): Response {
    const opening = readLineOpening(request.headers.get(LINE_HEADER));
    if (!opening) return new Response(null, { status: 400 });
    const memory = this.memory();
    const { ticketMadeAt } = opening;
    if (ticketMadeAt !== null && !isTicketBelieved(ticketMadeAt, memory)) {
      return new Response(null, { status: 401 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [opening.tag]);
    const greeting = { type: "line", at: memory.toldAt, isBehind: isBehind(opening, memory) } as const;
    server.send(JSON.stringify(greeting satisfies LineGreeting));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells an event to every open page of the user. */
  async publish(event: LiveEvent): Promise<void> {
    const at = nextInstant(Date.now(), this.memory().toldAt);
    // Remembered first: a socket that opens from now on is told that its page is behind.
    this.remember("toldAt", at);
    const message = JSON.stringify({ ...event, at });
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
    this.remember("endedAt", Date.now());
    close(this.ctx.getWebSockets());
  }

  /** Closes the sockets that were opened by one session. */
  async closeSession(tag: string): Promise<void> {
    this.remember("endedAt", Date.now());
    close(this.ctx.getWebSockets(tag));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  private memory(): ChannelMemory {
    const { kv } = this.ctx.storage;
    return { toldAt: kv.get<number>("toldAt") ?? 0, endedAt: kv.get<number>("endedAt") ?? 0 };
  }

  private remember(name: keyof ChannelMemory, at: number): void {
    this.ctx.storage.kv.put(name, at);
  }
}

function close(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) socket.close(SESSION_ENDED, "signed out");
}
