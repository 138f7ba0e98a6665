// Exact limits on guesses and mails, over time and at the same instant (S58, S59).
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createPageReader } from "~/data/page-reader.server.ts";
import { rateCounters } from "~/data/schema.ts";
import { INVITATION_VALID_MS } from "~/domain/members/plan-acts.ts";
import { floodOf } from "~/http/guards.server.ts";
import { clientAddress, requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  forgiveMail,
  forgiveTry,
  type LimitedAction,
  limitTries,
  purgeTryCounters,
  type Try,
} from "~/usecases/accounts/limit-tries.ts";
import { tooManyTries } from "~/words/en/errors.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 20, 12);

const depsAt = (now: number, isDevelopment = false) => ({
  db,
  now,
  isDevelopment,
  tokenSecret: env.TOKEN_SECRET,
});
const attempt = (action: LimitedAction, who: Try, now = START, isDevelopment = false) =>
  limitTries(depsAt(now, isDevelopment), action, who);

// Some of the counters are shared by everyone.
beforeEach(async () => {
  await db.delete(rateCounters);
});

/** A visitor that no other test counts. */
const aVisitor = (): Required<Try> => ({ account: `${newId()}@layette.test`, address: newId() });

/** How many of the attempts, one every `everyMs`, are allowed. */
async function countTaken(action: LimitedAction, who: Try, times: number, everyMs = 0, start = START) {
  let taken = 0;
  for (let count = 0; count < times; count++) {
    if ((await attempt(action, who, start + count * everyMs)).ok) taken++;
  }
  return taken;
}

describe("a try that is counted along with what the request reads", () => {
  it("shares its round trip, counts, and is refused as if it were alone", async () => {
    const visitor = aVisitor();
    const readers: ReturnType<typeof createPageReader>[] = [];
    const attempt = () => {
      const reader = createPageReader(db);
      readers.push(reader);
      return Promise.all([
        limitTries({ ...depsAt(START), reader }, "gift", visitor),
        reader.read(db.select().from(rateCounters).where(eq(rateCounters.key, "another"))),
      ]);
    };
    for (let count = 0; count < 10; count++) expect((await attempt())[0]).toEqual({ ok: true });
    expect((await attempt())[0]).toEqual({ ok: false, retryAfterSeconds: 6, by: "address" });
    expect(readers.map((reader) => reader.trips())).toEqual(Array(11).fill(1));
  });
});

describe("guessing a password", () => {
  it("S58 refuses the eleventh attempt of one visitor at one account, and says how long to wait", async () => {
    const visitor = aVisitor();
    expect(await countTaken("sign-in", visitor, 10)).toBe(10);
    expect(await attempt("sign-in", visitor)).toEqual({ ok: false, retryAfterSeconds: 90, by: "account" });
    expect(await attempt("sign-in", visitor, START + 60_500)).toMatchObject({
      ok: false,
      retryAfterSeconds: 30,
    });
    expect(await attempt("sign-in", visitor, START + 90 * SECOND - 1)).toMatchObject({ ok: false });
    expect(await attempt("sign-in", visitor, START + 90 * SECOND)).toEqual({ ok: true });
    expect(await attempt("sign-in", visitor, START + 90 * SECOND)).toMatchObject({ ok: false });
  });

  it("S58 counts attempts at the same instant one after the other", async () => {
    const visitor = aVisitor();
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt("sign-in", visitor)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });

  it("S58 leaves the owner a way in while somebody hammers at the account from elsewhere", async () => {
    const guesser = aVisitor();
    const owner = { ...guesser, address: newId() };
    for (let second = 0; second < 3600; second += 20) {
      await attempt("sign-in", guesser, START + second * SECOND);
    }
    expect(await countTaken("sign-in", owner, 5, SECOND, START + HOUR)).toBe(5);
  });

  it("S58 caps an account over all addresses, and frees it within half a minute", async () => {
    const { account } = aVisitor();
    let taken = 0;
    for (let count = 0; count < 100; count++) {
      if ((await attempt("sign-in", { account, address: newId() })).ok) taken++;
    }
    expect(taken).toBe(30);
    expect(await attempt("sign-in", { account, address: newId() }, START + 30 * SECOND)).toEqual({
      ok: true,
    });
  });

  it("S58 caps an address over all accounts", async () => {
    const { address } = aVisitor();
    let taken = 0;
    for (let count = 0; count < 70; count++) {
      if ((await attempt("sign-in", { account: newId(), address })).ok) taken++;
    }
    expect(taken).toBe(50);
    expect(await attempt("sign-in", { account: newId(), address })).toEqual({
      ok: false,
      retryAfterSeconds: 18,
      by: "address",
    });
  });

  it("does not take a right password for a guess", async () => {
    const visitor = aVisitor();
    for (let count = 0; count < 30; count++) {
      expect(await attempt("sign-in", visitor)).toEqual({ ok: true });
      await forgiveTry(depsAt(START), "sign-in", visitor);
    }
    await countTaken("sign-in", visitor, 9);
    await attempt("sign-in", visitor);
    await forgiveTry(depsAt(START), "sign-in", visitor);
    expect(await countTaken("sign-in", visitor, 5)).toBe(1);
  });

  it("does not count what it refuses, so that waiting helps and impatience does not hurt", async () => {
    const visitor = aVisitor();
    await countTaken("sign-in", visitor, 100);
    expect(await attempt("sign-in", visitor, START + 90 * SECOND)).toEqual({ ok: true });
  });

  it("has the whole allowance again after fifteen minutes", async () => {
    const visitor = aVisitor();
    await countTaken("sign-in", visitor, 12);
    expect(await countTaken("sign-in", visitor, 12, 0, START + 15 * MINUTE)).toBe(10);
  });
});

