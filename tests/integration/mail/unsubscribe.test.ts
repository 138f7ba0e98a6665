// Ending marketing mail by a link, by a form, and by one click: what changes, what doesn't, and that no
// answer reveals who has an account.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { askForReminders } from "~/data/mail/size-reminders.server.ts";
import { mailPreferences } from "~/data/schema.ts";
import { isOneClick, takeOneClick } from "~/http/one-click.server.ts";
import { newId } from "~/lib/new-id.ts";
import { unsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";

const AS_SCRIPT = { Accept: "application/json" };

const tokenFor = (email: string) => unsubscribeToken(env.TOKEN_SECRET, email);

async function choiceOf(email: string) {
  const [row] = await db.select().from(mailPreferences).where(eq(mailPreferences.email, email));
  return row ?? null;
}

async function aReader(): Promise<{ id: string; email: string }> {
  const user = await aUser(db);
  await askForReminders(db, user.id, 1);
  return user;
}

const send = (browser: Browser, fields: Record<string, string>, headers: HeadersInit = AS_SCRIPT) =>
  browser.post("/unsubscribe", fields, headers);

describe("the form", () => {
  it("S63 ends the mail of whatever address is typed, and says the same of every one", async () => {
    const reader = await aReader();
    const unknown = `${newId()}@layette.test`;
    const answers = [];
    for (const email of [reader.email, ` ${reader.email.toUpperCase()} `, unknown, unknown]) {
      const { status, text } = await send(aBrowser(), { email });
      answers.push([status, text]);
    }
    expect(answers).toEqual(Array(4).fill([200, '{"success":true,"message":"Successfully unsubscribed"}']));
    expect(await choiceOf(reader.email)).toMatchObject({ reminders: false, lookAt: null });
    expect((await choiceOf(reader.email))?.unsubscribedAt).toBeGreaterThan(1);
    expect(await choiceOf(unknown)).toMatchObject({ reminders: false });
  });

  it("is a page without a script, and the same page for every address", async () => {
    const reader = await aReader();
    for (const email of [reader.email, `${newId()}@layette.test`]) {
      const { status, text } = await send(aBrowser(), { email }, {});
      expect(status).toBe(200);
      expect(text).toContain('{"isDone":true,"message":"Successfully unsubscribed"}');
      expect(text).not.toContain(email);
    }
  });

  it.each(["", "   ", "nobody", `${"a".repeat(260)}@layette.test`])(
    "asks for a valid address instead of %j",
    async (email) => {
      const { status, text } = await send(aBrowser(), { email });
      expect([status, text]).toEqual([400, '{"message":"Please enter a valid email address."}']);
    },
  );

  it("S63 S59 waits after five for one address, whoever is asking, and after thirty from one machine in production", async () => {
    const email = `${newId()}@layette.test`;
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await send(aBrowser(), { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await send(aBrowser(), { email });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const bindings = {
      APP_ENV: "production",
      APP_ORIGIN: "https://layette.example",
      MAIL_DRIVER: "cloudflare",
      MAILER: env.MAILER,
    };
    const flood = aBrowser({ bindings });
    const many: number[] = [];
    for (let count = 0; count < 31; count++) {
      const headers = { ...AS_SCRIPT, Origin: bindings.APP_ORIGIN };
      many.push((await send(flood, { email: `${newId()}@layette.test` }, headers)).status);
    }
    expect([many.filter((status) => status === 200).length, many.at(-1)]).toEqual([30, 429]);
  });

  it("S63 does not let a token for one address speak for another", async () => {
    const [reader, other] = [await aReader(), await aReader()];
    const token = await tokenFor(other.email);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await send(aBrowser(), { token, email: reader.email })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await choiceOf(other.email))?.unsubscribedAt).toBeNull();
  });

  it("keeps the time of an unsubscribe that stands already", async () => {
    const email = `${newId()}@layette.test`;
    await send(aBrowser({ now: 1_000_000 }), { email });
    await send(aBrowser({ now: 9_000_000 }), { email });
    expect(await choiceOf(email)).toMatchObject({ unsubscribedAt: 1_000_000 });
  });

  it("says so when the database is away, without a trace of the address", async () => {
    expectLogs("unsubscribe_failed");
    const email = `${newId()}@layette.test`;
    const DB = failingDatabase(env.DB, /insert into "mail_preferences"/);
    const { status, text } = await send(aBrowser({ bindings: { DB } }), { email });
    expect([status, text]).toEqual([503, '{"message":"Failed to unsubscribe"}']);
    const page = await send(aBrowser({ bindings: { DB } }), { email }, {});
    expect(page.status).toBe(503);
    expect(page.text).toContain("Sorry, there was an error processing your request. Please try again.");
    expect(loggedLines().join("\n")).not.toContain(email);
  });

  it("S66 logs that it happened, and not to whom", async () => {
    const { email } = await aReader();
    await send(aBrowser(), { email });
    expect(countLogged("unsubscribed")).toBe(1);
    expect(loggedLines().join("\n")).not.toContain(email);
  });
});

describe("the page of a link", () => {
  it("S16 changes nothing, however often it is looked at", async () => {
    const { email } = await aReader();
    const before = await choiceOf(email);
    const token = await tokenFor(email);
    for (const query of [`token=${token}`, `email=${encodeURIComponent(email)}`]) {
      for (let count = 0; count < 3; count++) {
        const { status, text } = await aBrowser().get(`/unsubscribe?${query}`);
        expect(status).toBe(200);
        expect(text).toContain(`"email":"${email}"`);
        expect(text).toContain('"isAutomatic":true');
      }
    }
    expect(await choiceOf(email)).toEqual(before);
  });

  it("is for its address, uncounted, and as often as anybody presses", async () => {
    const { email } = await aReader();
    const token = await tokenFor(email);
    for (let count = 0; count < 12; count++) {
      expect((await send(aBrowser(), { token, email })).status).toBe(200);
    }
    expect((await choiceOf(email))?.unsubscribedAt).not.toBeNull();
  });

  it("S15 is the same refusal for every token that is none of ours", async () => {
    const { email } = await aReader();
    const token = await tokenFor(email);
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    const answers = new Set<string>();
    for (const bad of [flipped, token.slice(0, -3), "x".repeat(10_000), "%00", "'", "%22%3E", ""]) {
      const { status, text } = await aBrowser().get(`/unsubscribe?token=${bad}`);
      answers.add(`${status} ${JSON.stringify(JSON.parse(text).loaderData)}`.replace(/"year":\d+/, ""));
      const sent = await send(aBrowser(), { token: bad });
      expect([sent.status, sent.text]).toEqual([400, '{"message":"Please enter a valid email address."}']);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^400 .*"isAutomatic":false,"isBrokenLink":true/);
    expect((await choiceOf(email))?.unsubscribedAt).toBeNull();
  });

  it("fills nothing in for what is no address", async () => {
    const { status, text } = await aBrowser().get("/unsubscribe?email=nobody");
    expect(status).toBe(200);
    expect(text).toContain('"email":"","token":"","isAutomatic":false');
  });

  it("S14 leaves no token in the database", async () => {
    const { email } = await aReader();
    const token = await tokenFor(email);
    await send(aBrowser(), { token, email });
    expect(await dumpDatabase()).not.toContain(token);
  });
});

const ONE_CLICK = "List-Unsubscribe=One-Click";
const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };

