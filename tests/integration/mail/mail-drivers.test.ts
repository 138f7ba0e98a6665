// How mails leave a deployment: through Resend, here a local provider at a real address, and through
// Cloudflare's binding.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import type { MailMessage } from "~/contracts/mail/letter.ts";
import { mailOutbox } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { readUnsubscribeToken, unsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { renderMail, renderMarketingMail, sealMail } from "~/services/mail/outbox.server.ts";
import { type MailSender, mailSender } from "~/services/mail/sender.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { CONFIRM_MAIL } from "~/words/en/mail/account-mails.ts";
import { db } from "../../support/accounts.ts";
import { drain, heldQueues } from "../../support/held-queues.ts";
import { expectLogs } from "../../support/logs.ts";
import type { MailAnswer, SeenByStation } from "../../support/mail-server.ts";
import { aQueuedMail } from "../../support/mails.ts";

const MESSAGE: MailMessage = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
const MAIL = { ...MESSAGE, to: "to@layette.test", idempotencyKey: "the-key" };
const MINUTE = 60_000;

const PRODUCTION = {
  APP_ENV: "production",
  APP_ORIGIN: "https://layette.example",
  TOKEN_SECRET: env.TOKEN_SECRET,
  MAIL_FROM: "Layette <hello@layette.example>",
};

/** A sender with a provider that follows the script, and the requests the provider saw. */
async function overResend(...script: MailAnswer[]) {
  const url = `${inject("mailUrl")}/${newId()}`;
  await fetch(`${url}/script`, { method: "PUT", body: JSON.stringify(script) });
  const vars = { ...PRODUCTION, RESEND_API_KEY: "re_key", RESEND_API_URL: url };
  const sender = mailSender(readConfig(vars));
  const seen = async (): Promise<SeenByStation> => (await fetch(`${url}/seen`)).json();
  return { sender, seen, vars };
}

const deliver = (sender: MailSender, id: string, clock = () => Date.now()) =>
  deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock }, id);

async function statusOf(id: string) {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row?.status;
}

