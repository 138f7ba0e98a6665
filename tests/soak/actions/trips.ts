// Trips: planned, changed, packed, deleted and brought back.
import { aPlan, type KnownTrip, type Tab } from "../town.ts";
import { type Action, change, maybeTwice } from "./action.ts";
import { dayFromNow } from "./answers.ts";

/** Denver, Miami Beach, Munich, Tokyo. */
const PLACES = ["zip:80202", "zip:33139", "place:2867714", "place:1850147"] as const;
const ACTIVITIES = ["beach", "hiking", "swimming", "sightseeing", "skiing"] as const;
const TRIP = /^\/travel-plans\/([\w-]+)$/;

function someTrip({ random }: Tab, planId: string): Record<string, string> {
  const start = random.between(-20, 300);
  const activities = ACTIVITIES.filter(() => random.chance(0.3));
  return {
    place: random.pick(PLACES) ?? "",
    startDate: dayFromNow(start),
    endDate: dayFromNow(start + random.between(1, 14)),
    laundryFrequency: random.pick(["daily", "weekly_plus"] as const) ?? "daily",
    onboardingId: planId,
    notes: `Trip ${random.key().slice(0, 8)}`,
    ...Object.fromEntries(activities.map((activity) => [activity, "on"])),
  };
}

/** What is compared in the end. */
export function tripText({ place, startDate, endDate, notes }: Readonly<Record<string, string>>): string {
  return [place, startDate, endDate, notes].join(", ");
}

async function plan(tab: Tab) {
  const { client, random, person, town } = tab;
  const wardrobe = aPlan(tab, true);
  if (!wardrobe) return null;
  const formKey = random.key();
  const fields = { ...someTrip(tab, wardrobe.id), formKey };
  const outcomes = await maybeTwice(tab, () => client.form("/travel-quiz", fields));
  const ids = outcomes.flatMap(({ location }) => TRIP.exec(location)?.[1] ?? []);
  town.makings.push({ what: "trip", email: person.email, formKey, ids });
  for (const id of ids) {
    if (!person.trips.has(id)) person.trips.set(id, { id, planId: wardrobe.id, isDeleted: false });
  }
  return outcomes[0];
}

function aTrip({ person, random }: Tab, isDeleted = false): KnownTrip | undefined {
  return random.pick([...person.trips.values()].filter((trip) => trip.isDeleted === isDeleted));
}

/** Every other trip stays as it is, so that its ticks do too. */
async function edit(tab: Tab) {
  const trip = aTrip(tab);
  if (!trip || trip.id.charCodeAt(0) % 2 === 0) return null;
  const fields = someTrip(tab, trip.planId);
  return change(tab, `trip:${trip.id}/answers`, tripText(fields), () =>
    tab.client.form(`/travel-quiz?edit=${trip.id}`, fields),
  );
}

const TICK = /formaction="\/travel-plans\/[\w-]+\/packed\?([^"]*)"/gi;

async function tick(tab: Tab) {
  const trip = aTrip(tab);
  if (!trip) return null;
  const { text } = await tab.client.get(`/travel-plans/${trip.id}`);
  const [, query = ""] = tab.random.pick([...text.matchAll(TICK)]) ?? [];
  const fields = Object.fromEntries(new URLSearchParams(query.replaceAll("&amp;", "&")));
  const { clothingId, ageRange, kit } = fields;
  const isPacked = String(tab.random.chance(0.7));
  if (kit) {
    return change(tab, `trip:${trip.id}/kit ${kit}`, isPacked, () =>
      tab.client.script(`/travel-plans/${trip.id}/packed`, { kit, isPacked, tab: tab.name }),
    );
  }
  if (!clothingId || !ageRange) return null;
  return change(tab, `trip:${trip.id}/tick ${ageRange} ${clothingId}`, isPacked, () =>
    tab.client.script(`/travel-plans/${trip.id}/packed`, { clothingId, ageRange, isPacked, tab: tab.name }),
  );
}

async function addToPlan(tab: Tab) {
  const trip = aTrip(tab);
  return trip ? tab.client.script(`/travel-plans/${trip.id}/add`, { tab: tab.name }) : null;
}

async function remove(tab: Tab) {
  const trip = aTrip(tab);
  if (!trip) return null;
  trip.isDeleted = true;
  return change(tab, `trip:${trip.id}/deleted`, "yes", () =>
    tab.client.form(`/travel-plans/${trip.id}/delete`, {}),
  );
}

async function restore(tab: Tab) {
  const trip = aTrip(tab, true);
  if (!trip) return null;
  const outcome = await change(tab, `trip:${trip.id}/deleted`, "no", () =>
    tab.client.form(`/travel-plans/${trip.id}/restore`, {}),
  );
  if (outcome.fate === "acknowledged") trip.isDeleted = false;
  return outcome;
}

async function tryAgain(tab: Tab) {
  const trip = aTrip(tab);
  return trip ? tab.client.script(`/travel-plans/${trip.id}/retry`, {}) : null;
}

export const TRIP_ACTIONS: readonly Action[] = [
  { kind: "trip planned", weight: 6, act: plan },
  { kind: "trip changed", weight: 3, act: edit },
  { kind: "trip ticked", weight: 10, act: tick },
  { kind: "trip's lacks added", weight: 2, act: addToPlan },
  { kind: "trip deleted", weight: 1, act: remove },
  { kind: "trip restored", weight: 2, act: restore },
  { kind: "trip tried again", weight: 1, act: tryAgain },
];
