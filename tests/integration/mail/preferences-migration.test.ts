// Migration 0008 on a database left by the previous release: users who turned mail off stay off, and nobody
// gets reminders without opting in.
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { beforeMigration } from "../../support/migrations.ts";

it("A14 mail that was switched off stays off, and the default of old is no wish for reminders", async () => {
  const { migrateToNow } = await beforeMigration("0008_reminders.sql");
  const row = env.DB.prepare("insert into mail_preferences (email, marketing, updated_at) values (?, ?, ?)");
  await env.DB.batch([row.bind("off@layette.test", 0, 5), row.bind("default@layette.test", 1, 6)]);
  await migrateToNow();
  const { results } = await env.DB.prepare("select * from mail_preferences order by updated_at").all();
  expect(results).toEqual([
    { email: "off@layette.test", reminders: 0, unsubscribed_at: 5, look_at: null, updated_at: 5 },
    { email: "default@layette.test", reminders: 0, unsubscribed_at: null, look_at: null, updated_at: 6 },
  ]);
});
