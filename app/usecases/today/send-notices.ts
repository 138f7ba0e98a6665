// Morning notices (E24). The cron takes what is due and hands each to the queue; whoever gets it looks at the morning, and writes the mail
// or the messages to devices, the morning, and the next time in one batch. Nothing is lost with a worker that dies: a taken notice that nobody has settled
// is due again ten minutes later. Nothing is sent twice: only the first with its claim can settle it.

import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { Letter, NewMail, NoticeClaim } from "~/contracts/mail/letter.ts";
import { birthPath } from "~/contracts/plans/plan-addresses.ts";
import { END_NOTICE_PATH } from "~/contracts/today/shown-notice.ts";
import { familyPath, noticePath, todayPath } from "~/contracts/today/today-addresses.ts";
import { selectTodayForViewer } from "~/data/plans/plans.server.ts";
import {
  putOffNotice,
  selectTakenBeside,
  selectTakenNotice,
  settleNotices,
  takeDueNotices,
} from "~/data/today/morning-notices.server.ts";
import type { NewPush } from "~/data/today/push-messages.server.ts";
import { selectTripsAround } from "~/data/travel/select-trips.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { selectWeatherForPlan } from "~/data/weather/hourly-forecasts.server.ts";
import { dayInZone, toDay } from "~/domain/calendar.ts";
import { BIRTH_ASKED, isBirthAsked } from "~/domain/mail/size-reminder.ts";
import { namesOutside } from "~/domain/members/person-name.ts";
import { may } from "~/domain/members/roles.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { hasToday } from "~/domain/plans/places.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { isWorthTelling } from "~/domain/today/morning-digest.ts";
import {
  DAYS_AHEAD,
  LATEST_MS,
  MORNING_NOTICE,
  type NoticeMove,
  noticeId,
  noticeMove,
  readNoticeTimes,
  WAITS_FOR_WEATHER_MS,
} from "~/domain/today/morning-notice.ts";
import { readOwnTimes } from "~/domain/today/own-times.ts";
import { freshnessOf } from "~/domain/weather/hourly-forecast.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { noticeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { createOutbox } from "~/services/mail/outbox.server.ts";
import { birthAsked } from "~/usecases/mail/remind-of-sizes.ts";
import type { Needs } from "~/usecases/needs.ts";
import { tripOn, whereIs, zonesOf } from "~/usecases/travel/read-trips.ts";
import { findHours, keptWeather, whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import {
  birthQuestion,
  type NoticeView,
  pushedNotice,
  saidTogether,
  viewNotice,
} from "~/views/today/notice-view.ts";
import { todayFacts } from "~/views/today/today-facts.ts";
import { readWardrobe, UNSEEN_ATTIC } from "~/views/wardrobe/plan-items.ts";
import { inLanguage } from "~/words/speak.server.ts";

/** As many as one statement takes. */
const PAGE = 500;
/** Keeps a cron run short; the others wait for the next one. */
const MOST_PAGES = 40;
/** A taken notice is due again after this, in case it was lost on its way. */
const LEASE_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
/** As many as a topic may have: RFC 8030. */
const TOPIC_LETTERS = 32;

/** One run, at `now` in epoch milliseconds. It may be repeated, overlap another one, or come late. Returns how many it has taken. */
export async function takeNotices({
  db,
  mailQueue,
  now,
}: Needs<"db" | "mailQueue" | "now">): Promise<number> {
  const claim = now + LEASE_MS;
  let count = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const taken = await takeDueNotices(db, now, claim, PAGE);
    await mailQueue.sendAll(taken.map((one) => ({ notice: { ...one, claim } })));
    count += taken.length;
    if (taken.length < PAGE) break;
  }
  if (count > 0) log.info("notices_taken", { count });
  return count;
}

interface Deps extends Needs<"db" | "mailQueue" | "fetchHours" | "clock" | "origin" | "tokenSecret"> {
  postalAddress?: string | undefined;
}

/** What is read for a notice in one round trip. */
type Rows = NonNullable<Awaited<ReturnType<typeof read>>>;

/** The same, once it is known where the baby is. */
type RowsThere = Rows & { where: ReturnType<typeof whereIs> };

/**
 * Looks at a taken notice's morning, and tells of it if it is worth that, together with those of the reader's other children that are due at
 * the same instant and come the same way. Does nothing for one that was changed, ended, or settled meanwhile. Throws if the database does;
 * then the message is delivered again. Another child of whom something fails is left to its own message.
 */
export async function writeNotice(deps: Deps, claim: NoticeClaim): Promise<void> {
  const now = deps.clock();
  const first = await lookAt(deps, claim, now);
  if (!first) return;
  const all = [first];
  for (const { onboardingId } of first.rows.beside) {
    const other = await lookAt(deps, { ...claim, onboardingId }, now).catch((error: unknown) =>
      log.error("notice_beside_failed", errorFacts(error)),
    );
    if (other && other.move.at === first.move.at && wayOf(other) === wayOf(first)) all.push(other);
  }
  const isTooEarly = now - first.move.at < WAITS_FOR_WEATHER_MS;
  if (isTooEarly && all.some(({ weather }) => weather.isAwaited)) {
    for (const one of all) await putOffNotice(deps.db, one.claim, now + MINUTE_MS);
    return;
  }
  all.sort((a, b) => b.rows.plan.attemptNumber - a.rows.plan.attemptNumber);
  const isWritten = await tell(deps, all);
  // Another one was changed meanwhile.
  if (!isWritten && all.length > 1) await tell(deps, [first]);
}

