// A page's ticket opens its live connection without the database, and the first message says whether the page
// is out of date.
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { readLineWord } from "~/contracts/live/read-live-event.ts";
import { openDatabase } from "~/data/database.server.ts";
import { CLOCK_MARGIN_MS, TICKET_LIFE_MS } from "~/domain/live/line.ts";
import { sealLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { endSession, signOut } from "~/usecases/accounts/delete-account.ts";
import { sessionTag } from "../../../app/data/sessions.server.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { askForLive, openLive } from "../../support/live-sockets.ts";

const db = openDatabase(env.DB);
const live = livePublisher(env.LIVE_CHANNEL);
const SELECTION: LiveEvent = { type: "selection", selectedOnboardingId: null };

let userId: string;
let session: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  userId = (await aUser(db)).id;
  session = await aSession(db, userId);
});

/** The ticket of a page read at that time. */
const ticketOf = (owner: { tokenHash: string }, readAt = Date.now(), secret = env.TOKEN_SECRET) =>
  sealLiveTicket(secret, { userId, tokenHash: owner.tokenHash }, readAt);

/** The bindings, with a database that counts its calls. */
function counted() {
  const trips: (readonly string[])[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements);
    return run();
  });
  return { trips, bindings: { ...env, DB } };
}

/** Sends an event to the user's pages; returns the event's time. */
async function tell(): Promise<number> {
  await live.publish(userId, SELECTION);
  return (await openLive(session.cookie)).greeting.at;
}

describe("a page's ticket", () => {
  it("opens the line without the database", async () => {
    const { trips, bindings } = counted();
    const wish = { ticket: await ticketOf(session) };
    expect((await openLive(session.cookie, wish, bindings)).greeting).toEqual({
      type: "line",
      at: 0,
      isBehind: false,
    });
    expect(trips).toEqual([]);
  });

  it.each([
    ["no ticket", async () => undefined],
    ["nonsense", async () => "AAAA"],
    ["a ticket of another secret", () => ticketOf(session, Date.now(), "another secret")],
    ["a ticket of another session", async () => ticketOf(await aSession(db, userId))],
    ["an old ticket", () => ticketOf(session, Date.now() - TICKET_LIFE_MS - 1)],
  ])("with %s the session is looked up", async (_, make) => {
    const { trips, bindings } = counted();
    const ticket = await make();
    await openLive(session.cookie, ticket === undefined ? {} : { ticket }, bindings);
    expect(trips).toHaveLength(1);
  });

  it("counts for nobody without the session's own cookie", async () => {
    const ticket = await ticketOf(session);
    const stranger = await aSession(db, (await aUser(db)).id, { expiresAt: Date.now() - 1 });
    for (const Cookie of [null, stranger.cookie]) {
      expect((await askForLive({ Cookie }, env, { ticket })).status).toBe(401);
    }
  });

  it("S21 opens nothing once its session has ended", async () => {
    const ticket = await ticketOf(session);
    await signOut({ db, live }, { userId, tokenHash: session.tokenHash });
    expect((await askForLive({ Cookie: session.cookie }, env, { ticket })).status).toBe(401);
  });

  it("S21 opens nothing once its session has ended, also after the channel was evicted", async () => {
    const ticket = await ticketOf(session);
    await endSession({ db, live }, userId, sessionTag(session.tokenHash));
    await evictDurableObject(env.LIVE_CHANNEL.getByName(userId));
    expect((await askForLive({ Cookie: session.cookie }, env, { ticket })).status).toBe(401);
  });

  it("of another session of the user still leads to a line, by looking that session up", async () => {
    const other = await aSession(db, userId);
    const ticket = await ticketOf(other);
    await signOut({ db, live }, { userId, tokenHash: session.tokenHash });
    const { trips, bindings } = counted();
    await openLive(other.cookie, { ticket }, bindings);
    expect(trips).toHaveLength(1);
  });
});

describe("the first word on a line", () => {
  it("says that a page is behind when something was told after it was read and before its line opened", async () => {
    const ticket = await ticketOf(session);
    await live.publish(userId, SELECTION);
    expect((await openLive(session.cookie, { ticket })).greeting.isBehind).toBe(true);
  });

  it("says so too when the channel was evicted in between", async () => {
    const ticket = await ticketOf(session);
    await live.publish(userId, SELECTION);
    await evictDurableObject(env.LIVE_CHANNEL.getByName(userId));
    expect((await openLive(session.cookie, { ticket })).greeting.isBehind).toBe(true);
  });

  it("says so when the clock of the page's reader is a little ahead", async () => {
    const toldAt = await tell();
    const ticketAt = (readAt: number) => ticketOf(session, readAt);
    const ahead = await ticketAt(toldAt + CLOCK_MARGIN_MS - 1);
    expect((await openLive(session.cookie, { ticket: ahead })).greeting.isBehind).toBe(true);
    const later = await ticketAt(toldAt + CLOCK_MARGIN_MS);
    expect((await openLive(session.cookie, { ticket: later })).greeting.isBehind).toBe(false);
  });

  it("says that a page which comes back has missed something only when it has", async () => {
    const heard = await tell();
    const { greeting, messages } = await openLive(session.cookie, { heard: `${heard}` });
    expect(greeting).toEqual({ type: "line", at: heard, isBehind: false });
    await live.publish(userId, SELECTION);
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    const [word] = messages.map(readLineWord);
    expect(word).toEqual({ kind: "event", event: SELECTION, at: expect.any(Number) });
    const back = async (at: number) => (await openLive(session.cookie, { heard: `${at}` })).greeting;
    expect((await back(heard)).isBehind).toBe(true);
    const at = word?.kind === "event" ? word.at : null;
    expect(await back(at ?? 0)).toEqual({ type: "line", at, isBehind: false });
  });

  it("says that a page of which nothing is known is behind when anything was ever told", async () => {
    expect((await openLive(session.cookie)).greeting.isBehind).toBe(false);
    await tell();
    expect((await openLive(session.cookie, { heard: "-7.5" })).greeting.isBehind).toBe(true);
  });

  it("gives events of one instant different names", async () => {
    const { messages } = await openLive(session.cookie);
    await Promise.all([1, 2, 3].map(() => live.publish(userId, SELECTION)));
    await vi.waitFor(() => expect(messages).toHaveLength(3));
    const instants = messages.map(readLineWord).map((word) => (word?.kind === "event" ? word.at : null));
    expect(new Set(instants).size).toBe(3);
  });
});
