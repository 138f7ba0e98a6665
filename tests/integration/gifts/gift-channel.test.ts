// The channel of a gift list: who may listen, what they are told, and how many may listen at once.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LineOpening } from "~/contracts/live/line-messages.ts";
import { readLineWord } from "~/contracts/live/read-live-event.ts";
import { giftLists } from "~/data/schema.ts";
import { LINE_HEADER } from "~/domain/live/line.ts";
import { giftLine } from "~/services/live.server.ts";
import { changeOwnGift, undoByMail } from "~/usecases/gifts/own-reservations.ts";
import { tellOfList } from "~/usecases/gifts/tell-of-gifts.ts";
import { connectGiver, isGiverLine } from "../../../workers/realtime/connect-giver.ts";
import { db } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import {
  anOpenedList,
  aReserveWish,
  GIFT_NOW,
  garmentIn,
  giverLine,
  type OpenedList,
  readListBehind,
  reserve,
  reserved,
} from "../../support/gifts.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";

let list: OpenedList;

beforeEach(async () => {
  list = await anOpenedList();
});

function ask(
  token = list.token,
  headers: Record<string, string> = {},
  bindings: Env = env,
): Promise<Response> {
  const request = new Request(`${OWN_ORIGIN}/gifts/${token}/live`, {
    headers: { Upgrade: "websocket", Origin: OWN_ORIGIN, ...headers },
  });
  expect(isGiverLine(request)).toBe(token.length === 22);
  return connectGiver(request, bindings, GIFT_NOW);
}

/** What a page is told: when, and to how many pages; of a line also by which change, and what is left of what is wished for. */
const told = (rest: string) => expect.stringMatching(new RegExp(`^\\d{13} ${rest.replaceAll(".", "\\.")}$`));

/** A giver's open page. */
async function listen(token = list.token): Promise<{ messages: string[]; socket: WebSocket }> {
  const { webSocket } = await ask(token);
  if (!webSocket) throw new Error("The channel was refused");
  const messages: string[] = [];
  webSocket.addEventListener("message", ({ data }) => {
    messages.push(String(data));
  });
  webSocket.accept();
  onTestFinished(() => webSocket.close(1000));
  return { messages, socket: webSocket };
}

it("tells every open page of the list, and no other list's, what is left or that something changed, and no more", async () => {
  const other = await listen((await anOpenedList()).token);
  const pages = [await listen(), await listen()];
  const { key, left, needed, owned } = garmentIn(await readListBehind(list.token));
  const secret = await reserved(list.token, aReserveWish(key, { pieces: 2, name: "Quixote" }));
  const news = `1 ${key} ${left - 2} ${needed - owned}`;
  for (const [at, { messages }] of pages.entries())
    await vi.waitFor(() => expect(messages).toEqual([`0 ${at + 1}`, told(`2 ${news}`)]));
  const deps = { db, now: GIFT_NOW, ...giverLine() };
  await changeOwnGift(deps, secret, { intent: "pieces", pieces: 1 });
  await changeOwnGift(deps, secret, { intent: "undo", pieces: null });
  for (const { messages } of pages)
    await vi.waitFor(() => expect(messages.slice(2)).toEqual([told("2"), told("2")]));
  expect(other.messages).toEqual(["0 1"]);
  const late = await listen();
  await vi.waitFor(() => expect(late.messages).toEqual([pages[0]?.messages.at(-1)?.replace(/2$/, "3")]));
});

it("tells them what parents change, and nobody of a list that isn't the viewer's", async () => {
  const page = await listen();
  const { onboardingId: planId, world } = list;
  await tellOfList({ db, ...giverLine() }, { viewerId: "someone-else", planId });
  await tellOfList({ db, ...giverLine() }, { viewerId: world.userId, planId });
  await vi.waitFor(() => expect(page.messages).toEqual(["0 1", told("1")]));
});