describe("Resend", () => {
  it("gets one recipient, both parts and the idempotency key, and no header of a mailing list", async () => {
    const { sender, seen } = await overResend();
    await sender.send(MAIL);
    expect(sender.keepsText).toBe(false);
    expect(await seen()).toMatchObject({
      sent: [
        {
          authorization: "Bearer re_key",
          idempotencyKey: "the-key",
          body: { ...MESSAGE, from: "Layette <hello@layette.example>", to: ["to@layette.test"] },
        },
      ],
    });
    expect((await seen()).sent[0]?.body).not.toHaveProperty("headers");
  });

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [422, true],
    [409, false],
    [429, false],
    [500, false],
    [502, false],
    [503, false],
  ])("F31 takes a %i for final: %s", async (status, isFinal) => {
    const { sender } = await overResend({ kind: "status", status });
    await expect(sender.send(MAIL)).rejects.toMatchObject({ name: "MailFault", isFinal });
  });

  it.each([
    ["17", 17],
    ["0", 0],
    ["99999", 3600],
    [new Date(Date.now() + 10 * MINUTE).toUTCString(), 600],
    ["nonsense", 60],
    [undefined, 60],
  ])("F31 waits after a 429 as Retry-After %s asks", async (retryAfter, seconds) => {
    const { sender } = await overResend({
      kind: "status",
      status: 429,
      ...(retryAfter ? { retryAfter } : {}),
    });
    const fault = await sender.send(MAIL).catch((error: unknown) => error);
    expect(fault).toMatchObject({ isFinal: false });
    expect(fault).toHaveProperty("pauseSeconds");
    const { pauseSeconds } = Object(fault);
    expect(Math.abs(pauseSeconds - seconds)).toBeLessThanOrEqual(2);
  });

  it("F31 sends one mail although its provider asks for a pause, and keeps to the pause", async () => {
    expectLogs("mail_not_accepted");
    const { sender, seen } = await overResend({ kind: "status", status: 429, retryAfter: "30" });
    const now = Date.now();
    const id = await aQueuedMail(MESSAGE, { now });
    await expect(deliver(sender, id, () => now)).rejects.toThrow("429");
    await deliver(sender, id, () => now + 2000);
    expect((await seen()).requests).toHaveLength(1);
    await deliver(sender, id, () => now + 31_000);
    expect(await seen()).toMatchObject({ requests: { length: 2 }, sent: { length: 1 } });
    expect(await statusOf(id)).toBe("sent");
  });

  it("F31 sends one mail although its provider took it and hung up", async () => {
    expectLogs("mail_not_accepted");
    const { sender, seen } = await overResend(
      { kind: "accept-and-hang-up" },
      { kind: "status", status: 503 },
      { kind: "accept-and-hang-up" },
    );
    const id = await aQueuedMail();
    for (let count = 0; count < 3; count++) await expect(deliver(sender, id)).rejects.toThrow();
    await deliver(sender, id);
    expect(await seen()).toMatchObject({ requests: { length: 4 }, sent: { length: 1 } });
    expect(await statusOf(id)).toBe("sent");
  });

  it("F31 sends one mail although its provider took it and never answered", { timeout: 30_000 }, async () => {
    expectLogs("mail_not_accepted");
    const { sender, seen } = await overResend({ kind: "accept-silently" });
    const id = await aQueuedMail();
    const started = Date.now();
    await expect(deliver(sender, id)).rejects.toThrow("no answer");
    expect(Date.now() - started).toBeLessThan(12_000);
    await deliver(sender, id);
    expect(await seen()).toMatchObject({ requests: { length: 2 }, sent: { length: 1 } });
    expect(await statusOf(id)).toBe("sent");
  });

  it("F31 gets one mail through the queue, which tries again by itself", async () => {
    expectLogs("mail_not_accepted", "queue_message_failed");
    const { seen, vars } = await overResend(
      { kind: "status", status: 500 },
      { kind: "accept-and-hang-up" },
      { kind: "status", status: 502 },
    );
    const queues = heldQueues();
    const id = await aQueuedMail();
    await queues.bindings.MAIL_QUEUE.send({ mailId: id });
    await drain(queues, { ...env, ...queues.bindings, ...vars });
    expect(await seen()).toMatchObject({ requests: { length: 4 }, sent: { length: 1 } });
    expect(await statusOf(id)).toBe("sent");
  });

  it("S62 gets both headers of RFC 8058 with a marketing mail, through the outbox", async () => {
    const { sender, seen } = await overResend();
    const link = "https://layette.example/unsubscribe?token=abc";
    await deliver(
      sender,
      await aQueuedMail(
        renderMarketingMail(CONFIRM_MAIL, "https://layette.example/", {
          unsubscribeUrl: link,
          postalAddress: "Layette, 1 Linen Lane, Dover, DE 19901",
        }),
      ),
    );
    await deliver(sender, await aQueuedMail(renderMail(CONFIRM_MAIL, "https://layette.example/")));
    const { sent } = await seen();
    expect(sent.map(({ body }) => body.headers)).toEqual([
      { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      undefined,
    ]);
  });

  it.each([
    "to@layette.test\r\nBcc: all@layette.test",
    "to@layette.test\nBcc:all@layette.test",
    "to@layette.test,all@layette.test",
    "to@layette.test, all@layette.test",
    "to@layette.test;all@layette.test",
    "All <all@layette.test>",
    '"x"@layette.test',
    "a@b@layette.test",
    "to@layette.test ",
    "",
  ])("S32 gets nothing for the address %j", async (to) => {
    const { sender, seen } = await overResend();
    await expect(sender.send({ ...MAIL, to })).rejects.toMatchObject({ name: "MailFault", isFinal: true });
    expect((await seen()).requests).toEqual([]);
  });

  it.each([
    { subject: "Hello\r\nBcc: all@layette.test" },
    { unsubscribeUrl: "https://layette.example/\r\nBcc: all@layette.test" },
  ])("S32 gets no line break in a header: %j", async (part) => {
    const { sender, seen } = await overResend();
    await expect(sender.send({ ...MAIL, ...part })).rejects.toMatchObject({ isFinal: true });
    expect((await seen()).requests).toEqual([]);
  });
});