describe("an opened invitation", () => {
  it("gives its mail's turn back once for as long as the link works", async () => {
    const link = aVisitor();
    expect(await countTaken("opened-invitation", link, 5)).toBe(1);
    const lastMoment = START + INVITATION_VALID_MS - 1;
    expect(await attempt("opened-invitation", link, lastMoment)).toMatchObject({ ok: false });
    expect(await attempt("opened-invitation", aVisitor())).toEqual({ ok: true });
  });
});

describe("mails to one mailbox", () => {
  const ASKED = ["resend", "forgot", "sign-up-mail"] as const;
  const elsewhere = (account: string): Required<Try> => ({ account, address: newId() });

  it.each(ASKED)("S59 %s: one a minute", async (action) => {
    const visitor = aVisitor();
    expect(await attempt(action, visitor)).toEqual({ ok: true });
    expect(await attempt(action, visitor, START + MINUTE - 1)).toMatchObject({
      ok: false,
      retryAfterSeconds: 1,
    });
    expect(await attempt(action, visitor, START + MINUTE)).toEqual({ ok: true });
  });

  it.each(ASKED)("S59 %s: at most five in any hour, however long somebody presses", async (action) => {
    const visitor = aVisitor();
    const taken: number[] = [];
    for (let now = START; now < START + 3 * HOUR; now += MINUTE) {
      if ((await attempt(action, visitor, now)).ok) taken.push(now);
    }
    expect(taken.length).toBeGreaterThan(action === "forgot" ? 6 : 3);
    for (const from of taken) {
      expect(taken.filter((at) => at >= from && at < from + HOUR).length).toBeLessThanOrEqual(5);
    }
  });

  it("S69 sign-up, resend and forgot share one allowance, whatever the client and the spelling", async () => {
    const name = newId();
    const spellings = [`${name}@layette.test`, `${name}+baby@layette.test`, `a.${name}@layette.test`];
    const all = spellings.flatMap((account) => ASKED.map((action) => ({ action, account })));
    const taken: number[] = [];
    for (let now = START, turn = 0; now < START + HOUR; now += 10 * SECOND, turn++) {
      const one = all[turn % all.length];
      if (!one || one.account.startsWith("a.")) continue;
      if ((await attempt(one.action, elsewhere(one.account), now)).ok) taken.push(now);
    }
    expect(taken.length).toBeGreaterThan(2);
    expect(taken.length).toBeLessThanOrEqual(5);
    for (const [index, at] of taken.entries()) {
      expect(at - (taken[index - 1] ?? 0)).toBeGreaterThanOrEqual(MINUTE);
    }
    expect(await attempt("forgot", elsewhere(`a.${name}@layette.test`)), "another name").toEqual({
      ok: true,
    });
  });

  it("S69 sends one of many that are asked for at once, from many addresses", async () => {
    const { account } = aVisitor();
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, turn) =>
        attempt(ASKED[turn % 3] ?? "forgot", { account, address: newId() }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.by]))).toEqual(Array(20).fill("mailbox"));
  });

  it("S69 caps what one visitor has sent to many addresses, by whichever form", async () => {
    const { address } = aVisitor();
    let taken = 0;
    for (let count = 0; count < 120; count++) {
      const who = { account: `${newId()}@layette.test`, address };
      if ((await attempt(ASKED[count % 3] ?? "forgot", who, START + count * 30 * SECOND)).ok) taken++;
    }
    expect(taken).toBe(34);
  });

  it("S69 a used mail is given back to its mailbox, and to nobody else", async () => {
    const visitor = aVisitor();
    await attempt("sign-up-mail", visitor);
    const before = await db.select().from(rateCounters);
    await forgiveMail(depsAt(START), visitor);
    const after = await db.select().from(rateCounters);
    expect(
      before.filter(({ key, wholeAt }) => after.every((row) => row.key !== key || row.wholeAt === wholeAt))
        .length,
    ).toBe(1);
    expect(await attempt("forgot", visitor)).toEqual({ ok: true });
  });
});