const wayOf = ({ rows, move }: Asking) => isForDevices(rows.notice, move);

/** The morning of a taken notice; null if nothing is told of it now, or it has been asked whether the baby is here. */
async function lookAt(deps: Deps, claim: NoticeClaim, now: number): Promise<Telling | null> {
  const { db } = deps;
  const rows = await read(deps, claim, now);
  if (!rows) return null;
  const { notice, plan, zoneOn } = rows;
  const move = noticeMove({ times: readNoticeTimes(notice), zoneOn, lastDay: notice.lastDay, now });
  const putOff = () => putOffNotice(db, claim, move.next).then(() => null);
  if (move.kind === "wait") return putOff();
  // A plan that is just worked out again is looked at when its claim has run out.
  if (!isComplete(plan.status)) return null;
  const isMailed = notice.emailConfirmedAt !== null && deps.postalAddress !== undefined;
  const isUnreachable = !isForDevices(notice, move) && !isMailed;
  const isForNobody = isUnreachable || !hasToday(planStart(plan), move.day);
  if (isForNobody) return putOff();
  const there = { ...rows, where: whereIs(rows.kept, tripOn(rows.trips, move.day)) };
  // Not every pregnancy ends with a baby at home: nothing is told as if it had, but where something is known of the baby.
  if (isBirthAsked(plan, move.day) && readSizes(plan).starts === null)
    return askForBirth(deps, { claim, rows: there, move, now }).then(() => null);
  const looked = { claim, rows: there, weather: await weatherOf(deps, there, now), move, now };
  const view = await inLanguage(notice.language ?? "en", async () => viewOf(looked));
  return { ...looked, view, isTold: isTold(looked, view) };
}

/**
 * Whether a notice that is due goes to devices: its reader is logged in on one, and none has been tried in vain for it. Otherwise it comes
 * by mail.
 */
function isForDevices({ byPush, hasDevice, pushId, dueAt }: Rows["notice"], move: { at: number }): boolean {
  const wasInVain = pushId !== null && dueAt === move.at;
  return byPush && hasDevice && !wasInVain;
}

/** Null unless the claim holds, and the plan is open to the reader. */
async function read({ db }: Deps, claim: NoticeClaim, now: number) {
  const { userId, onboardingId: planId } = claim;
  const [[notice], beside, [plan], items, [kept], trips] = await db.batch([
    selectTakenNotice(db, claim, now),
    selectTakenBeside(db, claim),
    selectTodayForViewer(db, userId, planId),
    selectItemsForViewer(db, userId, planId),
    selectWeatherForPlan(db, userId, planId),
    selectTripsAround(db, userId, planId, toDay(new Date(now)), DAYS_AHEAD),
  ]);
  if (!notice || !plan || !kept) return null;
  return { notice, beside, plan, items, kept, trips, zoneOn: zonesOf(trips, whereaboutsOf(kept).timeZone) };
}

/** The weather of the plan's place, or of a trip under way; `isAwaited` while a newer one is on its way and none is fresh. */
async function weatherOf({ db, fetchHours, clock }: Deps, { where }: RowsThere, now: number) {
  const weather = keptWeather(where.place, now);
  const { spot } = whereaboutsOf(where.place);
  if (!spot) return { ...weather, isAwaited: false };
  const inBackground: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void inBackground.push(work);
  const found = await findHours({ db, fetchHours, clock, waitUntil }, { spot, stored: where.place }, now);
  // Nobody waits for this worker, and so what it has asked for is kept before it ends.
  await Promise.all(inBackground);
  const isFresh = found.forecast !== null && freshnessOf(found.forecast.fetchedAt, now) === "fresh";
  return { ...weather, forecast: found.forecast, isAwaited: found.isComing && !isFresh };
}

/** Asks whether the baby is here, once, whoever may answer; until then nothing else is told. */
async function askForBirth(deps: Deps, asking: Asking): Promise<void> {
  const { claim, rows, move, now } = asking;
  const { notice, plan } = rows;
  if (notice.lastDigest === BIRTH_ASKED || !may(plan.role, "edit"))
    return putOffNotice(deps.db, claim, move.next);
  await inLanguage(notice.language ?? "en", async () => {
    const { userId } = claim;
    const told = isForDevices(notice, move)
      ? { push: pushOf([asking], birthQuestion(), birthPath(claim.onboardingId)) }
      : {
          mail: await createOutbox({ ...deps, now }).prepare(birthAsked({ plan, to: notice.email, userId })),
        };
    await settle(deps, [{ ...asking, digest: BIRTH_ASKED }], told);
  });
}