/** A binding that throws this, or accepts mails if there is none. */
function aBinding(error?: unknown) {
  const taken: unknown[] = [];
  const binding: SendEmail = {
    async send(mail: unknown) {
      if (error) throw error;
      taken.push(mail);
      return { messageId: "<id@layette.test>" };
    },
  };
  return { binding, taken };
}

const refusal = (code: string) => Object.assign(new Error("refused"), { code });

describe("Cloudflare's binding", () => {
  const config = readConfig({ ...PRODUCTION, MAIL_DRIVER: "cloudflare", MAILER: env.MAILER });

  it("takes one mail to anybody, in the simulator of this machine", async () => {
    const sender = mailSender(config, env.MAILER);
    await sender.send(MAIL);
    await sender.send({ ...MAIL, unsubscribeUrl: "https://layette.example/unsubscribe?token=abc" });
    expect(sender.keepsText).toBe(false);
  });

  it("gets sender, recipient and both parts, and headers with a marketing mail only", async () => {
    const { binding, taken } = aBinding();
    const sender = mailSender(config, binding);
    await sender.send(MAIL);
    await sender.send({ ...MAIL, unsubscribeUrl: "https://layette.example/u" });
    const mail = {
      ...MESSAGE,
      to: "to@layette.test",
      from: { name: "Layette", email: "hello@layette.example" },
    };
    expect(taken).toEqual([
      mail,
      {
        ...mail,
        headers: {
          "List-Unsubscribe": "<https://layette.example/u>",
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      },
    ]);
  });

  it.each([
    ["E_RATE_LIMIT_EXCEEDED", false, 60],
    ["E_DAILY_LIMIT_EXCEEDED", false, 3600],
    ["E_INTERNAL_SERVER_ERROR", false, 0],
    ["E_DELIVERY_FAILED", false, 0],
    ["E_RECIPIENT_SUPPRESSED", true, 0],
    ["E_SENDER_NOT_VERIFIED", true, 0],
    ["E_VALIDATION_ERROR", true, 0],
    ["E_HEADER_NOT_ALLOWED", true, 0],
    ["E_SOMETHING_NEW", true, 0],
  ])("F31 takes %s for final: %s, and waits %i seconds", async (code, isFinal, pauseSeconds) => {
    const sender = mailSender(config, aBinding(refusal(code)).binding);
    await expect(sender.send(MAIL)).rejects.toMatchObject({ name: "MailFault", isFinal, pauseSeconds });
  });

  it("F31 does not send again what may have been sent: the binding knows no idempotency key", async () => {
    expectLogs("mail_not_accepted");
    const sender = mailSender(config, aBinding(new Error("Network connection lost.")).binding);
    const id = await aQueuedMail();
    await deliver(sender, id);
    expect(await statusOf(id)).toBe("failed");
  });

  it("S32 gets no second recipient", async () => {
    const { binding, taken } = aBinding();
    const sender = mailSender(config, binding);
    await expect(sender.send({ ...MAIL, to: "a@x.com\r\nBcc: b@x.com" })).rejects.toMatchObject({
      isFinal: true,
    });
    expect(taken).toEqual([]);
  });
});

describe("the configured way", () => {
  it("P8 is missing: production refuses to start without a sender, an origin or a token secret", () => {
    const complete = { ...PRODUCTION, RESEND_API_KEY: "re_key" };
    expect(readConfig({ ...complete }).mail.driver).toBe("resend");
    for (const name of ["APP_ORIGIN", "TOKEN_SECRET", "MAIL_FROM", "RESEND_API_KEY"]) {
      expect(() => readConfig({ ...complete, [name]: undefined })).toThrow();
    }
    expect(() => readConfig({ ...complete, TOKEN_SECRET: "short" })).toThrow();
    expect(() => readConfig({ ...complete, RESEND_API_KEY: " " })).toThrow();
  });

  it("P8 takes Cloudflare's binding instead, where it is chosen and there", () => {
    const chosen = { ...PRODUCTION, MAIL_DRIVER: "cloudflare" };
    expect(readConfig({ ...chosen, MAILER: env.MAILER }).mail.driver).toBe("cloudflare");
    expect(() => readConfig({ ...chosen })).toThrow("MAILER");
    expect(() => readConfig({ ...PRODUCTION, MAILER: env.MAILER })).toThrow("mail sender");
  });

  it("P8 refuses the mailbox in production, and a way that it does not know", () => {
    expect(() => readConfig({ ...PRODUCTION, RESEND_API_KEY: "re_key", MAIL_DRIVER: "mailbox" })).toThrow();
    expect(() => readConfig({ ...PRODUCTION, RESEND_API_KEY: "re_key", MAIL_DRIVER: "pigeon" })).toThrow();
  });

  it("A12 is the mailbox in development, also beside a key, unless another is named", () => {
    const local = { ...PRODUCTION, APP_ENV: "development", RESEND_API_KEY: "re_key" };
    expect(readConfig({ ...local }).mail.driver).toBe("mailbox");
    expect(readConfig({ ...local, MAIL_DRIVER: "" }).mail.driver).toBe("mailbox");
    expect(readConfig({ ...local, MAIL_DRIVER: "resend" }).mail.driver).toBe("resend");
    expect(mailSender(readConfig({ ...local })).keepsText).toBe(true);
  });

  it.each([
    ["Layette <hello@layette.example>", "Layette", "hello@layette.example"],
    ["hello@layette.example", null, "hello@layette.example"],
    ["Layette, Inc. <hello@layette.example>", "Layette, Inc.", "hello@layette.example"],
  ])("reads the sender %s", (MAIL_FROM, name, email) => {
    const { from } = readConfig({ ...PRODUCTION, MAIL_FROM, RESEND_API_KEY: "re_key" }).mail;
    expect(from).toMatchObject({ name, email });
  });

  it.each(["Layette", "a@x.com\r\nBcc: b@x.com", "A\nB <a@x.com>", "a@x.com, b@x.com", "A <a@x.com> b"])(
    "S32 refuses the sender %j",
    (MAIL_FROM) => {
      expect(() => readConfig({ ...PRODUCTION, MAIL_FROM, RESEND_API_KEY: "re_key" })).toThrow("MAIL_FROM");
    },
  );
});

describe("the unsubscribe token", () => {
  const secret = env.TOKEN_SECRET;

  it("holds the address, hidden, in letters that a link can carry", async () => {
    for (const email of ["parent@layette.test", "a+b@x.co", `${"a".repeat(240)}@layette.test`]) {
      const token = await unsubscribeToken(secret, email);
      expect(token).toMatch(/^[\w-]+$/);
      expect(atob(token.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain(email);
      expect(await readUnsubscribeToken(secret, token)).toBe(email);
    }
  });

  it("S15 is refused when it was changed, cut, made under another secret or for another purpose", async () => {
    const token = await unsubscribeToken(secret, "parent@layette.test");
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    const foreign = await unsubscribeToken(`${secret}!`, "parent@layette.test");
    const sealedMail = await sealMail(secret, "link", MESSAGE);
    for (const bad of [
      flipped,
      token.slice(4),
      `${token}AAAA`,
      foreign,
      sealedMail,
      "",
      "%00",
      "x".repeat(10_000),
    ]) {
      expect(await readUnsubscribeToken(secret, bad)).toBeNull();
    }
  });
});
