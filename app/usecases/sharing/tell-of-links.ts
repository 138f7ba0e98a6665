// Mails people which links to their plans end within a week, or have just ended: the nightly cron, once a week at most.
import { selectEndingLinks } from "~/data/sharing/made-links.server.ts";
import { babyNamesInMail } from "~/domain/members/person-name.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { sendMail } from "~/usecases/mail/mail-turn.ts";
import type { Needs } from "~/usecases/needs.ts";
import { inLanguage } from "~/words/speak.server.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** A week's links are told of from a day before it. What is made meanwhile ends later: invitations last two weeks, links longer. */
const AHEAD_MS = DAY_MS;
/** Keeps a run short; the others wait for the next night. */
const LINKS_A_RUN = 200;

/** One run, at `now` in epoch milliseconds. It may be repeated, or come days late. */
export async function tellOfLinks(deps: Needs<"db" | "outbox" | "now">): Promise<void> {
  const from = Math.floor((deps.now + AHEAD_MS) / WEEK_MS) * WEEK_MS;
  const key = `links-ending:${from}:`;
  const rows = await selectEndingLinks(deps.db, { from, to: from + WEEK_MS, key }, LINKS_A_RUN);
  const people = [...new Set(rows.map(({ userId }) => userId))];
  // The last one's links may go on in the next run.
  if (rows.length === LINKS_A_RUN && people.length > 1) people.pop();
  await oneByOne(people, { event: "links_mail_failed", facts: (userId) => ({ userId }) }, async (userId) => {
    const own = rows.filter((row) => row.userId === userId);
    const { email: to = "", language } = own[0] ?? {};
    const links = own.map(({ babyNames, ...link }) => ({ ...link, ...babyNamesInMail(babyNames) }));
    const letter = { kind: "links-ending", links } as const;
    const mail = { letter, to, idempotencyKey: `${key}${userId}`, path: "/dashboards", isMarketing: true };
    await inLanguage(language ?? "en", () => sendMail(deps, mail));
  });
}
