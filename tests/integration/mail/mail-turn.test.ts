// A flood of forms for unknown addresses: honest people can still sign up and get back in (S80).
import { env } from "cloudflare:workers";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { isFree } from "~/data/leased-rows.server.ts";
import { giftLists, giftReservations, mailOutbox, planInvitations, rateCounters } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import { MailFault, type MailSender } from "~/services/mail/sender.server.ts";
import { lookAtResetLink } from "~/usecases/accounts/passwords.ts";
import { askForProof } from "~/usecases/accounts/provider-identities.ts";
import { admit } from "~/usecases/accounts/sign-in-with-provider.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { sendForm } from "../../support/account-site.ts";
import { db, PASSWORD } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  aWish,
  garmentIn,
  readListBehind,
  reserved,
} from "../../support/gifts.ts";
import { anIdentity, carryCookies, providerDependencies } from "../../support/identities.ts";
import { expectLogs } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import { invite } from "../../support/members.ts";
import { aSignedIn } from "../../support/signed-in.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 10, 20, 12);

const anAddress = () => `${newId()}@layette.test`;
const signUp = (email: string) => ({ mode: "signup", email, password: PASSWORD, confirmPassword: PASSWORD });

beforeEach(async () => {
  await db.delete(rateCounters);
  await db.delete(mailOutbox);
});

/** A provider that refuses this many mails first and then accepts all. */
function aSender(refusals = 0) {
  const taken: string[] = [];
  let left = refusals;
  const sender: MailSender = {
    keepsText: false,
    async send({ to }) {
      if (left-- > 0) throw new MailFault("status 503", false);
      taken.push(to);
    },
  };
  const deliver = (id: string, now = START) =>
    deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock: () => now }, id);
  return { taken, deliver };
}

/** Adds this many pending mails of a kind. */
async function waiting(kind: string, count: number, to?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const id = await aQueuedMail(undefined, { now: START });
    await db
      .update(mailOutbox)
      .set({ kind, toAddress: to ?? anAddress() })
      .where(eq(mailOutbox.id, id));
    ids.push(id);
  }
  return ids;
}

/** A request during the flood: its path and its sender. */
interface Visit {
  path: string;
  form: Record<string, string>;
  from: string;
  at: number;
}

/** A form of the flood. Few are sign-ups, because hashing a password takes time. */
function ofTheFlood(turn: number): Visit {
  const [from, at] = [`198.51.100.${turn % 60}`, START + turn * 100];
  if (turn % 100 === 0) return { path: "/auth", form: signUp(anAddress()), from, at };
  return { path: turn % 2 === 0 ? "/auth/forgot" : "/auth/resend", form: { email: anAddress() }, from, at };
}

/** An honest person with their own client: a new user, or an owner who forgot the password. */
async function honest(turn: number, isNew: boolean): Promise<Visit & { email: string }> {
  const [from, at] = [`203.${isNew ? 0 : 1}.${turn % 250}.${Math.floor(turn / 250)}`, START + turn * 100];
  const email = isNew ? anAddress() : (await aUser(db)).email;
  return { path: isNew ? "/auth" : "/auth/forgot", form: isNew ? signUp(email) : { email }, from, at, email };
}

async function answer({ path, form, from, at }: Visit): Promise<number> {
  return (await sendForm(path, form, { from, now: at })).status;
}

it("S80 1,100 forms for unknown addresses from 60 clients keep nobody from signing up or from a reset", {
  timeout: 300_000,
}, async () => {
  const people: string[] = [];
  const answers = new Set<number>();
  for (let turn = 0; turn < 1100; turn++) {
    answers.add(await answer(ofTheFlood(turn)));
    // Two hundred people sign up, and twenty owners reset their passwords.
    for (const isNew of [...(turn % 11 < 2 ? [true] : []), ...(turn % 55 === 0 ? [false] : [])]) {
      const person = await honest(turn, isNew);
      people.push(person.email);
      answers.add(await answer(person));
    }
  }
  expect(people).toHaveLength(220);
  expect(answers).toEqual(new Set([200, 302]));

  const { taken, deliver } = aSender();
  const mails = await db.select({ id: mailOutbox.id }).from(mailOutbox);
  for (const { id } of mails) await deliver(id, START + 2 * MINUTE);
  expect(taken).toEqual(expect.arrayContaining(people));
  expect(taken).toHaveLength(220 + 11);
});

