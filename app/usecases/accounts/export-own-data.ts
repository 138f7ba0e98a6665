import { readFeedFacts } from "~/contracts/feed/stored-feed-day.ts";
import { readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import { readPlannedSizes } from "~/contracts/growth/stored-sizes.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readStoredKit } from "~/contracts/travel/stored-packing.ts";
import { readOwnData } from "~/data/accounts/own-data.server.ts";
import { NO_DAY } from "~/domain/calendar.ts";
import { dayOfReveal, isGiverHidden } from "~/domain/gifts/gift-list-state.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** All weather in the file uses these, whatever the pages show. */
const STORED_UNITS = { temperature: "°F", humidity: "%", precipitation: "inches" } as const;

/** Everything the user owns, and the plans shared with them, as one readable object, without hashes and other means of access. */
export async function exportOwnData({ db, now }: Needs<"db" | "now">, userId: string) {
  const rows = await readOwnData(db, userId);
  securityLog("data_exported", { userId });
  return {
    exportedAt: when(now),
    units: STORED_UNITS,
    account: rows.account && dated(rows.account),
    signIns: rows.signIns.map(dated),
    passkeys: rows.passkeys.map(dated),
    wantedAddress: rows.wantedAddress && dated(rows.wantedAddress),
    profile: rows.profile && dated(rows.profile),
    mailPreferences: rows.preferences && dated(rows.preferences),
    devices: rows.devices.map(dated),
    attempts: rows.attempts.map(({ place, monthCards, weatherGroups, plannedSizes, ...plan }) => ({
      ...dated(plan),
      place: readPlace(place),
      monthCards: monthCards && (readMonthCards(monthCards) ?? monthCards),
      plannedSizes: plannedSizes && (readPlannedSizes(plannedSizes) ?? plannedSizes),
      weatherGroups: weatherGroups && (readWeatherGroups(weatherGroups) ?? weatherGroups),
      items: rows.items
        .filter(({ onboardingId: planId }) => planId === plan.onboardingId)
        .map(({ onboardingId: _, calculatedQuantities, userAddedQuantities, personalNotes, ...item }) => ({
          ...dated(item),
          calculatedQuantities: unpackQuantities(calculatedQuantities) ?? calculatedQuantities,
          userAddedQuantities: readJson(userAddedQuantities),
          personalNotes: readJson(personalNotes),
        })),
    })),
    sizeFacts: rows.sizeFacts.map(({ amount, ...fact }) => ({
      ...dated(fact),
      ...(fact.kind === "weight" ? { grams: amount } : fact.kind === "length" ? { millimeters: amount } : {}),
    })),
    babies: rows.babies,
    todayChoices: rows.todayChoices,
    helperLinks: rows.helperLinks.map(dated),
    dayCareLists: rows.dayCareLists.map(({ counts, ...list }) => ({
      ...dated(list),
      counts: readJson(counts),
    })),
    // In hundredths of the currency, by the item's name id.
    ownPrices: rows.ownPrices.map(({ prices, ...own }) => ({ ...dated(own), prices: readJson(prices) })),
    // The last bags that came or were passed on: each change is an item of the plan, a size, and pieces.
    bags: rows.bags.map(({ changes, ...bag }) => ({ ...dated(bag), changes: readJson(changes) })),
    boxes: rows.boxes.map(({ id, ...box }) => ({
      ...dated(box),
      pieces: rows.boxPieces.filter(({ boxId }) => boxId === id).map(({ boxId: _, ...pieces }) => pieces),
    })),
    calendarLinks: rows.calendarLinks.map(dated),
    calendarEvents: rows.calendarEvents.map(({ facts, ...event }) => ({
      ...dated(event),
      facts: readFeedFacts(facts) ?? facts,
    })),
    morningNotices: rows.morningNotices.map(dated),
    noticeDevices: rows.noticeDevices.map(dated),
    memberships: rows.memberships.map(dated),
    invitations: rows.invitations.map(dated),
    changesOnSharedPlans: rows.acts.map(({ facts, ...act }) => ({ ...dated(act), facts: readJson(facts) })),
    customItems: rows.customItems,
    giftLists: rows.giftLists.map((list) => giftListFor(list, rows, now)),
    travelPlans: rows.trips.map(({ plan: { kit, ...plan }, weather }) => ({
      ...dated(plan),
      place: readPlace(plan.place),
      activities: readJson(plan.activities),
      packedBesidesClothes: [...readStoredKit(kit)],
      weather,
      items: rows.packed
        .filter(({ travelPlanId }) => travelPlanId === plan.id)
        .map(({ travelPlanId: _, ...item }) => item),
    })),
    mails: rows.mails.map(dated),
    reminders: rows.reminders.map(dated),
  };
}

type Rows = Awaited<ReturnType<typeof readOwnData>>;

/** A plan's gift list with its wishes and reservations; without what givers typed and chose as long as that is a surprise. */
function giftListFor(list: Rows["giftLists"][number], rows: Rows, now: number) {
  const { onboardingId: planId, mode, revealOn } = list;
  const { babyBornOn = null } = rows.attempts.find((one) => one.onboardingId === planId) ?? {};
  const today = dayOfReveal(now);
  const ofList = (row: { onboardingId: string }) => row.onboardingId === planId;
  return {
    ...dated(list),
    ...readGiftChoices(list),
    wishes: rows.giftWishes.filter(ofList).map(({ onboardingId: _, ...wish }) => dated(wish)),
    reservations: rows.giftReservations.filter(ofList).map(({ onboardingId: _, ...reservation }) => {
      const { itemName, size, pieces, arrivedPieces } = reservation;
      const isHidden = isGiverHidden({ mode, revealOn, babyBornOn }, reservation, today);
      return isHidden ? { itemName, size, pieces, arrivedPieces } : dated(reservation);
    }),
  };
}

/** A row with its instants, all named `…At`, as readable dates; null in place of instants and days that can't be read. */
type Dated<Row> = {
  [Name in keyof Row]: Name extends `${string}At`
    ? string | null
    : Name extends `${string}${"On" | "Date"}`
      ? Row[Name] | null
      : Row[Name];
};

function dated<Row extends object>(row: Row): Dated<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, leaving(name, value)]),
  ) as Dated<Row>;
}

function leaving(name: string, value: unknown): unknown {
  // A stored number that can't be read is 0 (data/schema/columns.ts).
  if (name.endsWith("At") && typeof value === "number") return value > 0 ? when(value) : null;
  return /(?:On|Date)$/.test(name) && value === NO_DAY ? null : value;
}

function when(instant: number): string {
  return new Date(instant).toISOString();
}

/** A JSON column's value; text that can't be parsed is exported as is. */
function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
