// Migration 0006 on a database left by the previous release: unconfirmed users become pending sign-ups, whose
// links still work and ask for a password; confirmed users stay unchanged.
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { pendingSignUps, users, usersProfile } from "~/data/schema.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { lookAtResetLink } from "~/usecases/accounts/passwords.ts";
import { confirmLink, db, sendSignIn } from "../../support/accounts.ts";
import { beforeMigration } from "../../support/migrations.ts";

it("S2 sign-ups of older releases can be confirmed, and their passwords open nothing", async () => {
  const { migrate, migrateToNow } = await beforeMigration("0006_pending_sign_ups.sql");
  const now = Date.now();
  const [waiting, reset] = [newToken(), newToken()];
  const aUser = env.DB.prepare(
    "insert into users (id, email, password_hash, email_confirmed_at, created_at) values (?, ?, ?, ?, ?)",
  );
  const aProfile = env.DB.prepare(
    "insert into users_profile (user_id, email, created_at, updated_at) values (?1, ?1 || '@layette.test', 1, 1)",
  );
  const aToken = env.DB.prepare(
    "insert into email_tokens (token_hash, user_id, purpose, created_at, expires_at, used_at) values (?, ?, ?, ?, ?, ?)",
  );
  await env.DB.batch([
    env.DB.prepare("insert or ignore into subscription_tiers values (1, 'free', 3)"),
    aUser.bind("waiting", "waiting@layette.test", "an old hash", null, now - 5),
    aUser.bind("linkless", "linkless@layette.test", null, null, now - 6),
    aUser.bind("owner", "owner@layette.test", "own hash", now - 9, now - 10),
    ...["waiting", "linkless", "owner"].map((id) => aProfile.bind(id)),
    aToken.bind(hashToken(waiting), "waiting", "confirm", now, now + 60_000, null),
    aToken.bind("used", "owner", "confirm", now - 10, now + 60_000, now - 9),
    aToken.bind(hashToken(reset), "owner", "reset", now, now + 60_000, null),
  ]);

  await migrate();

  expect((await db.select().from(users)).map(({ id, passwordHash }) => [id, passwordHash])).toEqual([
    ["owner", "own hash"],
  ]);
  expect((await db.select().from(usersProfile)).map(({ userId }) => userId)).toEqual(["owner"]);
  expect(await lookAtResetLink({ db, now }, reset)).not.toBeNull();
  const rows = await db.select().from(pendingSignUps).orderBy(pendingSignUps.id);
  expect(
    rows.map(({ id, email, createdAt, linkExpiresAt }) => [id, email, createdAt, linkExpiresAt]),
  ).toEqual([
    ["linkless", "linkless@layette.test", now - 6, null],
    ["waiting", "waiting@layette.test", now - 5, now + 60_000],
  ]);
  await migrateToNow();
  expect(await confirmLink(waiting), "no browser has sent it").toBeNull();
  expect(await confirmLink(waiting, { password: "my own rattle" })).not.toBeNull();
  expect(await sendSignIn("waiting@layette.test", "my own rattle")).not.toBeNull();
});
