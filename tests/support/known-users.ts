// Users with a password, and what the product's use cases need to act for them.
import { env } from "cloudflare:workers";
import { openDatabase } from "~/data/database.server.ts";
import { hashPassword } from "~/services/auth/passwords.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { PASSWORD } from "./accounts.ts";
import { aUser } from "./factories.ts";
import { type HeldQueues, heldQueues } from "./held-queues.ts";

export const ORIGIN = "http://localhost:8787";

/** Everything that a use case about accounts may ask for. */
export function accountDependencies({
  queues = heldQueues(),
  now = Date.now(),
}: {
  queues?: HeldQueues;
  now?: number;
} = {}) {
  return {
    db: openDatabase(env.DB),
    mailQueue: jobQueue<{ mailId: string }>(queues.bindings.MAIL_QUEUE, "mail"),
    live: livePublisher(env.LIVE_CHANNEL),
    origin: ORIGIN,
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
