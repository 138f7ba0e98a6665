// Parents are mailed what was reserved: collected, at most once a day, and without a name while it is a surprise (G8, S73, F31).
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { giftLists, giftReservations, mailOutbox, users } from "~/data/schema.ts";
import type { GarmentLine } from "~/domain/gifts/gift-lines.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { tellOfGifts } from "~/usecases/gifts/tell-of-gifts.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db, outboxOver } from "../../support/accounts.ts";
import {
  anOpenedList,
  aReserveWish,
  GIFT_NOW,
  garmentIn,
  type OpenedList,
  readListBehind,
  readReservations,
  reserved,
} from "../../support/gifts.ts";
import { heldQueues } from "../../support/held-queues.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let list: OpenedList;
let line: GarmentLine;

beforeEach(async () => {
  list = await anOpenedList();
  line = garmentIn(await readListBehind(list.token));
});

const run = (now: number) => tellOfGifts({ db, now, outbox: outboxOver(heldQueues(), now) });
const from = (name: string) => reserved(list.token, aReserveWish(line.key, { name, message: "With love" }));

async function mails() {
  const [owner] = await db.select().from(users).where(eq(users.id, list.world.userId));
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, owner?.email ?? ""));
  const told = rows.filter(({ kind }) => kind === "gifts-coming");
  return Promise.all(told.map((row) => openMail(env.TOKEN_SECRET, row)));
}

describe("the mail about new gifts", () => {
  it("waits half an hour, and then tells all of it once", async () => {
    await from("Grandma Rosa");
    await run(GIFT_NOW + 29 * MINUTE_MS);
    expect(await mails()).toEqual([]);
    await from("Uncle Ben");
    await Promise.all([run(GIFT_NOW + 30 * MINUTE_MS), run(GIFT_NOW + 30 * MINUTE_MS)]);
    await run(GIFT_NOW + 31 * MINUTE_MS);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const text = JSON.stringify(mail);
    expect(text).toContain("Grandma Rosa");
    expect(text).toContain("Uncle Ben");
    expect(text).not.toContain("With love");
  });

  it("waits while its sender has no postal address, and then tells of all that still stands, once", async () => {
    const cron = (days: number, bindings = {}) =>
      runCron("* * * * *", { ...list.world.env, ...bindings }, GIFT_NOW + days * DAY_MS);
    await from("Grandma Rosa");
    await cron(1, { MAIL_POSTAL_ADDRESS: undefined });
    await from("Uncle Ben");
    await cron(2, { MAIL_POSTAL_ADDRESS: undefined });
    expect(await mails()).toEqual([]);
    await cron(30);
    await cron(32);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).toMatch(/Grandma Rosa.*Uncle Ben/);
  });

  it("F31 comes at most once a day", async () => {
    await from("Grandma Rosa");
    await run(GIFT_NOW + 30 * MINUTE_MS);
    await from("Uncle Ben");
    await db
      .update(giftReservations)
      .set({ createdAt: GIFT_NOW + 40 * MINUTE_MS })
      .where(eq(giftReservations.giverName, "Uncle Ben"));
    await run(GIFT_NOW + DAY_MS);
    expect(await mails()).toHaveLength(1);
    await run(GIFT_NOW + DAY_MS + 30 * MINUTE_MS);
    const told = await mails();
    expect(told).toHaveLength(2);
    expect(told.filter((mail) => JSON.stringify(mail).includes("Grandma Rosa"))).toHaveLength(1);
  });

  it("doesn't come if it was undone, is switched off, or the parents entered it", async () => {
    await from("Grandma Rosa");
    await db.delete(giftReservations).where(eq(giftReservations.onboardingId, list.onboardingId));
    await run(GIFT_NOW + DAY_MS);
    await db.update(giftLists).set({ mails: false }).where(eq(giftLists.onboardingId, list.onboardingId));
    await from("Uncle Ben");
    await run(GIFT_NOW + 2 * DAY_MS);
    expect(await mails()).toEqual([]);
    expect(await readReservations(list.onboardingId)).toHaveLength(1);
  });

  it("S73 names nobody and nothing while it is a surprise", async () => {
    await db.update(giftLists).set({ mode: "surprise" }).where(eq(giftLists.onboardingId, list.onboardingId));
    await from("Grandma Rosa");
    await run(GIFT_NOW + 30 * MINUTE_MS);
    const text = JSON.stringify(await mails());
    expect(text).toContain("Someone reserved something");
    expect(text).not.toMatch(/Rosa|With love|Sleeper/);
  });

  it("S73 names nobody who was told of a surprise, although the list is open by now", async () => {
    await from("Grandma Rosa");
    await db
      .update(giftReservations)
      .set({ hiddenUntil: "birth" })
      .where(eq(giftReservations.onboardingId, list.onboardingId));
    await run(GIFT_NOW + 30 * MINUTE_MS);
    expect(JSON.stringify(await mails())).not.toMatch(/Rosa|With love|Sleeper/);
    await from("Uncle Ben");
    await run(GIFT_NOW + 2 * DAY_MS);
    const text = JSON.stringify(await mails());
    expect(text).not.toMatch(/Rosa/);
  });
});