describe("S80 what the site may mail to strangers", () => {
  /** Sends one mail, then sets the counter so that this many are left of the allowance. */
  async function usedUp(left: number): Promise<void> {
    const { deliver } = aSender();
    const [first = ""] = await waiting("confirm", 1);
    await deliver(first);
    await db.update(rateCounters).set({ wholeAt: START + (1000 - left) * 4 * SECOND });
  }

  it("S80 is counted as it leaves; one too many waits for its turn, and a reset does not", async () => {
    expectLogs("mail_waits_for_its_turn");
    const { taken, deliver } = aSender();
    await usedUp(1);
    const mails = await waiting("confirm", 3);
    for (const id of mails) await deliver(id);
    expect(taken).toHaveLength(1);
    const late = mails.slice(1);
    for (const { status, leaseUntil } of await db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.id, late))) {
      expect([status, leaseUntil]).toEqual(["queued", START + 4 * SECOND]);
    }
    const [reset = ""] = await waiting("reset", 1);
    expect(await deliver(reset)).toMatchObject({ outcome: "sent" });
    for (const id of late) await deliver(id, START + 8 * SECOND + 1);
    expect(taken).toHaveLength(4);
  });

  it("S80 is not used up by what the provider did not take", async () => {
    expectLogs("mail_not_accepted", "mail_waits_for_its_turn");
    const { taken, deliver } = aSender(3);
    await usedUp(2);
    const mails = await waiting("prove-address", 3);
    for (const id of mails) await expect(deliver(id)).rejects.toThrow(MailFault);
    for (const id of mails) await deliver(id);
    expect(taken).toHaveLength(2);
  });
});

