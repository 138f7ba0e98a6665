// Users with a password, and what the product's use cases need to act for them.
import { env } from "cloudflare:workers";
import { openDatabase } from "~/data/database.server.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { outboxOver, PASSWORD } from "./accounts.ts";
import { aUser } from "./factories.ts";
import { type HeldQueues, heldQueues } from "./held-queues.ts";

/** Everything that a use case about accounts may need. */
export function accountDependencies({
  queues = heldQueues(),
  now = Date.now(),
}: {
  queues?: HeldQueues;
  now?: number;
} = {}) {
  return {
    db: openDatabase(env.DB),
    outbox: outboxOver(queues, now),
    live: livePublisher(env.LIVE_CHANNEL),
    tokenSecret: env.TOKEN_SECRET,
    now,
    userAgent: "Mozilla/5.0",
  };
}

let storedPassword: Promise<string> | undefined;

/** A confirmed user whose password is PASSWORD. */
export async function aUserWithPassword(): Promise<{ id: string; email: string }> {
  storedPassword ??= hashPassword(PASSWORD);
  return aUser(openDatabase(env.DB), { user: { passwordHash: await storedPassword } });
}
