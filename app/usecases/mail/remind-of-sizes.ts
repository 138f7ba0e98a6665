// Reminds users of their baby's next size. The cron handles some of those due, each independently.

import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { SizeReminder } from "~/contracts/mail/letter.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { birthPath, secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { readKnownSizes } from "~/data/growth/size-facts.server.ts";
import {
  lookAgainStatement,
  type Reader,
  type ReaderPlan,
  type Reminded,
  readReaders,
  saveReminder,
  takeReaders,
} from "~/data/mail/size-reminders.server.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, daysBetween } from "~/domain/calendar.ts";
import { isFactOld } from "~/domain/growth/baby-facts.ts";
import { daysWithNext, type SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { BIRTH_ASKED, type ReminderMove, reminderMove } from "~/domain/mail/size-reminder.ts";
import { babyNamesInMail } from "~/domain/members/person-name.ts";
import { may, type Role } from "~/domain/members/roles.ts";
import { timeZoneOf } from "~/domain/places/time-zone.ts";
import { plansByBaby } from "~/domain/plans/default-plan.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { Progress } from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { knownBabies } from "~/usecases/growth/find-sizes.ts";
import type { Needs } from "~/usecases/needs.ts";
import { piecesToHandle } from "~/views/growth/size-ahead-view.ts";
import { viewSizeReminder } from "~/views/mail/size-reminder-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { inLanguage } from "~/words/speak.server.ts";

const SIZE_REMINDER = "size-reminder";
const BIRTH_MAIL = "birth-asked";

/** Keeps a cron run short; the others wait for the next one. */
const READERS_A_RUN = 25;
/** A reader comes up again after this, in case the run died or failed. */
const LEASE_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

type Deps = Needs<"db" | "outbox" | "now">;

/** One run, at `now` in epoch milliseconds. It may be repeated, overlap another one, or come days late. */
export async function remindOfSizes({ db, outbox, now }: Deps): Promise<void> {
  const emails = await takeReaders(db, now, now + LEASE_MS, READERS_A_RUN);
  if (emails.length === 0) return;
  const { readers, plans, reminded } = await readReaders(db, emails);
  const later: { email: string; lookAt: number }[] = [];
  const facts = ({ userId }: Reader) => ({ userId });
  await oneByOne(readers, { event: "reminder_failed", facts }, async (reader) => {
    const moves = movesOf(reader, plans, reminded, now);
    const due = moves.filter((one): one is Due => one.move.kind !== "wait");
    const lookAt = Math.min(now + DAY_MS, ...moves.map(({ move }) => move.lookAt));
    if (due.length === 0) later.push({ email: reader.email, lookAt });
    for (const [at, { plan, move }] of due.entries()) {
      // Should a later one fail, the reader comes up again with the lease.
      const next = at === due.length - 1 ? lookAt : now + LEASE_MS;
      await inLanguage(reader.language ?? "en", () =>
        move.kind === "ask"
          ? askForBirth({ db, outbox, now }, reader, plan, next)
          : remind({ db, outbox, now }, reader, plan, { ...move, lookAt: next }),
      );
    }
  });
  const [first, ...rest] = later.map(({ email, lookAt }) => lookAgainStatement(db, email, lookAt));
  if (first) await db.batch([first, ...rest]);
}

type Move = { plan: ReaderPlan & { timeZone: string }; move: ReminderMove };

type Due = Move & { move: Exclude<ReminderMove, { kind: "wait" }> };

/** One plan reminds for each baby, so that three tries at the quiz don't send three mails, and a second child doesn't silence the first. */
function movesOf(
  { userId, finalId }: Reader,
  plans: readonly ReaderPlan[],
  reminded: readonly Reminded[],
  now: number,
): Move[] {
  const own = plans.filter((one) => one.userId === userId);
  return plansByBaby(own, finalId).flatMap(({ plan, all }) => {
    if (!isComplete(plan.status)) return [];
    const timeZone = timeZoneOfPlan(plan);
    const others = own.filter((one) => !all.includes(one)).map(({ onboardingId: planId }) => planId);
    const past = reminded.filter((one) => one.userId === userId && !others.includes(one.onboardingId));
    const sizes = readSizes(plan);
    const sizeDays = daysWithNext(sizes);
    const move = reminderMove({ plan, sizeDays, isHere: sizes.starts !== null, past, timeZone, now });
    return [{ plan: { ...plan, timeZone }, move }];
  });
}

/** A place outside the US has its own time zone; a ZIP code's follows from its location. */
function timeZoneOfPlan({ place, state, latitude, longitude }: ReaderPlan): string {
  const city = readPlace(place);
  if (city) return city.timeZone;
  const isKnown = state !== null && latitude !== null && longitude !== null;
  return timeZoneOf(isKnown ? { state, latitude, longitude } : null);
}

/** Asks once whether the baby is here, whoever may answer. */
async function askForBirth(
  { db, outbox, now }: Deps,
  reader: Reader,
  { onboardingId: planId }: Pick<ReaderPlan, "onboardingId">,
  lookAt: number,
): Promise<void> {
  const [plan] = await selectPlanForViewer(db, reader.userId, planId);
  if (!plan) return;
  const mail = may(plan.role, "edit")
    ? await outbox.prepare(birthAsked({ plan, to: reader.email, userId: reader.userId }))
    : null;
  await saveReminder(db, { reader, planId, ageRange: BIRTH_ASKED, mail, lookAt, now });
  if (mail) await outbox.send(mail.id);
}

/** The mail that asks, which is written once, whoever of us asks. */
export function birthAsked({
  plan,
  to,
  userId,
}: {
  plan: Pick<ReaderPlan, "onboardingId" | "expectedDueDate" | "country">;
  to: string;
  userId: string;
}) {
  const { onboardingId: planId, expectedDueDate: dueOn, country } = plan;
  return {
    letter: { kind: BIRTH_MAIL, dueOn, country } as const,
    to,
    idempotencyKey: `${BIRTH_MAIL}:${planId}:${userId}`,
    path: birthPath(planId),
    isMarketing: true,
  };
}

/**
 * Counts what is still missing and mails it; if nothing is missing, only records that it was checked. Before the size after the plan's last
 * one it mails whoever may edit the plan that the plan ends, and can go on.
 */
async function remind(
  { db, outbox, now }: Deps,
  reader: Reader,
  { onboardingId: planId, timeZone }: { onboardingId: string; timeZone: string },
  { ageRange, start, lookAt }: Extract<ReminderMove, { kind: "remind" }>,
): Promise<void> {
  const [[plan], items] = await db.batch([
    selectPlanForViewer(db, reader.userId, planId),
    selectItemsForViewer(db, reader.userId, planId),
  ]);
  if (!plan) return;
  const today = dayInZone(new Date(now), timeZone);
  const wardrobe = readWardrobe(plan, items, { today });
  const { sizes } = wardrobe;
  const { progress, lists, waiting } = viewSizeReminder(wardrobe, ageRange, plan.country);
  const { ending } = wardrobe.leading;
  const path = leadsTo(plan, sizes, ageRange, progress);
  const known = await readKnownSizes(db, { viewerId: reader.userId, planId });
  const isAsked = known !== null && knownBabies(known).babies.some((baby) => isFactOld(baby, today));
  const letter: SizeReminder = {
    kind: SIZE_REMINDER,
    ...(sizes.days[ageRange] === undefined && { isAfterPlan: true }),
    needed: progress.needed,
    remaining: progress.remaining,
    ...(progress.coming && { coming: progress.coming }),
    ...(progress.boxed && { boxed: progress.boxed }),
    ...(ending && {
      ending: {
        size: ending.ageRange,
        lastDay: ending.lastDay,
        remaining: viewSizeReminder(wardrobe, ending.ageRange, plan.country).progress.remaining,
      },
    }),
    ahead: { planId, ...piecesToHandle(wardrobe, ageRange) },
    lists: [...lists, ...waiting],
    size: ageRange,
    ...babyNamesInMail(plan.babyNames),
    isFirst: ageRange === AGE_RANGES[0],
    startsOn: start,
    isLikely: sizes.starts !== null,
    askedAt: isAsked ? `/dashboards/${planId}/size` : null,
    country: plan.country,
    daysLeft: daysBetween(today, start),
  };
  const mail =
    path === null
      ? null
      : await outbox.prepare({
          letter,
          to: reader.email,
          idempotencyKey: `${SIZE_REMINDER}:${planId}:${ageRange}`,
          path,
          isMarketing: true,
        });
  await saveReminder(db, { reader, planId, ageRange, mail, lookAt, now });
  if (mail) await outbox.send(mail.id);
}

/** The page that a reminder leads to; null if it has nothing to say to the reader. */
function leadsTo(
  { onboardingId: planId, role }: { onboardingId: string; role: Role },
  { days }: SizesOfPlan,
  ageRange: AgeRange,
  { needed, remaining }: Progress,
): string | null {
  if (!days[ageRange]) return may(role, "edit") ? secondYearPath(planId) : null;
  // A size that needs nothing must have been misread.
  if (needed === 0) throw new Error("The plan asks for nothing");
  return remaining === 0 ? null : `/dashboards/${planId}/${ageRange}`;
}