describe("S59 S69 the link to undo a gift", () => {
  const HOUR = 60 * MINUTE;

  /** Reservations with one address, as an attacker or a generous aunt types it, and their mails. */
  async function reservations(to: string, count: number): Promise<{ ids: string[]; secrets: string[] }> {
    const list = await anOpenedList({ title: "Pay at www.evil.test" });
    const { key } = garmentIn(await readListBehind(list.token));
    const secrets: string[] = [];
    for (let number = 0; number < count; number++) {
      const wishId = await aWish(list.onboardingId, { name: `Rattle ${number}` });
      const wish = aReserveWish(count > 1 ? `wish.${wishId}` : key, { email: to });
      secrets.push(await reserved(list.token, wish));
    }
    const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to));
    await db.update(mailOutbox).set({ createdAt: START }).where(eq(mailOutbox.toAddress, to));
    return { ids: rows.map(({ id }) => id), secrets };
  }

  /** A provider that keeps what it was given. */
  function aKeeper() {
    const mails: Parameters<MailSender["send"]>[0][] = [];
    const sender: MailSender = { keepsText: false, send: async (mail) => void mails.push(mail) };
    const deliver = (id: string, now: number) =>
      deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock: () => now }, id);
    const due = (now: number) =>
      db
        .select()
        .from(mailOutbox)
        .where(
          and(eq(mailOutbox.status, "queued"), eq(mailOutbox.kind, "gift-reserved"), isFree(mailOutbox, now)),
        );
    /** As the sweeper brings all that waits, every minute. */
    async function run(hours: number): Promise<void> {
      for (let now = START; now <= START + hours * HOUR; now += MINUTE) {
        for (const { id } of await due(now)) await deliver(id, now);
      }
    }
    return { mails, deliver, run };
  }

  it("comes at once; thirty more come collected, each link once, in a handful of mails", async () => {
    expectLogs("mail_waits_for_its_turn");
    const to = anAddress();
    const { ids, secrets } = await reservations(to, 30);
    const { mails, deliver, run } = aKeeper();
    for (const id of ids) await deliver(id, START);
    expect(mails).toHaveLength(1);
    await run(2);
    expect(mails).toHaveLength(1);
    const links = mails.flatMap(({ text }) => text.match(/key=[0-9a-f]{32}/g) ?? []);
    expect(links.toSorted()).toEqual(secrets.map((secret) => `key=${secret}`).toSorted());
    for (const { text, html, subject } of mails) {
      expect(subject).toBe("Your reservations on a gift list");
      expect(text + html).not.toContain("www.evil");
    }
  });

  it("later ones wait for the mailbox's turn, whichever way its address is written, and none is lost", async () => {
    expectLogs("mail_waits_for_its_turn");
    const name = newId()
      .replace(/[^a-z0-9]/gi, "")
      .toLowerCase();
    const addresses = [
      `${name}@layette.test`,
      `${name}+a@layette.test`,
      `${name[0]}.${name.slice(1)}@layette.test`,
    ];
    const { mails, run, deliver } = aKeeper();
    const made = [];
    for (const to of [...addresses, ...addresses]) {
      const { ids, secrets } = await reservations(to, 1);
      made.push(...secrets);
      await deliver(ids.at(-1) ?? "", START);
    }
    expect(mails).toHaveLength(1);
    await run(0.9);
    expect(mails.length).toBeLessThanOrEqual(5);
    await run(12);
    const links = mails.flatMap(({ text }) => text.match(/key=[0-9a-f]{32}/g) ?? []);
    expect(links.toSorted()).toEqual(made.map((secret) => `key=${secret}`).toSorted());
  });

  it("takes from the same allowance as sign-up, resend, forgot, and invitations, and they from its", async () => {
    expectLogs("mail_waits_for_its_turn", "mail_held_back", "limit_hit");
    const to = anAddress();
    await sendForm("/auth/forgot", { email: to }, { from: "198.51.100.7", now: START });
    const { ids } = await reservations(to, 1);
    const { mails, deliver } = aKeeper();
    expect(await deliver(ids[0] ?? "", START + SECOND)).toBeNull();
    expect(mails).toEqual([]);
    expect(await deliver(ids[0] ?? "", START + MINUTE + 1)).toMatchObject({ outcome: "sent" });
    await sendForm("/auth", signUp(to), { from: "198.51.100.8", now: START + MINUTE + SECOND });
    const held = and(eq(mailOutbox.toAddress, to), eq(mailOutbox.kind, "confirm"));
    const [{ id = "" } = {}] = await db.select().from(mailOutbox).where(held);
    expect(await deliver(id, START + MINUTE + SECOND)).toBeNull();
    expect(await deliver(id, START + 2 * MINUTE + SECOND)).toMatchObject({ outcome: "sent" });
  });

  /** The ways to write one mailbox of a provider that ignores dots. */
  const spellings = (name: string) => [
    `${name}@gmail.com`,
    `${name}+a@gmail.com`,
    `${name[0]}.${name.slice(1)}@gmail.com`,
    `${name[0]}.${name.slice(1)}+b@googlemail.com`,
  ];
  const aName = () =>
    newId()
      .replace(/[^a-z]/g, "")
      .concat("abc");

  it("S114 makes no password reset wait longer than for the mailbox's next turn, and no reset is dropped", async () => {
    expectLogs("mail_waits_for_its_turn", "mail_held_back", "limit_hit");
    const name = aName();
    const email = `${name}@gmail.com`;
    await aUser(db, { user: { email } });
    const gifts: string[] = [];
    for (const to of [...spellings(name), ...spellings(name), ...spellings(name), ...spellings(name)].slice(
      1,
    )) {
      gifts.push(...(await reservations(to, 1)).ids);
    }
    const { mails, deliver } = aKeeper();
    await deliver(gifts[0] ?? "", START);
    expect(mails).toHaveLength(1);
    const late = await reservations(`${name}+late@gmail.com`, 1);
    const ask = (from: string, now: number) => sendForm("/auth/forgot", { email }, { from, now });
    expect((await ask("198.51.100.7", START + SECOND)).status).toBe(200);
    expect((await ask("198.51.100.8", START + 2 * SECOND)).status).toBe(200);
    const resets = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "reset"));
    // The second needs no mail of its own: the link that waits works.
    expect(resets).toMatchObject([{ status: "queued", toAddress: email }]);
    const [{ id = "" } = {}] = resets;
    expect(await deliver(id, START + 2 * SECOND)).toBeNull();
    const turn = START + MINUTE + 1;
    expect(await deliver(late.ids[0] ?? "", turn)).toBeNull();
    expect(await deliver(id, turn)).toMatchObject({ outcome: "sent" });
    expect(mails.at(-1)).toMatchObject({ to: email });
    expect(mails.at(-1)).not.toHaveProperty("isHeldBack");
    const [, token = ""] = /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? "") ?? [];
    // The link lives as long as any other after its mail has come.
    expect(await lookAtResetLink({ db, now: turn + HOUR - MINUTE }, token)).not.toBeNull();
    expect(await deliver(late.ids[0] ?? "", turn + 2 * MINUTE)).toMatchObject({ outcome: "sent" });
  });

  const PROMISED: Readonly<Record<string, (to: string) => Promise<unknown>>> = {
    "already-registered": async (email) => {
      await aUser(db, { user: { email } });
      for (const from of ["198.51.100.8", "198.51.100.9"]) {
        await sendForm("/auth", signUp(email), { from, now: START + SECOND });
      }
    },
    "new-address": async (email) => {
      const { browser } = await aSignedIn();
      await browser.post("/profile/email", { email });
      await browser.post("/profile/email", { email });
    },
    "address-in-use": async (email) => {
      await aUser(db, { user: { email } });
      const { browser } = await aSignedIn();
      await browser.post("/profile/email", { email });
    },
    "prove-address": async (email) => {
      const identity = anIdentity({ provider: "facebook", email: null, emailStanding: "unstated" });
      const outcome = await admit(providerDependencies(START), identity, "/dashboards");
      if (outcome.kind !== "address-needed") throw new Error(outcome.kind);
      const wish = { email, heldBackMs: MINUTE };
      const deps = providerDependencies(START);
      const cookie = carryCookies([String(await askForProof(deps, carryCookies(outcome.cookies), wish))]);
      await askForProof(deps, cookie, wish);
    },
    invitation: async (email) => {
      const { id } = await aUser(db);
      const { onboardingId } = await aStoredPlan(db, id, { status: "completed" });
      const held = { heldBackMs: MINUTE, now: START };
      for (let time = 0; time < 3; time++) await invite(id, onboardingId, email, held);
    },
  };

  it.each(Object.entries(PROMISED))(
    "S114 a %s that a page has promised waits for the mailbox's turn, once, and leaves then",
    async (kind, promise) => {
      expectLogs("mail_waits_for_its_turn", "mail_held_back", "limit_hit");
      const to = anAddress();
      await sendForm("/auth/forgot", { email: to }, { from: "198.51.100.7", now: START });
      await promise(to);
      const mailed = await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.toAddress, to), eq(mailOutbox.kind, kind)));
      expect(mailed).toHaveLength(1);
      const { mails, deliver } = aKeeper();
      expect(await deliver(mailed[0]?.id ?? "", START + 2 * SECOND)).toBeNull();
      expect(await deliver(mailed[0]?.id ?? "", START + 2 * MINUTE)).toMatchObject({ outcome: "sent" });
      expect(mails).toMatchObject([{ to }]);
    },
  );

  it("S114 an invitation that waits leaves after a way in, and not at all once it is withdrawn", async () => {
    const to = anAddress();
    await aUser(db, { user: { email: to } });
    const owner = await aUser(db);
    const { onboardingId } = await aStoredPlan(db, owner.id, { status: "completed" });
    expectLogs("mail_waits_for_its_turn");
    const { mails, deliver } = aKeeper();
    const invited = async () => {
      await invite(owner.id, onboardingId, to, { heldBackMs: MINUTE, now: START });
      const rows = await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.kind, "invitation"), eq(mailOutbox.status, "queued")));
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? "";
    };
    const withdrawn = await invited();
    await db.delete(planInvitations);
    expect(await deliver(withdrawn, START + MINUTE)).toMatchObject({ outcome: "suppressed" });
    const second = await invited();
    await sendForm("/auth/forgot", { email: to }, { from: "198.51.100.7", now: START });
    const [reset] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "reset"));
    expect(await deliver(second, START + 2 * MINUTE)).toBeNull();
    await deliver(reset?.id ?? "", START + 2 * MINUTE);
    expect(await deliver(second, START + 3 * MINUTE + SECOND)).toMatchObject({ outcome: "sent" });
    expect(mails).toHaveLength(2);
  });

  it("S114 leaves a reset link alone that was mailed and works, whoever asks again", async () => {
    expectLogs("mail_held_back", "limit_hit");
    const owner = await aUser(db);
    const { mails, deliver } = aKeeper();
    const ask = (from: string, now: number) =>
      sendForm("/auth/forgot", { email: owner.email }, { from, now });
    await ask("198.51.100.7", START);
    const [{ id = "" } = {}] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "reset"));
    await deliver(id, START);
    const [, token = ""] = /token=([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
    await ask("198.51.100.8", START + SECOND);
    expect(await lookAtResetLink({ db, now: START + 2 * SECOND }, token)).not.toBeNull();
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "reset"))).toHaveLength(1);
  });

  it("S114 collects what is for one mailbox, however its address is written, and nothing of another", async () => {
    expectLogs("mail_waits_for_its_turn");
    const name = aName();
    const all: string[] = [];
    for (const to of [
      ...spellings(name),
      `${name}@layette.test`,
      `${name[0]}.${name.slice(1)}@layette.test`,
    ]) {
      all.push(...(await reservations(to, 1)).ids);
    }
    const { mails, deliver } = aKeeper();
    await deliver(all[0] ?? "", START);
    expect(mails[0]?.text.match(/key=/g)).toHaveLength(4);
    await deliver(all[4] ?? "", START);
    expect(mails[1]).toMatchObject({ to: `${name}@layette.test` });
    expect(mails[1]?.text.match(/key=/g)).toHaveLength(1);
  });

  it("that the provider doesn't take goes back whole, and so does the mailbox's turn", async () => {
    expectLogs("mail_not_accepted");
    const { ids, secrets } = await reservations(anAddress(), 3);
    const { deliver: failing } = aSender(1);
    await expect(failing(ids[0] ?? "")).rejects.toThrow(MailFault);
    const { mails, deliver } = aKeeper();
    for (const id of ids) await deliver(id, START);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.match(/key=/g)).toHaveLength(secrets.length);
    expect(mails[0]).not.toHaveProperty("collectable");
  });

  it("comes however many wait before it and however long, as long as its reservation stands", async () => {
    expectLogs("mail_waits_for_its_turn");
    const to = anAddress();
    // A flood of reservations that are gone by now.
    const url = `https://layette.test/gifts/undo?key=${"0".repeat(32)}`;
    for (let number = 0; number < 100; number++) {
      const collectable = { language: "en" as const, url, gifts: [{ what: "Rattle", listTitle: "Gifts" }] };
      const id = await aQueuedMail({ subject: "x", html: "x", text: "x", collectable }, { now: START });
      await db.update(mailOutbox).set({ kind: "gift-reserved", toAddress: to }).where(eq(mailOutbox.id, id));
    }
    const [first, late, undone] = [
      await reservations(to, 1),
      await reservations(to, 1),
      await reservations(to, 1),
    ].map(({ secrets }) => secrets[0] ?? "");
    const idOf = async (secret = "") => {
      const [row] = await db
        .select({ id: mailOutbox.id })
        .from(giftReservations)
        .innerJoin(giftLists, eq(giftLists.onboardingId, giftReservations.onboardingId))
        .innerJoin(
          mailOutbox,
          sql`${mailOutbox.idempotencyKey} = 'gift-reserved:' || ${giftLists.listId} || ':' || ${giftReservations.formKey}`,
        )
        .where(eq(giftReservations.secretHash, reservationSecretHash(secret)));
      return row?.id ?? "";
    };
    const [firstId, lateId, undoneId] = [await idOf(first), await idOf(late), await idOf(undone)];
    const { mails, deliver } = aKeeper();
    const weeks = START + 20 * 24 * HOUR;
    // The mailbox's turn is somebody else's, whenever this one's comes.
    await sendForm("/auth/forgot", { email: to }, { from: "198.51.100.7", now: weeks });
    expect(await deliver(lateId, weeks + SECOND)).toBeNull();
    await db
      .delete(giftReservations)
      .where(eq(giftReservations.secretHash, reservationSecretHash(undone ?? "")));
    expect(await deliver(undoneId, weeks + SECOND)).toMatchObject({ outcome: "suppressed" });
    expect(await deliver(lateId, weeks + 2 * MINUTE)).toMatchObject({ outcome: "sent" });
    // It may have come with the other one, or waited behind thirty of the flood.
    await deliver(firstId, weeks + 4 * MINUTE);
    const texts = mails.map(({ text }) => text).join("\n");
    expect(texts).toContain(`key=${late}`);
    expect(texts).toContain(`key=${first}`);
    expect(texts).not.toContain(`key=${undone}`);
  });
});

describe("notices of new devices", () => {
  it("S59 stop at five for one mailbox, and come again after a while", async () => {
    const { taken, deliver } = aSender();
    const to = anAddress();
    const mails = await waiting("new-device", 8, to);
    for (const id of mails.slice(0, 6)) await deliver(id);
    expect(taken).toHaveLength(5);
    expect(await deliver(mails[6] ?? "", START + 15 * MINUTE)).toMatchObject({ outcome: "sent" });
    expect(await deliver(mails[7] ?? "", START + 15 * MINUTE)).toMatchObject({ outcome: "suppressed" });
    const [another = ""] = await waiting("new-device", 1);
    expect(await deliver(another)).toMatchObject({ outcome: "sent" });
  });
});
