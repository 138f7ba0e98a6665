// One channel per user: it holds the sockets of the user's open pages and passes messages to them. It sleeps between messages and
// answers pings without waking up. All it keeps is two instants (domain/live/line.ts), so that a page learns whether it has missed
// anything, and so that a ticket of an ended session opens nothing. While a socket is open it wakes up once a minute and makes sure
// that the sessions behind its sockets are live.

import { DurableObject } from "cloudflare:workers";
import type { LineOpening, SocketOwner } from "~/contracts/live/line-messages.ts";
import type { LineGreeting, LiveEvent } from "~/contracts/live/live-event.ts";
import {
  type ChannelMemory,
  givingWay,
  isBehind,
  isTicketBelieved,
  LINE_CLOSED,
  LINE_HEADER,
  nextCheck,
  nextInstant,
  RECHECK_MS,
} from "~/domain/live/line.ts";
import { currentTime } from "~/lib/current-time.ts";
import type { LiveChannelApi } from "~/services/live.server.ts";
import { securityLog } from "~/services/security-log.server.ts";

/** Loaded with the first socket: it brings the database and the contracts along, and the Worker's door has to be small. */
const loadSockets = () => import("./line-sockets.ts");

const PING = "ping";
const PONG = "pong";
/** Pages send nothing but pings; whatever else comes isn't from our pages. */
const AGAINST_POLICY = 1008;

export class LiveChannel extends DurableObject<Env> implements LiveChannelApi {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /**
   * Accepts a socket and first tells it whether its page is behind. workers/realtime/connect.ts has made sure whose it is; if that
   * was by a ticket that may belong to an ended session, 401 asks for a look at the session.
   */
  override async fetch(request: Request): Promise<Response> {
    // Everything that the channel remembers is read after this wait.
    const { readLineOpening, readSocketOwner } = await loadSockets();
    const opening = readLineOpening(request.headers.get(LINE_HEADER));
    if (!opening) return new Response(null, { status: 400 });
    const memory = this.memory();
    const { ticketMadeAt } = opening;
    if (ticketMadeAt !== null && !isTicketBelieved(ticketMadeAt, memory)) {
      return new Response(null, { status: 401 });
    }
    const now = currentTime(this.env);
    this.makeRoom(opening.tag, readSocketOwner);
    const client = this.accept(opening, memory, now);
    const { storage } = this.ctx;
    const planned = await storage.getAlarm();
    const due = nextCheck(ticketMadeAt ?? now, planned);
    if (due !== planned) await storage.setAlarm(due);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends an event to every open page of the user. */
  async publish(event: LiveEvent): Promise<void> {
    const at = nextInstant(currentTime(this.env), this.memory().toldAt);
    const message = JSON.stringify({ ...event, at });
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        socket.close(1011, "cannot send");
      }
    }
    // Written last, because messages sent after a write wait for the disk. No socket can open in between.
    this.remember("toldAt", at);
  }

  /** Closes every socket of the user. */
  async closeAll(): Promise<void> {
    this.remember("endedAt", currentTime(this.env));
    close(this.ctx.getWebSockets());
  }

  /** Closes the sockets that were opened by one session. */
  async closeSession(tag: string): Promise<void> {
    this.remember("endedAt", currentTime(this.env));
    close(this.ctx.getWebSockets(tag));
  }

  /** Closes the sockets whose sessions are no longer live, and comes back while any is open. */
  override async alarm(): Promise<void> {
    const sockets = this.ctx.getWebSockets();
    if (sockets.length === 0) return;
    const now = currentTime(this.env);
    const { checkSockets } = await loadSockets();
    const over = await checkSockets(this.env.DB, sockets, now);
    close(over);
    if (over.length < sockets.length) await this.ctx.storage.setAlarm(now + RECHECK_MS);
  }

  override webSocketMessage(socket: WebSocket): void {
    // What was on its way when the socket was closed still arrives.
    if (socket.readyState !== WebSocket.OPEN) return;
    securityLog("socket_refused", { reason: "message" });
    socket.close(AGAINST_POLICY, "nothing to say");
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 mean that no code came; they may not be sent back.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  private accept(opening: LineOpening, memory: ChannelMemory, now: number): WebSocket {
    const { userId, tokenHash, tag } = opening;
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [tag]);
    server.serializeAttachment({ userId, tokenHash, openedAt: now } satisfies SocketOwner);
    const greeting = { type: "line", at: memory.toldAt, isBehind: isBehind(opening, memory) } as const;
    server.send(JSON.stringify(greeting satisfies LineGreeting));
    return client;
  }

  /** The oldest are closed first: most likely nobody sees that tab, or it is gone already. */
  private makeRoom(tag: string, readOwner: (kept: unknown) => SocketOwner | null): void {
    const open = this.ctx
      .getWebSockets(tag)
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => ({ socket, openedAt: readOwner(attachment(socket))?.openedAt ?? 0 }));
    for (const { socket } of givingWay(open)) socket.close(LINE_CLOSED.tooMany, "too many pages");
  }

  private memory(): ChannelMemory {
    const { kv } = this.ctx.storage;
    return { toldAt: kv.get<number>("toldAt") ?? 0, endedAt: kv.get<number>("endedAt") ?? 0 };
  }

  private remember(name: keyof ChannelMemory, at: number): void {
    this.ctx.storage.kv.put(name, at);
  }
}

function attachment(socket: WebSocket): unknown {
  return socket.deserializeAttachment();
}

function close(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) socket.close(LINE_CLOSED.sessionEnded, "signed out");
}
