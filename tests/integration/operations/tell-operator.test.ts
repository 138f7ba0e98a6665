// What tells an operator: the deep health check, and a mail when something is beyond its bound.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { beat } from "~/data/near-database.server.ts";
import { heartbeat, mailOutbox, upkeep } from "~/data/schema.ts";
import { tellOperator } from "~/usecases/operations/tell-operator.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { consume } from "../../../workers/pipeline/consumer.ts";
import { db, newestMail, outboxOver } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import { askedWith } from "../../support/whole-site.ts";

const MINUTE = 60_000;
const NOW = Date.now();
const OPERATOR = "operator@layette.test";
const TOKEN = "a health token of 32 characters!".replaceAll(" ", "-");

const tell = (now = NOW, operatorEmail: string | undefined = OPERATOR) =>
  tellOperator({ db, now, operatorEmail, schema: undefined, outbox: outboxOver(undefined, now) });

async function mailsToOperator() {
  const mails = await db.select().from(mailOutbox);
  return mails.filter(({ toAddress }) => toAddress === OPERATOR).length;
}

const bury = (queue: string) =>
  consume(
    {
      queue,
      messages: [{ id: "m", body: "nothing", attempts: 1, timestamp: new Date(), ack() {}, retry() {} }],
      ackAll() {},
      retryAll() {},
    } as never,
    env,
  );

beforeEach(async () => {
  await db.batch([db.delete(upkeep), db.delete(mailOutbox), db.delete(heartbeat)]);
  await beat(db, NOW);
});

describe("the operator's mail", () => {
  it("says which queue gave up a message, once an hour, and once that all is well again", async () => {
    expectLogs("mail_message_dead", "operator_mailed");
    await bury("layette-mail-dead");
    await tell();
    await tell(NOW + MINUTE);
    expect(await mailsToOperator()).toBe(1);
    const { message } = await newestMail(OPERATOR);
    expect(message.subject).toBe("Layette needs you");
    expect(message.text).toContain("The queue layette-mail-dead gave up a message 0 min ago.");
    // Its own mail has waited for an hour, too, because nothing sends it here.
    await db.delete(mailOutbox);
    await beat(db, NOW + 61 * MINUTE);
    await tell(NOW + 61 * MINUTE);
    await tell(NOW + 62 * MINUTE);
    expect(await mailsToOperator()).toBe(1);
    expect((await newestMail(OPERATOR)).message.text).toContain("Everything is within its bounds.");
  });

  it("is the work of every minute's cron, and nobody's without an address", async () => {
    expectLogs("mail_message_dead", "operator_mailed");
    await bury("layette-mail-dead");
    await runCron("* * * * *", env, NOW);
    expect(await mailsToOperator()).toBe(0);
    await runCron("* * * * *", { ...env, OPERATOR_EMAIL: OPERATOR } as Env, NOW);
    expect(await mailsToOperator()).toBe(1);
  });

  it("goes on from rows that can't be read", async () => {
    expectLogs("operator_mailed", "stored_text_unreadable");
    await db.insert(upkeep).values([
      { name: "watch", facts: "{" },
      { name: "dead-letter:layette-plan-dead", facts: "[]" },
    ]);
    await tell();
    expect(await mailsToOperator()).toBe(0);
    await tell(NOW + 10 * MINUTE);
    expect((await newestMail(OPERATOR)).message.text).toContain("The cron has not run for 10 min.");
  });
});

describe("/healthz?deep", () => {
  const variables = { HEALTH_TOKEN: TOKEN };
  const asked = (token: string, given: object = variables) =>
    askedWith("/healthz?deep", given, "", { Authorization: `Bearer ${token}` });

  it("opens to the token alone, and to nobody where there is none", async () => {
    for (const [token, given] of [
      ["", variables],
      [`${TOKEN}!`, variables],
      ["x".repeat(5000), variables],
      [TOKEN, {}],
    ] as const) {
      const { status, text } = await asked(token, given);
      expect(status).toBe(403);
      expect(text).not.toContain("waiting");
    }
    const { status, text } = await asked(TOKEN);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: true, findings: [], deadAt: {}, beatAt: NOW });
  });

  it("says that the database needs another build", async () => {
    const SCHEMA = "0024_queries_without_scans.sql";
    const facts = JSON.stringify({ newest: "0050_later.sql", oldest: "0049_breaks.sql" });
    await db.insert(upkeep).values({ name: "schema", facts });
    const { status, text } = await asked(TOKEN, { ...variables, SCHEMA });
    expect(status).toBe(503);
    expect(JSON.parse(text).findings).toEqual([
      `The database needs a build with 0049_breaks.sql or newer, and this one has ${SCHEMA}.`,
    ]);
    expect((await asked(TOKEN, { ...variables, SCHEMA: "0049_breaks.sql" })).status).toBe(200);
  });

  it("answers 503 with what is beyond its bound: a mail, a plan, and no cron", async () => {
    const { id } = await aUser(db);
    await aStoredPlan(db, id, { updatedAt: NOW - 6 * MINUTE });
    await aQueuedMail(undefined, { now: NOW - 20 * MINUTE });
    await db.delete(heartbeat);
    const { status, text } = await asked(TOKEN);
    expect(status).toBe(503);
    const { findings } = JSON.parse(text);
    expect(findings).toContain("The cron has not run yet.");
    expect(findings.join(" ")).toMatch(/1 mails wait, the oldest for 20 min/);
    expect(findings.join(" ")).toMatch(/\d plans wait, the oldest for 6 min/);
    expect(text).not.toContain("@");
  });
});
