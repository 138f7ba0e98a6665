// Each mail leaves once, whatever the queue and the sender do.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mailOutbox, rateCounters } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { MailFault, type MailSender } from "~/services/mail/sender.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import { drain, heldQueues } from "../../support/held-queues.ts";
import { expectLogs } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";

const MESSAGE = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

const aMail = (wish?: Parameters<typeof aQueuedMail>[1]) => aQueuedMail(MESSAGE, wish);

async function readMail(id: string) {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!row) throw new Error(`No mail ${id}`);
  return row;
}

/** A sender that fails with these faults and then accepts everything; it records what it accepted. */
function scriptedSender(...faults: (MailFault | null)[]) {
  const taken: Parameters<MailSender["send"]>[0][] = [];
  const sender: MailSender = {
    keepsText: false,
    async send(mail) {
      const fault = faults.shift();
      if (fault) throw fault;
      taken.push(mail);
    },
  };
  return {
    taken,
    deliver: (id: string, clock = () => Date.now()) =>
      deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock }, id),
  };
}

// Some of the tests happen tomorrow.
beforeEach(async () => {
  await db.delete(rateCounters);
});

describe("delivery", () => {
  it("sends a mail once, however often its message comes, also at once", async () => {
    const { taken, deliver } = scriptedSender();
    const id = await aMail();
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    await deliver(id);
    expect(taken).toEqual([expect.objectContaining({ ...MESSAGE, to: "to@layette.test" })]);
    expect(await readMail(id)).toMatchObject({ status: "sent", leaseUntil: null, sealedMessage: null });
  });

  it("makes one mail of two with the same idempotency key", async () => {
    const key = newId();
    const [first, second] = [await aMail({ key }), await aMail({ key })];
    const { taken, deliver } = scriptedSender();
    await deliver(first);
    await deliver(second);
    expect(taken.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
  });

  it("F31 gives a mail back that the sender cannot take now, and sends it later under the same key", async () => {
    expectLogs("mail_not_accepted");
    const { taken, deliver } = scriptedSender(
      new MailFault("status 429", false),
      new MailFault("no answer", false),
    );
    const id = await aMail({ key: "the-key" });
    await expect(deliver(id)).rejects.toThrow(MailFault);
    expect(await readMail(id)).toMatchObject({ status: "queued", leaseUntil: null });
    await expect(deliver(id)).rejects.toThrow(MailFault);
    await deliver(id);
    expect(taken.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["the-key"]);
  });

  it("F31 leaves a mail alone for as long as the sender asks, whoever knocks", async () => {
    expectLogs("mail_not_accepted");
    const { taken, deliver } = scriptedSender(new MailFault("status 429", false, { pauseSeconds: 120 }));
    const now = Date.now();
    const id = await aMail({ now });
    await expect(deliver(id, () => now)).rejects.toThrow(MailFault);
    await deliver(id, () => now + 2000);
    const queues = heldQueues();
    await runCron("* * * * *", { ...env, ...queues.bindings }, now + 60_000);
    expect([...taken, ...queues.waiting]).toEqual([]);
    await runCron("* * * * *", { ...env, ...queues.bindings }, now + 121_000);
    expect(queues.waiting.map(({ body }) => body)).toEqual([{ mailId: id }]);
    await deliver(id, () => now + 121_000);
    expect(taken).toHaveLength(1);
  });

  it("gives a mail up that nobody took for a day: its link is old", async () => {
    expectLogs("mail_not_accepted");
    const { deliver } = scriptedSender(new MailFault("status 503", false));
    const now = Date.now();
    const id = await aMail({ now });
    await deliver(id, () => now + 24 * 60 * 60 * 1000 + 1);
    expect(await readMail(id)).toMatchObject({ status: "failed", sealedMessage: null });
  });

  it("F31 gives a mail up that the sender will never take", async () => {
    expectLogs("mail_not_accepted");
    const { taken, deliver } = scriptedSender(new MailFault("status 422", true));
    const id = await aMail();
    await deliver(id);
    await deliver(id);
    expect(taken).toEqual([]);
    expect(await readMail(id)).toMatchObject({ status: "failed", sealedMessage: null });
  });

  it("takes a mail over whose worker died, when its lease has run out, not before", async () => {
    const { taken, deliver } = scriptedSender();
    const now = Date.now();
    const id = await aMail({ now });
    await db
      .update(mailOutbox)
      .set({ status: "sending", leaseUntil: now + 30_000 })
      .where(eq(mailOutbox.id, id));
    await deliver(id, () => now + 29_000);
    expect(taken).toEqual([]);
    await deliver(id, () => now + 31_000);
    expect(taken).toHaveLength(1);
  });

  it("gives a mail up that was sealed under another secret", async () => {
    expectLogs("mail_unreadable");
    const { taken, deliver } = scriptedSender();
    const id = await aMail({ secret: "another-token-secret-0123456789-0123456789" });
    await deliver(id);
    expect(taken).toEqual([]);
    expect((await readMail(id)).status).toBe("failed");
  });

  it("A12 keeps the text in development, for the mailbox, but sealed", async () => {
    const queues = heldQueues();
    const id = await aMail();
    await queues.bindings.MAIL_QUEUE.send({ mailId: id });
    await drain(queues, { ...env, ...queues.bindings });
    expect((await readMail(id)).status).toBe("sent");
    expect((await readMail(id)).sealedMessage).not.toBeNull();
    expect(await dumpDatabase()).not.toContain(MESSAGE.html);
  });

  it("F14 buries an unreadable message and a mail whose retries are exhausted", async () => {
    expectLogs("queue_message_unreadable", "mail_message_dead");
    const queues = heldQueues();
    const id = await aMail();
    await queues.bindings.MAIL_QUEUE.send({ letter: "none" });
    await queues.bindings.MAIL_DEAD_QUEUE.send({ mailId: id });
    await drain(queues, { ...env, ...queues.bindings });
    expect(queues.sentTo("layette-mail-dead")).toBe(2);
    expect((await readMail(id)).status).toBe("failed");
  });

  it("sweeps up a mail whose message was lost, and only such a one", async () => {
    const queues = heldQueues();
    const now = Date.now();
    const lost = await aMail({ now: now - 11_000 });
    await aMail({ now: now - 1000 });
    await runCron("* * * * *", { ...env, ...queues.bindings }, now);
    expect(queues.waiting.map(({ body }) => body)).toEqual([{ mailId: lost }]);
  });
});