describe("development", () => {
  it("lets many accounts start from one machine, and keeps an account's own limit", async () => {
    const { address } = aVisitor();
    let taken = 0;
    for (let count = 0; count < 100; count++) {
      const who = { account: newId(), address };
      if ((await limitTries(depsAt(START, true), "sign-up", who)).ok) taken++;
    }
    expect(taken).toBe(100);
    const visitor = aVisitor();
    for (let count = 0; count < 10; count++) await attempt("sign-in", visitor, START, true);
    expect(await attempt("sign-in", visitor, START, true)).toMatchObject({ ok: false });
  });
});

describe("what is stored", () => {
  it("S66 names neither a mail address nor a client address", async () => {
    await attempt("sign-in", { account: "somebody@layette.test", address: "203.0.113.77" });
    const dump = await dumpDatabase();
    expect(dump).not.toContain("somebody@layette.test");
    expect(dump).not.toContain("203.0.113.77");
  });

  it("is purged where it says nothing any more, and nowhere else", async () => {
    await purgeTryCounters({ db, now: START + 100 * HOUR });
    expect(await db.select().from(rateCounters)).toEqual([]);
    const visitor = aVisitor();
    await countTaken("sign-in", visitor, 10);
    await purgeTryCounters({ db, now: START + MINUTE });
    expect(await attempt("sign-in", visitor, START + MINUTE)).toMatchObject({ ok: false });
  });
});

describe("the client's address", () => {
  const from = (headers: Record<string, string>) =>
    clientAddress(new Request("http://localhost:8787/auth", { headers }));

  it("S58 is what the edge says, whatever X-Forwarded-For and its like claim", () => {
    const spoofed = {
      "X-Forwarded-For": "198.51.100.9",
      "X-Real-IP": "198.51.100.9",
      "True-Client-IP": "198.51.100.9",
      Forwarded: "for=198.51.100.9",
    };
    expect(from({ "CF-Connecting-IP": "203.0.113.7", ...spoofed })).toBe("203.0.113.7");
    expect(from(spoofed)).toBe(from({}));
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0002::", "2001:db8:0:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
    ["203.0.113.7", "203.0.113.7"],
  ])("counts %s as %s", (address, expected) => {
    expect(from({ "CF-Connecting-IP": address })).toBe(expected);
  });

  it("S58 the flood limit counts a spoofed X-Forwarded-For for the same visitor", async () => {
    const keys: string[] = [];
    const limiter: RateLimit = {
      async limit({ key }) {
        keys.push(key);
        return { success: keys.length < 3 };
      },
    };
    const send = (forwarded: string) => {
      const request = new Request("http://localhost:8787/auth", {
        method: "POST",
        headers: { "CF-Connecting-IP": "203.0.113.7", "X-Forwarded-For": forwarded },
      });
      const context = requestContext(
        request,
        { ...env, AUTH_LIMITER: limiter },
        { waitUntil: () => {} },
        START,
      );
      return floodOf(context, "auth");
    };
    await send("198.51.100.1");
    await send("198.51.100.2");
    expect(await send("198.51.100.3")).toMatchObject({ status: 429 });
    expect(new Set(keys)).toEqual(new Set(["203.0.113.7"]));
  });
});

it.each([
  [1, "Too many attempts. Please try again in a moment."],
  [59, "Too many attempts. Please try again in a moment."],
  [60, "Too many attempts. Please try again in 1 minute."],
  [61, "Too many attempts. Please try again in 2 minutes."],
  [180, "Too many attempts. Please try again in 3 minutes."],
])("says a wait of %i seconds in words", (seconds, text) => {
  expect(tooManyTries(seconds)).toBe(text);
});