type Told = { push: NewPush } | { mail: NewMail };

/** False if nothing was written. */
async function settle({ db, mailQueue }: Deps, all: Several<Digested>, told: Told | null): Promise<boolean> {
  const looked = all.map(({ claim, move: { day, at: dueAt, next: nextAt }, digest }) => {
    return { ...claim, day, digest, dueAt, nextAt };
  });
  const pushes = await settleNotices(db, all[0].claim, looked, told);
  if (pushes === null) return false;
  if (told && "mail" in told) await mailQueue.send({ mailId: told.mail.id });
  await mailQueue.sendAll(pushes.map((pushMessageId) => ({ pushMessageId })));
  return true;
}

type Several<One> = readonly [One, ...One[]];

/** A notice that is due. */
interface Asking {
  claim: NoticeClaim;
  rows: RowsThere;
  move: Extract<NoticeMove, { kind: "due" }>;
  now: number;
}

type Digested = Asking & { digest: string | null };

interface Looked extends Asking {
  weather: Awaited<ReturnType<typeof weatherOf>>;
}

interface Telling extends Looked {
  /** Null if there is nothing to say. */
  view: NoticeView | null;
  isTold: boolean;
}

function viewOf({ rows, weather, now }: Looked): NoticeView | null {
  const { notice, plan, items, kept, where } = rows;
  const units = unitsFor(notice.units, plan.country);
  const wardrobe = readWardrobe({ ...plan, ...UNSEEN_ATTIC, dayCare: kept.dayCare }, items, {
    today: dayInZone(new Date(now), weather.timeZone),
  });
  const facts = todayFacts({ plan, weather, wardrobe, units, now, ...where.on });
  const names = namesOutside({ ...plan, namesOutside: notice.namesOutside });
  return viewNotice(facts, { own: readOwnTimes(kept), situation: notice.situation, names }, now);
}

function isTold({ rows: { notice }, move: { day } }: Looked, view: NoticeView | null): boolean {
  const { lastDay, lastDigest, onlyChanges } = notice;
  if (view?.isOnce !== false) return view !== null && view.digest !== lastDigest;
  const last = lastDay === null || lastDigest === null ? null : { day: lastDay, digest: lastDigest };
  return isWorthTelling({ day, digest: view.digest }, last, onlyChanges);
}

/** Tells of all of these if one is worth it, but of none again whose end was told. False if nothing was written. */
function tell(deps: Deps, all: readonly Telling[]): Promise<boolean> {
  const [first, ...others] = all.map((one) => ({ ...one, digest: one.view?.digest ?? null }));
  if (!first) return Promise.resolve(false);
  return inLanguage(first.rows.notice.language ?? "en", async () => {
    const [one, ...more] = all.filter(({ isTold, view }) => isTold || view?.isOnce === false);
    if (!one || !all.some(({ isTold }) => isTold)) return settle(deps, [first, ...others], null);
    const said = saidTogether([one, ...more].flatMap(({ view }) => view?.said ?? []));
    const told = wayOf(one)
      ? { push: pushOf([one, ...more], said) }
      : { mail: await mailOf(deps, [one, ...more], said) };
    return settle(deps, [first, ...others], told);
  });
}

const plansOf = (all: readonly Asking[]) => all.map(({ claim }) => claim.onboardingId);

/** Today of the one child, or of the family. */
function pathOf(all: readonly Asking[]): string {
  const [only = "", ...others] = plansOf(all);
  return others.length > 0 ? familyPath() : todayPath(only);
}

function pushOf(all: Several<Asking>, said: Parameters<typeof pushedNotice>[0], path = pathOf(all)): NewPush {
  const [{ claim, move, now }] = all;
  return {
    pushId: noticeId(newId(), all.length),
    userId: claim.userId,
    message: JSON.stringify(pushedNotice(said, path)),
    topic: hashToken(["topic", ...plansOf(all)].join("\0")).slice(0, TOPIC_LETTERS),
    now,
    until: move.at + LATEST_MS,
  };
}

async function mailOf(deps: Deps, all: Several<Asking>, said: NoticeView["said"]) {
  const { subject, stay, sentence, paragraphs, who } = said;
  const [{ claim, rows, move, now }] = all;
  const { userId } = claim;
  const planIds = plansOf(all);
  const letter: Letter = {
    ...{ subject, stay, sentence, paragraphs },
    kind: MORNING_NOTICE,
    onlyChanges: all.every((one) => one.rows.notice.onlyChanges),
    ...(all.length > 1 && { together: who }),
    changePath: noticePath(claim.onboardingId),
  };
  const token = await noticeToken(deps.tokenSecret, { userId, planIds });
  const mail = {
    letter,
    to: rows.notice.email,
    idempotencyKey: `${MORNING_NOTICE}:${planIds.join("+")}:${userId}:${move.day}`,
    path: pathOf(all),
    isMarketing: true,
    endingPath: `${END_NOTICE_PATH}?token=${token}`,
  };
  return createOutbox({ ...deps, now }).prepare(mail, noticeId(newId(), all.length));
}