function oneClick(
  token: string,
  { body = ONE_CLICK, headers = URL_ENCODED }: { body?: BodyInit; headers?: HeadersInit } = {},
) {
  return new Request(`${OWN_ORIGIN}/unsubscribe?token=${token}`, { method: "POST", body, headers });
}

const config = readConfig(env);

const take = (request: Request, database = env.DB) =>
  takeOneClick(request, {
    config: readConfig(env),
    db: openDatabase(database),
    limiter: env.WRITE_LIMITER,
    now: Date.now(),
  });

describe("one click of a mail program", () => {
  it("S62 unsubscribes without cookie and Origin, however often: 200, no redirect, no cookie", async () => {
    const { email } = await aReader();
    const token = await tokenFor(email);
    const asForm = new FormData();
    asForm.set("List-Unsubscribe", "One-Click");
    for (const request of [
      oneClick(token),
      oneClick(token),
      oneClick(token, { body: asForm, headers: {} }),
    ]) {
      expect(isOneClick(request, config)).toBe(true);
      const { status, headers } = await take(request);
      expect([status, headers.get("Location"), headers.get("Set-Cookie")]).toEqual([200, null, null]);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(await choiceOf(email)).toMatchObject({ reminders: false, lookAt: null });
  });

  it.each([
    ["a mail program's page", { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" }],
    ["an old browser's mail program", { Origin: "https://mail.example" }],
    ["a sealed page", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a browser's own view", { "Sec-Fetch-Site": "none" }],
  ])("S62 works from %s: the token is the right to it", async (_, headers) => {
    const { email } = await aReader();
    const request = oneClick(await tokenFor(email), { headers: { ...URL_ENCODED, ...headers } });
    expect(isOneClick(request, config)).toBe(true);
    expect((await take(request)).status).toBe(200);
    expect(await choiceOf(email)).toMatchObject({ reminders: false });
  });

  it.each([
    ["our own Origin", { Origin: OWN_ORIGIN }],
    ["our own page, which sends no referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ])("S62 is not what comes from %s: that goes to the page", (_, headers) => {
    expect(isOneClick(oneClick("abc", { headers: { ...URL_ENCODED, ...headers } }), config)).toBe(false);
  });

  it.each(["/unsubscribe", "/unsubscribe.data?token=a", "/profile?token=a", "/?token=a"])(
    "S62 is not %s",
    (path) => {
      expect(isOneClick(new Request(`${OWN_ORIGIN}${path}`, { method: "POST" }), config)).toBe(false);
    },
  );

  it("S15 S16 changes nothing for a forged token, another body or a GET", async () => {
    const { email } = await aReader();
    const token = await tokenFor(email);
    expect(isOneClick(new Request(`${OWN_ORIGIN}/unsubscribe?token=${token}`), config)).toBe(false);
    const statuses = [];
    for (const request of [
      oneClick(token.slice(0, -2)),
      oneClick("x".repeat(5000)),
      oneClick(token, { body: "" }),
      oneClick(token, { body: "email=x" }),
      oneClick(token, { body: "{}", headers: { "Content-Type": "application/json" } }),
      oneClick(token, { body: "x".repeat(70_000) }),
    ]) {
      statuses.push((await take(request)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 415, 413]);
    expect((await choiceOf(email))?.unsubscribedAt).toBeNull();
  });

  it("asks to come again when the database is away", async () => {
    expectLogs("one_click_failed");
    const token = await tokenFor(`${newId()}@layette.test`);
    const { status, headers } = await take(oneClick(token), failingDatabase(env.DB, /insert into/));
    expect([status, headers.get("Retry-After")]).toEqual([503, "10"]);
  });
});