describe("parents' open pages", () => {
  /** An open page of somebody: what it hears, without the instants. */
  async function pageOf(userId: string): Promise<unknown[]> {
    const opening: LineOpening = {
      ...{ userId, tokenHash: "hash", tag: "tag", readAt: Date.now(), heardAt: null, ticketMadeAt: null },
    };
    const request = new Request(`${OWN_ORIGIN}/live`, {
      headers: { Upgrade: "websocket", [LINE_HEADER]: JSON.stringify(opening) },
    });
    const { webSocket } = await env.LIVE_CHANNEL.getByName(userId).fetch(request);
    if (!webSocket) throw new Error("The channel was refused");
    const heard: unknown[] = [];
    webSocket.addEventListener("message", ({ data }) => {
      const word = readLineWord(data);
      if (word?.kind === "event") heard.push(word.event);
    });
    webSocket.accept();
    onTestFinished(() => webSocket.close(1000));
    return heard;
  }

  it.each(["open", "surprise"] as const)(
    "hear of each change of a gift, and nothing more: %s",
    async (mode) => {
      const { onboardingId: planId, world, token } = list;
      await db.update(giftLists).set({ mode }).where(eq(giftLists.onboardingId, planId));
      const [editor, reader, stranger] = [await aUser(db), await aUser(db), await aUser(db)];
      await aMember(planId, editor.id, "editor");
      await aMember(planId, reader.id, "reader");
      const pages = await Promise.all([world.userId, world.userId, editor.id, reader.id].map(pageOf));
      const elsewhere = await pageOf(stranger.id);
      const { key } = garmentIn(await readListBehind(token));
      const deps = { db, now: GIFT_NOW, ...giverLine() };
      const event = { type: "gifts", onboardingId: planId };
      let changes = 0;
      const expectTold = async () => {
        changes += 1;
        for (const heard of pages)
          await vi.waitFor(() => expect(heard).toEqual(Array.from({ length: changes }, () => event)));
      };
      const secret = await reserved(
        token,
        aReserveWish(key, { pieces: 2, name: "Rosa", message: "from Lisbon" }),
      );
      await expectTold();
      await changeOwnGift(deps, secret, { intent: "pieces", pieces: 1 });
      await expectTold();
      await changeOwnGift(deps, secret, { intent: "bought", pieces: null });
      await expectTold();
      await changeOwnGift(deps, secret, { intent: "not-bought", pieces: null });
      await expectTold();
      await undoByMail(deps, secret);
      await expectTold();
      await reserved(token, aReserveWish(key));
      await expectTold();
      await tellOfList({ db, ...giverLine() }, { viewerId: editor.id, planId });
      await expectTold();
      await changeOwnGift(deps, secret, { intent: "undo", pieces: null });
      await reserve(token, aReserveWish(key, { pieces: 900 }));
      await tellOfList({ db, ...giverLine() }, { viewerId: stranger.id, planId });
      await new Promise((done) => setTimeout(done, 0));
      for (const heard of pages) expect(heard).toHaveLength(changes);
      expect(elsewhere).toEqual([]);
    },
  );
});

it("numbers what it tells: in the order in which it was written, with nothing left out", async () => {
  const page = await listen();
  const lines = (await readListBehind(list.token)).lines.filter(({ left }) => left > 1);
  const wishes = lines.slice(0, 6).flatMap(({ key }) => [aReserveWish(key), aReserveWish(key)]);
  await Promise.all(wishes.map((wish) => reserved(list.token, wish)));
  await vi.waitFor(() => expect(page.messages).toHaveLength(13));
  const told = page.messages.slice(1).map((message) => message.split(" "));
  expect(told.map(([, , version]) => Number(version)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  const last = new Map(
    told
      .toSorted((one, other) => Number(one[2]) - Number(other[2]))
      .map(([, , , key = "", left]) => [key, Number(left)]),
  );
  const found = await readListBehind(list.token);
  for (const [key, left] of last) expect(found.lines.find((line) => line.key === key)?.left).toBe(left);
  expect(found.list.heldVersion).toBe(12);
});

describe("S74 who may listen", () => {
  it.each<[string, Record<string, string>, number]>([
    ["a page of another site", { Origin: "https://evil.example" }, 403],
    ["a request without an origin", { Origin: "" }, 403],
    ["a request that is no upgrade", { Upgrade: "" }, 426],
  ])("isn't %s", async (_, headers, status) => {
    if (status === 403) expectLogs("socket_refused", "security");
    const answer = await ask(list.token, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("S76 isn't whoever has an address that is unknown, closed, or moved", async () => {
    expect((await ask("x".repeat(22))).status).toBe(404);
    await db
      .update(giftLists)
      .set({ closedAt: GIFT_NOW })
      .where(eq(giftLists.onboardingId, list.onboardingId));
    expect((await ask()).status).toBe(404);
  });

  it("S76 is told to wait after too many requests", async () => {
    const WRITE_LIMITER = { limit: async () => ({ success: false }) };
    const answer = await ask(list.token, {}, { ...env, WRITE_LIMITER });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
  });

  it("is told to come back, and caches to keep nothing, while the database is away", async () => {
    const answer = await ask(list.token, {}, { ...env, DB: failingDatabase(env.DB, /gift_lists/) });
    expectLogs("live_line_failed");
    expect([answer.status, await answer.text()]).toEqual([503, ""]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Retry-After")).toBe("10");
  });

  it("S76 is at most two hundred at once", async () => {
    for (let at = 0; at < 200; at++) await listen();
    expect((await ask()).status).toBe(503);
  });
});

it("ends with a page that says something", async () => {
  const { socket } = await listen();
  const closed = new Promise<number>((done) => socket.addEventListener("close", ({ code }) => done(code)));
  socket.send("hello");
  expect(await closed).toBe(1008);
});

it("a channel that can't be reached undoes nothing", async () => {
  expectLogs("givers_not_told");
  const down = giftLine({
    getByName: () => {
      throw new Error("no objects today");
    },
  });
  await expect(down.tell("hash")).resolves.toBeUndefined();
});
