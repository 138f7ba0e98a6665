// Mails that wait in the outbox, with any text.
import { env } from "cloudflare:workers";
import type { MailMessage } from "~/contracts/mail/letter.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { newId } from "~/lib/new-id.ts";
import { sealMail } from "~/services/mail/outbox.server.ts";
import { db } from "./accounts.ts";

interface Wish {
  key?: string;
  now?: number;
  secret?: string;
}

/** A queued mail; the same key asked for twice is one. */
export async function aQueuedMail(
  message: MailMessage = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" },
  { key = newId(), now = Date.now(), secret = env.TOKEN_SECRET }: Wish = {},
): Promise<string> {
  const id = newId();
  const sealedMessage = await sealMail(secret, id, message);
  const toAddress = "to@layette.test";
  await insertMailStatement(db, { id, kind: "confirm", toAddress, idempotencyKey: key, sealedMessage, now });
  return id;
}
