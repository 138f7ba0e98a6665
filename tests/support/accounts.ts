// Sign-up and its mails as a test sees them: what was requested, what was stored, and the link that a mail
// carries.
import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { signInForm, signUpForm } from "~/contracts/accounts/credentials.ts";
import type { MailJob } from "~/contracts/mail/letter.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { mailOutbox } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { readConfig } from "~/services/config.server.ts";
import { createOutbox, openMail } from "~/services/mail/outbox.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { type ConfirmedEmail, confirmEmail, lookAtConfirmLink } from "~/usecases/accounts/confirm-email.ts";
import { type StartedSession, signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { type HeldQueues, heldQueues } from "./held-queues.ts";

export const db = openDatabase(env.DB);
export const ORIGIN = "http://localhost:8787";
export const PASSWORD = "wooden rattle";

/** The outbox of a request whose mails these queues hold. */
export function outboxOver(queues = heldQueues(), now = Date.now()) {
  const mailQueue = jobQueue<MailJob>(queues.bindings.MAIL_QUEUE, "mail");
  const { postalAddress } = readConfig(env);
  return createOutbox({ origin: ORIGIN, tokenSecret: env.TOKEN_SECRET, mailQueue, now, postalAddress });
}

interface SignUpWish {
  queues?: HeldQueues;
  now?: number;
  returnTo?: string;
  heldBackMs?: number;
}

/** Sends the sign-up form; returns the queues that hold its mail, and the secret that its browser keeps. */
export async function sendSignUp(
  { email, password = PASSWORD }: { email: string; password?: string },
  { queues = heldQueues(), now = Date.now(), returnTo = "/", heldBackMs = 0 }: SignUpWish = {},
): Promise<{ queues: HeldQueues; browserSecret: string }> {
  const form = signUpForm.parse({ email, password, confirmPassword: password });
  const deps = { db, outbox: outboxOver(queues, now), tokenSecret: env.TOKEN_SECRET, now };
  return { queues, ...(await signUp(deps, { form, returnTo, heldBackMs })) };
}

interface Confirmation {
  browserSecret?: string | null;
  /** Chosen after opening the link. */
  password?: string | null;
  now?: number;
  tokenSecret?: string;
}

/**
 * Uses a mailed confirmation in the browser with this secret; null if the link doesn't work, or asks for a
 * password.
 */
export async function confirmLink(
  token: string,
  {
    browserSecret = null,
    password = null,
    now = Date.now(),
    tokenSecret = env.TOKEN_SECRET,
  }: Confirmation = {},
): Promise<ConfirmedEmail | null> {
  const link = await lookAtConfirmLink({ db, now }, token, browserSecret);
  return link && confirmEmail({ db, now, userAgent: null, tokenSecret }, link, password);
}

/** What a sign-in needs; if nobody says where it comes from, from a browser and an address that nobody knows. */
export function signInDependencies(wish: Partial<Parameters<typeof signIn>[0]> = {}) {
  const { db: own = db, now = Date.now() } = wish;
  return {
    ...{ db: own, reader: createPageReader(own), outbox: outboxOver(heldQueues(), now), now },
    ...{ userAgent: "Mozilla/5.0", devices: [], address: newId(), waitUntil: () => {} },
    ...{ tokenSecret: env.TOKEN_SECRET, isDevelopment: false },
    ...wish,
  };
}

/** Sends the sign-in form, from an unknown browser; null if the password is wrong. */
export async function sendSignIn(email: string, password = PASSWORD): Promise<StartedSession | null> {
  const answer = await signIn(signInDependencies(), signInForm.parse({ email, password }));
  if (answer.kind === "refused") throw new Error("Too many tries");
  return answer.kind === "started" ? answer.session : null;
}

/** The newest mail to an address with its text. */
export async function newestMail(to: string) {
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, to))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  const message = mail ? await openMail(env.TOKEN_SECRET, mail) : null;
  if (!mail || !message) throw new Error("No mail was written");
  return { ...mail, message };
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(to: string): Promise<string> {
  const { message } = await newestMail(to);
  const [, token] = /[?&]token=([\w-]+)/.exec(message.text) ?? [];
  if (!token) throw new Error("The mail carries no token");
  return token;
}

/** Every value of every table as one text, as someone who has stolen the database sees it. */
export async function dumpDatabase(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map((table) => table.results));
}
