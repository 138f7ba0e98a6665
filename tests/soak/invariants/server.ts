// The server itself: what it answered, what it wrote into its log, that it came back, and whom it told what.
import type { Behind } from "../memory.ts";
import { ITEMS_READ } from "../tally.ts";
import { type Evidence, type Finding, judge, plansById } from "./finding.ts";

/** What the trouble of a run brings about on purpose: the mail provider does not answer, and the mail comes again. */
const MAIL_COMES_AGAIN = /"event":"queue_message_failed",.*"queue":"layette-mail",.*"error":"MailFault: /;
/** The runtime's own line about somebody who has hung up. */
const HUNG_UP = /^kj::.*disconnected: .*(Connection reset by peer|Broken pipe)/;

/** Everything that is not in the database. */
export function judgeServer(evidence: Evidence): Finding[] {
  const { town, log } = evidence;
  const { wrongs, notes, statuses, behind } = town.tally;
  const plans = plansById(evidence);
  const kills = notes.get("kills") ?? 0;
  const behindIn = (meant: Behind["kind"]) =>
    behind.flatMap(({ kind, item, known, read }) =>
      kind === meant ? [`item ${item} was known at ${known} and read at ${read}`] : [],
    );
  const items = notes.get(ITEMS_READ) ?? 0;
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return [
    { invariant: "No 500, and nobody is asked to sign in again", checked: answers, broken: wrongs },
    { invariant: "No read is behind one's own write", checked: items, broken: behindIn("stale") },
    { invariant: "No read is behind an earlier one", checked: items, broken: behindIn("backward") },
    judge("The log tells of no unexpected error", log.split("\n").filter(Boolean), unexpectedIn),
    {
      invariant: "The server comes back after every kill",
      checked: kills,
      broken: kills === (notes.get("starts after a kill") ?? 0) ? [] : ["a start is missing"],
    },
    judge("A live line tells of plans that one is on, or was", toldOf(evidence), ({ email, id }) => {
      const owner = plans.get(id)?.email;
      if (mayHaveJoined(evidence, email, id)) return null;
      return owner === undefined || owner === email ? null : `${email} heard of ${owner}'s ${id}`;
    }),
  ];
}

function mayHaveJoined({ town: { invited, joined } }: Evidence, email: string, id: string): boolean {
  const isTheirs = (one: { email: string }) => one.email === email;
  const wasInvited = invited.some((one) => isTheirs(one) && one.planId === id);
  return wasInvited && joined.some((one) => isTheirs(one) && (one.planId ?? id) === id);
}

function toldOf({ town }: Evidence): { email: string; id: string }[] {
  return town.people.flatMap(({ email, heardOf }) => [...heardOf].map((id) => ({ email, id })));
}

function unexpectedIn(line: string): string | null {
  if (MAIL_COMES_AGAIN.test(line) || HUNG_UP.test(line)) return null;
  const isWrong = line.startsWith("{")
    ? line.includes('"level":"error"')
    : /\b(error|uncaught|exception|failed)\b/i.test(line);
  return isWrong ? line.slice(0, 300) : null;
}
