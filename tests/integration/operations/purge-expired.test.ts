// What the nightly cron deletes.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { emailTokens, mailOutbox, pendingSignUps, sessions } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession, aUser } from "../../support/factories.ts";

const db = openDatabase(env.DB);

const DAY_MS = 86_400_000;

describe("the nightly cron", () => {
  it("forgets ended sessions, dead links, sign-ups of a week ago and old mails, and keeps what is in use", async () => {
    const user = await aUser(db);
    const now = Date.now();
    const kept = await aSession(db, user.id);
    await aSession(db, user.id, { expiresAt: now - 1 });
    const token = (fields: Partial<typeof emailTokens.$inferInsert>) => ({
      tokenHash: hashToken(newToken()),
      userId: user.id,
      purpose: "reset" as const,
      createdAt: now,
      expiresAt: now + 1000,
      ...fields,
    });
    const liveToken = token({});
    await db
      .insert(emailTokens)
      .values([liveToken, token({ expiresAt: now - 1 }), token({ usedAt: now - 1 })]);
    const mail = (status: "queued" | "sent" | "failed", createdAt: number) => ({
      id: newId(),
      idempotencyKey: newId(),
      kind: status,
      toAddress: user.email,
      status,
      createdAt,
    });
    const waiting = (createdAt: number, linkExpiresAt: number | null) => ({
      id: newId(),
      email: user.email,
      passwordHash: "hash",
      browserHash: "hash",
      tokenHash: newToken(),
      returnPath: "",
      createdAt,
      linkExpiresAt,
    });
    const week = now - 7 * DAY_MS;
    const keptSignUps = [waiting(week + 1, week + DAY_MS), waiting(week + 1, null), waiting(week, now + 1)];
    await db.insert(pendingSignUps).values([...keptSignUps, waiting(week, now), waiting(week - 1, null)]);
    const old = now - 31 * DAY_MS;
    await db
      .insert(mailOutbox)
      .values([mail("sent", old), mail("failed", old), mail("sent", now), mail("queued", old)]);

    await runCron("17 4 * * *", env, now);

    const left = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual([kept.tokenHash]);
    const tokens = await db.select().from(emailTokens).where(eq(emailTokens.userId, user.id));
    expect(tokens.map(({ tokenHash }) => tokenHash)).toEqual([liveToken.tokenHash]);
    const signUps = await db.select({ id: pendingSignUps.id }).from(pendingSignUps);
    expect(signUps.map(({ id }) => id).sort()).toEqual(keptSignUps.map(({ id }) => id).sort());
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, user.email));
    expect(mails.map(({ kind, createdAt }) => [kind, createdAt]).sort()).toEqual([
      ["queued", old],
      ["sent", now],
    ]);
  });
});
